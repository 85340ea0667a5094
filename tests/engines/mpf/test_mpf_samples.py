"""The gallery of point clouds: each is there, small, without normals, and lies on the surface that its row names."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from scipy.spatial import cKDTree

from engines.meshes.files import read_mesh
from engines.meshes.points import read_points
from engines.mpf.shapes import shape, upright
from engines.mpf.truth import Truth

FOLDER = Path(__file__).parents[3] / "assets" / "samples" / "points"
ROWS = json.loads((FOLDER / "samples.json").read_text(encoding="utf-8"))


def test_the_gallery_and_its_folder_name_the_same_files() -> None:
    named = {row[key] for row in ROWS for key in ("file", "thumbnail", "truth") if key in row} | {"samples.json"}
    assert named == {path.name for path in FOLDER.iterdir()}
    assert 6 <= len(ROWS) <= 8


@pytest.mark.parametrize("row", ROWS, ids=[row["file"] for row in ROWS])
def test_a_sample_lies_on_its_shape(row: dict) -> None:
    path = FOLDER / row["file"]
    assert path.stat().st_size < 300_000
    read = read_points(path)
    assert len(read.positions) == row["points"] and read.normals is None and read.notes == ()
    truth = shape(row["shape"])
    known = truth.sample(60_000, seed=2)
    places, normals = upright(known.points), upright(known.normals) - upright(np.zeros((1, 3)))
    _, near = cKDTree(places).query(read.positions)
    off = np.abs(((read.positions - places[near]) * normals[near]).sum(1)) / truth.diagonal
    noise = row.get("noise", 0.0)
    assert np.median(off) == pytest.approx(0.6745 * noise, rel=0.15, abs=2e-5), "median of a normal distribution's size"
    if "truth" in row:
        mesh = read_mesh(FOLDER / row["truth"], sheets=True).mesh
        assert np.abs(Truth(mesh).errors(places[:4000])).max() < 6e-4 * truth.diagonal
    assert row["licence"].startswith("CC0") and row["title"] and row["look_at"]
    with Image.open(FOLDER / row["thumbnail"]) as image:
        assert image.size == (320, 240) and image.mode == "RGBA"
        assert 0.08 < (np.asarray(image)[..., 3] > 128).mean() < 0.7, "a picture on a transparent ground"
