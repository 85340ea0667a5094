"""From found features to a proved part: the script is run an operation at a time, and only what the kernel accepts stays.

The solid of mesh booleans says what each operation should give; an operation after which the kernel's solid is invalid or
has another volume is left out and listed. Fillets and chamfers follow, each kept when the kernel takes it and the part comes
nearer to the mesh.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial

import manifold3d
import numpy as np
import trimesh

from engines.cadfit.blends import found_blends, grouped
from engines.cadfit.effort import Effort, kernel_seconds
from engines.cadfit.features import Blend, Extrude, Feature, Hole, Revolve, Target
from engines.cadfit.kernel import KernelError, Solid, Workshop, survives, through_step
from engines.cadfit.outline import polygon_loop, signed_area
from engines.cadfit.parametrise import parametrised
from engines.cadfit.program import Operation, Program
from engines.cadfit.script import header, operations
from engines.cadfit.segmentation import Segmentation
from engines.cadfit.shapes import Outline
from engines.meshes.distance import Surface
from engines.meshes.repair import repaired, to_manifold

_DRIFT = 0.01
"""Share of the volume by which the kernel's solid may differ from the mesh booleans' (facets against true circles)."""


@dataclass(eq=False)
class Assembly:
    """One body's features on their way through the kernel. Lengths in the file's unit."""

    target: Target
    size: float
    unit: str
    title: str
    tolerance: float
    snap: bool = True
    patterns: bool = True
    features: list[Feature | Blend] = field(default_factory=list)
    effort: Effort = field(default_factory=Effort)
    deadline: float = float("inf")
    """The effort after which no further blend is tried."""
    left_out: list[str] = field(default_factory=list)
    refused: set[int] = field(default_factory=set)
    """Patches of the mesh whose fillet or chamfer the kernel did not take."""
    solid: Solid | None = None
    iou: float = 0.0
    ious: list[float] = field(default_factory=list)

    def fresh(self) -> Assembly:
        """The same settings with nothing built yet."""
        return Assembly(
            self.target, self.size, self.unit, self.title, self.tolerance, self.snap, self.patterns, effort=self.effort,
            deadline=self.deadline,
        )

    def program(self, features: list[Feature | Blend] | None = None) -> Program:
        """The program of the features that were kept, or of others."""
        program = parametrised(
            self.features if features is None else features, title=self.title, unit=self.unit, tolerance=self.tolerance,
            snap=self.snap, patterns=self.patterns,
        )
        for operation, iou in zip(program.operations, self.ious, strict=False):
            operation.iou = round(iou, 6)
        return program

    def measured(self, solid: Solid) -> float:
        """IoU of the kernel's solid with the mesh."""
        shape = manifold_of(solid, self.size)
        return 0.0 if shape is None else self.target.iou(shape)

    def build(self, features: list[Feature]) -> None:
        """Run the operations one by one; one that the kernel refuses is tried again in plainer forms, then left out."""
        self.features, self.ious, self.solid = [], [], None
        shop, expected = Workshop(), manifold3d.Manifold()
        for feature in features:
            refused = ""
            for attempt in [[feature], *plainer(feature, self.size)]:
                made = self._tried(shop, expected, attempt)
                if not isinstance(made, str):
                    expected, self.solid = made
                    self.features = [*self.features, *attempt]
                    break
                shop.namespace["result"] = _workplane(self.solid) if self.solid else None
                refused = refused or made
            else:
                self.left_out.append(refused)
        self.iou = self.measured(self.solid) if self.solid else 0.0

    def _tried(
        self, shop: Workshop, expected: manifold3d.Manifold, attempt: list[Feature]
    ) -> tuple[manifold3d.Manifold, Solid] | str:
        """What mesh booleans and the kernel make of the part with some more features; else why they are refused."""
        ious: list[float] = []
        program = self.program([*self.features, *attempt])
        added = operations(program)[len(self.features) :]
        solid: Solid | None = None
        for (operation, text), feature in zip(added, attempt, strict=True):
            tool = feature.solid()
            expected = expected + tool if feature.mode == "add" else expected - tool
            ious.append(self.target.iou(expected))
            why = ""
            try:
                shop.run(header(program))
                if _risky(feature) and not survives(partial(shop.run, text)):
                    raise KernelError("it never ends")
                shop.run(text)
                solid = shop.solid()
                self.effort.charge(kernel_seconds(solid.faces))
                volume = expected.volume()
                if abs(solid.volume - volume) > _DRIFT * max(volume, 1e-12) + 1e-3 * self.target.volume:
                    why = f"it gave {solid.volume / max(volume, 1e-300):.2f} of the volume that it should"
                elif not solid.valid:
                    why = "it gave an invalid solid"
                elif not self._closed(solid):
                    why = "it gave a solid that touches itself along an edge"
            except KernelError as error:
                why = f"the kernel refused it ({error})"
            if why:
                return f"{operation.label}: left out, {why}"
        self.ious = [*self.ious, *ious]
        return expected, solid

    def _closed(self, solid: Solid) -> bool:
        """Whether its triangles are a volume, coarse and fine."""
        fine = min(2e-4 * self.size, 0.02) if self.unit == "mm" else 2e-4 * self.size
        return solid.closes_as_stl(1e-3 * self.size, 0.3) and solid.closes_as_stl(fine, 0.1)

    def settle(self) -> None:
        """Leave out the later half of the blends, then free outlines, until the part closes as read back from its STEP file."""
        for _ in range(8):
            if self.solid is None or len(self.features) < 2 or self._closes_from_step():
                return
            blends = [f for f in self.features if isinstance(f, Blend)]
            rough = [f for f in self.features if f.fallback]
            dropped = blends[len(blends) // 2 :] or rough[-1:] or self.features[-1:]
            kept = [f for f in self.features if all(f is not other for other in dropped)]
            self.build([f for f in kept if not isinstance(f, Blend)])
            for blend in kept:
                if isinstance(blend, Blend):
                    self._try_blend(blend)
            for f in dropped:
                what = f"{f.kind} {f.size:.4g}" if isinstance(f, Blend) else f"one {f.kind}"
                self.left_out.append(f"{what.capitalize()}: left out, with it the STEP file does not close when read back")

    def _closes_from_step(self) -> bool:
        try:
            back = through_step(self.solid, "mm")
        except Exception:
            return False
        return back.valid and self._closed(back)

    def blend(self, found: Segmentation) -> Iterator[Operation]:
        """Try the mesh's fillets and chamfers on the finished body; yields each operation that was kept."""
        if self.solid is None:
            return
        surface = Surface(self.solid.mesh(1e-4 * self.size, 0.1))
        # An outline may have drawn the blend already: then the middles of its facets lie on the part as it is. (Their corners
        # may do so in any case: those of a chamfer are on the two faces beside it.)
        middles = found.mesh.triangles_center
        missing = [
            blend for blend in found_blends(found)
            if surface.distance(middles[found.patches[blend.patches[0]].triangles]).max() > 0.05 * blend.size
        ]
        pending = [(group, True) for group in grouped(missing, 10 * self.tolerance)]
        while pending and self.effort() < self.deadline:
            group, whole = pending.pop(0)
            why = self._try_blend(group)
            if not why:
                yield self.program().operations[-1]
                continue
            if whole and len(group.points) > 1:
                singles = [
                    (Blend(group.kind, group.size, p[None], (k,)), False)
                    for p, k in zip(group.points, group.patches, strict=True)
                ]
                pending = singles + pending
                continue
            if why != "no gain" and not self._try_sooner(group):
                yield self.program().operations[-1]
                continue
            self.refused |= set(group.patches)
            if why != "no gain":
                self.left_out.append(f"{group.kind.capitalize()} {group.size:.4g}: left out, {why}")

    def _try_blend(self, blend: Blend) -> str:
        """Empty when it was kept, else why not."""
        features = [*self.features, blend]
        program, shop = self.program(features), Workshop()
        shop.run(header(program))
        shop.namespace["result"] = _workplane(self.solid)
        self.effort.charge(2 * kernel_seconds(self.solid.faces))
        text = operations(program)[-1][1]
        if not survives(lambda: shop.run(text)):
            return "the kernel crashed on it"
        try:
            shop.run(text)
            solid = shop.solid()
        except KernelError as error:
            return f"the kernel refused it ({error})"
        if not solid.valid or len(solid.shape.Solids()) != len(self.solid.shape.Solids()) or not self._closed(solid):
            return "the kernel gave an invalid solid"
        iou = self.measured(solid)
        if iou <= self.iou:
            return "no gain"
        self.features, self.solid, self.iou = features, solid, iou
        self.ious = [*self.ious, iou]
        return ""


    def _try_sooner(self, blend: Blend) -> str:
        """A blend that the finished part refuses, put before the cuts that went through its edge: empty when it was kept."""
        cuts = [k for k, f in enumerate(self.features) if not isinstance(f, Blend) and f.mode == "cut"]
        for place in sorted(set(cuts[:1] + cuts[-1:])):
            if place == 0 or self.effort() >= self.deadline:
                continue
            features = [*self.features[:place], blend, *self.features[place:]]
            program, shop = self.program(features), Workshop()
            shop.run(header(program))
            texts = [text for _, text in operations(program)]
            self.effort.charge(2 * kernel_seconds(self.solid.faces) + 0.5 * len(texts) * kernel_seconds(self.solid.faces))
            try:
                for text in texts[:place]:
                    shop.run(text)
                if not survives(partial(_all_run, shop, texts[place:])):
                    continue
                shop.run(texts[place])
                between = self.measured(shop.solid())
                for text in texts[place + 1 :]:
                    shop.run(text)
                solid = shop.solid()
            except KernelError:
                continue
            if not solid.valid or len(solid.shape.Solids()) != len(self.solid.shape.Solids()) or not self._closed(solid):
                continue
            iou = self.measured(solid)
            if iou > self.iou:
                self.ious = [*self.ious[:place], between, *self.ious[place:]]
                self.features, self.solid, self.iou = features, solid, iou
                return ""
        return "no place for it"


def _all_run(shop: Workshop, texts: list[str]) -> None:
    for text in texts:
        shop.run(text)


def plainer(feature: Feature, size: float) -> Iterator[list[Feature]]:
    """The same feature with a looser idea of what is one point; then, for outlines, as a simple polygon, and as one that is a
    little wider, so that it no longer only touches what it meets."""
    if isinstance(feature, (Extrude, Hole, Revolve)):
        for fuzzy in (3e-5 * size, 3e-4 * size):
            yield [replace(feature, fuzzy=fuzzy)]
    if not isinstance(feature, Extrude) or not isinstance(feature.shape, Outline):
        return
    flat = manifold3d.CrossSection([feature.shape.path.polygon(np.radians(6.0))], manifold3d.FillRule.NonZero)
    for wider in (0.0, 4e-4 * size):
        grown = flat.offset(wider, manifold3d.JoinType.Miter, 2.0) if wider else flat
        rings = [np.asarray(ring) for ring in grown.simplify(1e-4 * size).to_polygons()]
        outer = [ring for ring in rings if len(ring) >= 3 and signed_area(ring) > 1e-6 * size**2]
        if outer:
            yield [replace(feature, shape=Outline(polygon_loop(ring)), fallback=True) for ring in outer]


def _risky(feature: Feature) -> bool:
    """Whether the kernel may never end on it: seen with outlines of many edges and with a looser idea of what is one point."""
    if not isinstance(feature, (Extrude, Hole, Revolve)):
        return False
    many = isinstance(feature, Extrude) and isinstance(feature.shape, Outline) and len(feature.shape.path.segments) > 24
    return many or feature.fuzzy > 0


def _workplane(solid: Solid):
    import cadquery as cq

    return cq.Workplane(solid.shape)


def manifold_of(solid: Solid, size: float, made: trimesh.Trimesh | None = None) -> manifold3d.Manifold | None:
    """The kernel's solid as a closed mesh for booleans; None when even its repair is not closed. ``made``: triangles of it
    that are there already, and are taken where they close."""
    from engines.contract import InputError

    if made is not None and len(made.faces):
        with contextlib.suppress(ValueError):
            return to_manifold(made)
    for tolerance, angle in ((2e-4 * size, 0.1), (1e-4 * size, 0.07), (4e-4 * size, 0.2)):
        mesh = solid.mesh(tolerance, angle)
        if not len(mesh.faces) or not np.isfinite(mesh.vertices).all():
            continue
        try:
            return to_manifold(mesh)
        except ValueError:
            pass
        try:
            return to_manifold(repaired(mesh).mesh)
        except (ValueError, InputError):
            pass
    return None
