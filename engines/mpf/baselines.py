"""What the metric–phase fields are measured against, on the same points, cells and clock.

- `signed_distance`: a sine network as a signed distance without normals (Gropp et al. 2020, IGR; Sitzmann et al. 2020, 4.2).
- `unsigned_distance`: the same network as an unsigned distance, fitted to the distances to the points, and a surface where the
  gradients of a cell's corners turn against each other (after Guillard et al. 2022, MeshUDF).
- `poisson`: screened Poisson (Kazhdan & Hoppe 2013, as in Open3D) with normals estimated and oriented by Open3D;
  `poisson_with_our_normals`: with those that the metric–phase fields start from.

The networks are evaluated near the points only, and their surfaces trimmed by the distance to the points: what they invent far
away is not held against them.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

import numpy as np
import torch
import trimesh
from scipy.spatial import cKDTree
from torch import Tensor, nn

from engines.mpf.band import Band, band_of, cells_around
from engines.mpf.fields import SineLayer
from engines.mpf.frame import Frame, framed
from engines.mpf.marching import marched
from engines.mpf.orientation import oriented
from engines.mpf.surfels import surfels

_ALPHA = 100.0
_BATCH = 4_000
_TRIM = 2.5
"""Trimming distance in spacings."""


class SineNetwork(nn.Module):
    """A sine network of three layers with 256 features and one output, ω = 30 (Sitzmann et al. 2020)."""

    def __init__(self, features: int = 256, layers: int = 3, omega: float = 30.0, seed: int = 0) -> None:
        super().__init__()
        torch.manual_seed(seed)
        sizes = [3] + [features] * layers
        self.layers = nn.Sequential(*[SineLayer(a, b, omega, k == 0) for k, (a, b) in enumerate(pairwise(sizes))])
        self.final = nn.Linear(features, 1)
        nn.init.uniform_(self.final.weight, -0.03 / 16, 0.03 / 16)
        nn.init.zeros_(self.final.bias)

    def forward(self, x: Tensor) -> Tensor:
        """(k,) at places (k, 3) of the working frame."""
        return self.final(self.layers(2 * x))[:, 0]


def _slope(value: Tensor, x: Tensor) -> Tensor:
    return torch.autograd.grad(value.sum(), x, create_graph=True)[0]


def _fitted(loss: Callable[[nn.Module], Tensor], network: nn.Module, seconds: float, rate: float = 2e-4) -> None:
    """Adam for so many seconds, with the rate falling to a tenth."""
    optimiser = torch.optim.Adam(network.parameters(), lr=rate)
    started = time.monotonic()
    while (done := (time.monotonic() - started) / seconds) < 1:
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - 0.9 * done)
        optimiser.zero_grad(set_to_none=True)
        loss(network).backward()
        optimiser.step()


def _prepared(points: np.ndarray, cell: float) -> tuple[np.ndarray, Frame, cKDTree, float, Band]:
    inside, frame, _ = framed(points)
    tree = cKDTree(inside)
    spacing = _spacing(tree, inside)
    side = cell * spacing
    up = np.tile([0.0, 0.0, 1.0], (len(inside), 1))
    keys = cells_around(inside, up, np.full(len(inside), 0.5 * side), side, rings=3)
    return inside, frame, tree, spacing, band_of(keys, side)


def _spacing(tree: cKDTree, points: np.ndarray) -> float:
    """Distance between neighbours, were the points spread evenly on one sheet."""
    return float(np.median(tree.query(points, k=7)[0][:, 6])) / np.sqrt(6 / np.pi)


def _trimmed(vertices: np.ndarray, faces: np.ndarray, tree: cKDTree, spacing: float, frame: Frame) -> trimesh.Trimesh:
    near = tree.query(vertices)[0] < _TRIM * spacing if len(vertices) else np.zeros(0, dtype=bool)
    mesh = trimesh.Trimesh(frame.outside(vertices), faces[near[faces].all(1)], process=False)
    mesh.remove_unreferenced_vertices()
    return mesh


def signed_distance(points: np.ndarray, *, seconds: float = 40.0, cell: float = 0.6, seed: int = 0) -> trimesh.Trimesh:
    """The zero set of a signed distance trained on points (n, 3) alone, in their frame. ``seconds`` of training."""
    inside, frame, tree, spacing, band = _prepared(points, cell)
    data = torch.as_tensor(inside, dtype=torch.float32)
    low, high = data.min(0).values - 0.05, data.max(0).values + 0.05
    network = SineNetwork(seed=seed)

    def loss(net: nn.Module) -> Tensor:
        on = data[torch.randint(len(data), (_BATCH,))]
        near = on + spacing * torch.randn_like(on)
        x = torch.cat([on, near, low + (high - low) * torch.rand(_BATCH // 2, 3)]).requires_grad_(True)
        value = net(x)
        eikonal = (_slope(value, x).norm(dim=1) - 1).abs().mean()
        return 3e3 * value[:_BATCH].abs().mean() + 1e2 * torch.exp(-_ALPHA * value[2 * _BATCH :].abs()).mean() + 50 * eikonal

    _fitted(loss, network, seconds)
    values, _ = _evaluated(network, band, slopes=False)
    return _trimmed(*marched(band, values), tree, spacing, frame)


def unsigned_distance(points: np.ndarray, *, seconds: float = 40.0, cell: float = 0.6, seed: int = 0) -> trimesh.Trimesh:
    """The surface of an unsigned distance trained on the distances to points (n, 3), in their frame."""
    inside, frame, tree, spacing, band = _prepared(points, cell)
    network = unsigned_network(inside, seconds, seed)
    values, slopes = _evaluated(network, band, slopes=True)
    corner, turn = values[band.corners], slopes[band.corners]
    # The corner farthest from the surface knows best which way is away.
    anchor = turn[np.arange(len(turn)), corner.argmax(1)]
    negative = (turn * anchor[:, None]).sum(2) < 0
    near = corner.max(1) < 2 * np.sqrt(3) * band.side
    return _trimmed(*marched(band, values, usable=near, negative=negative), tree, spacing, frame)


def unsigned_network(inside: np.ndarray, seconds: float, seed: int = 0) -> SineNetwork:
    """A network whose absolute value has been trained on the distance to points (n, 3) of the working frame."""
    tree = cKDTree(inside)
    spacing = _spacing(tree, inside)
    random = np.random.default_rng(seed)
    drawn = inside[random.integers(len(inside), size=300_000)]
    scale = np.repeat([1.0, 4.0], 150_000)[:, None] * spacing
    places = drawn + scale * random.normal(size=drawn.shape)
    distance = torch.as_tensor(tree.query(places)[0], dtype=torch.float32)
    data = torch.as_tensor(places, dtype=torch.float32)
    network = SineNetwork(seed=seed)

    def loss(net: nn.Module) -> Tensor:
        rows = torch.randint(len(data), (2 * _BATCH,))
        return (net(data[rows]).abs() - distance[rows]).abs().mean() / spacing

    _fitted(loss, network, seconds)
    return network


def _evaluated(network: SineNetwork, band: Band, slopes: bool) -> tuple[np.ndarray, np.ndarray]:
    """(values (n,), of an unsigned distance where ``slopes``; unit gradients (n, 3) or nothing) at the band's nodes."""
    values, found = [], [np.zeros((0, 3))]
    for part in torch.as_tensor(band.positions(), dtype=torch.float32).split(16_384):
        if slopes:
            x = part.requires_grad_(True)
            value = network(x).abs()
            found.append(torch.autograd.grad(value.sum(), x)[0].numpy().astype(np.float64))
        else:
            with torch.no_grad():
                value = network(part)
        values.append(value.detach().numpy().astype(np.float64))
    return np.concatenate(values), np.concatenate(found)


def poisson(points: np.ndarray, *, depth: int = 9, neighbours: int = 16) -> trimesh.Trimesh:
    """Screened Poisson through points (n, 3), trimmed by distance, in their frame. Normals by PCA over ``neighbours``."""
    from engines.meshes.native import open3d

    o3d = open3d()
    inside, frame, _ = framed(points)
    # Points on a sphere or in a grid stop the Delaunay step of Open3D's orientation unless they are a little off.
    shaken = inside + np.random.default_rng(0).normal(0, 1e-6, inside.shape)
    cloud = o3d.geometry.PointCloud(o3d.utility.Vector3dVector(shaken))
    cloud.estimate_normals(o3d.geometry.KDTreeSearchParamKNN(neighbours))
    cloud.orient_normals_consistent_tangent_plane(neighbours)
    return _poisson(inside, np.asarray(cloud.normals), frame, depth)


def poisson_with_our_normals(points: np.ndarray, *, depth: int = 9) -> trimesh.Trimesh:
    """The same with the normals of `surfels` and `orientation`: what these two steps are worth by themselves."""
    inside, frame, _ = framed(points)
    cloud = surfels(inside)
    return _poisson(cloud.points, oriented(cloud)[0], frame, depth)


def _poisson(inside: np.ndarray, normals: np.ndarray, frame: Frame, depth: int) -> trimesh.Trimesh:
    from engines.meshes.native import open3d

    o3d = open3d()
    cloud = o3d.geometry.PointCloud(o3d.utility.Vector3dVector(inside))
    cloud.normals = o3d.utility.Vector3dVector(normals)
    tree = cKDTree(inside)
    spacing = _spacing(tree, inside)
    mesh, _ = o3d.geometry.TriangleMesh.create_from_point_cloud_poisson(cloud, depth=depth, linear_fit=False, n_threads=1)
    return _trimmed(np.asarray(mesh.vertices), np.asarray(mesh.triangles), tree, spacing, frame)
