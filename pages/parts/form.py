"""Gradio controls made from a system's `Params`: titles, units, bounds and help texts are written there and only there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import NoneType
from typing import Any, Literal, get_args, get_origin

import gradio as gr
from annotated_types import Ge, Gt, Le, Lt
from gradio.components import Component
from pydantic.fields import FieldInfo

from engines.contract import Params, input_fields

MAX_RADIO_CHOICES = 5
MAX_RADIO_LETTERS = 70
"""More than these don't fit beside each other in the column of a form."""
_WORDS = {"auto": "Auto"}


def _plain_type(annotation: Any) -> Any:
    """The type without ``| None``."""
    rest = [part for part in get_args(annotation) if part is not NoneType]
    return rest[0] if NoneType in get_args(annotation) and len(rest) == 1 else annotation


def bounds(info: FieldInfo) -> tuple[float | None, float | None]:
    """Smallest and largest value that the field takes, where it says so."""
    low = high = None
    for rule in info.metadata:
        if isinstance(rule, Ge | Gt):
            low = rule.ge if isinstance(rule, Ge) else rule.gt
        elif isinstance(rule, Le | Lt):
            high = rule.le if isinstance(rule, Le) else rule.lt
    return low, high


def _step(kind: type, low: float, high: float) -> float:
    if kind is int or high - low >= 50:
        return 1
    return 10.0 ** (len(str(int(high - low))) - 3)  # about a hundred steps from end to end


def control(name: str, info: FieldInfo) -> Component | None:
    """The control for one setting, with its default; None for a type that has no plain control (such as a mapping)."""
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    unit = extra.get("unit")
    kind = _plain_type(info.annotation)
    common: dict[str, Any] = {
        "label": f"{info.title or name} ({unit})" if unit else info.title or name,
        "info": info.description or None,
        "value": None if info.is_required() else info.get_default(call_default_factory=True),
        "elem_id": f"setting-{name}",
    }
    if kind is bool:
        return gr.Checkbox(**common)
    words = _WORDS | extra.get("labels", {})
    if get_origin(kind) is list and get_origin(get_args(kind)[0]) is Literal:
        return gr.CheckboxGroup([(words.get(choice, str(choice)), choice) for choice in get_args(get_args(kind)[0])], **common)
    if get_origin(kind) is Literal:
        choices = [(words.get(choice, str(choice)), choice) for choice in get_args(kind)]
        few = len(choices) <= MAX_RADIO_CHOICES and sum(len(label) for label, _ in choices) <= MAX_RADIO_LETTERS
        return gr.Radio(choices, **common) if few else gr.Dropdown(choices, **common)
    if kind in (int, float):
        low, high = bounds(info)
        if low is not None and high is not None:
            return gr.Slider(low, high, step=_step(kind, low, high), buttons=[], **common)
        if common["value"] is None:
            low = high = None  # an empty one would be filled with its bound; Params checks what is typed
        return gr.Number(minimum=low, maximum=high, precision=0 if kind is int else None, **common)
    if kind is str:
        return gr.Textbox(**common)
    return None


class Form:
    """The controls of one system, by field name, in the order of its `Params`.

    Make it inside the Blocks context and call `inputs`, `main` and `folded` where the controls are to stand. ``hidden``: names
    of settings that get no control.
    """

    def __init__(self, params: type[Params], hidden: Collection[str] = ()) -> None:
        self.params, self.hidden = params, hidden
        self.controls: dict[str, Component] = {}

    def _is_folded(self, info: FieldInfo) -> bool:
        extra = info.json_schema_extra
        return bool(extra.get("folded", True)) if isinstance(extra, dict) else True

    def inputs(self, *names: str, height: int = 132) -> list[gr.File]:
        """An upload for each input file, or for those of ``names``."""
        made = []
        for name, suffixes in input_fields(self.params).items():
            if names and name not in names:
                continue
            info = self.params.model_fields[name]
            upload = gr.File(
                label=info.title or name, file_types=list(suffixes), type="filepath", height=height, elem_id=f"input-{name}",
            )  # fmt: skip
            self.controls[name] = upload
            made.append(upload)
        return made

    def _settings(self, folded: bool) -> list[Component]:
        made = []
        for name, info in self.params.model_fields.items():
            placed = name in input_fields(self.params) or name in self.controls or name in self.hidden
            if placed or self._is_folded(info) != folded:
                continue
            if (component := control(name, info)) is not None:
                self.controls[name] = component
                made.append(component)
        return made

    def named(self, *names: str) -> list[Component]:
        """Those of ``names``, where they are to stand apart from the others."""
        made = []
        for name in names:
            if (component := control(name, self.params.model_fields[name])) is not None:
                self.controls[name] = component
                made.append(component)
        return made

    def main(self) -> list[Component]:
        """The few settings that matter (without those that were placed by name)."""
        return self._settings(folded=False)

    def folded(self) -> list[Component]:
        """The rest."""
        return self._settings(folded=True)

    def values(self, given: Sequence[Any]) -> dict[str, Any]:
        """Parameters from the controls' values (in the order of `controls`); an empty control leaves the default."""
        return {
            name: value for name, value in zip(self.controls, given, strict=True)
            if value is not None and value != "" and not (value == 0 and self._is_optional_number(name))
        }

    def _is_optional_number(self, name: str) -> bool:
        """Whether a setting is a number that may be left out and can't be 0: Gradio shows and sends an empty one as 0."""
        info = self.params.model_fields[name]
        return isinstance(self.controls[name], gr.Number) and info.default is None and any(
            isinstance(rule, Gt) and rule.gt == 0 for rule in info.metadata
        )

    def emptied(self) -> list[Any]:
        """The updates that make optional numbers look as empty as they are, once the page has loaded."""
        return [gr.update(value=None) if self._is_optional_number(name) else gr.skip() for name in self.controls]

    def shown(self, params: dict[str, Any], inputs: bool = False) -> list[Any]:
        """The updates that make the controls show a run's parameters; its input files only with ``inputs``."""
        files = input_fields(self.params)
        return [
            gr.update(value=params[name]) if name in params and (inputs or name not in files) else gr.skip()
            for name in self.controls
        ]
