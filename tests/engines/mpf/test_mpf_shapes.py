"""The truth itself: areas, volumes and thicknesses against closed forms; clouds as asked for."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.spatial import cKDTree

from engines.mpf.shapes import CLOSED, NAMES, THIN, bent_plate, parallel_sheets, shape

UNIT = 100.0


def test_there_are_enough_of_each_kind() -> None:
    assert len(THIN) >= 8 and len(CLOSED) >= 4 and set(THIN) | set(CLOSED) == set(NAMES)


@pytest.mark.parametrize(
    ("name", "area"),
    [
        ("hemisphere", 2 * np.pi * 0.4**2),
        ("torus", 4 * np.pi**2 * 0.28 * 0.1),
        ("nested-spheres", 4 * np.pi * (0.29**2 + 0.278**2)),
        ("rounded-cube", 6 * 0.42**2 + 12 * 0.42 * np.pi / 2 * 0.07 + 4 * np.pi * 0.07**2),
    ],
)
def test_area_is_the_closed_form(name: str, area: float) -> None:
    assert shape(name).area == pytest.approx(area * UNIT**2, rel=1e-4)


@pytest.mark.parametrize(
    ("name", "volume"),
    [
        ("bent-plate", 0.45 * 1.8 * 0.55 * 0.015),
        ("nested-spheres", 4 / 3 * np.pi * (0.29**3 - 0.278**3)),
        ("torus", 2 * np.pi**2 * 0.28 * 0.1**2),
        ("crossing-ribs", (4 * 0.66 * 0.014 - 4 * 0.014**2) * 0.22),
        ("rounded-cube", 0.42**3 + 6 * 0.42**2 * 0.07 + 3 * np.pi * 0.07**2 * 0.42 + 4 / 3 * np.pi * 0.07**3),
    ],
)
def test_normals_look_out_and_enclose_the_volume(name: str, volume: float) -> None:
    """Divergence theorem: a third of the flux of the place through the surface is the volume."""
    truth = shape(name)
    sampled = truth.sample(400_000, seed=1)
    at = sampled.points - sampled.points.mean(0)
    flux = (at * sampled.normals).sum(1)
    error = flux.std() / np.sqrt(len(flux)) * truth.area / 3
    assert abs(flux.mean() * truth.area / 3 - volume * UNIT**3) < 4 * error


@pytest.mark.parametrize("name", [name for name in NAMES if shape(name).closed])
def test_a_closed_surface_has_no_net_normal(name: str) -> None:
    normals = shape(name).sample(100_000, seed=2).normals
    assert np.allclose(np.linalg.norm(normals, axis=1), 1)
    assert np.abs(normals.mean(0)).max() < 4 / np.sqrt(3 * len(normals))


@pytest.mark.parametrize("name", ["bent-plate", "parallel-sheets", "nested-spheres", "helical-ribbon", "knot"])
def test_thickness_is_where_the_opposite_layer_lies(name: str) -> None:
    sampled = shape(name).sample(60_000, seed=4)
    thin = np.flatnonzero(np.isfinite(sampled.thickness))[:4000]
    inwards = sampled.points[thin] - sampled.thickness[thin, None] * sampled.normals[thin]
    distance, other = cKDTree(sampled.points).query(inwards)
    met = distance < 0.02 * shape(name).diagonal
    assert met.mean() > 0.99
    facing = (sampled.normals[other] * sampled.normals[thin]).sum(1)
    assert np.median(facing) < -0.99
    height = np.abs(((inwards - sampled.points[other]) * sampled.normals[other]).sum(1))
    assert np.median(height) < 2e-3 * shape(name).diagonal


def test_the_sheets_are_a_hundredth_of_the_diagonal_apart() -> None:
    truth = shape("parallel-sheets")
    assert truth.sample(10).thickness[0] / truth.diagonal == pytest.approx(0.01, rel=0.02)
    assert parallel_sheets(0.02).sample(10).thickness[0] == pytest.approx(2.0)
    assert np.nanmin(bent_plate(0.03).sample(1000).thickness) == pytest.approx(3.0)


def test_samples_are_the_same_for_a_seed_and_spread_by_area() -> None:
    truth = shape("nested-spheres")
    first, again = truth.sample(30_000, seed=5), truth.sample(30_000, seed=5)
    assert np.array_equal(first.points, again.points)
    radius = np.linalg.norm(first.points - [31.0, -57.0, 12.0], axis=1)
    assert (radius > 28.4).mean() == pytest.approx(0.29**2 / (0.29**2 + 0.278**2), abs=0.01)


def test_clouds_have_the_faults_asked_for() -> None:
    truth = shape("torus")
    tree = cKDTree(truth.sample(200_000, seed=9).points)
    noisy = truth.cloud(5000, noise=0.005)
    rms = np.sqrt((tree.query(noisy)[0] ** 2).mean()) / truth.diagonal
    assert 0.004 < rms < 0.006
    strays = truth.cloud(5000, outliers=0.2)
    assert 0.15 < (tree.query(strays)[0] > 0.005 * truth.diagonal).mean() < 0.21
    assert len(truth.cloud(5000, hole=0.5)) == 2500
    uneven = truth.cloud(5000, uneven=True)
    along = (uneven - uneven.min(0))[:, 0] / np.ptp(uneven[:, 0])
    assert len(uneven) == 5000 and (along > 0.75).sum() > 2 * (along < 0.25).sum()
