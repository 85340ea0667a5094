"""Fillets and chamfers, read from the surfaces that they left and named by the sharp edges that they replaced."""

from __future__ import annotations

import numpy as np

from engines.cadfit.features import Blend
from engines.cadfit.segmentation import Segmentation
from engines.cadfit.surfaces import Array, Cone, Cylinder, Plane, Torus, axial, radial, unit

_LARGEST = {"fillet": 0.2, "chamfer": 0.06}
"""A blend's leg is at most this share of the part's diagonal; beyond, it is a face in its own right."""


def found_blends(found: Segmentation) -> list[Blend]:
    """One blend a patch, with a point of the sharp edge that it replaced."""
    blends = []
    size = float(np.linalg.norm(found.mesh.extents))
    for index, patch in enumerate(found.patches):
        surface = patch.surface
        make = {Plane: _chamfer_plane, Cylinder: _fillet_cylinder, Cone: _chamfer_cone, Torus: _fillet_torus}.get(type(surface))
        if make is None:
            continue
        blend = make(found, index, size)
        if blend is not None and 1e-4 * size < blend.size < _LARGEST[blend.kind] * size:
            blends.append(blend)
    return blends


def _flanks(found: Segmentation, index: int) -> list[int]:
    """The neighbours with the most common boundary, longest first."""
    mesh, labels = found.mesh, found.labels
    pairs, edges = mesh.face_adjacency, mesh.face_adjacency_edges
    a, b = labels[pairs[:, 0]], labels[pairs[:, 1]]
    touching = (a == index) != (b == index)
    other = np.where(a == index, b, a)[touching]
    length = np.linalg.norm(np.diff(mesh.vertices[edges[touching]], axis=1)[:, 0], axis=1)
    total: dict[int, float] = {}
    for label, edge in zip(other.tolist(), length.tolist(), strict=True):
        if label >= 0:
            total[label] = total.get(label, 0.0) + edge
    return sorted(total, key=lambda k: -total[k])


def _edge_line(first: Plane, second: Plane, near: Array) -> tuple[Array, Array] | None:
    direction = np.cross(first.normal, second.normal)
    if np.linalg.norm(direction) < 0.05:
        return None
    direction = unit(direction)
    rows = np.array([first.normal, second.normal, direction])
    return np.linalg.solve(rows, np.array([first.offset, second.offset, direction @ near])), direction


def _two_planes(found: Segmentation, index: int) -> tuple[Plane, Plane] | None:
    planes = [found.patches[k].surface for k in _flanks(found, index) if isinstance(found.patches[k].surface, Plane)]
    return (planes[0], planes[1]) if len(planes) >= 2 else None


def _chamfer_plane(found: Segmentation, index: int, size: float) -> Blend | None:
    """A flat strip at 45° between two planes."""
    own = found.patches[index].surface
    flanks = _two_planes(found, index)
    if flanks is None:
        return None
    first, second = flanks
    along = [abs(own.normal @ plane.normal) for plane in flanks]
    if abs(along[0] - along[1]) > 0.02 or not 0.3 < along[0] < 0.95:
        return None
    points = found.vertices(index)
    line = _edge_line(first, second, points.mean(0))
    if line is None:
        return None
    point, direction = line
    sine = np.sqrt(max(1 - (first.normal @ second.normal) ** 2, 1e-12))
    legs = [float(np.abs(plane.distance(points)).max() / sine) for plane in (first, second)]
    length = np.ptp(points @ direction)
    if abs(legs[0] - legs[1]) > 0.03 * max(legs) or length < max(legs):
        return None
    return Blend("chamfer", sum(legs) / 2, point[None], (index,))


def _fillet_cylinder(found: Segmentation, index: int, size: float) -> Blend | None:
    """Part of a cylinder that runs tangentially into two planes."""
    patch = found.patches[index]
    own: Cylinder = patch.surface
    if patch.turn > np.radians(178):
        return None
    planes = [
        found.patches[k].surface for k in _flanks(found, index)
        if isinstance(found.patches[k].surface, Plane)
        and abs(found.patches[k].surface.normal @ own.axis) < 1e-3
        and abs(abs(found.patches[k].surface.distance(own.point[None])[0]) - own.radius) < 0.03 * own.radius
    ]
    if len(planes) < 2:
        return None
    line = _edge_line(planes[0], planes[1], found.vertices(index).mean(0))
    return None if line is None else Blend("fillet", own.radius, line[0][None], (index,))


def _round_edge(found: Segmentation, index: int, point: Array, axis: Array) -> tuple[Array, float, float] | None:
    """A point of the circle in which a coaxial cylinder and a plane across would meet, its radius and height on the axis."""
    cylinder = plane = None
    for other in _flanks(found, index):
        surface = found.patches[other].surface
        if plane is None and isinstance(surface, Plane) and abs(surface.normal @ axis) > 1 - 1e-6:
            plane = surface
        elif cylinder is None and isinstance(surface, Cylinder) and abs(surface.axis @ axis) > 1 - 1e-6:
            if axial(surface.point[None], point, axis)[0][0] < 0.02 * surface.radius:
                cylinder = surface
    if cylinder is None or plane is None:
        return None
    height = (plane.offset - plane.normal @ point) / (plane.normal @ axis)
    points = found.vertices(index)
    away = radial(points[:1], point, axis)[0] if found.patches[index].turn > 6 else unit(
        points.mean(0) - point - ((points.mean(0) - point) @ axis) * axis
    )
    return point + height * axis + cylinder.radius * away, cylinder.radius, float(height)


def _chamfer_cone(found: Segmentation, index: int, size: float) -> Blend | None:
    """A 45° cone between a coaxial cylinder and a plane across."""
    own: Cone = found.patches[index].surface
    edge = _round_edge(found, index, own.apex, own.axis)
    if edge is None or abs(own.angle - np.pi / 4) > np.radians(2.5):
        return None
    point, radius, height = edge
    r, z = axial(found.vertices(index), own.apex, own.axis)
    legs = float(np.abs(r - radius).max()), float(np.abs(z - height).max())
    if abs(legs[0] - legs[1]) > 0.06 * max(legs):
        return None
    return Blend("chamfer", sum(legs) / 2, point[None], (index,))


def _fillet_torus(found: Segmentation, index: int, size: float) -> Blend | None:
    """Part of a torus that runs tangentially into a coaxial cylinder and a plane across."""
    own: Torus = found.patches[index].surface
    edge = _round_edge(found, index, own.centre, own.axis)
    if edge is None:
        return None
    point, radius, height = edge
    if abs(abs(radius - own.major) - own.minor) > 0.05 * own.minor or abs(abs(height) - own.minor) > 0.05 * own.minor:
        return None
    return Blend("fillet", own.minor, point[None], (index,))


def grouped(blends: list[Blend], tolerance: float) -> list[Blend]:
    """Blends of one kind and size together, the largest first: the order in which a kernel is most likely to accept them."""
    groups: list[list[Blend]] = []
    for blend in sorted(blends, key=lambda b: (-b.size, b.kind)):
        for group in groups:
            if group[0].kind == blend.kind and abs(group[0].size - blend.size) < max(tolerance, 0.01 * blend.size):
                group.append(blend)
                break
        else:
            groups.append([blend])
    return [
        Blend(
            g[0].kind, float(np.median([b.size for b in g])), np.vstack([b.points for b in g]),
            tuple(k for b in g for k in b.patches),
        )
        for g in groups
    ]
