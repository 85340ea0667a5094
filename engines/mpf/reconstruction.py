"""From points to a surface: frame, discs, sides, start, training, mesh; with a look at the surface about once a second."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field, replace
from typing import Literal

import numpy as np
import trimesh

from engines.mpf.band import Band, band_of, cells_around
from engines.mpf.extraction import near_cloud, trimmed
from engines.mpf.fields import GridFields, SirenFields, implicit
from engines.mpf.frame import Frame, framed
from engines.mpf.losses import Weights
from engines.mpf.marching import marched
from engines.mpf.orientation import Sides, oriented
from engines.mpf.sampling import places
from engines.mpf.start import LocalFields, local_fields
from engines.mpf.surfels import Surfels, surfels
from engines.mpf.training import History, Schedule, Step, training

MOST_POINTS = 150_000
"""More are thinned out evenly: time grows with them, and what they add lies below the mesh's own step."""
_MOST_NODES = 1_600_000
_GAP_CELLS = 2.4
"""Cells across the gap between two sheets: with two, a node always lies between them; with a little more the slope is seen."""
_REACH = 1.9
"""How far a disc marks cells, in spacings: half of what may lie between two points of a sheet, and some."""


@dataclass(frozen=True)
class Effort:
    """``cell``: side of a cell in spacings; ``steps`` and ``seconds`` of training at most."""

    cell: float
    steps: int
    seconds: float


EFFORTS: dict[str, dict[str, Effort]] = {
    "grid": {"quick": Effort(0.75, 100, 8.0), "default": Effort(0.6, 250, 20.0), "best": Effort(0.45, 600, 60.0)},
    "network": {"quick": Effort(0.75, 10**6, 15.0), "default": Effort(0.6, 10**6, 40.0), "best": Effort(0.6, 10**6, 300.0)},
}
WEIGHTS = {"grid": Weights(), "network": Weights(start=2.0, lap=0.1, lap_left=0.0)}


@dataclass(eq=False)
class Look:
    """What there is to see: ``mesh`` in the input's frame, ``stage``, how far (``fraction`` in [0, 1]), the last training
    ``step`` and ``seconds`` since the start."""

    stage: str
    fraction: float
    seconds: float
    mesh: trimesh.Trimesh | None = None
    step: Step | None = None


@dataclass(eq=False)
class Reconstruction:
    """``mesh`` in the input's frame and unit; the trained ``carrier``, the ``band`` it was extracted on, discs and ``frame`` to
    ask for fields at any place (`fields_at`); ``history`` of the training; ``seconds`` by stage; ``notes`` for a person."""

    mesh: trimesh.Trimesh
    carrier: GridFields | SirenFields
    band: Band
    cloud: Surfels
    start: LocalFields
    frame: Frame
    history: History
    seconds: dict[str, float] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def fields_at(self, points: np.ndarray) -> dict[str, np.ndarray]:
        """``r``, ``theta``, ``phase``, ``phi``, each (k,), at places (k, 3) of the input's frame; r, θ and φ in its unit."""
        r, theta = self.carrier.at(self.frame.inside(points))
        beta = float(self.carrier.beta.detach())
        size = self.frame.size
        return {
            "r": r * size, "theta": theta * size, "phase": np.tanh(beta * theta), "phi": implicit(r, theta, beta) * size
        }  # fmt: skip


def cell_side(cloud: Surfels, cell: float) -> float:
    """Side of the cells: so many spacings, but fine enough for the thinnest gaps, and no finer than memory allows."""
    side = cell * float(np.median(cloud.spacing))
    near = np.isfinite(cloud.gap)
    if near.mean() > 0.02:
        side = min(side, float(np.quantile(cloud.gap[near], 0.1)) / _GAP_CELLS)
    # About seven nodes for each cell that the surface passes, one such cell for each side² of area.
    area = float((cloud.spacing**2).sum())
    return max(side, float(np.sqrt(9 * area / _MOST_NODES)))


def reconstruct(
    points: np.ndarray,
    *,
    carrier: Literal["grid", "network"] = "grid",
    effort: Literal["quick", "default", "best"] = "default",
    steps: int | None = None,
    weights: Weights | None = None,
    watch: Callable[[Look], bool] | None = None,
    every: float = 1.0,
    seed: int = 0,
    device: str = "cpu",
) -> Reconstruction:
    """A surface through points (n, 3) of any frame and unit. ``watch`` sees each stage and, about ``every`` seconds of
    training, the surface; it ends the training by returning True. ``steps``: fewer than the effort has; none leaves the
    start as it is. `InputError` for points that span no surface."""
    run = reconstructing(
        points, carrier=carrier, effort=effort, steps=steps, weights=weights, every=every if watch else np.inf, seed=seed,
        device=device,
    )  # fmt: skip
    stop = None
    while True:
        try:
            look = run.send(stop)
        except StopIteration as ended:
            return ended.value
        stop = watch is not None and watch(look)


def reconstructing(
    points: np.ndarray,
    *,
    carrier: Literal["grid", "network"] = "grid",
    effort: Literal["quick", "default", "best"] = "default",
    steps: int | None = None,
    weights: Weights | None = None,
    every: float = 1.0,
    seed: int = 0,
    device: str = "cpu",
    sides: Sides | None = None,
) -> Generator[Look, bool | None, Reconstruction]:
    """`reconstruct` look by look: yields each `Look`, is sent True to end the training, returns the `Reconstruction`.
    ``sides``: of the points, where they are known."""
    started = last = time.monotonic()
    seconds: dict[str, float] = {}

    def look(stage: str, fraction: float, mesh: trimesh.Trimesh | None = None, step: Step | None = None) -> Look:
        return Look(stage, fraction, time.monotonic() - started, mesh, step)

    def passed(stage: str) -> None:
        nonlocal last
        now = time.monotonic()
        seconds[stage], last = now - last, now

    effort_of = EFFORTS[carrier][effort]
    if steps is not None:
        effort_of = replace(effort_of, steps=min(steps, effort_of.steps))
    inside, frame, notes = framed(points)
    if len(inside) > MOST_POINTS:
        notes.append(f"{len(inside):,} points, thinned out evenly to {MOST_POINTS:,}.")
        inside = inside[np.linspace(0, len(inside) - 1, MOST_POINTS).astype(int)]
    yield look("Planes through the points", 0.02)
    cloud = surfels(inside)
    if cloud.strays:
        notes.append(f"{cloud.strays:,} points that belong to no surface left out.")
    passed("planes")
    yield look("Sides", 0.1)
    normals, _ = oriented(cloud)
    if sides is not None:
        normals = sides.given_to(frame.outside(cloud.points), normals)
    near = cloud.gap[np.isfinite(cloud.gap)]
    if len(near) > 0.05 * len(cloud.gap) and cloud.noise_given > 0.3 * np.median(near):
        notes.append(
            f"the points scatter by {100 * cloud.noise_given:.2g} % of the diagonal, nearly as much as two sheets lie apart "
            f"({100 * np.median(near):.2g} %): these may be joined or torn."
        )
    start = local_fields(cloud, normals)
    passed("sides")
    yield look("First surface", 0.15)
    side = cell_side(cloud, effort_of.cell)
    reach = _REACH * np.minimum(cloud.spacing, 2.5 * np.median(cloud.spacing))
    band = band_of(cells_around(cloud.points, normals, reach, side), side)
    if carrier == "grid":
        fields: GridFields | SirenFields = GridFields(band, start)
        phi = fields.node_phi()
    else:
        fields = SirenFields(seed=seed).to(device)
        phi = start(band.positions())[1]
    mesh = trimmed(*marched(band, phi), cloud, start.tree)
    yield look("First surface", 0.25, _placed(mesh, frame))
    passed("start")
    usable = _borne_cells(band, cloud, start) if np.isfinite(every) else None
    near, far = min(4 * len(cloud.points), 100_000), min(len(cloud.points), 20_000)
    sampled = places(start, cloud.points, near=near, far=far, seed=seed)
    passed("samples")
    schedule = Schedule(
        steps=effort_of.steps, seconds=effort_of.seconds, seed=seed,
        rate=0.02 if carrier == "grid" else 3e-4, batch=6_000 if carrier == "grid" else 2_000,
    )  # fmt: skip
    # A network is dear to evaluate: no more than about a tenth of the time goes into looking.
    pause = every if carrier == "grid" else max(every, 0.1 * effort_of.seconds)
    shown, stop = time.monotonic(), None
    run = training(fields, sampled, cloud, weights or WEIGHTS[carrier], schedule)
    while True:
        try:
            step = run.send(stop)
        except StopIteration as ended:
            history = ended.value
            break
        done = min(max((step.number + 1) / effort_of.steps, step.seconds / effort_of.seconds), 1.0)
        seen = None
        if time.monotonic() - shown > pause:
            vertices, faces = marched(band, _phi(fields, band), usable)
            seen, shown = trimesh.Trimesh(frame.outside(vertices), faces, process=False), time.monotonic()
        stop = yield look("Training", 0.25 + 0.6 * done, seen, step)
    passed("training")
    yield look("Mesh", 0.87)
    mesh = trimmed(*marched(band, _phi(fields, band)), cloud, start.tree)
    if not len(mesh.faces):
        notes.append("no surface was found in these points.")
    passed("mesh")
    return Reconstruction(_placed(mesh, frame), fields, band, cloud, start, frame, history, seconds, notes)


def _phi(fields: GridFields | SirenFields, band: Band) -> np.ndarray:
    if isinstance(fields, GridFields):
        return fields.node_phi()
    r, theta = fields.at(band.positions())
    return implicit(r, theta, float(fields.beta.detach()))


def _placed(mesh: trimesh.Trimesh, frame: Frame) -> trimesh.Trimesh:
    """The mesh in the input's frame."""
    return trimesh.Trimesh(frame.outside(mesh.vertices), mesh.faces, process=False)


def _borne_cells(band: Band, cloud: Surfels, start: LocalFields) -> np.ndarray:
    """Cells (m,) in whose middle a disc bears a surface out: a quick stand-in for trimming while a surface forms."""
    borne, beyond = near_cloud(band.centres(), cloud, start.tree)
    return borne & ~beyond

