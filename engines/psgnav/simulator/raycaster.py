"""Pictures by ray casting (Open3D, Embree): needs no graphics driver, and is the reference for the other renderer."""

from __future__ import annotations

import numpy as np

from engines.meshes.native import open3d
from engines.psgnav.scene import Scene
from engines.psgnav.simulator.agent import SceneSimulator
from engines.psgnav.simulator.ground import Ground
from engines.psgnav.simulator.protocol import Camera
from engines.psgnav.simulator.rasteriser import BACKGROUND, FAR, NEAR, camera_rotation

_casters: dict[int, tuple[Scene, object]] = {}


def _caster(scene: Scene):
    """The ray casting structure of a scene; that of the last few scenes is kept."""
    kept = _casters.get(id(scene))
    if kept is not None and kept[0] is scene:
        return kept[1]
    o3d = open3d()
    caster = o3d.t.geometry.RaycastingScene(nthreads=1)
    caster.add_triangles(
        o3d.core.Tensor(np.ascontiguousarray(scene.positions, np.float32)),
        o3d.core.Tensor(np.ascontiguousarray(scene.faces, np.uint32)),
    )
    while len(_casters) >= 4:
        _casters.pop(next(iter(_casters)))
    _casters[id(scene)] = (scene, caster)
    return caster


def first_hits(scene: Scene, eyes: np.ndarray, targets: np.ndarray) -> np.ndarray:
    """(n, m) int32 instance that a ray from each of ``eyes`` (n, 3) towards each of ``targets`` (m, 3) meets first; −1:
    none."""
    o3d = open3d()
    directions = targets[None] - eyes[:, None]
    directions /= np.maximum(np.linalg.norm(directions, axis=2, keepdims=True), 1e-9)
    rays = np.concatenate([np.broadcast_to(eyes[:, None], directions.shape), directions], axis=2).astype(np.float32)
    hit = _caster(scene).cast_rays(o3d.core.Tensor(np.ascontiguousarray(rays.reshape(-1, 6))))
    triangle = hit["primitive_ids"].numpy().astype(np.int64)
    missed = triangle >= len(scene.faces)
    found = scene.ids[scene.faces[np.where(missed, 0, triangle), 0]].astype(np.int32)
    found[missed] = -1
    return found.reshape(directions.shape[:2])


class RayCastSimulator(SceneSimulator):
    """The scene by one ray a pixel, through the pixel's centre."""

    name = "raycast"

    def __init__(self, scene: Scene, camera: Camera | None = None, ground: Ground | None = None) -> None:
        super().__init__(scene, camera, ground)
        camera = self.camera
        column, row = np.meshgrid(np.arange(camera.width), np.arange(camera.height))
        self._directions = np.stack([
            (column + 0.5 - camera.width / 2) / camera.focal, -(row + 0.5 - camera.height / 2) / camera.focal,
            -np.ones_like(column, float),
        ], axis=2)  # fmt: skip

    def _draw(self, eye: np.ndarray, heading: float, pitch: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        o3d = open3d()
        scene = self.scene
        shape = self._directions.shape[:2]
        directions = self._directions.reshape(-1, 3) @ camera_rotation(heading, pitch)
        rays = np.column_stack([np.broadcast_to(eye, directions.shape), directions]).astype(np.float32)
        hit = _caster(scene).cast_rays(o3d.core.Tensor(np.ascontiguousarray(rays)))
        depth = hit["t_hit"].numpy()  # the directions are 1 long along the axis, so this is depth and not distance
        triangle = hit["primitive_ids"].numpy().astype(np.int64)
        nothing = (triangle >= len(scene.faces)) | (depth < NEAR) | (depth > FAR)
        faces = scene.faces[np.where(nothing, 0, triangle)].astype(np.int64)
        weights = hit["primitive_uvs"].numpy()
        weights = np.column_stack([1 - weights.sum(1), weights])
        color = np.einsum("nk,nkc->nc", weights, scene.color[faces].astype(np.float32))
        layer = scene.layer[faces[:, 0]]
        painted = layer >= 0
        if painted.any():
            side = scene.textures.shape[1]
            uv = np.einsum("nk,nkc->nc", weights[painted], scene.uv[faces[painted]])
            cell = np.floor(np.mod(uv, 1.0) * side).astype(int).clip(0, side - 1)
            color[painted] *= scene.textures[layer[painted], cell[:, 1], cell[:, 0]] / 255.0
        normals = hit["primitive_normals"].numpy()
        unit = directions / np.linalg.norm(directions, axis=1, keepdims=True)
        color *= (0.52 + 0.48 * np.abs((normals * unit).sum(1)))[:, None]
        color[nothing] = BACKGROUND
        instances = scene.ids[faces[:, 0]].astype(np.int32)
        instances[nothing] = 0
        depth = np.where(nothing, 0.0, depth).astype(np.float32)
        return color.clip(0, 255).astype(np.uint8).reshape(*shape, 3), depth.reshape(shape), instances.reshape(shape)
