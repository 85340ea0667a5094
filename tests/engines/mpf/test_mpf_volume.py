"""The fields as a file that a browser slices: what stands in it is what the fields are."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from engines.mpf.reconstruction import Reconstruction, reconstruct
from engines.mpf.shapes import shape
from engines.mpf.volume import FINE, MAGIC, Volume, field_volume, write_volume


@pytest.fixture(scope="module")
def found() -> Reconstruction:
    return reconstruct(shape("parallel-sheets").cloud(5000, seed=2), effort="quick")


@pytest.fixture(scope="module")
def volume(found: Reconstruction) -> Volume:
    return field_volume(found, cells=80)


def test_nodes_hold_the_fields_at_their_places(found: Reconstruction, volume: Volume) -> None:
    random = np.random.default_rng(0)
    nodes = np.array([random.integers(0, n, 300) for n in volume.r.shape])
    fields = found.fields_at(volume.origin + volume.step * nodes.T)
    assert np.allclose(volume.r[tuple(nodes)], fields["r"]) and np.allclose(volume.theta[tuple(nodes)], fields["theta"])
    brick = random.integers(0, len(volume.bricks), 300)
    within = random.integers(0, FINE + 1, (300, 3))
    fine = found.fields_at(volume.origin + volume.step * (volume.bricks[brick] + within / FINE))
    assert np.allclose(volume.fine_r[brick, *within.T], fine["r"], atol=1e-9 * volume.step)
    assert np.allclose(volume.fine_theta[brick, *within.T], fine["theta"], atol=1e-9 * volume.step)


def test_every_point_of_the_surface_lies_in_a_brick(found: Reconstruction, volume: Volume) -> None:
    cells = np.floor((found.mesh.vertices - volume.origin) / volume.step).astype(int)
    have = {tuple(cell) for cell in volume.bricks.tolist()}
    assert all(tuple(cell) in have for cell in np.unique(cells, axis=0).tolist())
    low, high = found.mesh.bounds
    assert (volume.origin < low).all() and (volume.origin + volume.step * volume.cells > high).all()


def test_the_implicit_follows_from_the_two_fields(found: Reconstruction, volume: Volume) -> None:
    x = found.mesh.vertices[::50]
    fields = found.fields_at(x)
    assert np.allclose(np.tanh(volume.beta * fields["theta"]), fields["phase"])
    assert np.allclose(fields["r"] * np.tanh(volume.beta * fields["theta"]) + fields["theta"], fields["phi"])


def test_too_many_places_make_it_coarser(found: Reconstruction, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engines.mpf.volume._MOST_PLACES", 30_000)
    volume = field_volume(found)
    assert 5_000 < len(volume.bricks) * FINE**3 <= 30_000


def test_the_file_holds_the_volume_to_a_65535th(volume: Volume, tmp_path: Path) -> None:
    write_volume(tmp_path / "fields.bin", volume)
    data = (tmp_path / "fields.bin").read_bytes()
    assert data[:4] == MAGIC
    (length,) = struct.unpack("<I", data[4:8])
    header = json.loads(data[8 : 8 + length])
    assert header["bricks"] == len(volume.bricks) and header["fine"] == FINE and header["beta"] == volume.beta
    body = zlib.decompress(data[8 + length :])
    cells = np.array(header["cells"])
    coarse, fine = int(np.prod(cells + 1)), len(volume.bricks) * (FINE + 1) ** 3
    assert len(body) == 4 * header["bricks"] + 2 * (2 * coarse + 2 * fine)
    numbers = np.frombuffer(body, "<u4", header["bricks"])
    expected = volume.bricks @ np.array([1, cells[0], cells[0] * cells[1]])
    assert np.array_equal(numbers, expected)
    rest = np.frombuffer(body, "<u2", offset=4 * header["bricks"])
    low, high = header["ranges"]["theta"]
    theta = low + rest[coarse : 2 * coarse] / 65535 * (high - low)
    turned = volume.theta.transpose(2, 1, 0).ravel()
    assert np.abs(theta - turned).max() <= (high - low) / 65535
