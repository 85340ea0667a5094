"""Threads are told from rings, and from everything else."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from engines.cadfit.helices import found_helix
from engines.cadfit.segmentation import find_surfaces


def rod(pitch: float, *, right: bool = True, turns: float = 1.0) -> trimesh.Trimesh:
    """A rod of radius about 8 along z, its radius a wave of z − turns · pitch · angle / 2π: a thread, or for no turns rings."""
    sides, rings, height = 72, 121, 30.0
    angle = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    z = np.linspace(0, height, rings)
    grid_a, grid_z = np.meshgrid(angle, z)
    phase = 2 * np.pi * grid_z / pitch - (1 if right else -1) * turns * grid_a
    radius = 8 + 0.5 * np.cos(phase)
    vertices = np.column_stack([(radius * np.cos(grid_a)).ravel(), (radius * np.sin(grid_a)).ravel(), grid_z.ravel()])
    vertices = np.vstack([vertices, [[0, 0, 0], [0, 0, height]]])
    low, high = len(vertices) - 2, len(vertices) - 1
    faces = []
    for k in range(rings - 1):
        for i in range(sides):
            a, b = k * sides + i, k * sides + (i + 1) % sides
            faces += [(a, b, b + sides), (a, b + sides, a + sides)]
    top = (rings - 1) * sides
    faces += [(low, (i + 1) % sides, i) for i in range(sides)] + [(high, top + i, top + (i + 1) % sides) for i in range(sides)]
    return trimesh.Trimesh(vertices, faces, process=False)


@pytest.mark.parametrize(("pitch", "right"), [(2.5, True), (4.0, False)])
def test_a_thread_gives_its_pitch_and_hand(pitch: float, right: bool) -> None:
    helix = found_helix(find_surfaces(rod(pitch, right=right)))
    assert helix is not None and helix.right is right
    assert helix.pitch == pytest.approx(pitch, rel=0.02) and abs(helix.axis[2]) == pytest.approx(1, abs=1e-3)


def test_rings_and_plain_parts_have_no_helix() -> None:
    assert found_helix(find_surfaces(rod(3.0, turns=0.0))) is None
    assert found_helix(find_surfaces(trimesh.creation.cylinder(radius=5, height=20))) is None
    assert found_helix(find_surfaces(trimesh.creation.icosphere(subdivisions=3))) is None
