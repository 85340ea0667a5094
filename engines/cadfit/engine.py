"""Mesh to CAD from end to end: read, find surfaces, search, prove with the kernel, write the part and its report."""

from __future__ import annotations

import json
import re
import resource
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

import numpy as np
import trimesh

from engines.cadfit.assembly import Assembly, manifold_of
from engines.cadfit.blends import found_blends
from engines.cadfit.construction import Construction, Refused, constructed, constructing
from engines.cadfit.effort import Effort
from engines.cadfit.features import Facets, Feature, Target, built
from engines.cadfit.helices import found_helix
from engines.cadfit.kernel import KernelError, Solid, write_step
from engines.cadfit.params import CadfitParams, RebuildParams
from engines.cadfit.program import Program
from engines.cadfit.report import deviation, figures, grade, program_tree, unexplained
from engines.cadfit.rounding import likely_unit
from engines.cadfit.scans.cleaned import cleaned
from engines.cadfit.scans.noise import is_scan
from engines.cadfit.script import script
from engines.cadfit.script_build123d import script_build123d
from engines.cadfit.search import Search, Step
from engines.cadfit.segmentation import FREE, Segmentation, find_surfaces
from engines.cadfit.surfaces import Plane
from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.meshes.distance import Surface
from engines.meshes.files import read_mesh
from engines.meshes.glb import crease_vertices, feature_edges, write_glb
from engines.meshes.points import holds_points, read_points, reconstructed, surface_of
from engines.meshes.render import STEEL, RenderItem, render_png
from engines.meshes.repair import bodies, decimated, from_manifold, repaired, to_manifold

Event = Progress | Metric | Preview | Result
MOST_TRIANGLES = 200_000
MOST_BODIES = 12
_CRUMB = 0.005
"""Pieces of a scan with less than this share of the largest one's volume are dirt in the air."""
COLOURS = {
    "plane": "#4c78a8",
    "cylinder": "#f2a93b",
    "cone": "#59a89c",
    "sphere": "#b07aa1",
    "torus": "#d37295",
    "free-form": "#8c8c8c", "unexplained": "#d4351c",
}
"""By kind of surface; told apart by people who are colour-blind, and by their order in the legend."""
_SCAN_SNAP = 0.5
"""How far a dimension of a scan may move to become round, in standard deviations of its noise."""
_SEARCH_SHARE, _KERNEL_SHARE = 0.6, 0.85
"""Shares of the budget after which the search stops, and after which it isn't taken up again."""
_EXPLAINED = 0.85
"""IoU below which a body counts as not explained, and its own triangles are sewn."""
_SURFACES_SHARE = 0.08
"""Share of the budget that reading and finding surfaces counts for, whatever the file."""
_PATIENCE = 1.8
"""How many times the budget a fit may take by the clock before it is hurried."""


@dataclass(eq=False)
class _Intake:
    """The mesh as it is fitted, and what was done to it."""

    name: str
    mesh: trimesh.Trimesh
    parts: list[trimesh.Trimesh]
    notes: list[str]
    unit: str | None
    measured: bool = False
    """Whether it is a scan or a reconstruction rather than an export."""


@dataclass(eq=False)
class _Body:
    """One body on its way: its surfaces, its search and its assembly."""

    mesh: trimesh.Trimesh
    found: Segmentation
    assembly: Assembly
    search: Search
    features: list[Feature] = field(default_factory=list)

    @property
    def doubt(self) -> float:
        """IoU that the noise of a scan leaves open: its surfaces may lie a fraction of the noise off."""
        return 0.3 * self.found.noise * float(self.mesh.area / self.mesh.volume)


def fit(params: CadfitParams, folder: Path) -> Iterator[Event]:
    """Fit a CAD program to a mesh (CADFit's task, ICML 2026; the method is this lab's own, see docs/cadfit.md)."""
    started = time.monotonic()
    effort = Effort(patience=_PATIENCE * params.budget_s)
    yield Progress(stage="Reading the mesh", fraction=0.02)
    intake = _read(params.mesh)
    _write_mesh(folder / "scan.glb", intake.mesh, edges=[] if intake.measured else None)
    yield Preview(kind="scan", path="scan.glb", caption=f"{len(intake.mesh.faces):,} triangles", data={"notes": intake.notes})

    yield Progress(stage="Finding surfaces", fraction=0.08, message=f"{len(intake.mesh.faces):,} triangles")
    segmented, shown = _surfaces(intake)
    unit = _unit(params.unit, intake, segmented)
    for found in segmented:
        helix = found_helix(found)
        if helix is not None:
            intake.notes.append(
                f"a {'right' if helix.right else 'left'}-handed helix of pitch {helix.pitch:.3g}, as a thread has, was "
                "recognised; it is not modelled: the part keeps what is round about it"
            )
    legend = _write_surfaces(folder / "surfaces.glb", shown)
    yield Preview(
        kind="surfaces",
        path="surfaces.glb",
        caption="Surfaces by kind",
        data={"unit": unit, "kinds": legend, "notes": intake.notes},
    )

    (folder / "steps").mkdir(exist_ok=True)
    clean = _whole([found.mesh for found in segmented])
    target = Target(to_manifold(clean))
    done: list[_Body] = []
    counter = _Counter(folder, target, clean)
    effort.charge(_SURFACES_SHARE * params.budget_s)
    for index, found in enumerate(segmented):
        place = f", body {index + 1} of {len(segmented)}" if len(segmented) > 1 else ""
        yield Progress(stage=f"Searching operations{place}", fraction=0.25 + 0.45 * index / len(segmented))
        work = _assembly(params, intake, found, unit, effort)
        share = _SEARCH_SHARE * params.budget_s * (index + 1) / len(segmented)
        blended = [k for blend in found_blends(found) for k in blend.patches] if params.fillets else []
        search = Search(found, work.target.solid, deadline=max(share, effort.spent + 1.0), effort=effort, blended=blended)
        body = _Body(found.mesh, found, work, search)
        for step in search.steps():
            body.features = step.features
            yield from counter.events([*[b.features for b in done], step.features], step)
            yield Progress(
                stage=f"Searching operations{place}", message=f"{len(step.features)} operations",
                fraction=0.25 + 0.45 * (index + min(effort.spent / params.budget_s, 0.95)) / len(segmented),
            )
        body.features = search.all
        done.append(body)

    last = _KERNEL_SHARE * params.budget_s
    for index, body in enumerate(done):
        yield Progress(
            stage="Proving the program", fraction=0.72 + 0.15 * index / len(done), message="the kernel builds each operation"
        )
        _prove(body)
        body.assembly.deadline = params.budget_s
        yield from _blended(body, params, counter, [b.assembly for b in done])
        refused = body.assembly.refused
        if refused and effort() < last:
            # What the kernel can't round or chamfer may still be drawn: the search goes on with those faces as its own.
            before = body.assembly
            blended = [k for blend in found_blends(body.found) for k in blend.patches if k not in refused]
            for step in body.search.resume(blended, last):
                body.features = step.features
                yield from counter.events([b.features for b in done], step)
            body.features = body.search.all
            body.assembly = before.fresh()
            _prove(body)
            yield from _blended(body, params, counter, [b.assembly for b in done])
            if body.assembly.iou <= before.iou:
                body.assembly = before
        _settle(body)
    program = _joined([body.assembly for body in done], intake, unit)
    program.step_unit = unit if params.unit != "auto" or intake.unit else "mm"
    if program.step_unit != unit:
        intake.notes.append(
            f"values look like {unit}; the STEP file keeps the numbers in mm unless you choose {unit} as the unit"
        )
    if effort.hurried:
        intake.notes.append("this machine was too slow for the budget and the search was cut short: another run may differ")
    yield Progress(stage="Writing the part", fraction=0.9)
    left_out = [line for body in done for line in body.assembly.left_out]
    part = constructed(program)
    size = float(np.linalg.norm(intake.mesh.extents))
    files = _Files(folder, program, part, part.solid.mesh(1e-4 * size, 0.1), size)
    yield _finished(files, intake, target, started, [*intake.notes, *left_out], shown)


def rebuild(params: RebuildParams, folder: Path) -> Iterator[Event]:
    """Build a fitted program with other values for some of its parameters, without some operations, or in another order.

    The part is shown as soon as it is built (a preview of kind ``part``); comparing it with the mesh follows. A preview of
    kind ``refused`` names the operation that can't be built, before the `InputError` that says why.
    """
    started = time.monotonic()
    yield Progress(stage="Building the part", fraction=0.1)
    fitted = _loaded(params.program)
    program = _edited(fitted, params)
    changed = ", ".join(f"{name} = {value:g}" for name, value in params.values.items())
    try:
        part = yield from _building(program)
    except Refused as error:
        yield Preview(kind="refused", caption=error.why, data={"operation": error.operation.name})
        with_values = f" with {changed}" if changed else ""
        raise InputError(f"{error.operation.label} ({error.place}) {error.why}{with_values}; {error.advice}.") from error
    except KernelError as error:
        raise InputError(
            f"The kernel can't build the part with {changed or 'these values'} ({error}); "
            "choose values nearer to the fitted ones."
        ) from error
    size = _diagonal(part.solid)
    fine = part.solid.mesh(1e-4 * size, 0.1)
    files = _Files(folder, program, part, fine, size)
    _write_mesh(folder / "built.glb", fine, edges=files.edges)
    yield Preview(kind="part", path="built.glb", caption="Built", data={"unit": program.unit})
    yield Progress(stage="Comparing it with the mesh" if params.mesh else "Writing the part", fraction=0.5)
    intake = _read(params.mesh) if params.mesh is not None else None
    target = Target(to_manifold(intake.mesh)) if intake is not None else None
    yield _finished(files, intake, target, started, intake.notes if intake else [], None)


def _building(program: Program) -> Generator[Progress, None, Construction]:
    """Builds an edited program, and tells whose turn it is."""
    steps, count = constructing(program, edited=True), len(program.operations)
    for done in range(count + 1):
        try:
            operation = next(steps)
        except StopIteration as end:
            return end.value
        yield Progress(stage="Building the part", fraction=0.1 + 0.4 * done / count, message=operation.label)
    raise AssertionError("more steps than operations")


def _edited(program: Program, params: RebuildParams) -> Program:
    """The program as the person wants it; `InputError` for what no part can be made of."""
    try:
        edited = program.with_values(params.values)
    except KeyError as error:
        known = ", ".join(p.name for p in program.parameters)
        raise InputError(f"The program has no parameter called {error.args[0]!r}; it has {known}.") from error
    _check_values(edited, params.values)
    known = ", ".join(o.name for o in program.operations)
    try:
        edited = edited.arranged(params.suppressed, params.order)
    except KeyError as error:
        raise InputError(f"The program has no operation called {error.args[0]!r}; it has {known}.") from error
    except ValueError as error:
        raise InputError(f"The order must name each operation once; the operations are {known}.") from error
    if all(operation.suppressed for operation in edited.operations):
        raise InputError("Every operation is suppressed, so nothing is left to build; bring at least one back.")
    if edited != program:
        # How far each operation brought the fit holds for the fitted part alone.
        edited = edited.model_copy(update={"operations": [o.model_copy(update={"iou": None}) for o in edited.operations]})
    return edited


_POSITION = re.compile(r"_(x|y|z|u|v|r)\d*$")
"""Coordinates may be negative or zero, sizes may not."""


def _check_values(program: Program, values: dict[str, float]) -> None:
    """`InputError` for values that no part can have: sizes that are not positive, lengths far beyond the part's own."""
    reach = 100 * max((abs(p.raw) for p in program.parameters if p.unit != "deg"), default=1.0)
    for parameter in program.parameters:
        if parameter.name not in values:
            continue
        value = values[parameter.name]
        if not np.isfinite(value):
            raise InputError(f"{parameter.name} must be a finite number; it is {value}.")
        if value <= 0 and not _POSITION.search(parameter.name):
            raise InputError(f"{parameter.name} must be greater than 0; it is {value:g}.")
        if abs(value) > reach or (0 < abs(value) < 1e-6 * abs(parameter.raw)):
            raise InputError(
                f"{parameter.name} = {value:g} is far from the fitted {parameter.raw:g}; choose a value nearer to it."
            )


# -- intake -----------------------------------------------------------------------------------------------------------------


def _read(path: Path) -> _Intake:
    unit, reconstruction = None, False
    if path.is_file() and path.stat().st_size and holds_points(path):
        mesh, notes = surface_of(read_points(path))
        reconstruction = True
    else:
        file = read_mesh(path)
        mesh, notes, unit = file.mesh, list(file.notes), file.unit
    if len(mesh.faces) > MOST_TRIANGLES:
        before = len(mesh.faces)
        mesh = decimated(mesh, MOST_TRIANGLES)
        notes.append(f"reduced from {before:,} to {len(mesh.faces):,} triangles")
    try:
        result = repaired(mesh)
    except InputError:
        # A modelled part that is open is a mistake to be told of; a scan with a gap is what scanners give.
        if not is_scan(mesh):
            raise
        mesh, more = reconstructed(mesh)
        notes += more
        reconstruction = True
        result = repaired(mesh)
    notes += list(result.notes)
    parts = sorted(bodies(result.mesh), key=lambda part: -abs(part.volume))
    measured = reconstruction or is_scan(parts[0])
    if measured and len(parts) > 1:
        kept = [part for part in parts if abs(part.volume) > _CRUMB * abs(parts[0].volume)]
        if len(kept) < len(parts):
            notes.append(f"{len(parts) - len(kept)} small floating pieces left out")
        parts = kept
    if len(parts) > MOST_BODIES:
        raise InputError(
            f"The file holds {len(parts)} separate bodies, and at most {MOST_BODIES} are fitted; split it into several files."
        )
    if len(parts) > 1:
        notes.append(f"{len(parts)} separate bodies, each fitted by itself")
    return _Intake(path.name, _whole(parts), parts, notes, unit, measured)


def _whole(parts: list[trimesh.Trimesh]) -> trimesh.Trimesh:
    return parts[0] if len(parts) == 1 else trimesh.util.concatenate(parts)


def _surfaces(intake: _Intake) -> tuple[list[Segmentation], list[Segmentation]]:
    """Each body's surfaces: on the mesh that is fitted, which for a scan is one without its noise; and on the mesh as it is."""
    fitted, shown = [], []
    for part in intake.parts:
        clean = cleaned(part) if intake.measured else None
        if clean is None:
            found = find_surfaces(part)
            fitted.append(found)
            shown.append(found)
            continue
        found = find_surfaces(clean.mesh, known=clean.surfaces)
        found.noise = clean.noise
        _, _, nearest = Surface(clean.mesh).nearest(part.triangles_center)
        fitted.append(found)
        shown.append(replace(found, mesh=part, labels=found.labels[nearest]))
        digits = max(0, 1 - int(np.floor(np.log10(clean.noise))))
        intake.notes.append(
            f"a scan with noise of about {clean.noise:.{digits}f} (standard deviation): surfaces were fitted through it, "
            f"and they explain {clean.explained:.0%} of its area"
        )
    return fitted, shown


def _unit(asked: str, intake: _Intake, segmented: list[Segmentation]) -> str:
    if asked != "auto":
        return asked
    if intake.unit in ("mm", "cm", "m", "inch"):
        return intake.unit
    lengths = []
    for found in segmented:
        planes = [p.surface for p in found.patches if isinstance(p.surface, Plane)]
        for axis in np.eye(3):
            offsets = np.unique(
                [round(float(p.offset * (p.normal @ axis)), 6) for p in planes if abs(p.normal @ axis) > 1 - 1e-9]
            )
            lengths += np.diff(offsets).tolist()
        lengths += [2 * p.surface.radius for p in found.patches if p.kind == "cylinder" and p.turn > 6]
    size = float(np.max(intake.mesh.extents))
    return likely_unit(lengths, size, 2e-5 * size)


def _assembly(params: CadfitParams, intake: _Intake, found: Segmentation, unit: str, effort: Effort) -> Assembly:
    size = float(np.linalg.norm(found.mesh.extents))
    return Assembly(
        target=Target(to_manifold(found.mesh)),
        size=size,
        unit=unit,
        title=f"{Path(intake.name).stem}: fitted to {intake.name}",
        tolerance=_snap_tolerance(found, size),
        snap=params.snap,
        patterns=params.patterns,
        effort=effort,
    )


def _snap_tolerance(found: Segmentation, size: float) -> float:
    """How far a dimension may move to become round: the fit's own error, within [2e-5, 2e-4] of the diagonal."""
    if not found.patches:
        return 2e-5 * size
    residuals = np.array([patch.residual for patch in found.patches])
    weights = np.array([patch.area for patch in found.patches])
    order = np.argsort(residuals)
    middle = residuals[order][np.searchsorted(np.cumsum(weights[order]), 0.75 * weights.sum())]
    return max(float(np.clip(2 * middle, 2e-5 * size, 2e-4 * size)), _SCAN_SNAP * found.noise)


def _blended(body: _Body, params: CadfitParams, counter: _Counter, works: list[Assembly]) -> Iterator[Event]:
    if params.fillets:
        for operation in body.assembly.blend(body.found):
            yield from counter.solid_events(body, operation.label, works)


# -- proof ------------------------------------------------------------------------------------------------------------------


def _prove(body: _Body) -> None:
    """Build with the kernel; give up rounding where it costs IoU, and fall back to facets where features explain too little."""
    work = body.assembly
    work.build(body.features)
    if work.solid is not None and work.snap:
        plain = Assembly(work.target, work.size, work.unit, work.title, 1e-6 * work.size, snap=False, patterns=work.patterns,
                         effort=work.effort)
        plain.build(work.features)
        if plain.iou > work.iou + max(1e-4, body.doubt):
            work.left_out += [line for line in plain.left_out if line not in work.left_out]
            work.left_out.append("values kept as measured: rounding them would have cost more than 1e-4 of IoU")
            work.features, work.solid, work.iou, work.ious = plain.features, plain.solid, plain.iou, plain.ious
            work.snap, work.tolerance = False, plain.tolerance
    if work.solid is None or work.iou < _EXPLAINED:
        _sew(body)


def _settle(body: _Body) -> None:
    """Make the part close in its STEP file; sew the body's triangles where too little of it is left by then."""
    before = body.assembly.iou
    body.assembly.settle()
    if before >= _EXPLAINED > body.assembly.iou:
        _sew(body)
        body.assembly.settle()


def _sew(body: _Body) -> None:
    work = body.assembly
    fallback = Assembly(work.target, work.size, work.unit, work.title, work.tolerance, effort=work.effort)
    fallback.build([Facets.of(body.mesh)])
    if fallback.solid is not None and fallback.iou > work.iou:
        fallback.left_out = ["free-form: no operations explain this body, so its own triangles were sewn into a solid"]
        body.assembly = fallback


def _joined(works: list[Assembly], intake: _Intake, unit: str) -> Program:
    """One program of all bodies; names of later bodies get their number."""
    works = [work for work in works if work.features]
    if not works:
        raise InputError(
            f"No part could be built from {intake.name}: no operation fits its surface; check that it is a closed solid."
        )
    programs = [work.program() for work in works]
    if len(programs) == 1:
        return programs[0]
    joined = Program(title=programs[0].title, unit=unit)
    for index, program in enumerate(programs):
        renamed = program.renamed(f"body{index + 1}_")
        joined.parameters += renamed.parameters
        joined.levels += renamed.levels
        joined.operations += [
            o.model_copy(update={"body": index, "label": f"Body {index + 1}, {o.label}"}) for o in renamed.operations
        ]
    return joined


# -- events and files -------------------------------------------------------------------------------------------------------


class _Counter:
    """Turns search steps into events: a curve of IoU, and at most a few pictures a second of the part that grows."""

    def __init__(self, folder: Path, target: Target, mesh: trimesh.Trimesh) -> None:
        self.folder, self.target, self.mesh = folder, target, mesh
        self.step, self.shown = 0, 0.0

    def events(self, bodies_: list[list[Feature]], step: Step) -> Iterator[Event]:
        solid = built(bodies_[0])
        for features in bodies_[1:]:
            solid = solid + built(features)
        iou = self.target.iou(solid) if len(bodies_) > 1 else step.iou
        self.step += 1
        yield Metric(name="iou", value=iou, step=self.step, label=step.label)
        if time.monotonic() - self.shown < 0.35 or solid.is_empty():
            return
        yield self._picture(from_manifold(solid), step.label, iou)
        self.shown = time.monotonic()

    def solid_events(self, body: _Body, label: str, works: list[Assembly]) -> Iterator[Event]:
        if len(works) > 1 or body.assembly.solid is None:
            return
        self.step += 1
        yield Metric(name="iou", value=body.assembly.iou, step=self.step, label=label)
        if time.monotonic() - self.shown > 0.35:
            yield self._picture(body.assembly.solid.mesh(4e-4 * body.assembly.size, 0.2), label, body.assembly.iou)
            self.shown = time.monotonic()

    def _picture(self, mesh: trimesh.Trimesh, label: str, iou: float) -> Preview:
        path = f"steps/{self.step:03d}.glb"
        _write_mesh(self.folder / path, mesh)
        return Preview(kind="part", path=path, caption=label, data={"step": self.step, "iou": iou, "operation": label})


def _write_mesh(
    path: Path, mesh: trimesh.Trimesh, distances: np.ndarray | None = None, edges: list[np.ndarray] | None = None
) -> None:
    vertices, faces, normals = crease_vertices(mesh)
    values = None
    if distances is not None:
        # Split vertices stand where their originals did: each triangle's corners keep their order.
        values = np.zeros(len(vertices))
        values[faces.ravel()] = distances[np.asarray(mesh.faces).ravel()]
    write_glb(path, vertices, faces, normals=normals, deviation=values, edges=feature_edges(mesh) if edges is None else edges)


def _write_surfaces(path: Path, segmented: list[Segmentation], part: Surface | None = None) -> list[dict]:
    """Each triangle in the colour of its kind of surface; returns the legend.

    With the finished ``part``, vertices also carry their deviation from it, and triangles that are further from it than the
    fit's own error get a colour of their own: no operation explains them.
    """
    pieces: list[tuple[np.ndarray, ...]] = []
    edges: list[np.ndarray] = []
    area, count = dict.fromkeys(COLOURS, 0.0), dict.fromkeys(COLOURS, 0)
    for found in segmented:
        mesh = found.mesh
        names = np.array([p.kind for p in found.patches] + ["free-form"], dtype=object)
        kinds = names[np.where(found.labels == FREE, len(found.patches), found.labels)]
        for kind in COLOURS:
            count[kind] += sum(p.kind == kind for p in found.patches)
        values = np.zeros(len(mesh.faces) * 3)
        if part is not None:
            size = float(np.linalg.norm(mesh.extents))
            values = part.signed_distance(np.asarray(mesh.vertices))[mesh.faces].ravel()
            off = part.distance(mesh.triangles_center) > max(2e-3 * size, 4 * found.noise)
            kinds = np.where(off, "unexplained", kinds)
        for kind in COLOURS:
            area[kind] += float(mesh.area_faces[kinds == kind].sum())
        vertices, faces, normals = crease_vertices(mesh)
        colours = np.repeat([_rgb(COLOURS[k]) for k in kinds], 3, axis=0)
        pieces.append((vertices[faces].reshape(-1, 3), normals[faces].reshape(-1, 3), colours, values))
        edges += [] if found.noise else feature_edges(mesh)  # every edge of a noisy mesh would be one
    corners, normals, colours, values = (np.concatenate(column) for column in zip(*pieces, strict=True))
    write_glb(
        path, corners, np.arange(len(corners)).reshape(-1, 3), normals=normals, colors=colours,
        deviation=values if part is not None else None, edges=edges,
    )
    total = sum(area.values())
    return [
        {"kind": kind, "count": count[kind] or int(area[kind] > 0), "area_share": area[kind] / total, "color": COLOURS[kind]}
        for kind in COLOURS if area[kind] > 0
    ]


def _rgb(colour: str) -> tuple[float, float, float]:
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))


def _loaded(path: Path) -> Program:
    try:
        return Program.model_validate_json(path.read_bytes())
    except (OSError, ValueError) as error:
        raise InputError(f"{path.name} is no program of a finished fit; use the program.json that a fit writes.") from error


@dataclass(frozen=True, eq=False)
class _Files:
    """A part that is built, on its way into the run's folder. ``fine``: its triangles; ``size``: the diagonal that they and all
    tolerances are measured by."""

    folder: Path
    program: Program
    part: Construction
    fine: trimesh.Trimesh
    size: float

    @cached_property
    def edges(self) -> list[np.ndarray]:
        """The part's edges as polylines (k, 3)."""
        return self.part.solid.edges(1e-4 * self.size)

    def write(self) -> dict[str, str]:
        """Scripts, program, STEP and STL; artifact name → file."""
        named = self.program.title.split(": ")[0].strip() or "part"
        texts = {
            "part.py": script(self.program), "part_build123d.py": script_build123d(self.program),
            "program.json": self.program.model_dump_json(indent=1),
        }
        for name, text in texts.items():
            (self.folder / name).write_text(text, encoding="utf-8")
        solid = self.part.solid
        write_step(solid, self.folder / "part.step", self.program.step_unit, named, self.part.faces, self.part.bodies)
        self.fine.export(self.folder / "part.stl")
        return {
            "step": "part.step", "script": "part.py", "script_build123d": "part_build123d.py", "stl": "part.stl",
            "program": "program.json",
        }


def _finished(
    files: _Files, intake: _Intake | None, target: Target | None, started: float, notes: list[str],
    segmented: list[Segmentation] | None, *, graded_as_fit: bool | None = None,
) -> Result:
    """Measure the part and write everything. ``segmented``: the surfaces of a fit; None for a rebuild, which is quicker about
    its pictures and measures, and leaves nothing unexplained: what differs was changed. ``graded_as_fit``: whether the part is
    meant to be what it is compared with; by default that of a fit is."""
    folder, program, fine, size = files.folder, files.program, files.fine, files.size
    as_fit = segmented is not None if graded_as_fit is None else graded_as_fit
    solid = files.part.solid
    artifacts = files.write() | {"glb": "part.glb", "report": "report.json", "thumbnail": "thumbnail.png"}
    data: dict = {"unit": program.unit}
    compared: dict[str, float | None] = {"iou": None, "chamfer": None, "hausdorff": None}
    lost = None
    distances = None
    graded = None
    if intake is not None and target is not None:
        shape = manifold_of(solid, size, fine if segmented is None else None)
        samples = 20_000 if segmented is not None else 5_000
        scanned = any(found.noise for found in segmented or [])
        as_is = Target(to_manifold(intake.mesh)) if scanned else target
        compared, part_distances, scan_distances = deviation(fine, intake.mesh, as_is, shape, samples)
        graded = compared["iou"]
        if scanned and shape is not None:
            graded = target.iou(shape)
            notes = [*notes, f"the IoU counts the scan's noise as a difference; with the scan's surfaces it is {graded:.4f}, "
                     "and the grade goes by that"]
        distances = part_distances
        if segmented is None:
            _write_mesh(folder / "scan.glb", intake.mesh, scan_distances, [] if intake.measured else None)
        else:
            data["unexplained"] = lost = unexplained(target, shape, program, size)
            data["surfaces"] = _write_surfaces(folder / "scan.glb", segmented, Surface(fine))
        artifacts["scan"] = "scan.glb"
        largest = float(np.percentile(np.abs(np.concatenate([part_distances, scan_distances])), 99.0))
        data["deviation"] = {
            "limit": float(f"{max(largest, 2e-5 * size):.1g}"),
            "p95": float(np.percentile(np.abs(scan_distances), 95)), "max": float(np.abs(scan_distances).max()),
        }
    if segmented is not None:
        artifacts["surfaces"] = "surfaces.glb"
    _write_mesh(folder / "part.glb", fine, distances, files.edges)
    picture = (480, 360) if segmented is not None else (240, 180)
    render_png(folder / "thumbnail.png", [RenderItem(fine, STEEL)], size=picture)
    data |= {
        # A grade is about a fit; an edited part is meant to differ from the mesh.
        "grade": grade(program, graded) if as_fit and graded is not None else "",
        "parameters": [parameter.model_dump() for parameter in program.parameters],
        "tree": program_tree(program),
        "notes": notes,
    }
    numbers = figures(program, solid, compared, lost)
    numbers["seconds"] = time.monotonic() - started
    numbers["peak_memory_gb"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    report = {"figures": numbers, **data, "source": intake.name if intake else "", "script": script(program)}
    (folder / "report.json").write_text(json.dumps(report, indent=1), encoding="utf-8")
    return Result(figures=numbers, artifacts=artifacts, summary=_summary(program, numbers, data), data=data)


def _summary(program: Program, numbers: dict, data: dict) -> str:
    count, suppressed = int(numbers["operations"]), sum(operation.suppressed for operation in program.operations)
    text = f"{count} operation{'s' if count != 1 else ''}, {len(program.parameters)} named parameters"
    if suppressed:
        text += f", {suppressed} suppressed"
    if numbers.get("iou") is not None:
        text += f", IoU {numbers['iou']:.4f}"
    return f"{text}, grade {data['grade']}" if data["grade"] else text


def _diagonal(solid: Solid) -> float:
    return float(solid.shape.BoundingBox().DiagonalLength)


def finished_part(
    program: Program, folder: Path, *, name: str, mesh: trimesh.Trimesh, notes: list[str], started: float
) -> Result:
    """Write and measure the part of a program that another system has made, as a fit's own: the same files and figures.

    ``mesh``: the closed mesh it is to be compared with, ``name``: what that came from, ``started``: `time.monotonic` then.
    `KernelError` when the script doesn't build a valid solid.
    """
    intake, part = _Intake(name, mesh, [mesh], notes, program.unit), constructed(program)
    size = float(np.linalg.norm(mesh.extents))
    _write_mesh(folder / "scan.glb", mesh)
    files = _Files(folder, program, part, part.solid.mesh(1e-4 * size, 0.1), size)
    return _finished(files, intake, Target(to_manifold(mesh)), started, notes, None, graded_as_fit=True)
