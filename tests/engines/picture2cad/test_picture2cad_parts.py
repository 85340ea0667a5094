"""Reading, edges, pieces, relations, scale, straightening, patterns: each step against what it must give."""

from __future__ import annotations

import io

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from pydantic import ValidationError

from benchmarks import flat_pictures as flat
from engines.cadfit.outline import circle
from engines.contract import InputError
from engines.picture2cad.edges import found_edges
from engines.picture2cad.features import patterns
from engines.picture2cad.params import PictureParams
from engines.picture2cad.picture import decoded, encoded, points_in, read_picture
from engines.picture2cad.pieces import circle_through, is_circle, pieces_of
from engines.picture2cad.regular import drawn
from engines.picture2cad.scale import marked_length
from engines.picture2cad.segmentation import found_part
from engines.picture2cad.sheet import mapped, straightened

# -- reading -----------------------------------------------------------------------------------------------------------------


def test_linear_light_and_back_is_the_same():
    values = np.arange(256) / 255
    assert (encoded(decoded(values)) == np.arange(256)).all()
    assert decoded(np.array([0.5]))[0] == pytest.approx(0.2140, abs=1e-4)  # IEC 61966-2-1


@pytest.mark.parametrize("suffix", ["png", "jpg", "webp", "tif", "bmp"])
def test_every_format_gives_the_same_picture(tmp_path, suffix):
    path = tmp_path / f"a.{suffix}"
    Image.new("RGB", (300, 200), (200, 100, 50)).save(path)
    picture = read_picture(path)
    assert picture.size == (300, 200) and picture.factor == 1 and picture.opacity is None
    assert picture.light.mean((0, 1)) == pytest.approx(decoded(np.array([200, 100, 50]) / 255), abs=0.01)


def test_a_camera_that_was_turned_gives_an_upright_picture(tmp_path):
    image = Image.new("RGB", (300, 200), "black")
    image.paste("white", (0, 0, 50, 50))  # upper left as stored
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned clockwise by a quarter
    image.save(tmp_path / "turned.jpg", exif=exif, quality=95)
    picture = read_picture(tmp_path / "turned.jpg")
    assert picture.size == (200, 300)
    assert picture.light[20, 180].mean() > 0.9 and picture.light[20, 20].mean() < 0.1


def test_sixteen_bits_and_grey_are_read(tmp_path):
    values = np.linspace(0, 65535, 300 * 200).reshape(200, 300).astype(np.uint16)
    Image.fromarray(values).save(tmp_path / "deep.png")
    light = read_picture(tmp_path / "deep.png").light
    assert light.shape == (200, 300, 3) and light[-1, -1, 0] == pytest.approx(1.0, abs=1e-3)


def test_a_large_picture_is_reduced_and_its_points_with_it(tmp_path):
    Image.new("L", (6000, 1500), 128).save(tmp_path / "large.png")
    picture = read_picture(tmp_path / "large.png")
    assert picture.size == (3000, 750) and picture.factor == pytest.approx(0.5)
    assert points_in(picture, np.array([[6000, 100]]))[0] == pytest.approx([3000, 50])


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "no picture"), (b"solid part", "no picture"), (b"%PDF-1.7", "no picture"),
        (b"\x89PNG\r\n\x1a\n" + b"\0" * 40, "no picture|damaged"),
    ],
)  # fmt: skip
def test_what_is_no_picture_is_refused(tmp_path, content, message):
    path = tmp_path / "part.png"
    path.write_bytes(content)
    with pytest.raises(InputError, match=message):
        read_picture(path)


def test_a_truncated_jpeg_is_refused(tmp_path):
    held = io.BytesIO()
    flat.photographed(flat.plate(), flat.Scene(size=(600, 450), scale=4)).save(held, "JPEG")
    (tmp_path / "cut.jpg").write_bytes(held.getvalue()[:4000])
    with pytest.raises(InputError, match="damaged or cut short"):
        read_picture(tmp_path / "cut.jpg")


def test_tiny_and_huge_pictures_are_refused(tmp_path):
    Image.new("L", (60, 400)).save(tmp_path / "tiny.png")
    with pytest.raises(InputError, match="only 60 × 400 pixels"):
        read_picture(tmp_path / "tiny.png")
    Image.new("1", (20_000, 8_000)).save(tmp_path / "huge.png")
    with pytest.raises(InputError, match="megapixels"):
        read_picture(tmp_path / "huge.png")
    Image.new("1", (30_000, 30_000)).save(tmp_path / "bomb.png")
    with pytest.raises(InputError, match=r"too large|megapixels"):
        read_picture(tmp_path / "bomb.png")


def test_a_gif_is_not_taken(tmp_path):
    Image.new("L", (200, 200)).save(tmp_path / "a.png", format="GIF")
    with pytest.raises(InputError, match="GIF"):
        read_picture(tmp_path / "a.png")


# -- what may be asked -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given_", "said"),
    [
        ({}, "Nothing in the picture has a known size"),
        ({"length": 50}, "not marked"),
        ({"start": (1, 2), "length": 5}, "Only one end"),
        ({"start": (1, 2), "end": (3, 4)}, "known length is missing"),
        ({"sheet": "A4"}, "corners are not marked"),
        ({"corners": (1, 2, 3, 4, 5, 6, 7, 8)}, "not what they are of"),
        ({"sheet": "own", "corners": (1, 2, 3, 4, 5, 6, 7, 8)}, "size of your own sheet"),
        ({"dpi": 3}, "not likely"),
        ({"start": (1, 2), "end": (3, 4), "length": 1e9}, "more than 100 m"),
        ({"start": (1, 2), "end": (3, 4), "length": -1}, "greater than 0"),
        ({"dpi": 300, "thickness": 0}, "greater than 0"),
        ({"start": "1 2 3", "end": (3, 4), "length": 1}, "start"),
        ({"start": "a b", "end": (3, 4), "length": 1}, "start"),
        ({"dpi": 300, "thickness": float("nan")}, "thickness"),
    ],
)
def test_what_is_missing_is_said(given_, said):
    with pytest.raises(ValidationError, match=said):
        PictureParams(image="a.png", **given_)


@pytest.mark.parametrize("start", ["10 20", "10,20", ["10", "20"], ["10 20"], (10, 20), "10; 20"])
def test_points_are_read_as_people_write_them(start):
    assert PictureParams(image="a.png", start=start, end="30 40", length=5).start == (10.0, 20.0)


# -- edges -------------------------------------------------------------------------------------------------------------------


def disc(radius: float, blur: float, noise: float = 0.0) -> tuple[np.ndarray, np.ndarray]:
    """A disc's matte and mask, its middle at (100.3, 99.6)."""
    import cv2

    rings = [np.array(flat.circle(100.3, 99.6, 2 * radius))]
    field = cv2.GaussianBlur(flat.coverage(rings, (200, 200)), (0, 0), blur)
    field += noise * np.random.default_rng(0).standard_normal(field.shape).astype(np.float32)
    return field.astype(np.float32), cv2.GaussianBlur(field, (0, 0), 1.0) > 0.5


@pytest.mark.parametrize(("radius", "blur"), [(60, 0.7), (60, 1.5), (25, 1.0), (9, 0.8)])
def test_a_blurred_disc_is_measured_to_hundredths_of_a_pixel(radius, blur):
    edges = found_edges(*disc(radius, blur))
    centre, found = circle_through(edges.outlines[0].points)
    assert centre == pytest.approx([100.3, 99.6], abs=0.01)
    assert edges.blur == pytest.approx(np.hypot(blur, 0.29), abs=0.12)  # a pixel's own width blurs by 1/√12
    assert found + edges.blur**2 / (2 * found) == pytest.approx(radius, abs=0.05)


def test_the_noise_of_an_edge_is_told():
    quiet, loud = (found_edges(*disc(60, 1.0, noise)).outlines[0] for noise in (0.0, 0.06))
    assert quiet.noise < 0.02 < loud.noise < 0.3
    centre, radius = circle_through(loud.points)
    away = np.linalg.norm(loud.points - centre, axis=1) - radius
    assert away.std() == pytest.approx(loud.noise, rel=0.8)


def test_a_shadow_beside_a_part_does_not_move_its_edge():
    scene = flat.Scene(shadow=(8, 10, 6, 0.5), uneven=0.4)
    light = decoded(np.asarray(flat.photographed(flat.gasket(), scene)) / 255)
    matte = found_part(light)
    edges = found_edges(matte.field, matte.mask)
    for edge, diameter in zip(edges.outlines[:2], (100, 62), strict=True):
        _, radius = circle_through(edge.points)
        assert 2 * radius / 8 == pytest.approx(diameter, abs=0.02)


def test_ground_points_take_a_shadow_away_from_the_part():
    """A shadow as sharp and nearly as dark as the part is taken for it, until somebody says what is ground."""
    scene = flat.Scene(shadow=(26, 26, 0.8, 0.8), part=(0.03, 0.03, 0.03), ground=(0.7, 0.7, 0.7))
    light = decoded(np.asarray(flat.photographed(flat.plate(), scene)) / 255)
    shadow = flat.placed(scene, np.array([[40, -20]], float)) + [12, 12]
    y, x = int(shadow[0, 1]), int(shadow[0, 0])
    marked = found_part(light, ground_points=shadow)
    assert not marked.mask[y, x]
    true = flat.coverage([flat.placed(scene, r) for r in flat.plate().rings()], scene.size) > 0.5
    assert (marked.mask & true).sum() / (marked.mask | true).sum() > 0.95


# -- pieces and relations ----------------------------------------------------------------------------------------------------


def outline_points(outline: list[tuple[float, float]], scale: float, noise: float, seed: int = 0) -> np.ndarray:
    """Points a pixel apart along an outline in mm, with noise."""
    ring = np.array(outline) * scale
    ring = np.vstack([ring, ring[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))])
    at = np.arange(0, along[-1] - 0.5, 1.0)
    points = np.column_stack([np.interp(at, along, ring[:, k]) for k in (0, 1)])
    return points + noise * np.random.default_rng(seed).standard_normal(points.shape)


SQUARE = [(-20, -20), (20, -20), (20, 20), (-20, 20)]


@pytest.mark.parametrize("noise", [0.02, 0.15])
def test_a_polygon_is_as_many_lines(noise):
    hexagon = [(30 * np.cos(a), 30 * np.sin(a)) for a in np.radians(np.arange(0, 360, 60) + 7)]
    for outline, count in ((SQUARE, 4), (hexagon, 6)):
        points = outline_points(outline, 8, noise)
        assert not is_circle(points, noise)
        assert [p.kind for p in pieces_of(points, noise, 0.7)] == ["line"] * count


@pytest.mark.parametrize("noise", [0.02, 0.15])
def test_a_slot_is_two_lines_and_two_tangent_half_circles(noise):
    drawing = drawn([(outline_points(flat.slot(3, 4, 40, 12, 20), 8, noise), noise)], 0.0)
    (loop,) = drawing.loops
    assert sorted(s.centre is None for s in loop.segments) == [False, False, True, True]
    arcs = [s for s in loop.segments if s.centre is not None]
    assert arcs[0].radius == pytest.approx(arcs[1].radius, abs=1e-6) == pytest.approx(48, abs=0.1)
    assert [abs(s.sweep) for s in arcs] == pytest.approx([np.pi, np.pi], abs=1e-3)
    assert drawing.relations["tangent"] == 4 and drawing.relations["equal"] == 1


def test_a_chamfer_stays_a_line_and_a_fillet_an_arc():
    corners = [(-20, -20), (20, -20), (20, 17), (17, 20), (-20, 20)]
    chamfered = drawn([(outline_points(corners, 8, 0.05), 0.05)], 0.6).loops[0]
    assert len(chamfered.segments) == 5 and all(s.centre is None for s in chamfered.segments)
    lengths = sorted(s.length for s in chamfered.segments)
    assert lengths[0] == pytest.approx(3 * np.sqrt(2) * 8, abs=0.5)
    rounded = flat.rounded([(-20, -20, 0), (20, -20, 0), (20, 20, 3), (-20, 20, 0)])
    filleted = drawn([(outline_points(rounded, 8, 0.05), 0.05)], 0.6)
    radii = [s.radius for s in filleted.loops[0].segments if s.centre is not None]
    assert radii == pytest.approx([24.0], abs=0.4)


def test_nearly_square_becomes_square_and_what_is_not_stays():
    slightly = [(-20, -20), (20, -20.01), (20.01, 20), (-20, 20)]
    drawing = drawn([(outline_points(slightly, 8, 0.05), 0.05)], 0.5)
    sides = np.array([s.end - s.start for s in drawing.loops[0].segments])
    sides /= np.linalg.norm(sides, axis=1)[:, None]
    assert abs(sides[0] @ sides[1]) < 1e-9 and abs(sides[1] @ sides[2]) < 1e-9
    leaning = [(-20, -20), (20, -20), (24, 20), (-20, 20)]  # 5.7° off
    sides = np.array([s.end - s.start for s in drawn([(outline_points(leaning, 8, 0.05), 0.05)], 0.5).loops[0].segments])
    sides /= np.linalg.norm(sides, axis=1)[:, None]
    worst = max(abs(float(sides[k] @ sides[(k + 1) % 4])) for k in range(4))
    assert worst == pytest.approx(np.sin(np.arctan(4 / 40)), abs=2e-3)


def test_equal_and_concentric_circles_are_so():
    rings = [flat.circle(0, 0, 60), flat.circle(0.003, 0, 30), flat.circle(20, 0, 5.003), flat.circle(-20, 0, 4.998)]
    drawing = drawn([(outline_points(r if k == 0 else r[::-1], 8, 0.05, k), 0.05) for k, r in enumerate(rings)], 0.0)
    circles = [loop.segments[0] for loop in drawing.loops]
    assert circles[0].centre == pytest.approx(circles[1].centre, abs=1e-9)
    assert circles[2].radius == pytest.approx(circles[3].radius, abs=1e-9)
    near = drawn([(outline_points(flat.circle(0, 0, d), 8, 0.02), 0.02) for d in (60, 3.4, 3.6)], 0.0)
    assert near.loops[1].segments[0].radius != pytest.approx(near.loops[2].segments[0].radius, abs=0.5)


def test_small_dirt_on_an_edge_does_not_make_a_corner():
    points = outline_points(SQUARE, 8, 0.05)
    points[100:106] += [0, -2.0]
    loop = drawn([(points, 0.05)], 0.6).loops[0]
    assert len(loop.segments) == 4
    assert abs(loop.area) == pytest.approx(320**2, rel=2e-3)


@settings(max_examples=15, deadline=None)
@given(
    width=st.floats(15, 60), height=st.floats(15, 60), corner=st.floats(2, 6), angle=st.floats(-44, 44),
    noise=st.floats(0.01, 0.15),
)
def test_any_rounded_rectangle_is_found_again(width, height, corner, angle, noise):
    w, h = width / 2, height / 2
    outline = np.array(flat.rounded([(-w, -h, corner), (w, -h, corner), (w, h, corner), (-w, h, corner)]))
    turn = np.radians(angle)
    outline = outline @ np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    loop = drawn([(outline_points(outline.tolist(), 8, noise), noise)], 0.0).loops[0]
    true = (width * height - (4 - np.pi) * corner**2) * 64
    assert abs(loop.area) == pytest.approx(true, rel=3e-3)
    assert len(loop.segments) == 8


# -- scale -------------------------------------------------------------------------------------------------------------------


def square_loops() -> list:
    drawing = drawn([(outline_points(SQUARE, 8, 0.0), 0.01), (outline_points(flat.circle(0, 0, 10)[::-1], 8, 0.0), 0.01)], 0.0)
    return drawing.loops


def test_two_edges_count_by_their_distance():
    found = marked_length(np.array([-162.0, 5.0]), np.array([158.0, -9.0]), square_loops(), 8.0)
    assert found.pixels == pytest.approx(320, abs=0.05) and "parallel" in found.note


def test_a_circle_counts_by_its_diameter():
    found = marked_length(np.array([-39.0, 3.0]), np.array([41.0, -3.0]), square_loops(), 8.0)
    assert found.pixels == pytest.approx(80, abs=0.05) and "diameter" in found.note


def test_an_end_far_from_every_edge_stays_where_it_was_marked():
    found = marked_length(np.array([-100.0, 90.0]), np.array([100.0, 90.0]), square_loops(), 8.0)
    assert found.pixels == 200 and not found.note and found.error > 0.5


def test_a_length_marked_across_corners_runs_along_the_mark():
    found = marked_length(np.array([-158.0, -100.0]), np.array([100.0, 162.0]), square_loops(), 8.0)
    assert found.pixels == pytest.approx(np.hypot(100 + 160, 160 + 100), rel=0.02)


# -- straightening -----------------------------------------------------------------------------------------------------------


def test_the_corners_of_a_sheet_are_found_to_hundredths_of_a_pixel():
    scene = flat.Scene(
        size=(900, 1100), sheet=(210, 297), corners=[(140, 120), (760, 150), (830, 1000), (60, 960)], table=(0.17, 0.1, 0.06)
    )
    light = decoded(np.asarray(flat.photographed(flat.plate(), scene)) / 255)
    corners = np.array(scene.corners, float)
    off = np.array([[3, -2], [-2, 3], [2, 2], [-3, -1]], float)
    picture, scale, matrix, moved = straightened(light, corners + off, (210, 297))
    assert moved == pytest.approx(np.linalg.norm(off, axis=1).mean(), abs=0.05)
    inside = mapped(matrix, corners) * scale + [0.012 * 210, 0.012 * 297]
    assert inside == pytest.approx(np.array([[0, 0], [210, 0], [210, 297], [0, 297]], float), abs=0.02)
    assert picture.shape[1] / picture.shape[0] == pytest.approx(210 / 297, rel=2e-3)


def test_corners_without_an_edge_to_see_stay_where_they_were_marked():
    light = np.full((600, 800, 3), 0.5, np.float32)
    corners = np.array([[100, 100], [700, 110], [690, 500], [110, 490]], float)
    _, _, matrix, moved = straightened(light, corners, (200, 130))
    assert moved < 1e-9
    assert np.ptp(mapped(matrix, corners), axis=0)[0] > 500


# -- patterns ----------------------------------------------------------------------------------------------------------------


def ring(count: int, radius: float, start: float = 10.0, at: tuple[float, float] = (0, 0)) -> np.ndarray:
    angles = np.radians(start + 360 * np.arange(count) / count)
    return np.column_stack([np.cos(angles), np.sin(angles)]) * radius + np.array(at)


def test_a_bolt_circle_and_a_lone_hole_are_told_apart():
    centres = np.vstack([ring(6, 40), [[0.0, 0.0]]])
    found = patterns(centres, [np.zeros(2)], 0.02)
    assert [len(f) for f in found] == [6, 1]


def test_two_patterns_of_equal_holes_are_two():
    grid = np.array([[x, y] for x in (-50, 50) for y in (-30, 30)], float)
    found = patterns(np.vstack([ring(5, 20), grid]), [np.zeros(2)], 0.02)
    assert sorted(len(f) for f in found) == [4, 5]


def test_uneven_holes_are_no_pattern():
    centres = np.array([[0, 0], [10, 1], [23, -4], [31, 17]], float)
    assert [len(f) for f in patterns(centres, [np.zeros(2)], 0.02)] == [4]


def test_a_full_circle_keeps_its_direction():
    loop = circle(np.zeros(2), 3.0, ccw=False)
    assert loop.area < 0
