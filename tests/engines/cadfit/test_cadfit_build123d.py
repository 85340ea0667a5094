"""The build123d script builds the same part as the CadQuery one: run by build123d in its own environment, and compared."""

from __future__ import annotations

import ast
import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from engines.cadfit.features import Blend, Extrude, Facets, Feature, Hole, Revolve
from engines.cadfit.kernel import run_script
from engines.cadfit.outline import Loop, Segment, polygon_loop
from engines.cadfit.parametrise import parametrised
from engines.cadfit.program import FrameData, Placement, Program, Scalar
from engines.cadfit.script import script
from engines.cadfit.script_build123d import script_build123d
from engines.cadfit.sections import frame_along
from engines.cadfit.shapes import Circle, Outline, Polygon, Rectangle, Slot

ROOT = Path(__file__).resolve().parents[3]
PYTHON = Path(os.environ.get("BUILD123D_PYTHON") or ROOT / ".venv-build123d" / "bin" / "python")
TOP = frame_along(np.array([0.0, 0.0, 1.0]))
SIDE = frame_along(np.array([0.0, -1.0, 0.0]))
LEANING = frame_along(np.array([0.6, 0.0, 0.8]), origin=np.array([1.0, 2.0, 0.5]))
ORIGIN = np.zeros((1, 2))
D_SHAPE = Loop(
    (Segment(np.array([0.0, -5]), np.array([0.0, 5]), np.zeros(2)), Segment(np.array([0.0, 5]), np.array([0.0, -5])))
)
PLATE = Extrude(TOP, Rectangle(40, 30, corner=3), ORIGIN, 0, 8, "add")
WEDGE = polygon_loop(np.array([(2, 0), (6, 0), (6, 3), (4, 7), (2, 7)], float))


def around(radius: float, count: int, start: float) -> np.ndarray:
    angles = start + np.arange(count) * 2 * np.pi / count
    return radius * np.column_stack([np.cos(angles), np.sin(angles)])


def tetrahedron() -> Facets:
    points = np.array([(0.0, 0, 0), (10, 0, 0), (0, 8, 0), (0, 0, 6)])
    return Facets(points, np.array([(0, 2, 1), (0, 1, 3), (1, 2, 3), (0, 3, 2)]))


PARTS: dict[str, list[Feature | Blend]] = {
    "circles": [Extrude(TOP, Circle(12), np.array([(3.0, -4.0)]), -2, 9, "add")],
    "turned rectangle": [Extrude(TOP, Rectangle(14, 9, 20), ORIGIN, 0, 5, "add")],
    "rounded rectangle": [Extrude(TOP, Rectangle(14, 9, 30, 2), ORIGIN, 0, 5, "add")],
    "chamfered rectangle": [Extrude(SIDE, Rectangle(14, 9, 0, 2, False), ORIGIN, -3, 5, "add")],
    "slot": [Extrude(SIDE, Slot(20, 6, 45), np.array([(2.0, 7.0)]), 1, 5, "add")],
    "hexagon": [Extrude(TOP, Polygon(6, 10, 0), ORIGIN, 0, 5, "add")],
    "hexagon, flats on x": [Extrude(TOP, Polygon(6, 10, 30), ORIGIN, 0, 5, "add")],
    "hexagon, turned": [Extrude(TOP, Polygon(6, 10, 12), ORIGIN, 0, 5, "add")],
    "pentagon": [Extrude(LEANING, Polygon(5, 10, 7), ORIGIN, 0, 5, "add")],
    "outline with an arc": [Extrude(LEANING, Outline(D_SHAPE), ORIGIN, -1, 4, "add")],
    "outline of lines, and a pocket": [
        Extrude(TOP, Outline(polygon_loop(np.array([(0, 0), (9, 0), (9, 3), (4, 6), (0, 6)], float))), ORIGIN, 2, 4, "add"),
        Extrude(TOP, Rectangle(2, 1), np.array([(3.0, 2.0)]), 3, 4, "cut"),
    ],
    "revolve and groove": [
        Revolve(LEANING, WEDGE, "add"),
        Revolve(LEANING, polygon_loop(np.array([(5, 1), (7, 1), (7, 2), (5, 2)], float)), "cut"),
    ],
    "grid of holes": [PLATE, Hole(TOP, np.array([(x, y) for x in (-14, 14) for y in (-9, 9)], float), 5, 8, 0, True)],
    "grid off the middle": [PLATE, Hole(TOP, np.array([(x, y) for x in (-14, 2, 18) for y in (-9, 5)], float), 3, 8, 2, False)],
    "bolt circle": [Extrude(TOP, Circle(50), ORIGIN, -3, 3, "add"), Hole(TOP, around(18, 5, 0.2), 4, 3, -3, True)],
    "bolt circle off the middle": [PLATE, Hole(TOP, around(6, 4, 0.5) + [4, -3], 3, 8, 3, False)],
    "bosses that are no pattern": [PLATE, Extrude(TOP, Circle(5), np.array([(-9.0, 2), (7, 8), (11, -3)]), 8, 12, "add")],
    "counterbore and countersink": [
        PLATE,
        Hole(TOP, np.array([(10.0, 0.0)]), 4, 8, 0, True, bore_diameter=8, bore_depth=3),
        Hole(TOP, np.array([(-10.0, 0.0)]), 4, 8, 0, True, sink_diameter=8, sink_angle=90),
        Hole(frame_along(np.array([0.0, 0, -1])), np.array([(0.0, 6.0)]), 4, 0, -5, False),
    ],
    "leaning boss": [PLATE, Extrude(LEANING, Circle(8), ORIGIN, 0, 20, "add")],
    "fillet": [
        Extrude(TOP, Rectangle(20, 10), ORIGIN, 0, 8, "add"),
        Blend("fillet", 2, np.array([(10.0, 5.0, 4.0), (-10, 5, 4)])),
    ],
    "chamfer": [PLATE, Blend("chamfer", 1, np.array([(0.0, -15.0, 8.0), (0, 15, 8)]))],
    "facets": [tetrahedron()],
    "a looser tolerance": [
        PLATE,
        Extrude(TOP, Circle(8), np.array([(5.0, 0)]), 8, 12, "add", fuzzy=1e-3),
        Extrude(TOP, Circle(4), np.array([(-5.0, 0)]), 0, 8, "cut", fuzzy=1e-3),
    ],
}

RUN = """
import json, sys
from pathlib import Path
found = {}
for path in sorted(Path(sys.argv[1]).glob("*.py")):
    names = {"__name__": "part"}
    exec(compile(path.read_text(encoding="utf-8"), path.name, "exec"), names)
    part = names["result"]
    box = part.bounding_box()
    found[path.stem] = [part.volume, len(part.solids()), part.is_valid, *box.min, *box.max]
print(json.dumps(found))
"""


def program_of(*features: Feature | Blend) -> Program:
    return parametrised(list(features), title="part", unit="mm", tolerance=1e-3)


def two_bodies() -> Program:
    joined = Program(title="two", unit="mm")
    disc = Extrude(TOP, Circle(6), np.array([(60.0, 0)]), 0, 5, "add")
    for index, program in enumerate([program_of(PLATE), program_of(disc)]):
        renamed = program.renamed(f"body{index + 1}_")
        joined.parameters += renamed.parameters
        joined.levels += renamed.levels
        joined.operations += [o.model_copy(update={"body": index}) for o in renamed.operations]
    return joined


def turning_slots() -> Program:
    """The copies of a bolt circle turn with it; a fit makes none of slots, a program file may."""
    program = program_of(Extrude(TOP, Circle(50), ORIGIN, -3, 3, "add"), Extrude(TOP, Slot(9, 4), ORIGIN, -3, 3, "cut"))
    program.operations[1].placement = Placement(kind="polar", radius=Scalar(constant=15), start=10, count=5)
    return program


def suppressed() -> Program:
    hole, boss = Hole(TOP, np.array([(10.0, 0.0)]), 4, 8, 0, True), Extrude(TOP, Circle(8), ORIGIN, 8, 12, "add")
    program = program_of(PLATE, hole, boss)
    program.operations[1].suppressed = True
    return program


PROGRAMS: dict[str, Callable[[], Program]] = {
    **{name: (lambda features=features: program_of(*features)) for name, features in PARTS.items()},
    "two bodies": two_bodies,
    "slots on a circle": turning_slots,
    "a suppressed hole": suppressed,
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[float]]:
    """Volume, solids, validity and box of all parts, from one child process with build123d."""
    if not PYTHON.is_file():
        pytest.skip(f"no build123d: {PYTHON} isn't there; make test installs it")
    folder = tmp_path_factory.mktemp("build123d")
    for name, program in PROGRAMS.items():
        (folder / f"{name}.py").write_text(script_build123d(program()), encoding="utf-8")
    done = subprocess.run([PYTHON, "-c", RUN, folder], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.strip().splitlines()[-1])


@pytest.mark.parametrize("name", PROGRAMS)
def test_build123d_builds_what_cadquery_builds(name: str, built: dict[str, list[float]]) -> None:
    solid = run_script(script(PROGRAMS[name]()))
    volume, solids, valid, *box = built[name]
    ours = solid.shape.BoundingBox(1e-6)
    assert valid and solids == len(solid.shape.Solids())
    assert volume == pytest.approx(solid.volume, rel=1e-4)
    expected = [ours.xmin, ours.ymin, ours.zmin, ours.xmax, ours.ymax, ours.zmax]
    np.testing.assert_allclose(box, expected, atol=1e-4 * ours.DiagonalLength)


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_text_needs_build123d_alone(name: str) -> None:
    text = script_build123d(PROGRAMS[name]())
    names = {
        getattr(node, "module", None) or node.names[0].name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
    }
    assert names <= {"build123d", "math", "OCP.BRepAlgoAPI"} and "cadquery" not in text and "nan" not in text
    assert script_build123d(PROGRAMS[name]()) == text


def test_frames_that_lean_keep_their_offsets() -> None:
    program = program_of(Extrude(LEANING, Circle(4), np.array([(1.0, 2.0)]), 3, 9, "add"))
    assert isinstance(program.operations[0].frame, FrameData)
    assert ".offset(" in script_build123d(program)
