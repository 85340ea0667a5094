"""The exact surfaces that make up a part, and their least-squares fits.

All lengths are in the mesh's unit. Fits use mesh *vertices*: exporters put vertices on the true surface while the interior of
a facet lies below it, so a radius fitted on vertices is right to the file's rounding whatever the number of facets.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import leastsq

Array = NDArray[np.float64]
_SAMPLES = 240
"""Fits look at no more vertices than this, evenly picked: more do not make a closed-form surface more exact."""

_FAR = 0.03
"""A start whose profile is off by more than this share of its own size is not worth refining."""


def unit(vector: Array) -> Array:
    """The vector scaled to length 1."""
    return np.asarray(vector, float) / np.linalg.norm(vector)


def perpendicular(axis: Array) -> tuple[Array, Array]:
    """Two unit vectors u, v with u × v = axis."""
    helper = np.eye(3)[np.argmin(np.abs(axis))]
    u = unit(np.cross(helper, axis))
    return u, np.cross(axis, u)


@dataclass(frozen=True, eq=False)
class Plane:
    """Points x with normal · x = offset; the normal points out of the material."""

    normal: Array
    offset: float
    kind = "plane"

    def distance(self, points: Array) -> Array:
        """Signed distance of points (n, 3)."""
        return points @ self.normal - self.offset

    def normals(self, points: Array) -> Array:
        """Surface normals at points (n, 3), up to sign."""
        return np.broadcast_to(self.normal, points.shape)


@dataclass(frozen=True, eq=False)
class Cylinder:
    """Points at ``radius`` from the line through ``point`` along unit ``axis``."""

    point: Array
    axis: Array
    radius: float
    kind = "cylinder"

    def distance(self, points: Array) -> Array:
        """Signed distance of points (n, 3), positive outside."""
        return axial(points, self.point, self.axis)[0] - self.radius

    def normals(self, points: Array) -> Array:
        """Unit vectors away from the axis at points (n, 3)."""
        return radial(points, self.point, self.axis)


@dataclass(frozen=True, eq=False)
class Cone:
    """Points on rays from ``apex`` that make ``angle`` (radians, half the opening) with unit ``axis``."""

    apex: Array
    axis: Array
    angle: float
    kind = "cone"

    @property
    def point(self) -> Array:
        """A point of the axis."""
        return self.apex

    def distance(self, points: Array) -> Array:
        """Signed distance of points (n, 3) to the nappe along +axis, positive outside."""
        r, z = axial(points, self.apex, self.axis)
        return r * np.cos(self.angle) - z * np.sin(self.angle)

    def normals(self, points: Array) -> Array:
        """Unit normals away from the axis at points (n, 3)."""
        out = radial(points, self.apex, self.axis)
        return out * np.cos(self.angle) - self.axis * np.sin(self.angle)


@dataclass(frozen=True, eq=False)
class Sphere:
    """Points at ``radius`` from ``centre``."""

    centre: Array
    radius: float
    kind = "sphere"

    def distance(self, points: Array) -> Array:
        """Signed distance of points (n, 3), positive outside."""
        return np.linalg.norm(points - self.centre, axis=1) - self.radius

    def normals(self, points: Array) -> Array:
        """Unit vectors away from the centre at points (n, 3)."""
        out = points - self.centre
        return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-300)


@dataclass(frozen=True, eq=False)
class Torus:
    """Points at ``minor`` from the circle of radius ``major`` about ``axis`` through ``centre``."""

    centre: Array
    axis: Array
    major: float
    minor: float
    kind = "torus"

    @property
    def point(self) -> Array:
        """A point of the axis."""
        return self.centre

    def distance(self, points: Array) -> Array:
        """Signed distance of points (n, 3), positive outside the tube."""
        r, z = axial(points, self.centre, self.axis)
        return np.hypot(r - self.major, z) - self.minor

    def normals(self, points: Array) -> Array:
        """Unit vectors away from the tube's centre line at points (n, 3)."""
        r, z = axial(points, self.centre, self.axis)
        out = radial(points, self.centre, self.axis) * (r - self.major)[:, None] + z[:, None] * self.axis
        return out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-300)


Surface = Plane | Cylinder | Cone | Sphere | Torus
KINDS = ("plane", "cylinder", "cone", "sphere", "torus", "free")


def axial(points: Array, point: Array, axis: Array) -> tuple[Array, Array]:
    """Distance from the line (point, axis) and position along it, for points (n, 3)."""
    away = points - point
    along = away @ axis
    return np.linalg.norm(away - along[:, None] * axis, axis=1), along


def radial(points: Array, point: Array, axis: Array) -> Array:
    """Unit vectors (n, 3) from the line (point, axis) towards points (n, 3)."""
    away = points - point
    away = away - (away @ axis)[:, None] * axis
    return away / np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-300)


def _picked(points: Array, most: int = _SAMPLES) -> Array:
    if len(points) <= most:
        return points
    return points[np.linspace(0, len(points) - 1, most).astype(int)]


def _least_squares(residuals: Callable[[Array], Array], unknowns: int) -> Array:
    """Levenberg-Marquardt (MINPACK) from zero; all unknowns are relative to the fit's own size."""
    # full_output keeps MINPACK quiet about reaching maxfev: whether a fit is good is decided by its residual.
    return leastsq(residuals, np.zeros(unknowns), xtol=1e-11, ftol=1e-11, maxfev=10 * unknowns, full_output=True)[0]


def fit_plane(points: Array, normal: Array) -> Plane:
    """Least-squares plane through points (n, 3), facing the way of ``normal``."""
    centre = points.mean(0)
    if len(points) >= 3:
        _, spread, axes = np.linalg.svd(_picked(points) - centre, full_matrices=False)
        if spread[1] > 1e-9 * max(spread[0], 1e-300) and abs(axes[2] @ normal) > 0.9:
            normal = axes[2] * np.sign(axes[2] @ normal)
    normal = unit(normal)
    offsets = points @ normal
    return Plane(normal, float((offsets.min() + offsets.max()) / 2))


def fit_circle(points: Array) -> tuple[Array, float]:
    """Centre (2,) and radius of the algebraic least-squares circle through points (n, 2) (Kåsa 1976)."""
    shift = points.mean(0)
    local = points - shift
    scale = max(float(np.abs(local).max()), 1e-300)
    local = local / scale
    design = np.column_stack([2 * local, np.ones(len(local))])
    solution = np.linalg.lstsq(design, (local**2).sum(1), rcond=None)[0]
    radius = np.sqrt(max(solution[2] + solution[0] ** 2 + solution[1] ** 2, 0.0))
    return solution[:2] * scale + shift, float(radius * scale)


def fit_cylinder(points: Array, axis: Array, *, refine: bool = True, most: int = _SAMPLES, far: float = _FAR) -> Cylinder:
    """Least-squares cylinder through points (n, 3), started from ``axis``; ``refine`` lets the axis tilt; ``most`` points."""
    axis = unit(axis)
    u, v = perpendicular(axis)
    picked = _picked(points, most)
    centre, radius = fit_circle(np.column_stack([picked @ u, picked @ v]))
    middle = float((picked @ axis).mean())
    start = Cylinder(centre[0] * u + centre[1] * v + middle * axis, axis, radius)
    if not refine or len(points) < 6 or not np.isfinite(radius) or radius <= 0:
        return start
    if np.abs(start.distance(picked)).max() > far * radius:
        return start

    def made(x: Array) -> Cylinder:
        return Cylinder(
            start.point + radius * (x[2] * u + x[3] * v), unit(axis + x[0] * u + x[1] * v), radius * (1 + x[4])
        )

    found = _least_squares(lambda x: made(x).distance(picked) / radius, 5)
    return made(found)


def fit_sphere(points: Array, *, most: int = _SAMPLES) -> Sphere:
    """Algebraic least-squares sphere through ``most`` of the points (n, 3)."""
    picked = _picked(points, most)
    shift = picked.mean(0)
    local = picked - shift
    scale = max(float(np.abs(local).max()), 1e-300)
    local = local / scale
    design = np.column_stack([2 * local, np.ones(len(local))])
    solution = np.linalg.lstsq(design, (local**2).sum(1), rcond=None)[0]
    radius = np.sqrt(max(solution[3] + (solution[:3] ** 2).sum(), 0.0))
    return Sphere(solution[:3] * scale + shift, float(radius * scale))


def revolution_axis(points: Array, normals: Array) -> tuple[Array, Array] | None:
    """Point and unit direction of the line that the normal lines (points, normals) all meet, or None.

    The normals of a surface of revolution lie in a linear line complex (Pottmann & Wallner 2001, *Computational Line
    Geometry*, ch. 3): (p × n) · a + n · m = 0 for the axis's Plücker coordinates (a, m).
    """
    if len(points) < 5:
        return None
    shift = points.mean(0)
    scale = max(float(np.abs(points - shift).max()), 1e-300)
    local = (points - shift) / scale
    rows = np.hstack([np.cross(local, normals), normals])
    _, _, vectors = np.linalg.svd(rows, full_matrices=False)
    direction, moment = vectors[-1][:3], vectors[-1][3:]
    length = np.linalg.norm(direction)
    if length < 1e-6:
        return None
    direction, moment = direction / length, moment / length
    point = np.cross(direction, moment)
    return point * scale + shift, direction


def fit_cone(points: Array, point: Array, axis: Array, *, most: int = _SAMPLES, far: float = _FAR) -> Cone | None:
    """Least-squares cone through points (n, 3), started from an axis line; None when they show no slope, or lie further from it
    than ``far`` of their extent."""
    picked = _picked(points, most)
    r, z = axial(picked, point, axis)
    if len(picked) < 6 or np.ptp(z) < 1e-12:
        return None
    slope, at_zero = np.polyfit(z, r, 1)
    if abs(slope) < 1e-3 or np.abs(np.polyval([slope, at_zero], z) - r).max() > far * max(np.ptp(r), np.ptp(z)):
        return None
    if slope < 0:
        axis, slope, z = -axis, -slope, -z
    apex, angle = point - axis * (at_zero / slope), float(np.arctan(slope))
    u, v = perpendicular(axis)
    size = max(float(r.max()), 1e-300)

    def made(x: Array) -> Cone:
        return Cone(apex + size * (x[0] * u + x[1] * v + x[2] * axis), unit(axis + x[3] * u + x[4] * v), angle + x[5])

    found = _least_squares(lambda x: made(x).distance(picked) / size, 6)
    cone = made(found)
    return cone if 0.02 < cone.angle < np.pi / 2 - 0.005 else None


def fit_torus(points: Array, point: Array, axis: Array, *, most: int = _SAMPLES, far: float = _FAR) -> Torus | None:
    """Least-squares torus through points (n, 3), started from an axis line; None when the profile is no circle."""
    picked = _picked(points, most)
    r, z = axial(picked, point, axis)
    (major, middle), minor = fit_circle(np.column_stack([r, z]))
    size = max(float(r.max()), 1e-300)
    if not (np.isfinite(minor) and 0 < minor < 3 * size and major > 0):
        return None
    if np.abs(np.hypot(r - major, z - middle) - minor).max() > far * max(np.ptp(r), np.ptp(z)):
        return None
    centre = point + middle * axis
    u, v = perpendicular(axis)

    def made(x: Array) -> Torus:
        return Torus(
            centre + size * (x[0] * u + x[1] * v + x[2] * axis),
            unit(axis + x[3] * u + x[4] * v),
            major + size * x[5],
            minor + size * x[6],
        )

    found = _least_squares(lambda x: made(x).distance(picked) / size, 7)
    torus = made(found)
    return torus if torus.minor > 0 and torus.major > 0 else None


def with_direction(surface: Surface, direction: Array, points: Array) -> Surface:
    """The surface refitted to points (n, 3) with its normal or axis fixed to ``direction``."""
    if isinstance(surface, Plane):
        offsets = points @ direction
        return Plane(direction, float((offsets.min() + offsets.max()) / 2))
    if isinstance(surface, Cylinder):
        return fit_cylinder(points, direction, refine=False)
    picked = _picked(points)
    if isinstance(surface, Cone):
        reach = max(float(np.abs(picked - surface.apex).max()), 1e-300)

        def cone(x: Array) -> Cone:
            return Cone(surface.apex + reach * x[:3], direction, surface.angle + x[3])

        return cone(_least_squares(lambda x: cone(x).distance(picked) / reach, 4)) if len(picked) >= 4 else surface
    if isinstance(surface, Torus):
        def torus(x: Array) -> Torus:
            size = surface.major
            return Torus(surface.centre + size * x[:3], direction, surface.major + size * x[3], surface.minor + size * x[4])

        return torus(_least_squares(lambda x: torus(x).distance(picked) / surface.major, 5)) if len(picked) >= 5 else surface
    return surface
