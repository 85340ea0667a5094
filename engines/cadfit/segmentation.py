"""Which exact surface each triangle of a mesh lies on.

Region growing in three passes, each with closed-form hypotheses and least-squares proof on vertices: smooth components fitted
whole, strips grown from two neighbouring facets, and local patches. A surface takes a facet only when *every* vertex of the
facet lies on it, so a plane that runs tangentially into a fillet is never swallowed: its far vertices are off.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
import trimesh
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

from engines.cadfit.surfaces import (
    Array,
    Cone,
    Cylinder,
    Plane,
    Sphere,
    Surface,
    Torus,
    axial,
    fit_circle,
    fit_cone,
    fit_cylinder,
    fit_plane,
    fit_sphere,
    fit_torus,
    perpendicular,
    revolution_axis,
    unit,
    with_direction,
)

FREE = -1
"""Label of triangles that lie on no exact surface."""

_SMOOTH = np.radians(36.0)
"""Neighbouring facets of one curved surface differ by no more (a circle of 10 facets); hexagons (60°) stay polygons."""
_FACING = np.cos(np.radians(25.0))
"""How well a facet's normal must agree with its surface's."""
_ATTEMPTS = 700
"""Hypotheses that may fail in a row before what is left counts as free-form: a count, not a clock, so that a result is
reproducible."""
_COPLANAR = np.radians(0.06)


@dataclass(frozen=True, eq=False)
class Patch:
    """A connected piece of the mesh on one exact surface.

    ``convex``: material lies inside (a boss) rather than outside (a hole); planes are always True. ``turn``: angle in radians
    that the patch spans about its axis. ``residual``: largest distance of its vertices to the surface.
    """

    surface: Surface
    triangles: np.ndarray
    area: float
    convex: bool
    turn: float
    residual: float
    facets: int

    @property
    def kind(self) -> str:
        """plane, cylinder, cone, sphere or torus."""
        return self.surface.kind


@dataclass(eq=False)
class Segmentation:
    """A mesh with, for each triangle, the index of its patch or `FREE`."""

    mesh: trimesh.Trimesh
    labels: np.ndarray
    patches: list[Patch]
    tolerance: float
    neighbours: dict[int, set[int]] = field(default_factory=dict)
    noise: float = 0.0
    """Standard deviation of the noise that was taken from the mesh, in the file's unit; 0 for an exported mesh."""

    def share(self, kind: str) -> float:
        """Share of the area that lies on surfaces of that kind ('free' for none)."""
        areas = self.mesh.area_faces
        if kind == "free":
            return float(areas[self.labels == FREE].sum() / areas.sum())
        return float(sum(p.area for p in self.patches if p.kind == kind) / areas.sum())

    def vertices(self, index: int) -> Array:
        """Vertices (n, 3) of a patch."""
        return np.asarray(self.mesh.vertices)[np.unique(self.mesh.faces[self.patches[index].triangles])]


class _Facets:
    """Coplanar groups of triangles and how they meet: the graph that all passes grow on."""

    def __init__(self, mesh: trimesh.Trimesh, tolerance: float, *, single: bool = False) -> None:
        """``single``: each triangle is a group of its own."""
        self.mesh, self.tolerance = mesh, tolerance
        # Plain arrays: trimesh's tracked ones cost more than the arithmetic on small slices.
        faces, vertices = np.asarray(mesh.faces), np.asarray(mesh.vertices)
        self.faces, self.vertices = faces, vertices
        corners = vertices[faces]
        cross = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        length = np.linalg.norm(cross, axis=1)
        self.areas = length / 2
        self.normals = cross / np.maximum(length, 1e-300)[:, None]
        longest = np.sqrt(((corners - np.roll(corners, 1, axis=1)) ** 2).sum(2)).max(1)
        # The height of a sliver is below the file's rounding: its normal says nothing, its vertices still do.
        self.sliver = length / np.maximum(longest, 1e-300) < 0.2 * tolerance
        pairs, edges = mesh.face_adjacency, mesh.face_adjacency_edges
        angle = np.arccos(np.clip((self.normals[pairs[:, 0]] * self.normals[pairs[:, 1]]).sum(1), -1, 1))
        either_sliver = self.sliver[pairs].any(1)
        self.group = np.arange(len(faces))
        if not single:
            self.group = self._planar_groups(pairs[(angle < _COPLANAR) & ~either_sliver], len(faces))
            self.group = self._with_slivers(pairs, either_sliver)
        self.count = int(self.group.max()) + 1
        self.members = _grouped(self.group, self.count)
        big = np.array([m[np.argmax(self.areas[m])] for m in self.members])
        self.group_area = np.bincount(self.group, self.areas, self.count)
        self.group_normal = self.normals[big]
        weight = np.where(self.sliver, 0.0, self.areas)
        summed = np.column_stack([np.bincount(self.group, weight * self.normals[:, k], self.count) for k in range(3)])
        norm = np.linalg.norm(summed, axis=1)
        good = norm > 1e-12 * max(self.group_area.max(), 1e-300)
        self.group_normal[good] = summed[good] / norm[good, None]
        self.group_vertices = [np.unique(faces[m]) for m in self.members]
        self._link(pairs, edges)

    @staticmethod
    def _planar_groups(pairs: np.ndarray, count: int) -> np.ndarray:
        graph = coo_matrix((np.ones(len(pairs)), (pairs[:, 0], pairs[:, 1])), shape=(count, count))
        return connected_components(graph, directed=False)[1]

    def _with_slivers(self, pairs: np.ndarray, touches: np.ndarray) -> np.ndarray:
        """Slivers join the neighbour across their longest edge that is no sliver, while one is found."""
        group, pending = self.group.copy(), pairs[touches]
        settled = ~self.sliver
        for _ in range(8):
            a, b = pending[:, 0], pending[:, 1]
            ready = settled[a] != settled[b]
            if not ready.any():
                break
            inner, outer = np.where(settled[a], b, a)[ready], np.where(settled[a], a, b)[ready]
            fits = np.abs(((self.vertices[self.faces[inner]] - self.mesh.triangles_center[outer][:, None])
                           * self.normals[outer][:, None]).sum(2)).max(1) < 4 * self.tolerance
            if not fits.any():
                break
            group[inner[fits]] = group[outer[fits]]
            settled[inner[fits]] = True
        return np.unique(group, return_inverse=True)[1]

    def _link(self, pairs: np.ndarray, edges: np.ndarray) -> None:
        a, b = self.group[pairs[:, 0]], self.group[pairs[:, 1]]
        across = a != b
        a, b = a[across], b[across]
        convex = self.mesh.face_adjacency_convex[across]
        length = np.linalg.norm(np.diff(self.vertices[edges[across]], axis=1)[:, 0], axis=1)
        low, high = np.minimum(a, b), np.maximum(a, b)
        key, first, inverse = np.unique(low * self.count + high, return_index=True, return_inverse=True)
        self.links = np.column_stack([low[first], high[first]])
        self.link_length = np.bincount(inverse, length, len(key))
        self.link_convex = np.bincount(inverse, length * convex, len(key)) > 0.5 * self.link_length
        dots = (self.group_normal[self.links[:, 0]] * self.group_normal[self.links[:, 1]]).sum(1)
        self.link_angle = np.arccos(np.clip(dots, -1, 1))
        self.adjacent: list[list[tuple[int, int]]] = [[] for _ in range(self.count)]
        for index, (i, j) in enumerate(self.links.tolist()):
            self.adjacent[i].append((j, index))
            self.adjacent[j].append((i, index))

    def points(self, groups: list[int] | np.ndarray) -> Array:
        """Vertices (n, 3) of some groups."""
        return self.vertices[np.unique(np.concatenate([self.group_vertices[g] for g in groups]))]

    def centres(self, groups: list[int] | np.ndarray) -> Array:
        """Centres (n, 3) of the groups' bounding corners: by symmetry their normal lines meet the axis exactly."""
        return np.array([self.vertices[self.group_vertices[g]].mean(0) for g in groups])


def _grouped(labels: np.ndarray, count: int) -> list[np.ndarray]:
    order = np.argsort(labels, kind="stable")
    return np.split(order, np.cumsum(np.bincount(labels, minlength=count))[:-1])


class _Segmenter:
    def __init__(self, mesh: trimesh.Trimesh, tolerance: float, *, single: bool = False) -> None:
        self.facets = _Facets(mesh, tolerance, single=single)
        self.tolerance = tolerance
        self.size = float(np.linalg.norm(mesh.extents))
        self.owner = np.full(self.facets.count, FREE)
        self.found: list[tuple[Surface, list[int]]] = []
        self.attempts = 0
        self.tried: set[tuple[float, bytes]] = set()

    # -- proof ---------------------------------------------------------------------------------------------------------

    def _on(self, surface: Surface, group: int, factor: float = 1.0) -> bool:
        facets = self.facets
        points = facets.vertices[facets.group_vertices[group]]
        if np.abs(surface.distance(points)).max() > factor * self.tolerance:
            return False
        if isinstance(surface, Plane):
            return True
        normal = surface.normals(points.mean(0)[None])[0]
        return abs(normal @ facets.group_normal[group]) > _FACING or facets.group_area[group] < self.tolerance**2

    def _grown(self, surface: Surface, seed: list[int]) -> list[int]:
        facets, taken, stack = self.facets, set(seed), list(seed)
        while stack:
            for other, link in facets.adjacent[stack.pop()]:
                if other in taken or self.owner[other] != FREE or facets.link_angle[link] > _SMOOTH:
                    continue
                if self._on(surface, other):
                    taken.add(other)
                    stack.append(other)
        return sorted(taken)

    def _accept(self, surface: Surface, groups: list[int]) -> None:
        for group in groups:
            self.owner[group] = len(self.found)
        self.found.append((surface, groups))

    # -- hypotheses ----------------------------------------------------------------------------------------------------

    def _fits(self, groups: list[int]) -> Iterator[Surface]:
        """Curved surfaces through the vertices of some groups, the plainest first."""
        facets = self.facets
        points, normals = facets.points(groups), facets.group_normal[groups]
        if len(points) < 5:
            return
        weight = np.sqrt(facets.group_area[groups] / max(facets.group_area[groups].max(), 1e-300))
        axis = np.linalg.svd(normals * weight[:, None], full_matrices=False)[2][-1]
        if np.abs(normals @ axis).max() < 0.1:
            yield fit_cylinder(points, axis)
        line = revolution_axis(facets.centres(groups), normals)
        spread = normals - normals.mean(0)
        cone_axis = np.linalg.svd(spread * weight[:, None], full_matrices=False)[2][-1]
        lines = [line] if line else []
        tip = _apex(facets.centres(groups), normals)
        if tip is not None and np.ptp(normals @ cone_axis) < 0.08:
            lines.insert(0, (tip, cone_axis))
        for point, direction in lines:
            cone = fit_cone(points, point, direction)
            if cone is not None:
                yield cone
        if len(points) >= 8:
            sphere = fit_sphere(points)
            if sphere.radius < 4 * self.size:
                yield sphere
        if line and len(points) >= 10:
            torus = fit_torus(points, *line)
            if torus is not None and torus.major < 4 * self.size:
                yield torus

    def _proved(self, surface: Surface, groups: list[int]) -> bool:
        """Is this a surface a person would name, rather than a few facets that happen to fit?"""
        facets = self.facets
        points = facets.points(groups)
        if np.abs(surface.distance(points)).max() > self.tolerance:
            return False
        radius = getattr(surface, "radius", getattr(surface, "minor", 0.0))
        if radius > 2 * self.size:
            return False
        normals = facets.group_normal[groups]
        facing = np.abs((surface.normals(facets.centres(groups)) * normals).sum(1))
        weight = facets.group_area[groups]
        if (facing * weight).sum() < _FACING * weight.sum():
            return False
        if isinstance(surface, (Cylinder, Cone)):
            turn, strips, regular = _strips(surface, facets, groups)
            if strips >= 5 and turn > np.radians(20):
                # Sixteen wide and narrow faces on one circle are a chamfered octagon, not a coarse cylinder.
                even = regular or turn / strips < np.radians(20.5)
                return even and (isinstance(surface, Cylinder) or len(groups) >= 6)
            return isinstance(surface, Cylinder) and strips >= 3 and regular and turn > np.radians(20)
        distinct = len(np.unique(np.round(normals, 2), axis=0))
        rows = len(np.unique(np.round(_latitude(surface, points) / max(radius, 1e-300), 2)))
        return distinct >= 8 and rows >= 3

    # -- passes --------------------------------------------------------------------------------------------------------

    def known(self, surfaces: list[Surface]) -> None:
        """Surfaces that are known beforehand: each connected piece of the facets that lie on one is a patch of it.

        A facet that lies on several (small ones do, by chance) goes to the one that it faces best.
        """
        facets = self.facets
        count = facets.count
        starts = np.concatenate([[0], np.cumsum([len(v) for v in facets.group_vertices])[:-1]])
        points = facets.vertices[np.concatenate(facets.group_vertices)]
        centres = facets.centres(np.arange(count))
        best, which = np.full(count, 0.5), np.full(count, FREE)
        closest, fallback = np.full(count, 40 * self.tolerance), np.full(count, FREE)
        for k, surface in enumerate(surfaces):
            gap = np.maximum.reduceat(np.abs(surface.distance(points)), starts)
            facing = np.abs((surface.normals(centres) * facets.group_normal).sum(1))
            better = (gap < self.tolerance) & (facing > best)
            best[better], which[better] = facing[better], k
            nearer = (gap < closest) & (facing > 0.8)
            closest[nearer], fallback[nearer] = gap[nearer], k
        which = np.where(which == FREE, fallback, which)  # across a line where two surfaces touch, on neither
        same = which[facets.links[:, 0]] == which[facets.links[:, 1]]
        links = facets.links[same & (which[facets.links[:, 0]] != FREE)]
        graph = coo_matrix((np.ones(len(links)), (links[:, 0], links[:, 1])), shape=(count, count))
        pieces, label = connected_components(graph, directed=False)
        for groups in _grouped(label, pieces):
            if which[groups[0]] != FREE:
                self._accept(surfaces[which[groups[0]]], groups.tolist())

    def slivers(self) -> None:
        """Facets that no surface took, along an edge that was made sharp, go to the neighbour with the longest border."""
        facets = self.facets
        for _ in range(6):
            pending = np.flatnonzero(self.owner == FREE).tolist()
            moves = []
            for group in pending:
                border: dict[int, float] = {}
                for other, link in facets.adjacent[group]:
                    if self.owner[other] != FREE:
                        key = int(self.owner[other])
                        border[key] = border.get(key, 0.0) + facets.link_length[link]
                if border:
                    moves.append((group, max(border, key=lambda k: (border[k], -k))))
            if not moves:
                return
            for group, owner in moves:
                self.owner[group] = owner
                self.found[owner][1].append(group)

    def components(self) -> None:
        """Pass 1: smooth components, whole."""
        facets = self.facets
        for limit in np.radians([7.0, 13.0, 20.0, 36.0]):
            open_ = (self.owner[facets.links] == FREE).all(1) & (facets.link_angle < limit)
            links = facets.links[open_]
            graph = coo_matrix((np.ones(len(links)), (links[:, 0], links[:, 1])), shape=(facets.count,) * 2)
            count, label = connected_components(graph, directed=False)
            for groups in _grouped(label, count):
                if len(groups) < 3 or self.owner[groups[0]] != FREE:
                    continue
                key = (self.tolerance, groups.tobytes())
                if key in self.tried:
                    continue
                self.tried.add(key)
                for surface in self._fits(list(groups)):
                    if self._proved(surface, list(groups)):
                        self._accept(surface, list(groups))
                        break

    def chords(self) -> None:
        """Cylinders whose triangles have vertices on chords: an exporter that splits facets puts those inside the circle.

        No vertex may lie deeper than the widest facet's chord does, and most of the area must reach the circle.
        """
        facets = self.facets
        for limit in np.radians([13.0, 20.0, 36.0]):
            open_ = (self.owner[facets.links] == FREE).all(1) & (facets.link_angle < limit)
            links = facets.links[open_]
            graph = coo_matrix((np.ones(len(links)), (links[:, 0], links[:, 1])), shape=(facets.count,) * 2)
            count, label = connected_components(graph, directed=False)
            for groups in _grouped(label, count):
                if len(groups) < 6 or self.owner[groups[0]] != FREE:
                    continue
                weight = np.sqrt(facets.group_area[groups] / facets.group_area[groups].max())
                axis = np.linalg.svd(facets.group_normal[groups] * weight[:, None], full_matrices=False)[2][-1]
                if np.abs((facets.group_normal[groups] @ axis) * weight).max() > 0.02:
                    continue
                nearest = np.eye(3)[int(np.argmax(np.abs(axis)))]
                if abs(axis @ nearest) > np.cos(np.radians(0.3)):
                    axis = nearest * np.sign(axis @ nearest)
                surface = self._outer_cylinder(facets.points(groups), axis)
                if surface is not None and self._are_chords(surface, groups):
                    turn, strips, _ = _strips(surface, facets, list(groups))
                    if strips >= 5 and turn > np.radians(40) and surface.radius < 2 * self.size:
                        self._accept(surface, list(groups))
                        # The chamfers beside it share its chord vertices, so they are as deep.
                        strict, deepest = self.tolerance, -float(surface.distance(facets.points(groups)).min())
                        self.tolerance = max(strict, 1.5 * deepest)
                        self.coaxial(len(self.found) - 1)
                        self.tolerance = strict

    def _outer_cylinder(self, points: Array, axis: Array) -> Cylinder | None:
        """The cylinder through the outermost of the points, found by dropping those that lie inside."""
        kept = points
        for _ in range(12):
            surface = fit_cylinder(kept, axis, refine=False)
            distance = surface.distance(kept)
            if np.ptp(distance) < 2 * self.tolerance:
                return surface
            inside = distance < -0.25 * np.abs(distance).max()
            if not inside.any() or len(kept) - inside.sum() < 6:
                return None
            kept = kept[~inside]
        return None

    def _are_chords(self, surface: Cylinder, groups: np.ndarray) -> bool:
        facets, reaching, sagitta, deepest = self.facets, 0.0, 0.0, 0.0
        for group in groups.tolist():
            points = facets.vertices[facets.group_vertices[group]]
            distance = surface.distance(points)
            if distance.max() > 2 * self.tolerance:
                return False
            width = np.ptp(points @ np.cross(surface.axis, facets.group_normal[group]))
            sagitta, deepest = max(sagitta, width**2 / (8 * surface.radius)), min(deepest, distance.min())
            reaching += facets.group_area[group] * (distance.max() > -2 * self.tolerance)
        shallow = deepest > -1.3 * sagitta - 2 * self.tolerance and sagitta < 0.03 * surface.radius
        return bool(shallow and reaching > 0.7 * facets.group_area[groups].sum())

    def strips(self, *, cones: bool = True) -> None:
        """Pass 2: cylinders and cones grown from two or three neighbouring facets."""
        facets = self.facets
        self.attempts = 0
        candidates = np.flatnonzero((facets.link_angle > _COPLANAR) & (facets.link_angle < _SMOOTH))
        order = candidates[np.argsort(-facets.link_length[candidates], kind="stable")]
        for link in order.tolist():
            first, second = facets.links[link].tolist()
            if self.owner[first] != FREE or self.owner[second] != FREE:
                continue
            self.attempts += 1
            if self.attempts > _ATTEMPTS:
                break
            axis = np.cross(facets.group_normal[first], facets.group_normal[second])
            best: tuple[int, Surface, list[int]] | None = None
            for surface in self._seeds(first, second, unit(axis), cones):
                if np.abs(surface.distance(facets.points([first, second]))).max() > self.tolerance:
                    continue
                groups = self._grown(surface, [first, second])
                if len(groups) >= 3 and (best is None or len(groups) > best[0]):
                    best = (len(groups), surface, groups)
            # At once: the fillet beside this cylinder would else be taken piece by piece as narrow cylinders.
            if best is not None and self._settle(best[1], best[2]):
                self.coaxial(len(self.found) - 1)

    def _seeds(self, first: int, second: int, axis: Array, cones: bool) -> Iterator[Surface]:
        facets = self.facets
        yield fit_cylinder(facets.points([first, second]), axis, refine=False)
        if not cones:
            return
        for middle, side in ((first, second), (second, first)):
            for other, link in facets.adjacent[middle]:
                if other == side or self.owner[other] != FREE or not _COPLANAR < facets.link_angle[link] < _SMOOTH:
                    continue
                normals = facets.group_normal[[side, middle, other]]
                across = np.cross(normals[0] - normals[1], normals[1] - normals[2])
                if np.linalg.norm(across) < 1e-6:
                    continue
                tip = _apex(facets.centres([side, middle, other]), normals)
                if tip is not None and np.linalg.norm(tip - facets.centres([middle])[0]) < 4 * self.size:
                    points = facets.points([side, middle, other])
                    r, z = axial(points, tip, unit(across))
                    turned = np.sign(z.mean()) or 1.0
                    angle = float(np.arctan2(r, turned * z).mean())
                    if 0.02 < angle < np.pi / 2 - 0.005:
                        yield Cone(tip, unit(across) * turned, angle)
                        break

    def _settle(self, surface: Surface, groups: list[int]) -> bool:
        """Refit on all that was grown, grow again, and accept when proved."""
        for _ in range(2):
            refitted = self._refitted(surface, self.facets.points(groups))
            if refitted is None or np.abs(refitted.distance(self.facets.points(groups))).max() > self.tolerance:
                break
            surface = refitted
            larger = self._grown(surface, groups)
            if len(larger) == len(groups):
                break
            groups = larger
        if not self._proved(surface, groups):
            return False
        self._accept(surface, groups)
        self.attempts = 0
        return True

    @staticmethod
    def _refitted(surface: Surface, points: Array) -> Surface | None:
        if isinstance(surface, Cylinder):
            return fit_cylinder(points, surface.axis)
        if isinstance(surface, Cone):
            return fit_cone(points, surface.apex, surface.axis)
        if isinstance(surface, Sphere):
            return fit_sphere(points)
        if isinstance(surface, Torus):
            return fit_torus(points, surface.centre, surface.axis)
        return None

    def coaxial(self, index: int = 0) -> None:
        """Cones and tori about the axis of a cylinder beside them: chamfers and fillets of round edges.

        The cylinder gives the axis, so that a strip of three facets is enough, where by itself it would fit anything.
        ``index``: the first found surface to look beside.
        """
        facets = self.facets
        while index < len(self.found):
            surface, groups = self.found[index]
            index += 1
            if not isinstance(surface, Cylinder):
                continue
            beside = sorted({other for group in groups for other, _ in facets.adjacent[group] if self.owner[other] == FREE})
            for group in beside:
                if self.owner[group] != FREE:
                    continue
                for made in (self._coaxial_torus, self._coaxial_cone):  # a row of a torus is a cone
                    found = made(surface, group)
                    if found is not None:
                        self._accept(*found)
                        break

    def _coaxial_cone(self, cylinder: Cylinder, group: int) -> tuple[Surface, list[int]] | None:
        r, z = axial(self.facets.points([group]), cylinder.point, cylinder.axis)
        if min(np.ptp(r), np.ptp(z)) < 4 * self.tolerance:
            return None
        slope, at_zero = np.polyfit(z, r, 1)
        if abs(slope) < 0.02 or np.abs(np.polyval([slope, at_zero], z) - r).max() > self.tolerance:
            return None
        sign = float(np.sign(slope))
        cone = Cone(cylinder.point - cylinder.axis * (at_zero / slope), cylinder.axis * sign, float(np.arctan(abs(slope))))
        grown = self._grown(cone, [group])
        if len(grown) < 3 or not self._on(cone, group):
            return None
        turn, strips, _ = _strips(cone, self.facets, grown)
        return (cone, grown) if strips >= 3 and turn > np.radians(20) else None

    def _coaxial_torus(self, cylinder: Cylinder, group: int) -> tuple[Surface, list[int]] | None:
        facets, patch, ring = self.facets, {group}, [group]
        for _ in range(2):
            ring = [
                other for member in ring for other, link in facets.adjacent[member]
                if other not in patch and self.owner[other] == FREE and _COPLANAR < facets.link_angle[link] < _SMOOTH
            ]
            patch.update(ring)
        points = facets.points(sorted(patch))
        r, z = axial(points, cylinder.point, cylinder.axis)
        if len(patch) < 4 or len(points) > 200 or min(np.ptp(r), np.ptp(z)) < 4 * self.tolerance:
            return None
        (major, middle), minor = fit_circle(np.column_stack([r, z]))
        if not (0 < minor < self.size and major > 0) or np.abs(np.hypot(r - major, z - middle) - minor).max() > self.tolerance:
            return None
        torus = Torus(cylinder.point + middle * cylinder.axis, cylinder.axis, float(major), float(minor))
        grown = self._grown(torus, sorted(patch))
        # Rows of facets lean differently on a torus; on a cone all lean alike, even where its vertices happen to fit a circle.
        rows = len(np.unique(np.round(facets.group_normal[grown] @ cylinder.axis, 1)))
        return (torus, grown) if rows >= 3 and len(grown) >= 6 else None

    def patches(self, rings: int) -> None:
        """Pass 3: curved surfaces grown from local patches of facets (spheres, tori, trimmed cylinders)."""
        facets = self.facets
        self.attempts = 0
        tried: set[int] = set()
        order = np.argsort(-facets.group_area, kind="stable")
        for seed in order.tolist():
            if self.owner[seed] != FREE or seed in tried:
                continue
            self.attempts += 1
            if self.attempts > _ATTEMPTS // 6:
                break
            patch, ring = {seed}, [seed]
            for _ in range(rings):
                ring = [
                    other for group in ring for other, link in facets.adjacent[group]
                    if other not in patch and self.owner[other] == FREE and _COPLANAR < facets.link_angle[link] < _SMOOTH
                ]
                patch.update(ring)
                if len(patch) > 60:
                    break
            if len(patch) < 5:
                continue
            for surface in self._fits(sorted(patch)):
                close = np.abs(surface.distance(facets.points(sorted(patch)))).max() < self.tolerance
                if close and self._settle(surface, self._grown(surface, sorted(patch))):
                    break
            else:
                tried.add(seed)

    def join(self) -> None:
        """Neighbouring fragments of one surface become one: the larger takes the smaller where its vertices lie on it."""
        facets = self.facets
        loose = 8 * self.tolerance
        order = sorted(range(len(self.found)), key=lambda k: -facets.group_area[self.found[k][1]].sum())
        for index in order:
            surface, groups = self.found[index]
            if not groups:
                continue
            while True:
                around = {
                    int(self.owner[other]) for group in groups for other, link in facets.adjacent[group]
                    if facets.link_angle[link] < _SMOOTH and self.owner[other] not in (FREE, index)
                }
                taken = [k for k in sorted(around) if self.found[k][1] and self._same(surface, self.found[k], loose)]
                if not taken:
                    break
                for k in taken:
                    for group in self.found[k][1]:
                        self.owner[group] = index
                    groups = sorted([*groups, *self.found[k][1]])
                    self.found[k] = (self.found[k][0], [])
                refitted = self._refitted(surface, facets.points(groups))
                if refitted is not None and np.abs(refitted.distance(facets.points(groups))).max() <= loose:
                    surface = refitted
                self.found[index] = (surface, groups)
        kept = [k for k in range(len(self.found)) if self.found[k][1]]
        renumbered = {old: new for new, old in enumerate(kept)}
        self.found = [self.found[k] for k in kept]
        self.owner = np.array([renumbered.get(int(k), FREE) for k in self.owner])

    def _same(self, surface: Surface, other: tuple[Surface, list[int]], tolerance: float) -> bool:
        if surface.kind != other[0].kind:
            return False
        facets, groups = self.facets, other[1]
        facing = np.abs((surface.normals(facets.centres(groups)) * facets.group_normal[groups]).sum(1))
        return bool(np.abs(surface.distance(facets.points(groups))).max() <= tolerance and facing.min() > _FACING)

    def planes(self) -> None:
        """What is left and flat: real planes, unless it is a shred of a free-form region."""
        facets = self.facets
        total = facets.group_area.sum()
        smooth = np.zeros(facets.count)
        around = np.zeros(facets.count)
        for (i, j), angle, length in zip(facets.links.tolist(), facets.link_angle, facets.link_length, strict=True):
            for a, b in ((i, j), (j, i)):
                around[a] += length
                if angle < _SMOOTH and self.owner[b] == FREE:
                    smooth[a] += length
        for group in np.argsort(-facets.group_area, kind="stable").tolist():
            if self.owner[group] != FREE:
                continue
            sharp = 1 - smooth[group] / max(around[group], 1e-300)
            if facets.group_area[group] > 2e-3 * total or sharp > 0.5:
                points = facets.points([group])
                plane = fit_plane(points, facets.group_normal[group])
                if np.abs(plane.distance(points)).max() > 4 * self.tolerance:
                    continue
                self._accept(plane, [group])


def _apex(centres: Array, normals: Array) -> Array | None:
    """The point where the facets' planes meet best; None when they meet in a line or nowhere near."""
    _, spread, _ = np.linalg.svd(normals, full_matrices=False)
    if len(spread) < 3 or spread[2] < 1e-4 * spread[0]:
        return None
    return np.linalg.lstsq(normals, (normals * centres).sum(1), rcond=None)[0]


def _strips(surface: Cylinder | Cone, facets: _Facets, groups: list[int]) -> tuple[float, int, bool]:
    """Turn in radians, number of distinct generator lines less one, and whether these are evenly spaced."""
    points = facets.points(groups)
    u, v = perpendicular(surface.axis)
    away = points - surface.point
    angle = np.sort(np.mod(np.arctan2(away @ v, away @ u), 2 * np.pi))
    distinct = angle[np.concatenate([[True], np.diff(angle) > 1e-3])]
    if len(distinct) < 2:
        return 0.0, 0, False
    gaps = np.diff(np.append(distinct, distinct[0] + 2 * np.pi))
    widest = int(np.argmax(gaps))
    inner = np.delete(gaps, widest)
    closed = gaps[widest] < np.radians(50) and len(gaps) >= 8
    turn = 2 * np.pi if closed else 2 * np.pi - gaps[widest]
    steps = gaps if closed else inner
    regular = bool(len(steps) and steps.max() < 1.15 * steps.min() + 1e-3)
    return float(turn), len(steps), regular


def _latitude(surface: Surface, points: Array) -> Array:
    if isinstance(surface, Torus):
        r, z = axial(points, surface.centre, surface.axis)
        return np.arctan2(z, r - surface.major) * surface.minor
    return points[:, 2]


def find_surfaces(
    mesh: trimesh.Trimesh, *, tolerance: float | None = None, known: list[Surface] | None = None
) -> Segmentation:
    """The patches of a closed mesh whose winding faces outward.

    ``known``: the surfaces that it has, when they are known; no others are looked for then. ``tolerance``: how far a vertex
    may lie from its surface; by default 2e-5 of the bounding-box diagonal, then the passes run again at 2e-4 on what is left
    (files rounded to few digits).
    """
    size = float(np.linalg.norm(mesh.extents))
    first = tolerance if tolerance is not None else 2e-5 * size
    work = _Segmenter(mesh, first, single=known is not None)
    if known is not None:
        work.tolerance = 4 * first
        work.known(known)
        work.slivers()
        return _finished(mesh, work)
    # Whole components first at either tolerance: the sharp edges around them are proof that strips grown later don't have.
    for factor in (1, 8):
        work.tolerance = first * factor
        work.components()
    work.chords()
    work.tolerance = first
    work.coaxial()
    for factor in (1, 8):
        work.tolerance = first * factor
        work.strips(cones=False)
        work.coaxial()
    for factor in (1, 8):
        work.tolerance = first * factor
        work.strips()
        work.patches(2)
        work.components()
    work.tolerance = first
    work.join()
    work.planes()
    return _finished(mesh, work)


def _finished(mesh: trimesh.Trimesh, work: _Segmenter) -> Segmentation:
    facets = work.facets
    labels = work.owner[facets.group]
    patches = []
    for surface, groups in work.found:
        triangles = np.sort(np.concatenate([facets.members[g] for g in groups]))
        points = facets.points(groups)
        convex, turn = True, 0.0
        if not isinstance(surface, Plane):
            weight = facets.group_area[groups]
            facing = (surface.normals(facets.centres(groups)) * facets.group_normal[groups]).sum(1)
            convex = bool((facing * weight).sum() > 0)
        if isinstance(surface, (Cylinder, Cone)):
            turn = _strips(surface, facets, groups)[0]
        residual = float(np.abs(surface.distance(points)).max())
        patches.append(Patch(surface, triangles, float(facets.areas[triangles].sum()), convex, turn, residual, len(groups)))
    found = Segmentation(mesh, labels, patches, work.tolerance)
    _regularise(found)
    pairs = labels[mesh.face_adjacency]
    pairs = np.unique(pairs[(pairs[:, 0] != pairs[:, 1]) & (pairs >= 0).all(1)], axis=0)
    for i, j in pairs.tolist():
        found.neighbours.setdefault(i, set()).add(j)
        found.neighbours.setdefault(j, set()).add(i)
    return found


def _regularise(found: Segmentation, angle: float = 0.8) -> None:
    """Make nearly parallel directions parallel, the file's axes first, then the directions with the most area; where a patch
    would leave its own triangles by that, it keeps its direction: a short strip says little about its axis, a long wall
    much."""
    cosine = np.cos(np.radians(angle))
    areas: list[tuple[float, Array]] = []
    for patch in found.patches:
        direction = getattr(patch.surface, "normal", getattr(patch.surface, "axis", None))
        if direction is not None:
            areas.append((patch.area, direction))
    anchors = [row for row in np.eye(3)]
    for _, direction in sorted(areas, key=lambda item: -item[0]):
        if all(abs(direction @ anchor) < cosine for anchor in anchors):
            anchors.append(direction)
    for index, patch in enumerate(found.patches):
        surface = patch.surface
        direction = getattr(surface, "normal", getattr(surface, "axis", None))
        if direction is None:
            continue
        dots = np.array([direction @ anchor for anchor in anchors])
        best = int(np.argmax(np.abs(dots)))
        along = anchors[best] * np.sign(dots[best])
        if np.abs(dots[best]) < cosine or np.array_equal(direction, along):
            continue
        points = found.vertices(index)
        moved = with_direction(surface, along, points)
        residual = float(np.abs(moved.distance(points)).max())
        if residual <= max(2 * patch.residual, 8 * found.tolerance):
            found.patches[index] = Patch(moved, patch.triangles, patch.area, patch.convex, patch.turn, residual, patch.facets)
