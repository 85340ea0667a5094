"""Pictures: the part is where the camera looks, in its colours, on a transparent ground, in time."""

from __future__ import annotations

import time

import numpy as np
import pytest
import trimesh
from PIL import Image

from engines.meshes.render import RenderItem, render_png, render_rgba

SMALL = {"size": (120, 90), "supersample": 1}


def solid(picture: np.ndarray) -> np.ndarray:
    return picture[..., 3] > 200


def test_a_png_of_the_asked_size_with_transparent_corners(tmp_path):
    render_png(tmp_path / "a.png", [RenderItem(trimesh.creation.box())], size=(160, 120))
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == (160, 120) and image.mode == "RGBA"
        picture = np.asarray(image)
    assert picture[60, 80, 3] == 255
    assert (picture[[0, 0, -1, -1], [0, -1, 0, -1], 3] == 0).all()


@pytest.mark.parametrize("view", [(0, 0), (-58, 28), (30, 85), (200, -30)])
@pytest.mark.parametrize("extents", [(1, 1, 1), (300, 10, 5), (1, 1, 50)])
def test_the_part_fills_the_picture_and_stays_inside_it(view, extents):
    mesh = trimesh.creation.box(extents)
    mesh.apply_translation((1e3, -2e3, 5e2))
    rows, columns = np.nonzero(solid(render_rgba([RenderItem(mesh)], view=view, shadow=False, **SMALL)))
    assert rows.min() > 1 and columns.min() > 1 and rows.max() < 88 and columns.max() < 118
    assert max((np.ptp(columns) + 1) / 120, (np.ptp(rows) + 1) / 90) == pytest.approx(0.86, abs=0.05)


def test_z_is_up_and_azimuth_turns_the_eye():
    low = trimesh.creation.box((4, 4, 1))
    post = trimesh.creation.box((1, 1, 3))
    post.apply_translation((0, 1.5, 2))
    picture = solid(render_rgba([RenderItem(low), RenderItem(post)], view=(0, 10), shadow=False, **SMALL))
    top = np.flatnonzero(picture.any(axis=1))[0]
    columns = np.flatnonzero(picture.any(axis=0))
    # Seen from +x, +y is to the right.
    assert np.flatnonzero(picture[top + 2]).mean() > columns.mean() + 10


def test_colours_of_items_and_of_vertices_show():
    red = RenderItem(trimesh.creation.box((1, 1, 1)), (0.9, 0.1, 0.1))
    picture = render_rgba([red], **SMALL)[45, 60].astype(int)
    assert picture[0] > 2 * picture[1] and picture[0] > 2 * picture[2]
    mesh = trimesh.creation.box((1, 4, 1)).subdivide().subdivide()
    colors = np.where(mesh.vertices[:, 1:2] > 0, [[0.1, 0.1, 0.9]], [[0.1, 0.8, 0.1]])
    picture = render_rgba([RenderItem(mesh, colors)], view=(0, 20), shadow=False, **SMALL).astype(int)
    left, right = picture[48, 30], picture[48, 90]
    assert left[1] > 1.5 * left[2] and right[2] > 1.5 * right[1]


def test_edges_are_darker_than_the_faces_beside_them():
    mesh = trimesh.creation.box()
    plain = render_rgba([RenderItem(mesh)], edges=False, **SMALL)[..., :3].astype(int).sum(axis=-1)
    drawn = render_rgba([RenderItem(mesh)], edges=True, **SMALL)[..., :3].astype(int).sum(axis=-1)
    changed = drawn < plain - 30
    assert 0.01 < changed.mean() < 0.15
    assert (drawn <= plain + 2).all()


def test_a_background_leaves_nothing_transparent():
    picture = render_rgba([RenderItem(trimesh.creation.box())], background=(1, 1, 1), **SMALL)
    assert (picture[..., 3] == 255).all() and (picture[0, 0, :3] == 255).all()


def test_an_open_mesh_and_a_mesh_with_a_needle_can_be_drawn():
    corners = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0], [2, 0, 0]]
    sheet = trimesh.Trimesh(corners, [[0, 1, 2], [0, 2, 3], [0, 1, 4]], process=False)
    for view in ((-58, 28), (-58, -28)):
        picture = render_rgba([RenderItem(sheet)], view=view, shadow=False, **SMALL)
        assert picture[solid(picture)][:, :3].mean() > 60  # lit from either side


def test_nothing_to_draw():
    with pytest.raises(ValueError, match="nothing to draw"):
        render_rgba([])


def test_the_same_picture_every_time():
    items = [RenderItem(trimesh.creation.torus(3, 1))]
    np.testing.assert_array_equal(render_rgba(items, **SMALL), render_rgba(items, **SMALL))


def test_a_thumbnail_of_50k_triangles_is_quick(tmp_path):
    mesh = trimesh.creation.torus(3, 1, major_sections=250, minor_sections=100)
    assert len(mesh.faces) == 50_000
    items = [RenderItem(mesh)]
    render_png(tmp_path / "warm.png", items, size=(48, 36))
    began = time.process_time()
    render_png(tmp_path / "a.png", items, size=(480, 360))
    assert time.process_time() - began < 4.0  # processor time of all threads, with room for a busy machine
