"""Scores against what geometry gives."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from engines.mpf.metrics import scores
from engines.mpf.shapes import Patch, Shape

CENTRE = np.array([31.0, -57.0, 12.0])


def ball(radius: float) -> trimesh.Trimesh:
    mesh = trimesh.creation.icosphere(subdivisions=5, radius=radius)
    mesh.apply_translation(CENTRE)
    return mesh


def sphere_map(radius: float):
    def at(u, v):
        height, turn = 2 * u - 1, 2 * np.pi * v
        flat = np.sqrt(np.maximum(1 - height**2, 0))
        return radius * np.stack([flat * np.cos(turn), flat * np.sin(turn), height], axis=-1)

    return at


SHELL = Shape("shell", "Shell", (Patch(sphere_map(0.5), True, 0.02), Patch(sphere_map(0.48), False, 0.02)), True, True)
BALL = Shape("ball", "Ball", (Patch(sphere_map(0.5), True),), False, True)


def test_the_surface_itself_scores_full() -> None:
    found = scores(ball(50.0), BALL)
    assert found.chamfer < 2e-4 and found.normals > 0.999
    assert found.precision == found.recall == found.f_score == found.layer_recall == 1


def test_chamfer_is_the_gap_over_the_diagonal() -> None:
    found = scores(ball(50.6), BALL)
    assert found.chamfer == pytest.approx(0.6 / BALL.diagonal, rel=0.05)
    assert BALL.diagonal == pytest.approx(100 * np.sqrt(3), rel=1e-3)
    assert found.f_score == 1, "0.6 lies within 0.5 % of 173"
    assert scores(ball(51.0), BALL).f_score == 0, "1.0 does not"


def test_half_a_surface_has_half_the_recall() -> None:
    mesh = ball(50.0)
    mesh.update_faces(mesh.triangles_center[:, 2] > CENTRE[2])
    found = scores(mesh, BALL)
    assert found.precision == 1
    assert found.recall == pytest.approx(0.5, abs=0.02)
    assert found.layer_recall == pytest.approx(0.5, abs=0.02)


def test_both_layers_are_met_by_two_sheets() -> None:
    assert scores(trimesh.util.concatenate([ball(50.0), ball(48.0)]), SHELL).layer_recall == pytest.approx(1, abs=1e-3)


def test_one_sheet_between_two_layers_is_one_layer_at_most() -> None:
    """It lies within half the thickness of both, but nearer to one of them at each place."""
    for radius in (48.9, 49.0, 49.1):
        found = scores(ball(radius), SHELL)
        assert found.layer_recall < 0.6, radius
    assert scores(ball(50.0), SHELL).layer_recall == pytest.approx(0.52, abs=0.02), "the outer layer alone"


def test_a_sheet_askew_meets_no_layer() -> None:
    """Triangles in the right place that stand on edge."""
    points = BALL.sample(60_000, seed=1)
    helper = np.cross(points.normals, [0.3, 0.5, 0.81])
    helper /= np.linalg.norm(helper, axis=1, keepdims=True)
    at, across = points.points, 0.1 * helper
    corners = np.stack([at + across, at - across, at + 0.2 * points.normals], axis=1)
    mesh = trimesh.Trimesh(corners.reshape(-1, 3), np.arange(180_000).reshape(-1, 3), process=False)
    found = scores(mesh, BALL)
    assert found.f_score > 0.99 and found.normals < 0.1 and found.layer_recall < 0.05


def test_no_mesh_scores_nothing() -> None:
    found = scores(trimesh.Trimesh(), BALL)
    assert found.as_dict() == {
        "chamfer": 1.0, "precision": 0.0, "recall": 0.0, "f_score": 0.0, "normals": 0.0, "layer_recall": 0.0
    }  # fmt: skip
