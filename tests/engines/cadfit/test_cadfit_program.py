"""Programs and their scripts: data that survives JSON, text that says the same and that nobody can break out of."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable

import cadquery as cq
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.cadfit.features import Blend, Extrude, Feature, Hole, Revolve, built
from engines.cadfit.kernel import run_script
from engines.cadfit.outline import Loop, Segment, polygon_loop
from engines.cadfit.parametrise import parametrised
from engines.cadfit.program import Parameter, Program, Scalar, named, number
from engines.cadfit.script import operation_lines, operations, script
from engines.cadfit.sections import Frame, frame_along
from engines.cadfit.shapes import Circle, Outline, Polygon, Rectangle, Slot

SOME = settings(max_examples=100, deadline=None)
TOP = frame_along(np.array([0.0, 0.0, 1.0]))
SIDE = frame_along(np.array([0.0, -1.0, 0.0]))
LEANING = frame_along(np.array([0.6, 0.0, 0.8]), origin=np.array([1.0, 2.0, 0.5]))
ORIGIN = np.zeros((1, 2))
D_SHAPE = Loop(
    (Segment(np.array([0.0, -5]), np.array([0.0, 5]), np.zeros(2)), Segment(np.array([0.0, 5]), np.array([0.0, -5])))
)


def program_of(*features: Feature | Blend, title: str = "part", **choices: bool) -> Program:
    return parametrised(list(features), title=title, unit="mm", tolerance=1e-3, **choices)


PLATE = Extrude(TOP, Rectangle(40, 30, corner=3), ORIGIN, 0, 8, "add")
DRILLS = Hole(TOP, np.array([(x, y) for x in (-14, 14) for y in (-9, 9)], float), 5.0, 8.0, 0.0, True)
FAMILIES: dict[str, list[Feature]] = {
    "circle": [Extrude(TOP, Circle(12), np.array([(3.0, -4.0)]), -2, 9, "add")],
    "rectangle": [Extrude(TOP, Rectangle(14, 9, 20), ORIGIN, 0, 5, "add")],
    "rounded": [Extrude(TOP, Rectangle(14, 9, 30, 2), ORIGIN, 0, 5, "add")],
    "chamfered": [Extrude(SIDE, Rectangle(14, 9, 0, 2, False), ORIGIN, -3, 5, "add")],
    "slot": [Extrude(SIDE, Slot(20, 6, 45), np.array([(2.0, 7.0)]), 1, 5, "add")],
    "hexagon": [Extrude(TOP, Polygon(6, 10, 0), ORIGIN, 0, 5, "add")],
    "hexagon, flats on x": [Extrude(TOP, Polygon(6, 10, 30), ORIGIN, 0, 5, "add")],
    "hexagon, turned": [Extrude(TOP, Polygon(6, 10, 12), ORIGIN, 0, 5, "add")],
    "pentagon": [Extrude(LEANING, Polygon(5, 10, 7), ORIGIN, 0, 5, "add")],
    "outline with an arc": [Extrude(LEANING, Outline(D_SHAPE), ORIGIN, -1, 4, "add")],
    "polyline": [
        Extrude(TOP, Outline(polygon_loop(np.array([(0, 0), (9, 0), (9, 3), (4, 6), (0, 6)], float))), ORIGIN, 2, 4, "add")
    ],
    "revolve": [Revolve(LEANING, polygon_loop(np.array([(2, 0), (6, 0), (6, 3), (4, 7), (2, 7)], float)), "add")],
    "plate with a grid": [PLATE, DRILLS],
    "bolt circle": [
        Extrude(TOP, Circle(50), ORIGIN, -3, 3, "add"),
        Extrude(
            TOP, Circle(4), 18 * np.array([(np.cos(a), np.sin(a)) for a in 0.2 + np.arange(5) * 2 * np.pi / 5]), -3, 3, "cut"
        ),
    ],
    "counterbore and countersink": [
        PLATE,
        Hole(TOP, np.array([(10.0, 0.0)]), 4, 8, 0, True, bore_diameter=8, bore_depth=3),
        Hole(TOP, np.array([(-10.0, 0.0)]), 4, 8, 0, True, sink_diameter=8, sink_angle=90),
        Hole(frame_along(np.array([0.0, 0, -1])), np.array([(0.0, 6.0)]), 4, 0, -5, False),
    ],
    "leaning boss with a pocket": [
        PLATE,
        Extrude(LEANING, Circle(8), ORIGIN, 0, 20, "add"),
        Extrude(TOP, Rectangle(5, 5), np.array([(-12.0, 0.0)]), 5, 8, "cut"),
    ],
}


# --- numbers and expressions


@SOME
@given(st.floats(-1e6, 1e6))
def test_a_number_reads_back_and_is_never_minus_zero(value: float) -> None:
    text = number(value)
    assert float(text) == pytest.approx(value, rel=1e-6, abs=1e-12) and text not in ("-0", "-0.0")
    ast.parse(text, mode="eval")


terms = st.lists(
    st.tuples(st.sampled_from([1.0, -1.0, 0.5, -0.5, 2.0, -3.25]), st.sampled_from(["a", "bore_d", "plate_top"])), max_size=4
)


@SOME
@given(st.floats(-1e4, 1e4).map(lambda v: round(v, 3)), terms, st.tuples(*[st.floats(-100, 100)] * 3))
def test_the_text_of_an_expression_has_its_value(
    constant: float, parts: list[tuple[float, str]], values: tuple[float, ...]
) -> None:
    scalar = Scalar(constant=constant, terms=parts)
    names = dict(zip(["a", "bore_d", "plate_top"], values, strict=True))
    text = scalar.text()
    assert eval(text, {"__builtins__": {}}, names) == pytest.approx(
        scalar.value(names), rel=1e-6, abs=1e-2 * (abs(constant) > 1e3) + 1e-9
    )
    assert "-0 " not in text and not text.endswith("-0") and "--" not in text and "+ -" not in text


def test_a_name_that_is_missing_is_told() -> None:
    with pytest.raises(KeyError):
        named("gone").value({})
    assert named("a").shifted(-2.0, "b").value({"a": 5, "b": 1}) == 3


# --- scripts


@pytest.mark.parametrize("family", FAMILIES)
def test_the_script_builds_the_volume_of_the_features(family: str) -> None:
    features = FAMILIES[family]
    program = program_of(*features)
    text = script(program)
    solid = run_script(text)
    expected = built(features, np.radians(1))
    assert solid.valid and solid.volume == pytest.approx(expected.volume(), rel=1e-3)
    box, ours = solid.shape.BoundingBox(), np.array(expected.bounding_box())
    np.testing.assert_allclose([box.xmin, box.ymin, box.zmin, box.xmax, box.ymax, box.zmax], ours, atol=0.02)
    assert "-0," not in text and "-0)" not in text and "-0.0" not in text and "nan" not in text
    assert script(program_of(*features)) == text, "the same features give the same text"


@pytest.mark.parametrize("family", FAMILIES)
def test_json_keeps_a_program(family: str) -> None:
    program = program_of(*FAMILIES[family])
    again = Program.model_validate_json(program.model_dump_json())
    assert again == program and script(again) == script(program)


def test_the_script_runs_with_nothing_but_cadquery_and_leaves_result() -> None:
    text = script(program_of(*FAMILIES["counterbore and countersink"]))
    imports = [node for node in ast.walk(ast.parse(text)) if isinstance(node, (ast.Import, ast.ImportFrom))]
    assert {getattr(node, "module", None) or node.names[0].name for node in imports} <= {"cadquery", "math"}
    namespace: dict = {}
    exec(compile(text, "part.py", "exec"), namespace)
    assert isinstance(namespace["result"], cq.Workplane) and namespace["result"].val().isValid()


def test_parameters_come_first_by_name_and_each_name_once() -> None:
    for features in FAMILIES.values():
        program = program_of(*features)
        names = [p.name for p in program.parameters] + [name for name, _ in program.levels]
        assert len(names) == len(set(names)) and all(name.isidentifier() for name in names)
        body = script(program)
        for parameter in program.parameters:
            assert f"\n{parameter.name} = " in body


def test_names_stay_apart_when_pairs_of_holes_follow_each_other() -> None:
    """Two holes of one kind and then others: 'hole_2' the second feature is not 'hole_2' the second place."""
    pair = Hole(TOP, np.array([(10.0, 5.0), (10.0, -8.0)]), 4, 8, 0, True)
    other = Hole(TOP, np.array([(-10.0, 3.0)]), 6, 8, 0, True)
    slots = [Extrude(TOP, Slot(6, 2), np.array([(x, 9.0), (x + 7.0, -9.0)]), 0, 8, "cut") for x in (-9.0, 1.0)]
    features = [PLATE, pair, other, *slots]
    program = program_of(*features)
    names = [p.name for p in program.parameters]
    assert len(names) == len(set(names)), sorted(n for n in names if names.count(n) > 1)
    assert run_script(script(program)).volume == pytest.approx(built(features, np.radians(1)).volume(), rel=1e-3)


@pytest.mark.parametrize("direction", [(1.0, 0.0, 0.0), (0.0, -1.0, 0.0)])
def test_a_bar_that_is_drawn_on_its_side_has_a_name_for_each_size(direction: tuple[float, ...]) -> None:
    bar = Extrude(frame_along(np.array(direction)), Rectangle(6, 30), ORIGIN, -3, 3, "add")
    program = program_of(bar)
    names = [p.name for p in program.parameters]
    assert len(names) == len(set(names)) == 3
    assert run_script(script(program)).volume == pytest.approx(6 * 6 * 30)


def test_values_become_round_only_within_the_tolerance() -> None:
    near, off = Extrude(TOP, Circle(12.0004), ORIGIN, 0, 9.9996, "add"), Extrude(TOP, Circle(12.0134), ORIGIN, 0, 10, "add")
    values = {p.name: p for p in program_of(near).parameters}
    assert values["disc_d"].value == 12 and values["disc_d"].raw == 12.0004 and values["disc_d"].source == "snap"
    assert program_of(near, snap=False).parameters[0].value == pytest.approx(12.0004)
    fitted = program_of(off).parameters[0]
    assert fitted.value == pytest.approx(12.0134, abs=2e-3)


def test_patterns_are_loops_only_when_asked() -> None:
    looped, plain = script(program_of(PLATE, DRILLS)), script(program_of(PLATE, DRILLS, patterns=False))
    assert "rarray(hole_spacing_x, hole_spacing_y, 2, 2)" in looped and "rarray" not in plain and "pushPoints" in plain
    assert run_script(looped).volume == pytest.approx(run_script(plain).volume, rel=1e-9)
    around = script(program_of(*FAMILIES["bolt circle"]))
    assert "polarArray" in around and "_circle_d = 36.0" in around


def test_through_holes_stay_through_when_the_plate_grows() -> None:
    program = program_of(PLATE, DRILLS)
    name = next(p.name for p in program.parameters if p.value == 8)
    thick = run_script(script(program.with_values({name: 13.0})))
    area = 40 * 30 - (4 - np.pi) * 9 - 4 * np.pi * 2.5**2
    assert thick.volume == pytest.approx(area * 13, rel=1e-6)


def test_new_values_are_marked_and_unknown_ones_refused() -> None:
    program = program_of(PLATE, DRILLS)
    other = program.with_values({"hole_d": 6.0})
    assert {p.name for p in other.parameters if p.source == "user"} == {"hole_d"}
    assert program.names()["hole_d"] == 5 and other.names()["hole_d"] == 6
    with pytest.raises(KeyError, match="nothing"):
        program.with_values({"nothing": 1.0})


def test_operation_lines_point_to_the_operations() -> None:
    for features in FAMILIES.values():
        program = program_of(*features)
        text = script(program).splitlines()
        lines = operation_lines(program)
        assert list(lines) == [o.name for o in program.operations]
        for operation in program.operations:
            assert (
                text[lines[operation.name] - 1].startswith("result = ") and operation.label in text[lines[operation.name] - 1]
            )


EVIL = [
    'x"""\nimport os; os.abort()\n"""',
    "a\\",
    'ends with a quote"',
    '""""',
    "line\nraise SystemExit",
    "\r\nraise SystemExit",
    'a\\"""b',
    "a\x0craise",
    "a\u2028b",
    "\u0085x",
    "tab\tand é ✓",
    "#",
    "'''",
    "\x00",
]


@pytest.mark.parametrize("title", EVIL)
def test_a_title_cannot_break_the_script(title: str) -> None:
    plain = script(program_of(PLATE, title="part"))
    text = script(program_of(PLATE, title=title))
    code = [ast.dump(node) for node in ast.parse(text).body[1:]]
    assert code == [ast.dump(node) for node in ast.parse(plain).body[1:]]


@pytest.mark.parametrize("words", EVIL)
def test_labels_and_help_texts_cannot_break_the_script(words: str) -> None:
    program = program_of(PLATE)
    plain = ast.dump(ast.parse(script(program)))
    program.operations[0].label = words
    program.parameters[0].help = words
    assert ast.dump(ast.parse(script(program))) == plain


@pytest.mark.parametrize("name", ["import os; os.abort()", "a b", "1a", "", "class", "x\ny"])
def test_a_program_file_cannot_bring_code_in_by_a_name(name: str) -> None:
    data = program_of(PLATE).model_dump()
    data["parameters"][0]["name"] = name
    with pytest.raises(ValueError):
        Program.model_validate(data)


def test_a_program_file_cannot_bring_code_in_by_its_unit() -> None:
    data = program_of(PLATE).model_dump()
    data["unit"] = 'mm"""\nimport os\n"""'
    with pytest.raises(ValueError):
        Program.model_validate(data)


@pytest.mark.parametrize("place", ["operation", "level"])
def test_a_program_file_cannot_bring_code_in_by_the_name_of_anything(place: str) -> None:
    data = program_of(PLATE).model_dump()
    if place == "operation":
        data["operations"][0]["name"] = "x = 1; y"
    else:
        data["levels"] = [["plate_top; import os", {"constant": 8.0, "terms": []}]]
    with pytest.raises(ValueError):
        Program.model_validate(data)


def test_a_program_file_cannot_bring_code_in_by_an_expression() -> None:
    data = program_of(PLATE).model_dump()
    data["operations"][0]["high"] = {"constant": 0.0, "terms": [[1.0, "__import__('os').abort()"]]}
    with pytest.raises(ValueError):
        Program.model_validate(json.loads(json.dumps(data)))


# --- several bodies and blends


def test_names_of_several_bodies_stay_apart() -> None:
    first, second = program_of(PLATE, DRILLS), program_of(Extrude(TOP, Circle(6), np.array([(60.0, 0.0)]), 0, 5, "add"))
    joined = Program(title="two", unit="mm")
    for index, program in enumerate((first, second)):
        renamed = program.renamed(f"body{index + 1}_")
        joined.parameters += renamed.parameters
        joined.levels += renamed.levels
        joined.operations += [o.model_copy(update={"body": index}) for o in renamed.operations]
    assert joined.bodies == 2
    text = script(joined)
    solid = run_script(text)
    assert len(solid.shape.Solids()) == 2
    assert solid.volume == pytest.approx(run_script(script(first)).volume + np.pi * 9 * 5, rel=1e-6)
    assert set(operation_lines(joined)) == {o.name for o in joined.operations}
    lines = text.splitlines()
    assert all(lines[n - 1].startswith("body_") for n in operation_lines(joined).values())


def test_a_blend_follows_the_edge_when_the_part_grows() -> None:
    block = Extrude(TOP, Rectangle(20, 10), ORIGIN, 0, 8, "add")
    rim = np.array([(0.0, -5.0, 8.0), (0.0, 5.0, 8.0)])
    program = program_of(block, Blend("chamfer", 1.0, rim))
    cut = 20 * 0.5 * 2
    assert run_script(script(program)).volume == pytest.approx(20 * 10 * 8 - cut, rel=1e-6)
    name = next(p.name for p in program.parameters if p.value == 8)
    assert run_script(script(program.with_values({name: 12.0}))).volume == pytest.approx(20 * 10 * 12 - cut, rel=1e-6)
    rounded = program_of(block, Blend("fillet", 2.0, np.array([(10.0, 5.0, 4.0)])))
    assert run_script(script(rounded)).volume == pytest.approx(1600 - (4 - np.pi) * 8, rel=1e-6)


def test_an_empty_program_is_a_script_all_the_same() -> None:
    program = Program(title="nothing", unit="mm", parameters=[Parameter(name="a", value=-0.0, raw=0.0, unit="mm")])
    text = script(program)
    ast.parse(text)
    assert "-0" not in text and operations(program) == []


def test_leaning_frames_come_out_as_they_went_in() -> None:
    made: Callable[[Frame], Extrude] = lambda frame: Extrude(frame, Circle(4), np.array([(1.0, 2.0)]), 3, 9, "add")  # noqa: E731
    for direction in ([1, 2, 3], [-1, 0, 1], [0, -3, 4], [0.001, 0, 1]):
        frame = frame_along(np.array(direction, float), origin=np.array([5.0, -6.0, 7.0]))
        centre = run_script(script(program_of(made(frame)))).shape.Center().toTuple()
        np.testing.assert_allclose(centre, frame.world(np.array([[1.0, 2.0, 6.0]]))[0], atol=2e-3)
