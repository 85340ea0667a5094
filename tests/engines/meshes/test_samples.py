"""The sample gallery: each file is there, small, a sound solid, and as described."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engines.meshes.files import read_mesh
from engines.meshes.repair import bodies, repaired

FOLDER = Path(__file__).parents[3] / "assets" / "samples" / "cad"
ROWS = json.loads((FOLDER / "samples.json").read_text())


def test_the_gallery_and_its_folder_name_the_same_files():
    named = {row["file"] for row in ROWS} | {row["thumbnail"] for row in ROWS} | {"samples.json"}
    assert named == {path.name for path in FOLDER.iterdir()}
    assert 6 <= len(ROWS) <= 8


@pytest.mark.parametrize("row", ROWS, ids=[row["file"] for row in ROWS])
def test_a_sample_is_a_sound_solid_as_described(row):
    path = FOLDER / row["file"]
    assert path.stat().st_size < 400_000
    found = read_mesh(path)
    solid = repaired(found.mesh)
    assert found.notes == solid.notes == () and solid.watertight
    assert len(found.mesh.faces) == row["triangles"] and len(bodies(solid.mesh)) == 1
    # "volume" is the true part's; a regular 24-gon lacks 1 − sin(15°)/15° = 1.14 % of its circle.
    assert solid.mesh.volume == pytest.approx(row["volume"], rel=0.0125 if "coarse" in row["title"] else 0.005)
    assert row["licence"].startswith("CC0") and row["title"] and row["look_at"]
    with Image.open(FOLDER / row["thumbnail"]) as image:
        assert image.size == (320, 240) and image.mode == "RGBA"


def test_the_coarse_one_has_24_facets_a_circle():
    mesh = read_mesh(FOLDER / "shaft_collar.stl").mesh
    rim = mesh.vertices[np.isclose(np.linalg.norm(mesh.vertices[:, :2], axis=1), 10) & np.isclose(mesh.vertices[:, 2], 14)]
    step = np.diff(np.sort(np.degrees(np.arctan2(rim[:, 1], rim[:, 0]))))
    assert np.median(step) == pytest.approx(360 / 24, rel=0.06)
