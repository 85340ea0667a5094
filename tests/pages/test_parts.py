"""What pages are made of, without a browser."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal

import gradio as gr
import pytest

from app import theme
from app.shell import download_name
from engines.cadfit.params import METHODS, CadfitParams, CompareParams
from engines.contract import Figure, InputError, Metric, Params, input_file, setting
from pages.parts.figures import duration, figure, notice, number, size, tiles
from pages.parts.form import Form, bounds
from pages.parts.program import operation_tree, parameter_table
from pages.parts.run_panel import curve, panel
from pages.parts.story import new_values


class Everything(Params):
    """One field of each kind."""

    cloud: Path = input_file("Point cloud", suffixes=(".ply",))
    kind: Literal["a", "b", "c", "d", "e", "f"] = setting("b", "Kind", folded=False)
    share: float = setting(0.5, "Share", ge=0, le=1, folded=False)
    count: int = setting(3, "Count", ge=1)
    name: str = setting("", "Name")
    on: bool = setting(True, "On")
    limit: float | None = setting(None, "Limit", unit="mm")


def made(params: type[Params]) -> Form:
    with gr.Blocks():
        form = Form(params)
        form.inputs()
        form.main()
        form.folded()
    return form


def test_each_field_gets_the_control_of_its_type() -> None:
    form = made(Everything)
    kinds = {name: type(control) for name, control in form.controls.items()}
    assert kinds == {
        "cloud": gr.File, "kind": gr.Dropdown, "share": gr.Slider, "count": gr.Number, "name": gr.Textbox, "on": gr.Checkbox,
        "limit": gr.Number,
    }  # fmt: skip
    assert form.controls["cloud"].file_types == [".ply"]
    assert form.controls["share"].step == pytest.approx(0.01)
    assert form.controls["limit"].label == "Limit (mm)"


def test_the_form_of_mesh_to_cad_says_what_params_say() -> None:
    form = made(CadfitParams)
    assert list(form.controls) == list(CadfitParams.model_fields)
    budget, default = form.controls["budget_s"], CadfitParams.model_fields["budget_s"].default
    assert (budget.minimum, budget.maximum, budget.value, budget.label) == (5, 600, default, "Time budget (s)")
    assert bounds(CadfitParams.model_fields["budget_s"]) == (5, 600)


def test_a_choice_of_several_is_a_group_of_boxes_with_readable_labels() -> None:
    form = made(CompareParams)
    boxes = form.controls["methods"]
    assert isinstance(boxes, gr.CheckboxGroup)
    assert boxes.choices == [(text.title, name) for name, text in METHODS.items()] and boxes.value == list(METHODS)


def test_an_empty_control_leaves_the_default() -> None:
    form = made(Everything)
    assert form.values(["x.ply", "a", 0.2, 4, "", False, None]) == {
        "cloud": "x.ply", "kind": "a", "share": 0.2, "count": 4, "on": False,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("value", "shown"),
    [(12.7, "12.7"), (0.05, "0.05"), (1234.5678, "1235"), (0.000012, "0.000012"), (250000.0, "250000"), (0.0, "0")],
)
def test_numbers_have_neither_exponents_nor_needless_digits(value: float, shown: str) -> None:
    assert number(value) == shown


def test_figures_durations_sizes() -> None:
    assert figure(0.99871, Figure("IoU", "", ".4f")) == ("0.9987", "")
    assert figure(0.031, Figure("Hausdorff", "unit", ".3g"), "mm") == ("0.031", "mm")
    assert figure(0.00001234, Figure("Chamfer", "", ".3g")) == ("0.0000123", "")
    assert figure(None, Figure("x")) == ("–", "")
    assert [duration(s) for s in (0.42, 12.3, 185)] == ["0.4 s", "12 s", "3 min 05 s"]
    assert [size(n) for n in (812, 14_200, 3_100_000)] == ["812 B", "14 kB", "3.1 MB"]


def test_what_a_person_typed_can_t_become_markup() -> None:
    evil = "<img src=x onerror=alert(1)>"
    html = [
        notice(evil),
        panel(title=evil, state="running", stage=evil, message=evil, elapsed=1),
        panel(title=evil, state="failed", error=evil),
        curve([Metric(name="iou", value=v, step=0, label=evil) for v in (0.1, 0.2)], "IoU", best=1),
        operation_tree([{"id": evil, "label": evil, "parameters": [evil]}], [evil], refused=evil, editable=True),
        parameter_table([{"name": evil, "value": 1, "unit": evil, "help": evil}], {}),
        tiles({"a": 1}, {"a": Figure(evil, evil, ".0f", help=evil)}, ["a"]),
    ]
    assert all("<img" not in text for text in html)


def test_the_curve_ends_at_its_last_value_and_names_it() -> None:
    points = [Metric(name="iou", value=v, step=i, label=f"op {i}") for i, v in enumerate((0.62, 0.91, 0.998))]
    html = curve(points, "IoU", best=1.0)
    assert 'points="0,100 0.00,95.00 50.00,22.50 100.00,0.50 100,100"' in html  # from 0.6 (bottom) to 1 (top)
    assert "IoU from 0.620 to 0.998 in 3 steps" in html
    assert curve([], "IoU") == ""


def test_only_changed_values_are_rebuilt_with() -> None:
    fit: Any = SimpleNamespace(data={"parameters": [{"name": "d", "value": 6.5}, {"name": "t", "value": 8.0}]})
    assert new_values(fit, {"d": 8.25, "t": 8.0, "unknown": 3.0}) == {"d": 8.25}
    for wrong in (None, "8", True):
        with pytest.raises(InputError, match="d is not a number"):
            new_values(fit, {"d": wrong})


@pytest.mark.parametrize(
    ("system", "params", "file", "name"),
    [
        ("cadfit", {"mesh": "/runs/x/input/bracket.stl"}, "part.step", "bracket.step"),
        ("cadfit", {"mesh": "/runs/x/input/bracket.v2.stl"}, "report.json", "bracket.v2-report.json"),
        ("cadfit-compare", {"mesh": "/x/bracket.stl"}, "slab_stack.stl", "bracket-slab_stack.stl"),
        ("cadfit-rebuild", {"program": "/x/program.json", "mesh": "/x/bracket.stl"}, "part.py", "bracket.py"),
        ("cadfit", {"mesh": "/runs/x/input/bracket.stl"}, "part_build123d.py", "bracket_build123d.py"),
    ],
)
def test_downloads_are_named_after_the_input(system: str, params: dict[str, str], file: str, name: str) -> None:
    run: Any = SimpleNamespace(system=system, params=params)
    assert download_name(run, file) == name


def test_the_document_names_this_lab_and_no_other_host() -> None:
    source = (Path(gr.__file__).parent / "templates" / "frontend" / "index.html").read_text(encoding="utf-8")
    text = theme.document([theme.Page("", "Home"), theme.Page("mesh-to-cad", "Mesh to CAD")], source)
    assert "raw.githubusercontent" not in text and "gradio.app" not in text
    assert text.count('property="og:title"') == 1
    with pytest.raises(RuntimeError, match="template has changed"):
        theme.document([theme.Page("", "Home")], "<html></html>")
