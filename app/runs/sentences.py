"""What is wrong with a form, said in sentences that a person can act on."""

from __future__ import annotations

import re
from typing import Any

from pydantic import ValidationError

from engines.contract import InputError, Params, input_fields


class BadParams(InputError):
    """Params that don't hold. ``fields``: field name → its sentence; the message is all of them."""

    def __init__(self, fields: dict[str, str]) -> None:
        super().__init__(" ".join(fields.values()))
        self.fields = fields


def _shown(value: Any) -> str:
    text = value if isinstance(value, str) and re.fullmatch(r"[-+.\d]+", value) else repr(value)
    return text if len(text) <= 60 else text[:59] + "…"


def _and_unit(value: Any, unit: str) -> str:
    return f"{value:g} {unit}".strip() if isinstance(value, int | float) else str(value)


def _sentence(error: Any, params: type[Params]) -> str:
    name = str(error["loc"][0]) if error["loc"] else ""
    info = params.model_fields.get(name)
    if info is None:
        if error["type"] == "extra_forbidden":
            return f"There is no setting called {name!r}; there are: {', '.join(params.model_fields)}."
        return f"{error['msg'].removeprefix('Value error, ')}."
    title = info.title or name
    extra = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
    unit = str(extra.get("unit", ""))
    inner = ".".join(str(part) for part in error["loc"][1:] if part not in ("constrained-str", "float", "int"))
    if inner:
        title = f"{title} ({inner})"
    given, facts = error["input"], error.get("ctx", {})
    if error["type"] == "missing" or (given is None and name in input_fields(params)):
        return f"{title} is missing; " + ("choose a file." if name in input_fields(params) else "give a value.")
    said = f"it is {_shown(given)}"
    match error["type"]:
        case "greater_than_equal":
            return f"{title} must be at least {_and_unit(facts['ge'], unit)}; {said}."
        case "less_than_equal":
            return f"{title} must be at most {_and_unit(facts['le'], unit)}; {said}."
        case "greater_than":
            return f"{title} must be more than {_and_unit(facts['gt'], unit)}; {said}."
        case "less_than":
            return f"{title} must be less than {_and_unit(facts['lt'], unit)}; {said}."
        case "too_short":
            return f"{title}: choose at least {facts['min_length']}."
        case "literal_error" | "enum":
            return f"{title} must be one of {facts['expected']}; {said}."
        case "finite_number":
            return f"{title} must be a finite number; {said}."
        case "float_parsing" | "float_type" | "decimal_parsing":
            return f"{title} must be a number; {said}."
        case "int_parsing" | "int_type" | "int_from_float":
            return f"{title} must be a whole number; {said}."
        case "bool_parsing" | "bool_type":
            return f"{title} must be true or false; {said}."
        case "path_type":
            return f"{title} must be the path of a file; {said}."
        case "value_error":
            return f"{title}: {error['msg'].removeprefix('Value error, ')}."
    return f"{title}: {error['msg']}; {said}."


def bad_params(error: ValidationError, params: type[Params]) -> BadParams:
    """A pydantic error as a sentence a field (the first of each field)."""
    fields: dict[str, str] = {}
    for one in error.errors(include_url=False):
        fields.setdefault(str(one["loc"][0]) if one["loc"] else "", _sentence(one, params))
    return BadParams(fields)
