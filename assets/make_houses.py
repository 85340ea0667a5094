"""Makes the four ready houses, assets/samples/houses: GLB, semantics and a plan as picture, from CC0 models alone.

    python assets/make_houses.py /usr/share/sweethome3d/furniture
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engines.psgnav.houses.build import WALL_HEIGHT, house
from engines.psgnav.houses.furniture import Furniture
from engines.psgnav.params import READY_HOUSES
from engines.psgnav.scene import Scene, write_scene
from engines.psgnav.simulator.raycaster import _caster

OUT = Path(__file__).parent / "samples" / "houses"
SEEDS = dict(zip(READY_HOUSES, (20_003, 20_011, 20_027, 20_042), strict=True))


def main(folder: str) -> None:
    furniture = Furniture(Path(folder), ("BlendSwap-CC-0",))
    OUT.mkdir(parents=True, exist_ok=True)
    shown = []
    for name, seed in SEEDS.items():
        scene = house(seed, furniture, "all")
        scene.name = name.capitalize()
        hung(scene)
        write_scene(scene, OUT / f"{name}.glb")
        cv2.imwrite(str(OUT / f"{name}.png"), from_above(scene)[..., ::-1])
        x, z = np.ptp(scene.positions, axis=0)[[0, 2]]
        shown.append({
            "file": f"{name}.glb", "title": scene.name, "thumbnail": f"{name}.png",
            "look_at": f"{len(scene.rooms)} rooms, {x:.0f} × {z:.0f} m, {len(scene.instances)} things.",
            "licence": "CC0 1.0 (models), made by assets/make_houses.py",
        })  # fmt: skip
    (OUT / "samples.json").write_text(json.dumps(shown, indent=1, ensure_ascii=False) + "\n")


def hung(scene: Scene) -> None:
    """Lifts the lamps to the ceiling: the one CC0 model of a lamp is a chandelier."""
    for number, one in enumerate(scene.instances):
        if one.label == "lamp":
            lift = np.array([0.0, WALL_HEIGHT - one.box[1, 1], 0.0])
            scene.positions[scene.ids == one.id] += lift.astype(np.float32)
            scene.instances[number] = replace(one, box=one.box + lift)


def from_above(scene: Scene, width: int = 480, height: int = 360) -> np.ndarray:
    """(height, width, 3) uint8 RGB: the house without its ceiling, from above, by parallel rays."""
    from engines.meshes.native import open3d

    o3d = open3d()
    low, high = scene.bounds
    step = max((high[0] - low[0]) / (width - 20), (high[2] - low[2]) / (height - 20))
    column, row = np.meshgrid(np.arange(width), np.arange(height))
    x = (low[0] + high[0]) / 2 + (column - width / 2) * step
    z = (low[2] + high[2]) / 2 + (row - height / 2) * step
    rays = np.stack([x, np.full_like(x, 2.35), z, np.zeros_like(x), -np.ones_like(x), np.zeros_like(x)], 2).astype(np.float32)
    hit = _caster(scene).cast_rays(o3d.core.Tensor(rays.reshape(-1, 6)))
    triangle = hit["primitive_ids"].numpy().astype(np.int64)
    missed = triangle >= len(scene.faces)
    faces = scene.faces[np.where(missed, 0, triangle)].astype(np.int64)
    weights = hit["primitive_uvs"].numpy()
    weights = np.column_stack([1 - weights.sum(1), weights])
    color = np.einsum("nk,nkc->nc", weights, scene.color[faces].astype(np.float32))
    layer = scene.layer[faces[:, 0]]
    painted = layer >= 0
    uv = np.mod(np.einsum("nk,nkc->nc", weights[painted], scene.uv[faces[painted]]), 1)
    side = scene.textures.shape[1]
    cell = (uv * side).astype(int).clip(0, side - 1)
    color[painted] *= scene.textures[layer[painted], cell[:, 1], cell[:, 0]] / 255.0
    color *= (0.62 + 0.38 * np.abs(hit["primitive_normals"].numpy()[:, 1]))[:, None]
    # What stops the ray at once is inside a wall, which is cut off here.
    color[hit["t_hit"].numpy() > 2.9] = 250
    color[missed] = 250
    return color.clip(0, 255).astype(np.uint8).reshape(height, width, 3)


if __name__ == "__main__":
    main(sys.argv[1])
