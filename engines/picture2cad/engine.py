"""Picture to CAD from end to end: read, tell part from ground, find its outline, draw it, build it, write it."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np

from engines.cadfit.engine import finished_part
from engines.cadfit.engine import rebuild as rebuild_program
from engines.cadfit.kernel import KernelError, Solid, run_script
from engines.cadfit.outline import simplified
from engines.cadfit.surfaces import Array
from engines.contract import InputError, Preview, Progress, Result
from engines.picture2cad.building import Builder, plate_of
from engines.picture2cad.drawings import COLOURS, counted, curves, write_outline, write_overlay, write_picture
from engines.picture2cad.edges import Edges, found_edges
from engines.picture2cad.features import Flat, features_of, flat
from engines.picture2cad.params import SHEETS, PictureParams, PictureRebuildParams
from engines.picture2cad.picture import Picture, points_in, read_picture
from engines.picture2cad.regular import Drawing, drawn
from engines.picture2cad.scale import marked_length
from engines.picture2cad.segmentation import found_part
from engines.picture2cad.sheet import mapped, straightened

Event = Progress | Preview | Result
SHOWN_SIDE = 1600
MOST_OUTLINES = 400
_SYSTEMATIC = 0.1
"""Pixels by which a dimension may be off for reasons that its points don't show: blur, shadow, the picture's coding."""


@dataclass(frozen=True, eq=False)
class _Scale:
    """mm per pixel, its relative standard deviation, and the marked line (4 numbers, in worked pixels) where there is one."""

    size: float
    error: float
    line: list[float]
    notes: list[str]


@dataclass(eq=False)
class _View:
    """The picture as it is worked on: upright, and straightened where a sheet is marked."""

    light: np.ndarray
    opacity: np.ndarray | None
    factor: float
    matrix: np.ndarray | None = None
    scale: float | None = None
    notes: list[str] | None = None

    def placed(self, picture: Picture, points: Array | None) -> Array | None:
        """Marked points of the file in this view; `InputError` for those outside."""
        if points is None:
            return None
        found = points_in(picture, points)
        return found if self.matrix is None else mapped(self.matrix, found)


def draw(params: PictureParams, folder: Path) -> Iterator[Event]:
    """A flat part from a picture of it."""
    started = time.monotonic()
    cv2.setNumThreads(1)
    yield Progress(stage="Reading the picture", fraction=0.03)
    picture = read_picture(params.image)
    view = _view(picture, params)
    height, width = view.light.shape[:2]
    shown = Picture(picture.name, view.light).shown(SHOWN_SIDE)
    write_picture(folder / "picture.jpg", shown)
    placed = {"width": width, "height": height, "straightened": view.matrix is not None}
    yield Preview(kind="picture", path="picture.jpg", caption=f"{width} × {height} pixels", data=placed)

    yield Progress(stage="Telling the part from its ground", fraction=0.1)
    ends = [view.placed(picture, None if p is None else np.array([p])) for p in (params.start, params.end)]
    part_at = view.placed(picture, None if params.part_point is None else np.array([params.part_point]))
    ground_at = view.placed(picture, _pairs(params.ground_points))
    matte = found_part(
        view.light,
        tone=params.tone,
        part_point=None if part_at is None else part_at[0],
        ground_points=ground_at,
        opacity=view.opacity,
    )
    yield Progress(stage="Following the outline", fraction=0.3)
    edges = found_edges(matte.field, matte.mask)
    if not edges.outlines:
        raise InputError("The part's outline is too short to follow; take a picture in which the part is larger.")
    if len(edges.outlines) > MOST_OUTLINES:
        raise InputError(
            f"The part shows {len(edges.outlines)} openings, at most {MOST_OUTLINES} are drawn; is that a mesh or print? "
            "Take a picture with a plain ground, or say whether the part is darker or lighter than it."
        )
    yield Progress(stage="Drawing lines, arcs and circles", fraction=0.4, message=f"{len(edges.outlines)} outlines")
    drawing = drawn([(edge.points * [1.0, -1.0], edge.noise) for edge in edges.outlines], edges.blur)
    found = curves(drawing.loops)
    scale = _scale(params, view, drawing, ends)
    drawn_over = placed | {"curves": found, "line": scale.line}
    yield Preview(kind="drawing", path="picture.jpg", caption=_told(counted(drawing.loops)), data=drawn_over)

    yield Progress(stage="Building the part", fraction=0.6)
    part = flat(drawing, scale.size)
    builder = _built(params, part, drawing, scale, picture.name)
    rings = [part.taken(edge.points * [1.0, -1.0]) for edge in edges.outlines]
    rings = [simplified(ring, 0.03 * scale.size) for ring in rings]
    mesh = plate_of(rings, params.thickness)
    outline = Path("outline") / f"{Path(picture.name).stem}.stl"  # a rebuild is named after it
    (folder / outline).parent.mkdir(exist_ok=True)
    mesh.export(folder / outline)
    notes = [*picture.notes, *(view.notes or []), *matte.notes, *scale.notes, *_doubts(matte.separation, drawing, edges)]
    yield Progress(stage="Writing the part", fraction=0.8)
    program = builder.program()
    try:
        result = finished_part(
            program, folder, name=picture.name, mesh=mesh, notes=[*notes, *builder.left_out], started=started
        )
    except KernelError as error:
        raise InputError(
            f"The kernel can't build the part from this outline ({error}); take a sharper picture, or one with less shadow."
        ) from error
    write_overlay(folder / "overlay.png", shown, drawing.loops, shown.shape[1] / width)
    yield _completed(result, folder, drawing, scale, edges, started, drawn_over, outline)


def rebuild(params: PictureRebuildParams, folder: Path) -> Iterator[Event]:
    """A part from a picture with other values for some of its parameters: as in Mesh to CAD, and the outline's files."""
    for event in rebuild_program(params, folder):
        if isinstance(event, Result):
            artifacts = event.artifacts | _outline_files(folder)
            event = event.model_copy(update={"artifacts": artifacts})
        yield event


# -- picture -----------------------------------------------------------------------------------------------------------------


def _view(picture: Picture, params: PictureParams) -> _View:
    if params.sheet == "none" or params.corners is None:
        return _View(picture.light, picture.opacity, picture.factor)
    corners = points_in(picture, np.array(params.corners).reshape(4, 2))
    first, second = np.linalg.norm(corners[1] - corners[0]), np.linalg.norm(corners[2] - corners[1])
    if params.sheet == "own":
        size = (float(params.sheet_width or 0), float(params.sheet_height or 0))
    else:
        size = SHEETS[params.sheet]
        if first > second:  # it lies on its side
            size = (size[1], size[0])
    light, scale, matrix, moved = straightened(picture.light, corners, size)
    if min(light.shape[:2]) < 60:
        raise InputError("The marked sheet is too small in the picture; come nearer, or mark its four corners again.")
    notes = [f"straightened by the sheet of {size[0]:g} × {size[1]:g} mm; only what lies on it is looked at"]
    if moved > 0.3:
        notes.append(f"the sheet's corners were moved onto its edges, by {moved:.1f} pixels on average")
    return _View(light, None, 1.0, matrix, scale, notes)


def _pairs(values: list[float]) -> Array | None:
    if len(values) % 2:
        raise InputError("Points on the ground are given as x y pairs; one number is missing or too many.")
    return np.array(values, float).reshape(-1, 2) if values else None


def _scale(params: PictureParams, view: _View, drawing: Drawing, ends: list[Array | None]) -> _Scale:
    """From the marked length first, then the sheet, then the scan's resolution."""
    start, end = ends
    if start is not None and end is not None and params.length is not None:
        height, width = view.light.shape[:2]
        reach = float(np.clip(0.006 * np.hypot(width, height), 4.0, 18.0))
        marked = marked_length(start[0] * [1, -1], end[0] * [1, -1], drawing.loops, reach, onto=params.snap_ends)
        if marked.pixels < 20:
            raise InputError("The marked length is shorter than 20 pixels; mark one that runs across most of the part.")
        size = params.length / marked.pixels
        notes = [marked.note] if marked.note else []
        if marked.error / marked.pixels > 0.003:
            notes.append(
                f"the marked length is short ({marked.pixels:.0f} pixels), so all sizes may be off by "
                f"{100 * marked.error / marked.pixels:.1f} %"
            )
        if view.scale is not None and abs(size / view.scale - 1) > 0.01:
            notes.append(
                f"the marked length makes the sheet {100 * (size / view.scale - 1):+.1f} % larger than it is; "
                "one of the two may be wrong (the length was used)"
            )
        line = [marked.start[0], -marked.start[1], marked.end[0], -marked.end[1]]
        return _Scale(size, marked.error / marked.pixels, [round(v, 2) for v in line], notes)
    if view.scale is not None:
        return _Scale(view.scale, 5e-4, [], [])
    if params.dpi is not None:
        return _Scale(25.4 / params.dpi / view.factor, 2e-4, [], [f"the size follows from {params.dpi:g} dpi"])
    raise InputError("Nothing in the picture has a known size; mark two points and give their true distance.")


def _doubts(separation: float, drawing: Drawing, edges: Edges) -> list[str]:
    """What may be wrong with the picture, and what would help."""
    notes = []
    if separation < 4:
        notes.append("part and ground look much alike here; a ground of another colour gives a better outline")
    if edges.blur > 2.5:
        notes.append(f"the picture is blurred (by {edges.blur:.1f} pixels), so corners smaller than that are not seen")
    if float(np.percentile(drawing.misses, 90)) > max(3 * drawing.error, 1.5):
        notes.append("parts of the outline are no lines or arcs, or the picture was taken at an angle: mark a sheet's corners")
    return notes


# -- part --------------------------------------------------------------------------------------------------------------------


def _built(params: PictureParams, part: Flat, drawing: Drawing, scale: _Scale, name: str) -> Builder:
    outer = part.loops[0].polygon()
    extent = float(np.linalg.norm(np.ptp(outer, axis=0)))
    tolerance = max(_SYSTEMATIC, 0.5 * drawing.error) * scale.size + 0.4 * scale.error * extent
    features, fillets = features_of(part, params.thickness, tolerance)
    settings = {
        "title": f"{Path(name).stem}: drawn from {name}",
        "thickness": params.thickness,
        "tolerance": tolerance,
        "radius_tolerance": tolerance + 3.0 * drawing.error * scale.size,
        "snap": params.snap,
        "patterns": params.patterns,
    }
    builder = Builder(**settings)
    size = float(np.hypot(extent, params.thickness))
    if not builder.add(features[0], size):
        raise InputError(
            "The kernel can't build the part's outer outline; it may cross itself. Take a sharper picture on a plain ground."
        )
    for feature in [*features[1:], *fillets]:
        builder.add(feature, size)
    return builder


def _outline_files(folder: Path) -> dict[str, str]:
    """DXF and SVG of the part whose script is in the folder."""
    solid: Solid = run_script((folder / "part.py").read_text(encoding="utf-8"))
    write_outline(solid, folder / "part.dxf", folder / "part.svg")
    return {"dxf": "part.dxf", "svg": "part.svg"}


def _told(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {kind}{'' if count == 1 else 's'}" for kind, count in counts.items() if count)


def _completed(
    result: Result, folder: Path, drawing: Drawing, scale: _Scale, edges: Edges, started: float, view: dict, outline: Path
) -> Result:
    """The fit's result with what is a picture's own: residuals, scale, counts, the outline's files."""
    counts = counted(drawing.loops)
    residual = float(np.sqrt(np.mean(drawing.misses**2)))
    figures = result.figures | {
        "residual_mm": residual * scale.size,
        "residual_px": residual,
        "largest_mm": float(drawing.misses.max()) * scale.size,
        "mm_per_px": scale.size,
        "scale_error": 100 * scale.error,
        "blur_px": edges.blur,
        "lines": float(counts["line"]),
        "arcs": float(counts["arc"]),
        "circles": float(counts["circle"]),
        "seconds": time.monotonic() - started,
    }
    artifacts = (
        result.artifacts
        | {"picture": "picture.jpg", "overlay": "overlay.png", "outline": str(outline)}
        | _outline_files(folder)
    )
    data = result.data | {"view": view | {"colours": COLOURS, "counts": counts}, "relations": drawing.relations}
    count = int(figures["operations"] or 0)
    summary = f"{_told(counts)}; {count} operation{'' if count == 1 else 's'}, residual {residual * scale.size:.3g} mm"
    report = json.loads((folder / "report.json").read_text(encoding="utf-8")) | {"figures": figures, **data}
    (folder / "report.json").write_text(json.dumps(report, indent=1), encoding="utf-8")
    return Result(figures=figures, artifacts=artifacts, summary=summary, data=data)
