"""The search: propose features, build, keep what raises the IoU, prune what doesn't pay, look at the residual again.

Bodies first: the part along each of its directions, and turned about its axes, each with all its outlines at once. Then, while
a piece of the mesh is missing or a piece of the part is too much, that piece is taken apart in the same way. A feature pays
when it raises the IoU by more than an operation is worth; the search has a budget of counted work, and what it holds is
always a whole part.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

import manifold3d
import numpy as np

from engines.cadfit.bodies import bridged, directions, levels, prismatic, revolution_axes, revolved
from engines.cadfit.effort import Effort, boolean_seconds, section_seconds
from engines.cadfit.features import Extrude, Feature, Hole, Revolve, Target, built, segments_of
from engines.cadfit.holes import found_holes
from engines.cadfit.sections import LabelledMesh, frame_along
from engines.cadfit.segmentation import FREE, Segmentation
from engines.cadfit.shapes import Outline
from engines.cadfit.surfaces import Array
from engines.meshes.distance import Surface
from engines.meshes.repair import from_manifold

_WORTH = 2e-4
"""IoU that an operation has to bring."""
_ROUGH_WORTH = 1.5e-3
"""IoU that a free outline has to bring: below it, a gap that is said is better than a lump that nobody drew."""
_TIE = 3e-5
"""Scores nearer than this are equal: the direction with more area, which comes first, is the one to sketch on."""
_SCAN_TOLERANCE = 0.25
"""What counts as one point in a scan, in standard deviations of its noise."""
_OPENING = 0.02
"""Score that openings may cost a body at first which has them cut later."""
_TURNED = 0.7
"""IoU from which on a turned body is worth a search of its own."""
_PRICE = 1.5e-3
"""IoU that a body candidate may lose for each operation that it saves."""


@dataclass(frozen=True, eq=False)
class Step:
    """The state after one accepted operation."""

    features: list[Feature]
    iou: float
    label: str


@dataclass(eq=False)
class Search:
    """One body of the mesh, and what has been found of it so far.

    ``deadline``: how much ``effort`` may have been spent at the end. ``blended``: patches that are fillets or chamfers; no
    extrusion is spent on them.
    """

    found: Segmentation
    solid: manifold3d.Manifold
    deadline: float
    effort: Effort = field(default_factory=Effort)
    blended: list[int] = field(default_factory=list)
    target: Target = field(init=False)
    holes: list[Hole] = field(default_factory=list)
    features: list[Feature] = field(default_factory=list)
    iou: float = 0.0

    def __post_init__(self) -> None:
        self.begun = self.effort()
        self.target = Target(self.solid, self.effort)
        self.part = LabelledMesh.of(self.found)
        self.tolerance = max(1e-5 * self.part.size, _SCAN_TOLERANCE * self.found.noise)
        self.surface = Surface(self.found.mesh)

    def late(self, share: float = 1.0) -> bool:
        """Whether a share of the effort is spent."""
        return self.effort() > self.begun + share * (self.deadline - self.begun)

    # -- steps ---------------------------------------------------------------------------------------------------------

    def steps(self) -> Iterator[Step]:
        """Run the search; each step holds a whole part."""
        drilled, filled = found_holes(self.found, self.tolerance)
        drilled = merged(drilled, self.tolerance)
        best: tuple[float, list[Feature], list[Hole], float] | None = None
        for body in self._best_bodies(filled, drilled):
            yield from self._from_body(body, drilled)
            score = self.iou - _WORTH * cost(self.all)
            if best is None or score > best[0]:
                best = (score, self.features, self.holes, self.iou)
            if self.iou > 0.995 or self.late():
                break
        if best is not None:
            _, self.features, self.holes, self.iou = best
            yield Step(self.all, self.iou, "Keep what pays")

    def resume(self, blended: list[int], deadline: float) -> Iterator[Step]:
        """Look at the residual again when some blends turned out to be none that the kernel can make."""
        self.blended, self.begun, self.deadline = blended, self.effort(), deadline
        yield from self._residuals()
        self.features = merged(self.features, self.tolerance)

    def _from_body(self, body: list[Feature], drilled: list[Hole]) -> Iterator[Step]:
        """The search from one body on."""
        self.features, self.holes = [], []
        solid = manifold3d.Manifold()
        for feature in body:
            self.features = [*self.features, feature]
            solid = _applied(solid, feature)
            if feature.mode == "add" or len(body) < 24:
                self.iou = self.target.iou(solid)
                yield Step(self.all, self.iou, _word(feature))
        self.iou = self.target.iou(solid)
        for group in drilled:
            after = _applied(solid, group)
            iou = self.target.iou(after)
            if iou < self.iou:
                continue
            solid, self.iou = after, iou
            self.holes = [*self.holes, group]
            yield Step(self.all, iou, _word(group))
        yield from self._residuals()
        self.prune()
        self.features = merged(self.features, self.tolerance)
        self.iou = self.target.iou(built(self.all))

    @property
    def all(self) -> list[Feature]:
        """Bodies and cuts, then the drilled holes."""
        return [*self.features, *self.holes]

    # -- bodies --------------------------------------------------------------------------------------------------------

    def _best_bodies(self, filled: LabelledMesh, drilled: list[Hole]) -> list[list[Feature]]:
        """The bodies that are worth a search, in the order in which they are tried.

        First the best one that leaves openings in walls to later cuts: they cost it much at first, but each is one operation.
        Then the best made of exact outlines alone, and the best of all when that is another; exact ones first, since what they
        leave over is often another feature in its own direction. Last the best turned one: the outline around a slot through a
        disc explains more than the disc, but has no edges for the disc's chamfer.
        """
        drills = _united(drilled)
        best: dict[str, tuple[float, list[Feature]]] = {}
        for way, features in self._bodies(filled):
            exact = [f for f in features if not f.fallback]
            for variant in [exact, features] if 0 < len(exact) < len(features) else [features]:
                if not variant:
                    continue
                if len(variant) > 60:
                    variant = variant[:60]
                solid = built(variant)
                iou = self.target.iou(solid - drills if drills is not None else solid)
                if len(variant) <= 24:
                    variant, iou = self._pruned(variant, iou, drills)
                score, rough = iou - _PRICE * cost(variant), any(f.fallback for f in variant)
                kinds = ["rough" if rough else "exact"]
                if (way == "bridged" and not rough and iou > 0.5) or (way == "turned" and iou > _TURNED):
                    kinds.append(way)
                for kind in kinds:
                    if kind not in best or score > best[kind][0] + _TIE:
                        best[kind] = (score, variant)
            if self.late(0.5) and best:
                break
        if "exact" in best and "rough" in best:
            if best["exact"][0] >= best["rough"][0]:
                del best["rough"]
            elif best["exact"][0] <= 0.5:
                del best["exact"]
        if "bridged" in best and "exact" in best and best["bridged"][0] < best["exact"][0] - _OPENING:
            del best["bridged"]
        chosen: list[list[Feature]] = []
        for kind in ("bridged", "exact", "rough", "turned"):
            if kind in best and all(best[kind][1] is not body for body in chosen):
                chosen.append(best[kind][1])
        return chosen

    def _bodies(self, filled: LabelledMesh) -> Iterator[tuple[str, list[Feature]]]:
        first, *others = directions(filled) or [np.array([0.0, 0.0, 1.0])]
        yield from self._both_ways(filled, first)
        for point, axis in revolution_axes(filled, 0.4)[:3]:
            self.effort.charge(section_seconds(len(filled.faces), 9))
            yield "turned", list(revolved(filled, point, axis, self.tolerance))
        for direction in others:
            yield from self._both_ways(filled, direction)

    def _both_ways(self, part: LabelledMesh, direction: Array) -> Iterator[tuple[str, list[Feature]]]:
        """Extrusions along a direction: as they are found, and those that an opening in a wall interrupts as one."""
        features = self._prismatic(part, direction)
        yield "sliced", list(features)
        whole = bridged(features, 30 * self.tolerance)
        if len(whole) < len(features):
            yield "bridged", list(whole)

    def _prismatic(self, part: LabelledMesh, direction: Array) -> list[Extrude]:
        """Extrusions along a direction; a slab is cut some three times on average."""
        self.effort.charge(section_seconds(len(part.faces), 3 * self._levels(part, direction)))
        return prismatic(part, direction, self.tolerance)

    def _levels(self, part: LabelledMesh, direction: Array) -> int:
        return max(len(levels(part, frame_along(direction), self.tolerance)) - 1, 1)

    def _pruned(self, features: list[Feature], iou: float, drills: manifold3d.Manifold | None) -> tuple[list[Feature], float]:
        """Without the features whose loss costs less than they are worth."""
        for index in reversed(range(len(features))):
            if len(features) == 1 or self.late():
                break
            fewer = features[:index] + features[index + 1 :]
            solid = built(fewer)
            without = self.target.iou(solid - drills if drills is not None else solid)
            if without > iou - _WORTH:
                features, iou = fewer, without
        return features, iou

    def prune(self) -> None:
        """Remove features that don't pay any more."""
        if len(self.features) <= 40:
            self.features, self.iou = self._pruned(self.features, self.iou, _united(self.holes))

    # -- residuals -----------------------------------------------------------------------------------------------------

    def _residuals(self) -> Iterator[Step]:
        refused: set[tuple] = set()
        for _ in range(60):
            if self.late() or self.iou > 0.9998:
                return
            step = self._improved(refused)
            if step is None:
                return
            yield step

    def _improved(self, refused: set[tuple]) -> Step | None:
        """The first residual piece, largest first, whose explanation pays."""
        solid = built(self.all)
        self.effort.charge(2 * boolean_seconds(self.target.triangles + solid.num_tri()))
        pieces = [(p, "add") for p in (self.solid - solid).decompose()] + [(p, "cut") for p in (solid - self.solid).decompose()]
        pieces = [(p, mode, p.volume()) for p, mode in pieces]
        pieces = sorted((p for p in pieces if p[2] > 0.7 * _WORTH * self.target.volume), key=lambda p: -p[2])
        for piece, mode, volume in pieces[:12]:
            key = (
                mode,
                *np.round(np.array(piece.bounding_box()) / self.part.size, 3).tolist(),
                round(volume / self.target.volume, 5),
            )
            if key in refused:
                continue
            if self.late():
                return None
            found = self._explained(piece, mode)
            if found is None:
                refused.add(key)
                continue
            self.features, self.iou = found
            label = "Add what is missing" if mode == "add" else "Cut what is too much"
            return Step(self.all, self.iou, label)
        return None

    def _explained(self, piece: manifold3d.Manifold, mode: str) -> tuple[list[Feature], float] | None:
        """The features with the piece added or cut, when that pays."""
        part = self._labelled(piece, mode)
        if self._is_blend(part):
            return None  # left to the kernel's fillets and chamfers
        drills = _united(self.holes)
        body = built(self.features)
        best: tuple[float, list[Feature], float] | None = None
        tried = directions(part, 4)
        for direction in directions(self.part, 3):
            if all(abs(direction @ other) < 1 - 1e-6 for other in tried):
                tried.append(direction)
        for direction in tried:
            features = self._prismatic(part, direction)
            if mode == "cut":
                features = [replace(f, mode="cut" if f.mode == "add" else "add") for f in features]
            if not features or len(features) > 16:
                continue
            solid = body
            for feature in features:
                solid = _applied(solid, feature)
            iou = self.target.iou(solid - drills if drills is not None else solid)
            if len(features) > 1:
                features, iou = self._leaner(body, features, iou, drills)
            order = [*self.features, *features]
            if mode == "add":
                order, iou = self._sooner(features, order, iou, drills)
            score = iou - _WORTH * cost(features)
            pays = sum(_ROUGH_WORTH if f.fallback else _WORTH for f in features)
            if iou > self.iou + pays and (best is None or score > best[0]):
                best = (score, order, iou)
            if self.late():
                break
        return None if best is None else best[1:]

    def _sooner(
        self, features: list[Feature], order: list[Feature], iou: float, drills: manifold3d.Manifold | None
    ) -> tuple[list[Feature], float]:
        """The order with what is added put before the first cut, where that is better: a tilted boss begins inside the body,
        and the pocket below was cut after it was there."""
        first = next((k for k, f in enumerate(self.features) if f.mode == "cut"), None)
        if first is None or iou > 0.9998:
            return order, iou
        sooner = [*self.features[:first], *features, *self.features[first:]]
        solid = built(sooner)
        before = self.target.iou(solid - drills if drills is not None else solid)
        return (sooner, before) if before > iou + _WORTH else (order, iou)

    def _is_blend(self, part: LabelledMesh) -> bool:
        """Whether most of what a residual shows of the mesh is fillet or chamfer."""
        own = part.areas[part.labels >= 0].sum()
        blended = part.areas[np.isin(part.labels, self.blended)].sum()
        return bool(own > 0 and blended > 0.5 * own)

    def _leaner(self, body, features: list[Feature], iou: float, drills) -> tuple[list[Feature], float]:
        for index in reversed(range(len(features))):
            fewer = features[:index] + features[index + 1 :]
            if not fewer:
                break
            solid = body
            for feature in fewer:
                solid = _applied(solid, feature)
            without = self.target.iou(solid - drills if drills is not None else solid)
            if without > iou - _WORTH:
                features, iou = fewer, without
        return features, iou

    def _labelled(self, piece: manifold3d.Manifold, mode: str) -> LabelledMesh:
        """A residual's triangles with the patches of the mesh that they lie on; the rest of it is the part's own surface."""
        mesh = from_manifold(piece)
        vertices, faces = np.asarray(mesh.vertices, float), np.asarray(mesh.faces)
        centres = vertices[faces].mean(1)
        _, distance, index = self.surface.nearest(centres)
        sign = 1.0 if mode == "add" else -1.0
        agrees = (mesh.face_normals * self.found.mesh.face_normals[index]).sum(1) * sign > 0.9
        on = (distance < 2e-4 * self.part.size) & agrees
        labels = np.where(on, self.found.labels[index], FREE)
        return LabelledMesh(vertices, faces, labels, self.part.patches)


def cost(features: list[Feature]) -> float:
    """Operations, and a share of one for each curve beyond four that a person would have to draw: a turned profile says less
    about a part than the discs and bosses that it stands for."""
    return sum(
        1 + (0.6 if isinstance(f, Revolve) else 0.1) * max(segments_of(f) - 4, 0) + (1 if f.fallback else 0) for f in features
    )


def _applied(solid: manifold3d.Manifold, feature: Feature) -> manifold3d.Manifold:
    tool = feature.solid()
    return solid + tool if feature.mode == "add" else solid - tool


def _united(holes: list[Hole]) -> manifold3d.Manifold | None:
    if not holes:
        return None
    return manifold3d.Manifold.batch_boolean([h.solid() for h in holes], manifold3d.OpType.Add)


def _word(feature: Feature) -> str:
    times = f" ×{len(feature.centres)}" if isinstance(feature, (Hole, Extrude)) and len(feature.centres) > 1 else ""
    if isinstance(feature, Hole):
        return f"Drill Ø{feature.diameter:.4g}{times}"
    if isinstance(feature, Extrude):
        return f"{'Extrude' if feature.mode == 'add' else 'Cut'} {feature.shape.kind}{times}"
    return "Revolve profile" if feature.mode == "add" else "Cut turned profile"


def merged(features: list[Feature], tolerance: float) -> list[Feature]:
    """Equal features at different places as one with several centres. Order matters only between adds and cuts:
    a feature joins an equal one only when nothing of the other mode stands between them."""
    done: list[Feature] = []
    for feature in features:
        if isinstance(feature, (Hole, Extrude)):
            for index in reversed(range(len(done))):
                if done[index].mode != feature.mode:
                    break
                if _equal(done[index], feature, 30 * tolerance):
                    other = done[index]
                    done[index] = replace(other, centres=np.vstack([other.centres, _in_frame(feature, other)]))
                    break
            else:
                index = -1
            if index >= 0 and done and done[index].mode == feature.mode and _equal(done[index], feature, 30 * tolerance):
                continue
        done.append(feature)
    return _mirrored(done, 30 * tolerance)


def _mirrored(features: list[Feature], tolerance: float) -> list[Feature]:
    """Two outlines of which one is the other's mirror image, next to each other in the order, as one with its image."""
    done: list[Feature] = []
    for feature in features:
        for index in reversed(range(len(done))):
            mirror = _mirror_of(done[index], feature, tolerance) if done[index].mode == feature.mode else None
            if mirror is not None:
                done[index] = replace(done[index], mirror=mirror)
                break
            if done[index].mode != feature.mode:
                done.append(feature)
                break
        else:
            done.append(feature)
    return done


def _mirror_of(a: Feature, b: Feature, tolerance: float) -> tuple[int, float] | None:
    if not isinstance(a, Extrude) or not isinstance(b, Extrude) or a.mirror or b.mirror or a.taper or b.taper:
        return None
    if not (isinstance(a.shape, Outline) and isinstance(b.shape, Outline)) or a.fallback or b.fallback:
        return None
    same_frame = a.frame.z @ b.frame.z > 1 - 1e-7 and a.frame.x @ b.frame.x > 1 - 1e-7
    if not same_frame or max(abs(a.low - b.low), abs(a.high - b.high)) > tolerance or len(a.centres) > 1 or len(b.centres) > 1:
        return None
    first, second = a.shape.path, b.shape.path
    corners = [np.array([s.start for s in path.segments]) for path in (first, second)]
    for axis in (0, 1):
        about = float(np.mean([c[:, axis].min() for c in corners] + [c[:, axis].max() for c in corners]))
        if first.mirrored(axis, about).same(second, tolerance):
            return axis, about
    return None


def _in_frame(feature: Hole | Extrude, other: Hole | Extrude) -> Array:
    world = feature.frame.world(np.column_stack([feature.centres, np.zeros(len(feature.centres))]))
    return other.frame.local(world)[:, :2]


def _equal(a: Feature, b: Feature, tolerance: float) -> bool:
    if type(a) is not type(b) or a.mode != b.mode or a.frame.z @ b.frame.z < 1 - 1e-7 or a.frame.x @ b.frame.x < 1 - 1e-7:
        return False

    def close(*names: str) -> bool:
        return all(abs(getattr(a, n) - getattr(b, n)) < tolerance for n in names)

    if isinstance(a, Hole):
        return a.through == b.through and close("diameter", "top", "bottom", "bore_diameter", "bore_depth", "sink_diameter")
    if isinstance(a, Extrude):
        if a.mirror is not None or b.mirror is not None or abs(a.taper - b.taper) > 0.05:
            return False
        if a.shape.kind != b.shape.kind or a.shape.kind == "outline" or not close("low", "high"):
            return False
        numbers = [(getattr(a.shape, n), getattr(b.shape, n)) for n in a.shape.__dataclass_fields__]
        return all(
            abs(float(p) - float(q)) < (tolerance if k < 2 else max(tolerance, 1e-3)) for k, (p, q) in enumerate(numbers)
        )
    return False
