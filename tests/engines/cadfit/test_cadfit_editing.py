"""Editing a fitted program: suppressed and moved operations, what is said about edits that make no part, and names in STEP."""

from __future__ import annotations

import json
import re
from pathlib import Path

import cadquery as cq
import numpy as np
import pytest

from engines.cadfit.construction import Refused, constructed
from engines.cadfit.engine import rebuild
from engines.cadfit.features import Blend, Extrude, Feature, Hole
from engines.cadfit.kernel import run_script, write_step
from engines.cadfit.parametrise import parametrised
from engines.cadfit.params import RebuildParams
from engines.cadfit.program import Program
from engines.cadfit.script import operation_lines, script
from engines.cadfit.script_build123d import script_build123d
from engines.cadfit.sections import frame_along
from engines.cadfit.shapes import Circle, Rectangle
from engines.contract import InputError, Preview, Result

TOP = frame_along(np.array([0.0, 0.0, 1.0]))
ORIGIN = np.zeros((1, 2))
PLATE = Extrude(TOP, Rectangle(60, 40), ORIGIN, 0, 8, "add")
BOSS = Extrude(TOP, Circle(20), ORIGIN, 8, 20, "add")
BLIND = Hole(TOP, ORIGIN, 6.0, 20.0, 12.0, False)
CORNERS = Hole(TOP, np.array([(x, y) for x in (-24, 24) for y in (-14, 14)], float), 5.0, 8.0, 0.0, True)
RIM = Blend("chamfer", 1.0, np.array([(0.0, 10.0, 20.0)]))
POST = Blend("fillet", 4.0, np.array([(30.0, 20.0, 4.0), (-30.0, 20.0, 4.0)]))

PLATE_V, BOSS_V, BLIND_V, CORNERS_V = 60 * 40 * 8, np.pi * 100 * 12, np.pi * 9 * 8, 4 * np.pi * 2.5**2 * 8
RIM_V = np.pi * (0.5 * 20 - 1 / 3)
"""Volume that a 1 mm chamfer takes off a rim of radius 10: a triangle of area ½ turned about the axis at 10 − ⅓."""
POST_V = 2 * (16 - 4 * np.pi) * 8


def program_of(*features: Feature | Blend) -> Program:
    return parametrised(list(features), title="lid: fitted to lid.stl", unit="mm", tolerance=1e-3)


@pytest.fixture
def lid() -> Program:
    """Plate, boss, a blind hole in the boss, holes in the corners, a chamfer on the boss and two rounded corners."""
    return program_of(PLATE, BOSS, BLIND, CORNERS, RIM, POST)


NAMES = ["plate", "boss", "hole", "hole_2", "chamfer", "fillet"]


def run(program: Program, folder: Path, **asked: object) -> list:
    path = folder / "program.json"
    path.write_text(program.model_dump_json(), encoding="utf-8")
    return list(rebuild(RebuildParams(program=path, **asked), folder))


def refusal(program: Program, folder: Path, **asked: object) -> tuple[str, str]:
    """The sentence, and the operation that the page marks."""
    path = folder / "program.json"
    path.write_text(program.model_dump_json(), encoding="utf-8")
    marked = ""
    with pytest.raises(InputError) as caught:
        for event in rebuild(RebuildParams(program=path, **asked), folder):
            if isinstance(event, Preview) and event.kind == "refused":
                marked = event.data["operation"]
    text = str(caught.value)
    assert 10 < len(text) < 400 and "\n" not in text and ";" in text and "Traceback" not in text
    return text, marked


def step_volume(folder: Path) -> float:
    return cq.importers.importStep(str(folder / "part.step")).val().Volume()


def test_the_part_as_it_is(lid: Program, tmp_path: Path) -> None:
    assert [o.name for o in lid.operations] == NAMES
    run(lid, tmp_path)
    assert step_volume(tmp_path) == pytest.approx(PLATE_V + BOSS_V - BLIND_V - CORNERS_V - RIM_V - POST_V, rel=1e-6)


def test_a_suppressed_operation_is_left_out_of_part_scripts_and_count(lid: Program, tmp_path: Path) -> None:
    result = run(lid, tmp_path, suppressed=["hole_2", "fillet"])[-1]
    assert isinstance(result, Result)
    expected = PLATE_V + BOSS_V - BLIND_V - RIM_V
    assert step_volume(tmp_path) == pytest.approx(expected, rel=1e-6)
    assert result.figures["operations"] == 4
    assert [row["suppressed"] for row in result.data["tree"]] == [name in ("hole_2", "fillet") for name in NAMES]
    for name in ("part.py", "part_build123d.py"):
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert text.count("# Suppressed:") == 2
        for line in text.splitlines():
            assert "Hole 2" not in line or line.startswith("# ")
    assert run_script((tmp_path / "part.py").read_text(encoding="utf-8")).volume == pytest.approx(expected, rel=1e-6)
    kept = Program.model_validate_json((tmp_path / "program.json").read_bytes())
    assert [o.name for o in kept.operations if o.suppressed] == ["hole_2", "fillet"]
    lines = script(kept).splitlines()
    assert all(lines[n - 1].startswith("# ") == (name in ("hole_2", "fillet")) for name, n in operation_lines(kept).items())


def test_a_suppressed_operation_stays_so_until_it_is_brought_back(lid: Program, tmp_path: Path) -> None:
    less = lid.arranged(["hole_2"])
    run(less, tmp_path, values={"boss_d": 22.0})
    assert "# Suppressed:" in (tmp_path / "part.py").read_text(encoding="utf-8")
    run(less, tmp_path, suppressed=[])
    assert step_volume(tmp_path) == pytest.approx(PLATE_V + BOSS_V - BLIND_V - CORNERS_V - RIM_V - POST_V, rel=1e-6)


def test_another_order_builds_the_part_of_that_order(tmp_path: Path) -> None:
    """A hole through plate and boss, moved before the boss, leaves the boss whole."""
    through = Hole(TOP, ORIGIN, 6.0, 20.0, 0.0, True)
    program = program_of(PLATE, BOSS, through)
    plate, boss, hole = (o.name for o in program.operations)
    run(program, tmp_path, order=[plate, hole, boss])
    assert step_volume(tmp_path) == pytest.approx(PLATE_V + BOSS_V - np.pi * 9 * 8, rel=1e-6)
    text = (tmp_path / "part.py").read_text(encoding="utf-8")
    assert text.index("Hole Ø6") < text.index("Boss: extrude")
    assert run_script(text).volume == pytest.approx(PLATE_V + BOSS_V - np.pi * 9 * 8, rel=1e-6)


def test_values_suppression_and_order_go_together(lid: Program, tmp_path: Path) -> None:
    order = ["plate", "hole_2", "fillet", "boss", "hole", "chamfer"]
    events = run(lid, tmp_path, values={"hole_d": 8.0}, suppressed=["fillet"], order=order)
    assert [row["id"] for row in events[-1].data["tree"]] == order
    assert step_volume(tmp_path) == pytest.approx(PLATE_V + BOSS_V - np.pi * 16 * 8 - CORNERS_V - RIM_V, rel=1e-6)
    labels = {row["id"]: row["label"] for row in events[-1].data["tree"]}
    assert labels["hole"].startswith("Hole Ø8") and labels["hole_2"].startswith("Hole 2 Ø5")


def test_the_part_is_shown_before_it_is_measured(lid: Program, tmp_path: Path) -> None:
    kinds = [getattr(event, "kind", event.type) for event in run(lid, tmp_path)]
    assert kinds.index("part") < kinds.index("result")


@pytest.mark.parametrize(
    ("asked", "operation", "words"),
    [
        ({"suppressed": ["boss"]}, "hole", ["Hole Ø6", "operation 3 of 6", "Boss", "suppressed", "suppress it, too"]),
        ({"suppressed": ["boss", "hole"]}, "chamfer", ["Chamfer 1", "operation 5 of 6", "lost its edges", "Boss"]),
        (
            {"order": ["plate", "chamfer", "boss", "hole", "hole_2", "fillet"]},
            "chamfer",
            ["operation 2 of 6", "lost its edges", "built after it", "move it behind"],
        ),
        ({"order": ["hole", "plate", "boss", "hole_2", "chamfer", "fillet"]}, "hole", ["operation 1 of 6", "nothing to cut"]),
        ({"order": ["fillet", "plate", "boss", "hole_2", "chamfer", "hole"]}, "fillet", ["operation 1 of 6", "no edges"]),
        ({"order": ["plate", "hole", "boss", "hole_2", "chamfer", "fillet"]}, "hole", ["built after it", "move it behind"]),
        ({"values": {"fillet_r": 45.0}}, "fillet", ["Fillet R45", "operation 6 of 6", "fillet_r = 45", "smaller radius"]),
        ({"values": {"hole_2_d": 100.0}}, "hole_2", ["Hole 2 Ø100", "hole_2_d = 100", "overlap each other"]),
    ],
)
def test_an_edit_that_makes_no_part_names_the_operation(
    lid: Program, tmp_path: Path, asked: dict, operation: str, words: list[str]
) -> None:
    text, marked = refusal(lid, tmp_path, **asked)
    assert marked == operation, text
    for word in words:
        assert word in text
    assert not (tmp_path / "part.step").exists(), "nothing of a part that can't be built is written"


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"suppressed": NAMES}, ["Every operation"]),
        ({"suppressed": ["nothing"]}, ["no operation called 'nothing'", "plate"]),
        ({"order": ["plate"]}, ["each operation once"]),
        ({"order": [*NAMES, "plate"]}, ["each operation once"]),
        ({"order": ["x", *NAMES[1:]]}, ["no operation called 'x'"]),
    ],
)
def test_what_no_program_can_be_is_refused(lid: Program, tmp_path: Path, asked: dict, words: list[str]) -> None:
    text, _ = refusal(lid, tmp_path, **asked)
    assert all(word in text for word in words)


def test_the_first_operation_may_be_suppressed_where_another_can_be_first(tmp_path: Path) -> None:
    run(program_of(PLATE, BOSS), tmp_path, suppressed=["plate"])
    assert step_volume(tmp_path) == pytest.approx(BOSS_V, rel=1e-6)


def test_a_body_that_is_suppressed_goes_and_the_others_stay(tmp_path: Path) -> None:
    joined = Program(title="two", unit="mm")
    for index, program in enumerate([program_of(PLATE), program_of(BOSS)]):
        renamed = program.renamed(f"body{index + 1}_")
        joined.parameters += renamed.parameters
        joined.levels += renamed.levels
        joined.operations += [o.model_copy(update={"body": index}) for o in renamed.operations]
    first, second = (o.name for o in joined.operations)
    run(joined, tmp_path, suppressed=[first])
    assert step_volume(tmp_path) == pytest.approx(BOSS_V, rel=1e-6)
    run(joined, tmp_path, order=[second, first])
    assert cq.importers.importStep(str(tmp_path / "part.step")).solids().size() == 2


def test_a_fillet_stays_on_its_edge_when_the_edge_becomes_short(tmp_path: Path) -> None:
    """Its point lay on a vertical edge, at a height that the lower part no longer has."""
    block = Extrude(TOP, Rectangle(20, 10), ORIGIN, 0, 30, "add")
    program = program_of(block, Blend("fillet", 2.0, np.array([(10.0, 5.0, 26.0)])))
    height = next(p.name for p in program.parameters if p.value == 30)
    run(program, tmp_path, values={height: 12.0})
    assert step_volume(tmp_path) == pytest.approx(20 * 10 * 12 - (4 - np.pi) * 12, rel=1e-6)


def test_labels_follow_the_values() -> None:
    square = Extrude(TOP, Rectangle(30, 30), ORIGIN, 0, 8, "add")
    program = program_of(square, Extrude(TOP, Circle(2), np.array([(2.0, 2)]), 8, 10, "add"), RIM)
    sides = [
        name for name in program.operations[0].parameters if dict((p.name, p.value) for p in program.parameters)[name] == 30
    ]
    assert "30 × 44" in program.with_values({sides[1]: 44.0}).operations[0].label
    assert "44 × 30" in program.with_values({sides[0]: 44.0}).operations[0].label
    assert program.with_values({"boss_d": 2.5}).operations[1].label == program.operations[1].label.replace("Ø2", "Ø2.5")
    assert program.with_values({"boss_x": 7.0}).operations[1].label == program.operations[1].label
    assert program.with_values({"chamfer_size": 1.25}).operations[2].label == "Chamfer 1.25"


def test_an_operation_of_a_fit_may_change_nothing(lid: Program) -> None:
    """What a fit has proved is built as it is: only edits are asked whether they change the part."""
    twice = lid.model_copy(update={"operations": [*lid.operations[:2], lid.operations[1].model_copy(update={"name": "again"})]})
    assert constructed(twice).solid.volume == pytest.approx(PLATE_V + BOSS_V, rel=1e-6)
    with pytest.raises(Refused, match="no longer changes"):
        constructed(twice, edited=True)


# --- what a STEP file says


def read_names(path: Path) -> tuple[str, set[str], set[str]]:
    """Names of product, solids and faces, read by the kernel's own reader of STEP documents."""
    from OCP.Interface import Interface_Static
    from OCP.STEPCAFControl import STEPCAFControl_Reader
    from OCP.TCollection import TCollection_ExtendedString
    from OCP.TDataStd import TDataStd_Name
    from OCP.TDF import TDF_LabelSequence
    from OCP.TDocStd import TDocStd_Document
    from OCP.TopAbs import TopAbs_ShapeEnum
    from OCP.XCAFDoc import XCAFDoc_DocumentTool, XCAFDoc_ShapeTool

    Interface_Static.SetIVal_s("read.stepcaf.subshapes.name", 1)
    document = TDocStd_Document(TCollection_ExtendedString("XmlOcaf"))
    reader = STEPCAFControl_Reader()
    reader.SetNameMode(True)
    reader.ReadFile(str(path))
    reader.Transfer(document)

    def name_of(label) -> str:
        name = TDataStd_Name()
        return name.Get().ToExtString() if label.FindAttribute(TDataStd_Name.GetID_s(), name) else ""

    roots, parts = TDF_LabelSequence(), TDF_LabelSequence()
    XCAFDoc_DocumentTool.ShapeTool_s(document.Main()).GetFreeShapes(roots)
    assert roots.Length() == 1
    XCAFDoc_ShapeTool.GetSubShapes_s(roots.Value(1), parts)
    found: dict[object, set[str]] = {}
    for k in range(1, parts.Length() + 1):
        kind = XCAFDoc_ShapeTool.GetShape_s(parts.Value(k)).ShapeType()
        found.setdefault(kind, set()).add(name_of(parts.Value(k)))
    kinds = TopAbs_ShapeEnum.TopAbs_SOLID, TopAbs_ShapeEnum.TopAbs_FACE
    return name_of(roots.Value(1)), *(found.get(kind, set()) for kind in kinds)


def test_step_names_the_part_its_solids_and_the_operations_of_its_faces(lid: Program, tmp_path: Path) -> None:
    run(lid, tmp_path)
    product, _, faces = read_names(tmp_path / "part.step")
    assert product == "lid" and faces == set(NAMES)
    text = (tmp_path / "part.step").read_text(encoding="utf-8")
    assert re.search(r"PRODUCT\('lid'", text) and re.search(r"SI_UNIT\(\.MILLI\.,\.METRE\.\)", text)
    assert len(re.findall(r"ADVANCED_FACE\('hole_2'", text)) == 4 and "MANIFOLD_SOLID_BREP('lid'" in text
    assert len(re.findall(r"ADVANCED_FACE\('fillet'", text)) == 2 and len(re.findall(r"ADVANCED_FACE\('chamfer'", text)) == 1
    back = cq.importers.importStep(str(tmp_path / "part.step")).val()
    assert back.isValid() and back.ShapeType() == "Solid"


@pytest.mark.parametrize(("unit", "millimetres", "words"), [("inch", 25.4, "'INCH'"), ("cm", 10.0, r"SI_UNIT\(\.CENTI\.")])
def test_step_says_the_unit_and_keeps_the_numbers(
    lid: Program, tmp_path: Path, unit: str, millimetres: float, words: str
) -> None:
    part = constructed(lid)
    write_step(part.solid, tmp_path / "part.step", unit, "Flansch für Größe 5", part.faces, part.bodies)
    text = (tmp_path / "part.step").read_text(encoding="utf-8")
    assert re.search(words, text)
    assert step_volume(tmp_path) == pytest.approx(part.solid.volume * millimetres**3, rel=1e-6)
    assert read_names(tmp_path / "part.step")[0] == "Flansch für Größe 5"


def test_the_report_and_the_scripts_agree(lid: Program, tmp_path: Path) -> None:
    run(lid, tmp_path, suppressed=["fillet"])
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert report["script"] == (tmp_path / "part.py").read_text(encoding="utf-8")
    kept = Program.model_validate_json((tmp_path / "program.json").read_bytes())
    assert (tmp_path / "part_build123d.py").read_text(encoding="utf-8") == script_build123d(kept)
