"""Pictures of meshes as PNG, without a GPU or a window: rays by Open3D's Embree scene, light by numpy."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import trimesh

from engines.meshes.glb import crease_vertices, linear_rgb
from engines.meshes.native import open3d

STEEL = (0.66, 0.70, 0.76)
"""Default colour, sRGB."""
_LENS = np.tan(np.radians(24) / 2)  # half the picture's height at distance 1: a long lens keeps parallels nearly parallel
_MARGIN = 0.86


@dataclass(frozen=True)
class RenderItem:
    """One mesh in a picture. ``color``: (3,) for the whole or (n, 3) a vertex, sRGB in [0, 1]. ``smooth_normals``: shade
    across edges below 25° (right for parts); False shows every facet."""

    mesh: trimesh.Trimesh
    color: tuple[float, float, float] | np.ndarray = STEEL
    smooth_normals: bool = True


@dataclass
class _Scene:
    """All items as one, in a box of size 1 around the origin."""

    rays: object
    faces: np.ndarray
    normals: np.ndarray
    flat: np.ndarray
    colors: np.ndarray
    vertices: np.ndarray

    def cast(self, origins: np.ndarray, directions: np.ndarray) -> dict[str, np.ndarray]:
        rays = open3d().core.Tensor(np.concatenate([origins, directions], axis=1, dtype=np.float32))
        return {name: value.numpy() for name, value in self.rays.cast_rays(rays).items()}

    def blocked(self, origins: np.ndarray, directions: np.ndarray, reach: float) -> np.ndarray:
        rays = open3d().core.Tensor(np.concatenate([origins, directions], axis=1, dtype=np.float32))
        return self.rays.test_occlusions(rays, tnear=0.0, tfar=reach).numpy()


def _scene(items: list[RenderItem]) -> _Scene:
    low = np.min([item.mesh.bounds[0] for item in items], axis=0)
    high = np.max([item.mesh.bounds[1] for item in items], axis=0)
    size = float(np.linalg.norm(high - low)) or 1.0
    vertices, faces, normals, flat, colors, start = [], [], [], [], [], 0
    for item in items:
        mesh = item.mesh
        color = np.asarray(item.color, dtype=np.float64)
        # Colours a vertex follow their vertex through the split at creases by way of the faces.
        by_corner = color[mesh.faces.reshape(-1), :3] if color.ndim == 2 else None
        points, corners, normal = crease_vertices(mesh, 25.0 if item.smooth_normals else 0.01)
        shade = np.broadcast_to(color[:3], (len(points), 3)).copy() if by_corner is None else np.zeros((len(points), 3))
        if by_corner is not None:
            shade[corners.reshape(-1)] = by_corner
        vertices.append((points - (low + high) / 2) / size)
        faces.append(corners + start)
        normals.append(normal)
        flat.append(mesh.face_normals)
        colors.append(linear_rgb(shade))
        start += len(points)
    o3d = open3d()
    rays = o3d.t.geometry.RaycastingScene()
    joined = _Scene(rays, *(np.concatenate(part) for part in (faces, normals, flat, colors, vertices)))
    rays.add_triangles(o3d.core.Tensor(joined.vertices.astype(np.float32)), o3d.core.Tensor(joined.faces.astype(np.uint32)))
    return joined


def _camera(vertices: np.ndarray, view: tuple[float, float], aspect: float) -> tuple[np.ndarray, np.ndarray]:
    """(eye (3,), rows right, up, back (3, 3)): the camera that just holds all vertices, for a picture of that aspect."""
    azimuth, elevation = np.radians(view)
    back = np.array([np.cos(elevation) * np.cos(azimuth), np.cos(elevation) * np.sin(azimuth), np.sin(elevation)])
    right = np.array([-np.sin(azimuth), np.cos(azimuth), 0.0])
    axes = np.array([right, np.cross(back, right), back])
    seen = vertices @ axes.T
    eye = np.zeros(3)
    lens = np.array([_LENS * aspect, _LENS]) * _MARGIN
    # A point at depth z is in the picture when |x − eye_x| ≤ lens · (eye_z − z): the extreme slopes give the eye directly.
    most = (seen[:, :2] + lens * seen[:, 2:]).max(axis=0)
    least = (seen[:, :2] - lens * seen[:, 2:]).min(axis=0)
    eye[:2] = (most + least) / 2
    eye[2] = ((most - least) / (2 * lens)).max()
    return eye @ axes, axes


def _hemisphere(count: int, turns: int) -> np.ndarray:
    """(turns, count, 3) directions about +z by cosine weight; each turn is another rotation of one stratified set."""
    k = np.arange(count)
    height = np.sqrt(1 - (k + 0.5) / count)
    angle = k * np.pi * (3 - np.sqrt(5)) + np.arange(turns)[:, None] * 2 * np.pi * 0.618034
    side = np.sqrt(1 - height**2)
    return np.stack([np.cos(angle) * side, np.sin(angle) * side, np.broadcast_to(height, angle.shape)], axis=-1)


def _frames(normals: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Two unit tangents for each unit normal (n, 3)."""
    helper = np.where(np.abs(normals[:, 2:]) < 0.9, np.array([[0.0, 0, 1]]), np.array([[1.0, 0, 0]]))
    first = np.cross(normals, helper)
    first /= np.linalg.norm(first, axis=1, keepdims=True)
    return first, np.cross(normals, first)


_TILE = 4
_KEY_RAYS = 4


def _openness(scene: _Scene, points: np.ndarray, normals: np.ndarray, turn: np.ndarray, rays: int, reach: float) -> np.ndarray:
    """Share of the hemisphere above each point (n,) from which ambient light arrives; noisy, to be smoothed over a tile."""
    directions = _hemisphere(rays, _TILE * _TILE)[turn].astype(np.float32)
    first, second = _frames(normals)
    total = np.zeros(len(points), dtype=np.float32)
    for k in range(rays):
        local = directions[:, k]
        ray = local[:, :1] * first + local[:, 1:2] * second + local[:, 2:] * normals
        total += ~scene.blocked(points, ray, reach)
    return total / rays


def _smoothed(values: np.ndarray, normals: np.ndarray, depth: np.ndarray, hit: np.ndarray, wide: int = _TILE) -> np.ndarray:
    """Mean of ``values`` (h, w) over a tile, taking only neighbours on the same surface (like normal, like depth)."""
    total, weight = np.zeros_like(values), np.zeros_like(values)
    for dy in range(-(wide // 2), wide - wide // 2):
        for dx in range(-(wide // 2), wide - wide // 2):
            def shifted(a: np.ndarray, dy: int = dy, dx: int = dx) -> np.ndarray:
                return np.roll(a, (dy, dx), axis=(0, 1))

            alike = shifted(hit) & (np.abs(shifted(depth) - depth) < 0.02)
            alike &= np.einsum("ijk,ijk->ij", shifted(normals), normals) > 0.85
            # Beside the part any neighbour on it counts, so that enlarging brings no light in at the outline.
            alike = np.where(hit, alike, shifted(hit))
            total += np.where(alike, shifted(values), 0)
            weight += alike
    return np.where(weight > 0, total / np.maximum(weight, 1), values)


def _enlarged(values: np.ndarray, shape: tuple[int, int], step: int, first: int) -> np.ndarray:
    """Values known at every ``step``-th pixel from ``first`` on, interpolated to all pixels of ``shape``."""
    from scipy.ndimage import map_coordinates

    rows, columns = ((np.arange(count) - first) / step for count in shape)
    return map_coordinates(values, np.meshgrid(rows, columns, indexing="ij"), order=1, mode="nearest")


def render_rgba(
    items: list[RenderItem],
    *,
    size: tuple[int, int] = (640, 480),
    background: tuple[float, float, float] | None = None,
    view: tuple[float, float] = (-58.0, 28.0),
    supersample: int = 2,
    edges: bool = True,
    shadow: bool = True,
) -> np.ndarray:
    """A picture (height, width, 4) uint8 of z-up meshes, straight alpha. ``view``: azimuth and elevation of the eye in
    degrees. ``background``: sRGB in [0, 1], transparent when None. ``edges``: darken creases and outlines. ``shadow``:
    a soft shadow on the ground below. ValueError without items."""
    if not items:
        raise ValueError("nothing to draw")
    width, height = size
    scene = _scene(items)
    eye, axes = _camera(scene.vertices, view, width / height)
    fine_w, fine_h = width * supersample, height * supersample
    x = ((np.arange(fine_w) + 0.5) / fine_w * 2 - 1) * _LENS * width / height
    y = (1 - (np.arange(fine_h) + 0.5) / fine_h * 2) * _LENS
    local = np.stack(np.broadcast_arrays(x[None, :], y[:, None], -1.0), axis=-1).astype(np.float32)
    directions = (local @ axes.astype(np.float32)).reshape(-1, 3)
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    found = scene.cast(np.broadcast_to(eye.astype(np.float32), directions.shape), directions)
    hit = np.isfinite(found["t_hit"])
    at = np.flatnonzero(hit)
    face = found["primitive_ids"][at].astype(np.int64)
    uv = found["primitive_uvs"][at]
    bary = np.column_stack([1 - uv.sum(axis=1), uv])[:, :, None].astype(np.float32)
    corners = scene.faces[face]
    normal = (scene.normals.astype(np.float32)[corners] * bary).sum(axis=1)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    base = (scene.colors.astype(np.float32)[corners] * bary).sum(axis=1)
    ray = directions[at]
    facing = np.sign(-np.einsum("ij,ij->i", scene.flat.astype(np.float32)[face], ray))[:, None]
    flat = scene.flat.astype(np.float32)[face] * facing  # the side that is seen, so that an open mesh is lit too
    normal *= facing
    point = eye.astype(np.float32) + ray * found["t_hit"][at, None] + flat * 1e-4

    def image(values: np.ndarray, fill: float = 0.0) -> np.ndarray:
        whole = np.full((fine_h * fine_w, *values.shape[1:]), fill, dtype=np.float32)
        whole[at] = values
        return whole.reshape(fine_h, fine_w, *values.shape[1:])

    depth = image(found["t_hit"][at], 9.0)
    normals = image(normal)
    hits = hit.reshape(fine_h, fine_w)

    # Ambient occlusion and the key light's shadow on every supersample-th pixel, smoothed, then enlarged.
    key = axes.T @ np.array([-0.72, 0.72, 0.42])
    key = (key / np.linalg.norm(key)).astype(np.float32)
    coarse = np.zeros((fine_h, fine_w), dtype=bool)
    coarse[supersample // 2::supersample, supersample // 2::supersample] = True
    chosen = np.flatnonzero(coarse.reshape(-1)[at])
    row, column = np.divmod(at[chosen], fine_w)
    turn = (row // supersample % _TILE) * _TILE + column // supersample % _TILE
    small = (slice(supersample // 2, None, supersample),) * 2
    sky = _openness(scene, point[chosen], flat[chosen], turn, 10, 0.35) ** 1.25
    # A key light of some width: its rays spread around its middle, other ones at each pixel of a tile.
    spread = _hemisphere(_KEY_RAYS, _TILE * _TILE)[turn].astype(np.float32) * 0.2
    light = np.zeros(len(chosen), dtype=np.float32)
    for k in range(_KEY_RAYS):
        light += ~scene.blocked(point[chosen], key + spread[:, k], 4.0)
    light /= _KEY_RAYS
    arrived = []
    for values in (sky, light):
        whole = np.ones(fine_h * fine_w, dtype=np.float32)
        whole[at[chosen]] = values
        part = _smoothed(whole.reshape(fine_h, fine_w)[small], normals[small], depth[small], hits[small])
        arrived.append(_enlarged(part, (fine_h, fine_w), supersample, supersample // 2).reshape(-1)[at])
    sky, light = arrived

    color = _lit(base, normal, ray, axes.astype(np.float32), key, sky, light)
    alpha = hits.astype(np.float32)
    linear = image(color)
    if edges:
        linear *= 1 - 0.62 * _creases(normals, depth, hits, image(face.astype(np.float32), -1.0))[..., None]
    if shadow:
        alpha = np.maximum(alpha, _ground(scene, eye, directions, hits, supersample))
    linear *= hits[..., None]

    def reduced(values: np.ndarray) -> np.ndarray:
        return values.reshape(height, supersample, width, supersample, -1).mean(axis=(1, 3))

    linear, alpha = reduced(linear), reduced(alpha[..., None])
    if background is not None:
        linear, alpha = linear + linear_rgb(np.array(background)) * (1 - alpha), np.ones_like(alpha)
    straight = np.where(alpha > 1e-4, linear / np.maximum(alpha, 1e-4), 0)
    straight = np.clip(straight, 0, 1)
    srgb = np.where(straight <= 0.0031308, straight * 12.92, 1.055 * straight ** (1 / 2.4) - 0.055)
    return np.round(np.concatenate([srgb, alpha], axis=-1) * 255).astype(np.uint8)


def _lit(base, normal, ray, axes, key, sky, light) -> np.ndarray:
    """Linear light that leaves each point (n, 3): a soft sky, a key light, a rim light and a broad studio reflection."""
    right, up, back = axes
    up_share = (normal[:, 2] * 0.5 + 0.5)[:, None]
    ambient = 0.20 * (1 - up_share) * np.array([0.96, 0.90, 0.86]) + 0.46 * up_share * np.array([0.92, 0.98, 1.08])
    ambient = ambient * sky[:, None]
    toward = np.clip(normal @ key, 0, 1) * (0.25 + 0.75 * light)
    fill = np.clip(normal @ ((right * 0.9 + up * 0.1 + back * 0.5) / 1.034), 0, 1)
    color = base * (ambient + 1.28 * toward[:, None] * np.array([1.05, 1.0, 0.93]) + 0.10 * fill[:, None])
    mirrored = ray - 2 * np.einsum("ij,ij->i", ray, normal)[:, None] * normal
    grazing = np.clip(1 + np.einsum("ij,ij->i", ray, normal), 0, 1)
    fresnel = 0.05 + 0.55 * grazing**4
    softbox = np.clip((mirrored @ key - 0.55) / 0.45, 0, 1) ** 2 * (0.3 + 0.7 * light)
    strip = np.exp(-(((mirrored @ up) - 0.35) / 0.25) ** 2)
    gloss = (0.32 * softbox + 0.5 * fresnel * (0.35 + 0.65 * np.clip(mirrored[:, 2], 0, 1)) + 0.05 * strip) * (0.4 + 0.6 * sky)
    color = color + gloss[:, None]
    return color / (1 + np.clip(color - 0.75, 0, None) * 0.9)  # rolls off near white


def _creases(normals, depth, hits, faces) -> np.ndarray:
    """How much of an edge each pixel shows (h, w) in [0, 1]: jumps of normal, depth or outline to its neighbours."""
    edge = np.zeros(depth.shape, dtype=np.float32)
    for axis in (0, 1):
        ahead, behind = np.roll(depth, -1, axis), np.roll(depth, 1, axis)
        bend = 1 - np.einsum("ijk,ijk->ij", normals, np.roll(normals, -1, axis))
        both = hits & np.roll(hits, -1, axis)
        crease = both & (bend > 0.10) & (faces != np.roll(faces, -1, axis))
        # Second difference: large at a jump between surfaces, near zero on a surface seen at a grazing angle.
        jump = both & np.roll(hits, 1, axis) & (np.abs(ahead + behind - 2 * depth) > 0.012)
        outline = hits & ~(np.roll(hits, -1, axis) & np.roll(hits, 1, axis))
        edge = np.maximum(edge, np.where(crease | np.roll(crease, 1, axis), np.clip(0.55 + bend, 0, 0.9), 0))
        edge = np.maximum(edge, 0.8 * jump)
        edge = np.maximum(edge, 0.9 * outline)
    return edge


def _ground(scene: _Scene, eye, directions, hits, supersample: int) -> np.ndarray:
    """Opacity of the soft shadow on the ground just below the part (h, w), zero where the part itself is seen."""
    height, width = hits.shape
    step = 4 * supersample
    row, column = np.mgrid[step // 2:height + step:step, step // 2:width + step:step]
    rays = directions.reshape(height, width, 3)[np.minimum(row, height - 1), np.minimum(column, width - 1)].reshape(-1, 3)
    floor = scene.vertices[:, 2].min() - 0.004
    dark = np.zeros(len(rays), dtype=np.float32)
    down = np.flatnonzero(rays[:, 2] < -1e-3)
    if len(down):
        points = (eye + rays[down] * ((floor - eye[2]) / rays[down][:, 2:])).astype(np.float32)
        turn = ((row // step % _TILE) * _TILE + column // step % _TILE).reshape(-1)[down]
        upward = np.broadcast_to(np.array([0, 0, 1], dtype=np.float32), points.shape)
        dark[down] = 1 - _openness(scene, points, upward, turn, 24, 0.4)
    dark = dark.reshape(row.shape)
    padded = np.pad(dark, 2, mode="edge")
    dark = sum(padded[dy:dy + dark.shape[0], dx:dx + dark.shape[1]] for dy in range(5) for dx in range(5)) / 25
    spread = _enlarged(dark, (height, width), step, step // 2)
    # The shadow ends before the picture does, so that no straight cut shows on a page.
    away = np.minimum(np.arange(width) + 0.5, width - np.arange(width) - 0.5)[None, :] / width
    away = np.minimum(away, np.minimum(np.arange(height) + 0.5, height - np.arange(height) - 0.5)[:, None] / height)
    fade = np.clip(away / 0.14, 0, 1)
    return 0.5 * spread**1.2 * fade**2 * (3 - 2 * fade)


def render_png(path: str | Path, items: list[RenderItem], **look) -> None:
    """Write `render_rgba`'s picture as a PNG; the keywords are the same."""
    from PIL import Image

    Image.fromarray(render_rgba(items, **look), "RGBA").save(path, compress_level=6)
