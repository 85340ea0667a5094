"""Known flat parts, photographed and drawn: outlines, holes, sizes, solids, files, and what goes wrong."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import ezdxf
import numpy as np
import pytest
from PIL import Image

from benchmarks import flat_pictures as flat
from engines.cadfit.kernel import run_script
from engines.contract import InputError, Preview, Result
from engines.picture2cad.engine import draw, rebuild
from engines.picture2cad.params import PictureParams, PictureRebuildParams

SAMPLES = Path(__file__).parents[3] / "assets" / "samples" / "pictures"
ACROSS = ((-40, 0), (40, 0))
STEEL, PAPER = (0.2, 0.205, 0.21), (0.72, 0.71, 0.68)
PHOTO = flat.Scene(angle=5, part=STEEL, ground=PAPER, uneven=0.35, shadow=(6, 8, 6, 0.3), grain=0.015, brushed=0.06)
ASLANT = flat.Scene(
    angle=8, size=(1200, 1500), sheet=(210, 297), corners=[(190, 150), (1040, 195), (1140, 1370), (60, 1325)], uneven=0.3,
    shadow=(7, 7, 5, 0.35), table=(0.17, 0.1, 0.06),
)  # fmt: skip


def sizes(drawn) -> list[float]:
    return [abs(value) for value in drawn.values.values()]


def has(drawn, *wanted: float, within: float = 0.02) -> bool:
    return all(min(abs(value - size) for value in sizes(drawn)) <= within for size in wanted)


def test_a_plate_is_a_rounded_rectangle_with_a_grid_of_holes(draw_picture):
    drawn = draw_picture(flat.plate(), flat.Scene(angle=4), ACROSS, 80, thickness=3.2)
    assert drawn.iou(flat.plate()) >= 0.9995
    assert drawn.solid.valid and len(drawn.solid.shape.Solids()) == 1
    assert drawn.solid.volume == pytest.approx(flat.plate().area * 3.2, rel=1e-3)
    assert drawn.result.figures["valid"] == 1 and drawn.result.data["grade"] == "A"
    assert [drawn.result.figures[k] for k in ("lines", "arcs", "circles", "operations")] == [4, 4, 4, 2]
    assert has(drawn, 80, 50, 5, 6, 64, 34) and drawn.values["thickness"] == 3.2
    assert "in a grid" in drawn.result.data["tree"][1]["label"]
    assert all(a <= b for a, b in pairwise(drawn.fractions))


def test_a_gasket_is_a_disc_with_a_bolt_circle(draw_picture):
    drawn = draw_picture(flat.gasket(), flat.Scene(angle=-7), ((-50, 0), (50, 0)), 100, thickness=2)
    assert drawn.iou(flat.gasket()) >= 0.9995
    assert drawn.result.figures["circles"] == 8 and drawn.result.figures["lines"] == 0
    assert "×6 on a circle" in drawn.result.data["tree"][2]["label"]
    assert has(drawn, 100, 62, 9, 82)


def test_a_bracket_gets_its_corners_as_fillets(draw_picture):
    drawn = draw_picture(flat.bracket(), PHOTO, ((-40, -15), (40, -15)), 80, suffix=".jpg", thickness=4)
    assert drawn.iou(flat.bracket()) >= 0.999
    assert [drawn.result.figures[k] for k in ("lines", "arcs", "circles")] == [8, 8, 2]
    kinds = [(o["kind"], o["label"]) for o in drawn.result.data["tree"]]
    assert [k for k, _ in kinds].count("fillet") == 2 and ("fillet", "Fillet R10") in kinds
    assert has(drawn, 10, 6, 24, 8, 9)


def test_a_laser_cut_plate_keeps_every_feature(draw_picture):
    part = flat.laser_plate()
    drawn = draw_picture(part, flat.Scene(size=(1400, 1000), angle=-6, scale=9), ((-47, 22), (47, 22)), 94, thickness=3)
    assert drawn.iou(part) >= 0.9995
    assert [drawn.result.figures[k] for k in ("lines", "arcs", "circles")] == [16, 6, 9]
    assert has(drawn, 22, 3.4, 5.5, 31, 94, 54, 26, 5, 14, 20, 2)


def test_tangent_lines_and_arcs_meet_and_the_part_lies_along_its_axis(draw_picture):
    part = flat.flange_gasket()
    drawn = draw_picture(part, flat.Scene(angle=11, scale=9), ((-47, 0), (47, 0)), 94, thickness=1.5)
    assert drawn.iou(part) >= 0.999
    assert [drawn.result.figures[k] for k in ("lines", "arcs", "circles")] == [4, 4, 5]
    assert drawn.result.data["relations"]["tangent"] == 8
    assert has(drawn, 72, 42, 32, 8.5, 3)  # rows of holes along the axes


@pytest.mark.parametrize(
    ("scene", "least", "pixels"),
    [
        (flat.Scene(angle=17, uneven=0.4, noise=0.03, blur=1.6, shadow=(5, 6, 6, 0.2)), 0.998, 0.5),
        (flat.Scene(angle=3, size=(480, 360), scale=3.2, noise=0.008), 0.995, 0.5),
        (flat.Scene(angle=-8, part=(0.42, 0.43, 0.44), ground=(0.17, 0.1, 0.06), uneven=0.35, grain=0.05, brushed=0.05,
                    shadow=(-7, 9, 6, 0.45)), 0.998, 0.5),
        (flat.Scene(angle=20, uneven=0.6, noise=0.01), 0.999, 0.5),
    ],
    ids=["noise and blur", "few pixels", "metal on wood", "uneven light"],
)  # fmt: skip
def test_hard_pictures_stay_within_half_a_pixel(draw_picture, scene, least, pixels):
    drawn = draw_picture(flat.plate(), scene, ACROSS, 80, snap=False)
    assert drawn.iou(flat.plate()) >= least
    assert drawn.solid.valid
    assert abs(drawn.values["hole_d"] - 6) * scale_of(scene) < pixels
    assert [drawn.result.figures[k] for k in ("lines", "arcs", "circles")] == [4, 4, 4]


def scale_of(scene: flat.Scene) -> float:
    return scene.scale


def test_a_sheet_straightens_a_picture_taken_at_an_angle(draw_picture):
    off = np.array([[2, 1], [-2, 2], [1, -3], [-1, -2]], float)
    corners = tuple((np.array(ASLANT.corners, float) + off).ravel())
    drawn = draw_picture(flat.plate(), ASLANT, sheet="A4", corners=corners, snap=False)
    assert drawn.iou(flat.plate()) >= 0.998
    assert drawn.values["plate_width"] == pytest.approx(80, abs=0.08)
    assert drawn.values["hole_d"] == pytest.approx(6, abs=0.1)
    assert any("straightened" in note for note in drawn.result.data["notes"])
    # Without the sheet the same picture gives another shape: the test would not notice a straightening that does nothing.
    skewed = draw_picture(flat.plate(), ASLANT, ACROSS, 80, snap=False)
    assert skewed.iou(flat.plate()) < 0.98


def test_corners_marked_the_other_way_round_do_not_mirror_the_part(draw_picture):
    corners = np.array(ASLANT.corners, float)
    turned = tuple(corners[::-1].ravel())
    drawn = draw_picture(flat.bracket(), ASLANT, sheet="A4", corners=turned)
    assert drawn.iou(flat.bracket()) >= 0.998  # a mirrored bracket has 0.4


def test_a_scan_needs_no_mark(draw_picture):
    scene = flat.Scene(scale=300 / 25.4, size=(1200, 900), ground=(0.9, 0.9, 0.9))
    drawn = draw_picture(flat.plate(), scene, dpi=300)
    assert has(drawn, 80, 50, 6)
    assert drawn.result.figures["mm_per_px"] == pytest.approx(25.4 / 300)


def test_marked_ends_are_moved_onto_the_outline(draw_picture):
    off = ((2.5, -1.0), (-2.0, 3.0))
    drawn = draw_picture(flat.plate(), flat.Scene(angle=4), ACROSS, 80, off=off, snap=False)
    assert drawn.values["plate_width"] == pytest.approx(80, abs=1e-3)
    assert drawn.result.figures["mm_per_px"] == pytest.approx(1 / 8, rel=3e-4)
    raw = draw_picture(flat.plate(), flat.Scene(angle=4), ACROSS, 80, off=off, snap=False, snap_ends=False)
    assert raw.result.figures["mm_per_px"] == pytest.approx(80 / (640 - 4.5), rel=2e-3)
    assert raw.result.figures["scale_error"] > 3 * drawn.result.figures["scale_error"]


def test_two_hole_centres_may_carry_the_known_length(draw_picture):
    drawn = draw_picture(flat.plate(), flat.Scene(), ((-32, 17), (32, 17)), 64, off=((4, 3), (-3, 5)), snap=False)
    assert drawn.result.figures["mm_per_px"] == pytest.approx(1 / 8, rel=2e-4)


@pytest.mark.parametrize("thickness", [0.3, 1.52, 6.35])
def test_the_thickness_is_what_was_asked_for(draw_picture, thickness):
    drawn = draw_picture(flat.plate(), flat.Scene(size=(480, 360), scale=3.2), ACROSS, 80, thickness=thickness)
    assert drawn.values["thickness"] == thickness
    box = drawn.solid.shape.BoundingBox()
    assert box.zmax - box.zmin == pytest.approx(thickness, abs=1e-6)


def test_a_transparent_ground_is_the_ground(tmp_path):
    scene = flat.Scene(angle=4)
    rings = [flat.placed(scene, ring) for ring in flat.plate().rings()]
    alpha = np.round(255 * flat.coverage(rings, scene.size)).astype(np.uint8)
    picture = np.dstack([np.full((*alpha.shape, 3), 250, np.uint8), alpha])  # a white part: its colour tells nothing
    Image.fromarray(picture).save(tmp_path / "cut.png")
    start, end = flat.placed(scene, np.array(ACROSS, float))
    params = PictureParams(image=tmp_path / "cut.png", start=tuple(start), end=tuple(end), length=80)
    result = next(e for e in draw(params, tmp_path) if isinstance(e, Result))
    assert {p["name"]: p["value"] for p in result.data["parameters"]}["hole_d"] == pytest.approx(6, abs=0.02)


def test_the_same_picture_twice_gives_the_same_script(draw_picture):
    first = draw_picture(flat.bracket(), PHOTO, ((-40, -15), (40, -15)), 80)
    text = (first.folder / "part.py").read_text()
    again = draw_picture(flat.bracket(), PHOTO, ((-40, -15), (40, -15)), 80)
    assert (again.folder / "part.py").read_text() == text
    assert run_script(text).volume == pytest.approx(first.solid.volume, rel=1e-9)


def test_dxf_and_svg_hold_the_outline_at_true_size(draw_picture):
    drawn = draw_picture(flat.plate(), flat.Scene(), ACROSS, 80)
    document = ezdxf.readfile(drawn.folder / drawn.result.artifacts["dxf"])
    found = [entity.dxftype() for entity in document.modelspace()]
    assert found.count("LINE") == 4 and found.count("ARC") == 4 and found.count("CIRCLE") == 4
    assert document.units == ezdxf.units.MM
    radii = [e.dxf.radius for e in document.modelspace().query("CIRCLE")]
    assert radii == pytest.approx([3.0] * 4, abs=0.01)
    svg = (drawn.folder / drawn.result.artifacts["svg"]).read_text()
    width = float(re.search(r'width="([\d.]+)mm"', svg)[1])
    assert width == pytest.approx(84.0, abs=0.01)  # 2 mm of margin on both sides
    assert svg.count("A") == 4 + 2 * 4  # arcs, and two halves a hole


def test_events_show_the_picture_and_the_curves(tmp_path):
    scene = flat.Scene(angle=4)
    flat.photographed(flat.plate(), scene).save(tmp_path / "plate.png")
    start, end = flat.placed(scene, np.array(ACROSS, float))
    params = PictureParams(image=tmp_path / "plate.png", start=tuple(start), end=tuple(end), length=80)
    previews = {e.kind: e for e in draw(params, tmp_path) if isinstance(e, Preview)}
    assert (tmp_path / previews["picture"].path).is_file()
    curves = previews["drawing"].data["curves"]
    assert sorted({c["kind"] for c in curves}) == ["arc", "circle", "line"] and len(curves) == 12
    # In the picture's own pixels: the outline's first points lie on the true outline.
    true = flat.placed(scene, flat.plate().rings()[0])
    for curve in curves[:8]:
        x, y = map(float, re.match(r"M([\d.]+) ([\d.]+)", curve["d"]).groups())
        assert np.linalg.norm(true - [x, y], axis=1).min() < 1.5


def test_a_rebuild_has_the_new_size_and_all_files(draw_picture, tmp_path):
    drawn = draw_picture(flat.plate(), flat.Scene(), ACROSS, 80, thickness=3)
    out = tmp_path / "again"
    out.mkdir()
    params = PictureRebuildParams(
        program=drawn.folder / "program.json", mesh=drawn.folder / drawn.result.artifacts["outline"],
        values={"hole_d": 8.0, "thickness": 6.0},
    )  # fmt: skip
    result = next(e for e in rebuild(params, out) if isinstance(e, Result))
    plate = flat.plate(hole=8)
    assert run_script((out / "part.py").read_text()).volume == pytest.approx(plate.area * 6, rel=1e-3)
    assert {"step", "dxf", "svg", "script", "stl"} <= set(result.artifacts)
    assert result.figures["iou"] < 0.6  # twice as thick as what was drawn


def test_fillets_move_with_the_corners_they_round(draw_picture, tmp_path):
    drawn = draw_picture(flat.bracket(), flat.Scene(), ((-40, -15), (40, -15)), 80, thickness=4)
    right = max(drawn.values, key=lambda name: drawn.values[name] if name.startswith("body_x") else -1e9)
    out = tmp_path / "longer"
    out.mkdir()
    params = PictureRebuildParams(program=drawn.folder / "program.json", values={right: 60.0, "thickness": 2.0})
    list(rebuild(params, out))
    solid = run_script((out / "part.py").read_text())
    assert solid.valid
    # 20 mm more of an arm 25 mm wide, half as thick; its rounded end is as before.
    assert solid.volume == pytest.approx((flat.bracket().area + 20 * 25) * 2.0, rel=1e-3)


# -- what goes wrong ---------------------------------------------------------------------------------------------------------


def marked(path: Path) -> PictureParams:
    return PictureParams(image=path, start=(20, 20), end=(300, 20), length=50)


def test_a_picture_without_a_part_is_refused(tmp_path):
    rng = np.random.default_rng(1)
    noise = np.clip(180 + 4 * rng.standard_normal((300, 400, 3)), 0, 255).astype(np.uint8)
    Image.fromarray(noise).save(tmp_path / "nothing.png")
    with pytest.raises(InputError, match="No part stands out"):
        list(draw(marked(tmp_path / "nothing.png"), tmp_path))


@pytest.mark.parametrize("value", [0, 128, 255])
def test_an_even_picture_is_refused(tmp_path, value):
    Image.new("L", (400, 300), value).save(tmp_path / "even.png")
    with pytest.raises(InputError, match="No part stands out"):
        list(draw(marked(tmp_path / "even.png"), tmp_path))


def test_points_outside_the_picture_are_refused(tmp_path):
    flat.photographed(flat.plate(), flat.Scene()).save(tmp_path / "plate.png")
    params = PictureParams(image=tmp_path / "plate.png", start=(20, 20), end=(3000, 20), length=50)
    with pytest.raises(InputError, match="outside the picture, which has 1200 × 900 pixels"):
        list(draw(params, tmp_path))


def test_a_short_known_length_is_refused(tmp_path):
    flat.photographed(flat.plate(), flat.Scene()).save(tmp_path / "plate.png")
    params = PictureParams(image=tmp_path / "plate.png", start=(20, 20), end=(30, 20), length=50)
    with pytest.raises(InputError, match="shorter than 20 pixels"):
        list(draw(params, tmp_path))


@pytest.mark.parametrize("corners", [(0, 0, 100, 100, 200, 200, 300, 300), (100, 100, 800, 700, 800, 100, 100, 700)])
def test_corners_that_make_no_rectangle_are_refused(tmp_path, corners):
    flat.photographed(flat.plate(), flat.Scene()).save(tmp_path / "plate.png")
    params = PictureParams(image=tmp_path / "plate.png", sheet="A4", corners=corners)
    with pytest.raises(InputError, match="no rectangle"):
        list(draw(params, tmp_path))


def test_a_part_cut_off_by_the_rim_is_noted(draw_picture):
    drawn = draw_picture(flat.plate(), flat.Scene(shift=(330, 0)), ((-10, -25), (-10, 25)), 50)
    assert any("rim" in note for note in drawn.result.data["notes"])
    box = drawn.solid.shape.BoundingBox()
    assert box.ymax - box.ymin == pytest.approx(50, abs=0.1) and box.xmax - box.xmin < 75


def test_a_part_larger_than_the_picture_is_refused_or_noted(draw_picture):
    try:
        drawn = draw_picture(flat.plate(), flat.Scene(size=(620, 900)), ((-10, -25), (-10, 25)), 50)
    except InputError as error:
        assert ";" in str(error) or "." in str(error)
    else:
        assert any("rim" in note for note in drawn.result.data["notes"])


def test_of_two_things_the_marked_one_is_drawn(tmp_path):
    scene = flat.Scene(size=(1500, 900), shift=(-300, 0))
    one = np.asarray(flat.photographed(flat.plate(), scene))
    other = np.asarray(flat.photographed(flat.gasket(60, 30, 5, 45, 4), flat.Scene(size=(1500, 900), shift=(420, 0))))
    Image.fromarray(np.minimum(one, other)).save(tmp_path / "both.png")
    start, end = flat.placed(scene, np.array([[-40, 0], [40, 0]], float))
    common = {"image": tmp_path / "both.png", "start": tuple(start), "end": tuple(end), "length": 80, "snap_ends": False}
    plate = next(e for e in draw(PictureParams(**common), tmp_path) if isinstance(e, Result))
    assert plate.figures["lines"] == 4
    assert any("something else" in note for note in plate.data["notes"])
    point = (1170 + 8 * 16, 450 + 8 * 16)  # between two holes
    ring = next(e for e in draw(PictureParams(**common, part_point=point), tmp_path) if isinstance(e, Result))
    assert ring.figures["circles"] == 6 and ring.figures["lines"] == 0


def test_the_report_is_json_with_the_figures(draw_picture):
    drawn = draw_picture(flat.gasket(), flat.Scene(), ((-50, 0), (50, 0)), 100)
    report = json.loads((drawn.folder / "report.json").read_text())
    assert report["figures"]["circles"] == 8 and report["figures"]["residual_px"] < 0.1
    assert report["source"] == "gasket.png"


@pytest.mark.parametrize("sample", json.loads((SAMPLES / "samples.json").read_text("utf-8")), ids=lambda sample: sample["file"])
def test_a_sample_picture_is_drawn_as_the_part_that_it_shows(sample: dict[str, Any], tmp_path: Path) -> None:
    """What a visitor tries first. ``area``: of the part that the picture was made of, mm²."""
    result = list(draw(PictureParams(image=SAMPLES / sample["file"], **sample["marks"]), tmp_path))[-1]
    assert result.figures["iou"] > 0.99 and result.data["grade"] == "A"
    volume = sample["area"] * sample["marks"]["thickness"]
    assert run_script((tmp_path / "part.py").read_text("utf-8")).volume == pytest.approx(volume, rel=0.01)
