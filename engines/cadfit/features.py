"""Features of a part as numbers, and the solids they make with mesh booleans.

The search works on these: building one takes about a millisecond. `program.py` gives the chosen ones names and turns them into
CadQuery, whose exact solid is what a person gets.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import manifold3d
import numpy as np
import trimesh
from scipy.spatial import cKDTree

from engines.cadfit.effort import Effort, boolean_seconds
from engines.cadfit.outline import Loop
from engines.cadfit.sections import Frame
from engines.cadfit.shapes import Outline, Shape, inset
from engines.cadfit.surfaces import Array
from engines.meshes.repair import decimated, repaired, to_manifold

Mode = Literal["add", "cut"]
STEP = np.radians(4.0)
"""Arcs of search solids turn by no more than this a facet."""


@dataclass(frozen=True, eq=False)
class Extrude:
    """A shape at one or more centres (k, 2), from ``low`` to ``high`` along the frame's normal.

    ``fuzzy``: distance within which the kernel is told to take points for one (all features have it).
    ``opens``: for a cut, the end (+1 high, -1 low, 0 both) at which a tool comes in. ``fallback``: its outline is a
    polyline because no exact surfaces stand behind it. ``mirror``: sketch direction (0 x, 1 y) along which there is a second
    copy, and the coordinate that it is mirrored about. ``taper``: draft in degrees; the shape, given at ``low``, gets smaller
    towards ``high`` by its tangent.
    """

    frame: Frame
    shape: Shape
    centres: Array
    low: float
    high: float
    mode: Mode
    opens: int = 0
    fallback: bool = False
    fuzzy: float = 0.0
    mirror: tuple[int, float] | None = None
    taper: float = 0.0
    kind = "extrude"

    def solid(self, step: float = STEP) -> manifold3d.Manifold:
        """The feature's own solid."""
        outline = self.shape.loop().polygon(step)
        if self.taper:
            return self._drafted(outline, step)
        rings = [outline + centre for centre in self.centres]
        if self.mirror is not None:
            axis, about = self.mirror
            flip = np.where(np.arange(2) == axis, -1.0, 1.0)
            shift = np.where(np.arange(2) == axis, 2 * about, 0.0)
            rings += [(ring * flip + shift)[::-1] for ring in rings]
        flat = manifold3d.CrossSection(rings, manifold3d.FillRule.NonZero)
        body = manifold3d.Manifold.extrude(flat, self.high - self.low)
        return placed(body.translate([0, 0, self.low]), self.frame)


    def _drafted(self, outline: Array, step: float) -> manifold3d.Manifold:
        """Between the outline at the low end and the smaller one at the high end, point by point."""
        smaller = inset(self.shape, (self.high - self.low) * np.tan(np.radians(self.taper)))
        if smaller is None:
            return manifold3d.Manifold()
        top = smaller.loop().polygon(step)
        if len(top) != len(outline):
            return manifold3d.Manifold()
        body = manifold3d.Manifold()
        for centre in self.centres:
            flat = manifold3d.CrossSection([outline + centre], manifold3d.FillRule.NonZero)
            tree = cKDTree(outline + centre)

            def moved(points: Array, tree=tree, centre=centre) -> Array:
                points = np.array(points)
                upper = points[:, 2] > 0.5 * (self.high - self.low)
                points[upper, :2] = (top + centre)[tree.query(points[upper, :2])[1]]
                return points

            body += manifold3d.Manifold.extrude(flat, self.high - self.low).warp_batch(moved)
        return placed(body.translate([0, 0, self.low]), self.frame)


@dataclass(frozen=True, eq=False)
class Hole:
    """Drilled holes of one kind at centres (k, 2): opening at ``top``, ending at ``bottom`` < top along the frame's normal.

    Counterbore and countersink are measured from the opening. ``through``: no floor.
    """

    frame: Frame
    centres: Array
    diameter: float
    top: float
    bottom: float
    through: bool
    bore_diameter: float = 0.0
    bore_depth: float = 0.0
    sink_diameter: float = 0.0
    sink_angle: float = 0.0
    kind = "hole"
    mode: Mode = "cut"
    fallback: bool = False
    fuzzy: float = 0.0

    def solid(self, step: float = STEP) -> manifold3d.Manifold:
        """The feature's own solid."""
        sides = int(np.ceil(2 * np.pi / step))
        tool = manifold3d.Manifold.cylinder(self.top - self.bottom, self.diameter / 2, self.diameter / 2, sides)
        tool = tool.translate([0, 0, self.bottom])
        if self.bore_diameter:
            bore = manifold3d.Manifold.cylinder(self.bore_depth, self.bore_diameter / 2, self.bore_diameter / 2, sides)
            tool += bore.translate([0, 0, self.top - self.bore_depth])
        if self.sink_diameter:
            depth = self.sink_diameter / 2 / np.tan(np.radians(self.sink_angle / 2))
            tool += manifold3d.Manifold.cylinder(depth, 0, self.sink_diameter / 2, sides).translate([0, 0, self.top - depth])
        tools = [tool.translate([*centre, 0.0]) for centre in self.centres.tolist()]
        return placed(
            manifold3d.Manifold.batch_boolean(tools, manifold3d.OpType.Add) if len(tools) > 1 else tools[0], self.frame
        )


@dataclass(frozen=True, eq=False)
class Revolve:
    """A profile (r, z) turned all the way round the frame's z; r ≥ 0."""

    frame: Frame
    profile: Loop
    mode: Mode
    fallback: bool = False
    fuzzy: float = 0.0
    kind = "revolve"

    def solid(self, step: float = STEP) -> manifold3d.Manifold:
        """The feature's own solid."""
        outline = self.profile.polygon(step)
        outline[:, 0] = np.maximum(outline[:, 0], 0.0)
        flat = manifold3d.CrossSection([outline], manifold3d.FillRule.NonZero)
        return placed(manifold3d.Manifold.revolve(flat, int(np.ceil(2 * np.pi / step))), self.frame)


@dataclass(frozen=True, eq=False)
class Blend:
    """A fillet or chamfer of one size on the edges that pass through points (k, 3)."""

    kind: Literal["fillet", "chamfer"]
    size: float
    points: Array
    patches: tuple[int, ...] = ()
    fallback: bool = False


@dataclass(frozen=True, eq=False)
class Facets:
    """Triangles as they are: the last resort for a body that no operation explains."""

    vertices: Array
    faces: np.ndarray
    kind = "facets"
    mode: Mode = "add"
    fallback: bool = True

    @classmethod
    def of(cls, mesh: trimesh.Trimesh, most: int = 1500) -> Facets:
        """A closed mesh with at most about ``most`` triangles: a kernel handles no more in reasonable time."""
        if len(mesh.faces) > most:
            mesh = repaired(decimated(mesh, most)).mesh
        return cls(np.asarray(mesh.vertices), np.asarray(mesh.faces))

    def solid(self, step: float = STEP) -> manifold3d.Manifold:
        """The feature's own solid."""
        return to_manifold(trimesh.Trimesh(self.vertices, self.faces, process=False))


Feature = Extrude | Hole | Revolve | Facets


def placed(solid: manifold3d.Manifold, frame: Frame) -> manifold3d.Manifold:
    """A solid given in a frame's coordinates, in the file's."""
    return solid.transform(np.column_stack([frame.x, frame.y, frame.z, frame.origin]))


def built(features: list[Feature], step: float = STEP) -> manifold3d.Manifold:
    """The solid that the features make, one after the other."""
    solid = manifold3d.Manifold()
    for feature in features:
        tool = feature.solid(step)
        solid = solid + tool if feature.mode == "add" else solid - tool
    return solid


@dataclass(eq=False)
class Target:
    """The mesh as a solid to compare with. ``effort`` counts the comparisons."""

    solid: manifold3d.Manifold
    effort: Effort | None = None
    volume: float = field(init=False)

    def __post_init__(self) -> None:
        self.volume = float(self.solid.volume())
        self.triangles = self.solid.num_tri()

    def iou(self, other: manifold3d.Manifold) -> float:
        """Intersection over union with another solid, in [0, 1]."""
        if other.is_empty():
            return 0.0
        if self.effort is not None:
            self.effort.charge(boolean_seconds(self.triangles + other.num_tri()))
        common = (self.solid ^ other).volume()
        union = self.volume + other.volume() - common
        return float(np.clip(common / union, 0.0, 1.0)) if union > 0 else 0.0


def segments_of(feature: Feature) -> int:
    """How many curves a person would have to draw for the feature: its cost in the search beyond the operation."""
    if isinstance(feature, Extrude) and isinstance(feature.shape, Outline):
        return len(feature.shape.path.segments)
    if isinstance(feature, Revolve):
        return len(feature.profile.segments)
    return 1
