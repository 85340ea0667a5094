"""What noise hides and a draughtsman meant: parallel, coplanar, coaxial and equal surfaces."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engines.cadfit.scans.primitives import Found
from engines.cadfit.scans.samples import Samples
from engines.cadfit.surfaces import Array, Cone, Cylinder, Plane, Sphere, Surface, Torus, axial, unit, with_direction

_ANGLE = np.radians(6.0)
"""Directions further apart than this are never made one; nearer ones only when their samples allow it."""
_GROWTH = 1.1
"""A surface may fit its samples this much worse after it was made regular."""


@dataclass(eq=False)
class _Fit:
    surface: Surface
    points: Array
    area: float

    @property
    def rms(self) -> float:
        return float(np.sqrt((self.surface.distance(self.points) ** 2).mean()))


def regularised(samples: Samples, found: Found) -> list[Surface]:
    """The surfaces, made regular where their samples don't object."""
    fits = [
        _Fit(surface, samples.points[found.labels == k], float(samples.areas[found.labels == k].sum()))
        for k, surface in enumerate(found.surfaces)
    ]
    noise = found.noise
    _parallel(fits, noise)
    _coplanar(fits, noise)
    _coaxial(fits, noise)
    _equal(fits, noise)
    return [fit.surface for fit in fits]


def _direction(surface: Surface) -> Array | None:
    return getattr(surface, "normal", getattr(surface, "axis", None))


def _parallel(fits: list[_Fit], noise: float) -> None:
    anchors = [row for row in np.eye(3)]
    for fit in sorted(fits, key=lambda f: -f.area * (1.0 if isinstance(f.surface, Plane) else 0.4)):
        direction = _direction(fit.surface)
        if direction is None or not len(fit.points):
            continue
        dots = np.array([direction @ anchor for anchor in anchors])
        done = False
        for best in np.argsort(-np.abs(dots), kind="stable")[:2].tolist():
            if abs(dots[best]) < np.cos(_ANGLE):
                break
            along = anchors[best] * np.sign(dots[best])
            moved = _turned(fit.surface, along, fit.points)
            if moved is None:
                continue
            worse = float(np.sqrt((moved.distance(fit.points) ** 2).mean()))
            if worse <= max(_GROWTH * fit.rms, 0.35 * noise):
                fit.surface, done = moved, True
                break
        if done:
            continue
        along = _drafted(direction, anchors)
        moved = _turned(fit.surface, along, fit.points)
        if moved is not None and np.sqrt((moved.distance(fit.points) ** 2).mean()) <= max(_GROWTH * fit.rms, 0.35 * noise):
            fit.surface, direction = moved, along
        anchors.append(direction)


def _drafted(direction: Array, anchors: list[Array]) -> Array:
    """A new direction as a draughtsman would have it: perpendicular to an earlier one, and at a multiple of 15° to others that
    are so too, where it nearly is."""
    for anchor in anchors:
        if abs(direction @ anchor) > np.sin(np.radians(1.2)):
            continue
        flat = unit(direction - (direction @ anchor) * anchor)
        for other in anchors:
            if abs(other @ anchor) > 1e-9:
                continue
            side = np.cross(anchor, other)
            angle = float(np.degrees(np.arctan2(flat @ side, flat @ other)))
            near = round(angle / 15) * 15
            if abs(near - angle) < 0.7:
                return np.cos(np.radians(near)) * other + np.sin(np.radians(near)) * side
        return flat
    return direction


def _turned(surface: Surface, direction: Array, points: Array) -> Surface | None:
    if isinstance(surface, Plane):
        return Plane(direction, float((points @ direction).mean()))
    if isinstance(surface, Cone) and surface.axis @ direction < 0:
        return None
    return with_direction(surface, direction, points)


def _coplanar(fits: list[_Fit], noise: float) -> None:
    """Planes of one direction, either way round, whose offsets differ by less than the noise."""
    planes = sorted((f for f in fits if isinstance(f.surface, Plane)), key=lambda f: -f.area)
    for index, fit in enumerate(planes):
        for larger in planes[:index]:
            sign = larger.surface.normal @ fit.surface.normal
            if abs(sign) > 1 - 1e-9:
                offset = larger.surface.offset * np.sign(sign)
                if abs(offset - fit.surface.offset) < max(0.5 * noise, 3 * _doubt(fit, noise)):
                    fit.surface = Plane(fit.surface.normal, float(offset))
                    break


def _doubt(fit: _Fit, noise: float) -> float:
    """How uncertain a mean over a surface's samples is; neighbours share vertices, so they count for a third."""
    return noise / np.sqrt(max(len(fit.points) / 3, 1.0))


def _coaxial(fits: list[_Fit], noise: float) -> None:
    """Turned surfaces whose axes nearly meet get the axis of the one that knows it best: the longest cylinder."""
    def weight(fit: _Fit) -> float:
        return fit.area * (1.0 if isinstance(fit.surface, Cylinder) else 0.2)

    turned = sorted((f for f in fits if isinstance(f.surface, (Cylinder, Cone, Torus, Sphere))), key=lambda f: -weight(f))
    for index, fit in enumerate(turned):
        for larger in turned[:index]:
            if isinstance(larger.surface, Sphere):
                continue
            point, axis = larger.surface.point, larger.surface.axis
            moved = _on_axis(fit.surface, point, axis, noise)
            if moved is None:
                continue
            before, fit_rms = fit.surface, fit.rms
            fit.surface = _resized(moved, fit.points)
            if fit.rms <= max(1.15 * fit_rms, 0.35 * noise):
                break
            fit.surface = before


def _on_axis(surface: Surface, point: Array, axis: Array, noise: float) -> Surface | None:
    if isinstance(surface, Sphere):
        r, z = axial(surface.centre[None], point, axis)
        return Sphere(point + z[0] * axis, surface.radius) if r[0] < noise else None
    if abs(surface.axis @ axis) < 1 - 1e-9 or axial(surface.point[None], point, axis)[0][0] > 1.2 * noise:
        return None
    foot = point + ((surface.point - point) @ axis) * axis
    if isinstance(surface, Cylinder):
        return Cylinder(foot, surface.axis, surface.radius)
    if isinstance(surface, Cone):
        return Cone(foot, surface.axis, surface.angle)
    return Torus(foot, surface.axis, surface.major, surface.minor)


def _resized(surface: Surface, points: Array) -> Surface:
    """The surface with its size, but not its place, fitted to the points."""
    if isinstance(surface, Cylinder):
        return Cylinder(surface.point, surface.axis, float(axial(points, surface.point, surface.axis)[0].mean()))
    if isinstance(surface, Cone):
        r, z = axial(points, surface.apex, surface.axis)
        slope, at_zero = np.polyfit(z, r, 1)
        if slope > 1e-3:
            return Cone(surface.apex - surface.axis * (at_zero / slope), surface.axis, float(np.arctan(slope)))
    return surface


def _equal(fits: list[_Fit], noise: float) -> None:
    """Radii that differ by less than the noise become their mean."""
    for kind in ((Cylinder,), (Sphere,)):
        group: list[_Fit] = []
        for fit in sorted((f for f in fits if isinstance(f.surface, kind)), key=lambda f: f.surface.radius):
            if group and fit.surface.radius - group[-1].surface.radius > 0.35 * noise:
                _share(group)
                group = []
            group.append(fit)
        _share(group)


def _share(group: list[_Fit]) -> None:
    if len(group) < 2:
        return
    radius = float(np.average([f.surface.radius for f in group], weights=[f.area for f in group]))
    for fit in group:
        s = fit.surface
        fit.surface = Cylinder(s.point, s.axis, radius) if isinstance(s, Cylinder) else Sphere(s.centre, radius)
