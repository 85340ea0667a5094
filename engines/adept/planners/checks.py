"""What a language model's answers must hold before the engine uses them. Pure functions; what is wrong is told plainly."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from engines.adept.evidence import Call, Claim, Evidence
from engines.adept.labels import EMOTIONS, FAMILIES
from engines.adept.planners import View
from engines.adept.planners.prompts import STOP, canonical, fields, shown

ROLES = ("primary", "minor")
SAMPLE_RATE = 16000
"""Of `View.audio`, in Hz."""
_MOST_REASON = 500
_MOST_TEXT, _MOST_TRIES = 100_000, 300  # gibberish full of brackets must not cost minutes
_OPENS = re.compile(r"[\[{]")
_SLACK_S = 0.05
"""Seconds by which a span given in times may leave the passage: models round."""


def json_in(text: str) -> list[Any]:
    """Every JSON object or list in a text, in order: fenced, between words, after ``<think>…</think>``."""
    text = re.sub(r"<think>.*?(</think>|$)", "", text, flags=re.DOTALL)[-_MOST_TEXT:]
    reader, found, at, failures = json.JSONDecoder(), [], 0, 0
    while failures < _MOST_TRIES and (start := _OPENS.search(text, at)) is not None:
        try:
            value, at = reader.raw_decode(text, start.start())
            found.append(value)
        except (ValueError, RecursionError):
            at, failures = start.start() + 1, failures + 1
    return found


def _short(value: Any) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    text = " ".join(text.split())
    return f"“{text[:60]}{'…' if len(text) > 60 else ''}”"


def sentence(value: Any, most: int = 240) -> str:
    """A text on one line and not longer than ``most``; "" for what is none."""
    text = " ".join(value.split()) if isinstance(value, str) else ""
    return text if len(text) <= most else text[: most - 1] + "…"


# --- phase 1


def read_emotions(text: str) -> tuple[list[str], str]:
    """The emotions that an answer names, without doubles, and what is wrong with it ("" if nothing is). Unknown ones are left
    out."""
    for value in reversed(json_in(text)):
        named = value.get("emotions") if isinstance(value, dict) else value
        if not isinstance(named, list):
            continue
        words = [one.strip().lower() if isinstance(one, str) else one for one in named]
        known = list(dict.fromkeys(one for one in words if isinstance(one, str) and one in EMOTIONS))
        unknown = [one for one in words if not isinstance(one, str) or one not in EMOTIONS]
        trouble = f"{', '.join(map(_short, unknown[:5]))}: no emotion that can be named here" if unknown else ""
        return known, trouble or ("" if known else "it names no emotion")
    return [], 'it holds no JSON of the form {"emotions": [names]}'


# --- phase 2


def matched(options: Sequence[Call], tool: str, args: Any) -> Call | str:
    """The one call on offer that a tool call means, or what is wrong with it. One may be left out that has a single value."""
    same = [call for call in shown(options) if call.tool == tool]
    if not same:
        return f"there is no tool {_short(tool)} on offer; there are {', '.join(sorted({one.tool for one in options}))}, {STOP}"
    if not isinstance(args, Mapping):
        return f"the arguments of {tool} are no JSON object"
    wanted = {name: value for name, value in args.items() if name != "why" and value is not None}
    known = {name for call in same for name in fields(call)}
    if strange := sorted(set(wanted) - known):
        return f"{tool} takes no argument {_short(strange[0])}"
    for name, value in wanted.items():
        values = {canonical(fields(call)[name]): fields(call)[name] for call in same if name in fields(call)}
        if canonical(value) not in values:
            return f"{name} {_short(value)} is not on offer for {tool}; on offer: {', '.join(map(_short, values.values()))}"
    fits = [call for call in same if all(canonical(fields(call).get(name)) == canonical(one) for name, one in wanted.items())]
    if not fits:
        return f"{tool} is not on offer with these arguments together; on offer: {'; '.join(map(described_short, same[:12]))}"
    if len({canonical(fields(call)) for call in fits}) > 1:
        left = sorted(name for name in known - set(wanted) if len({canonical(fields(call).get(name)) for call in fits}) > 1)
        return f"{tool} needs {' and '.join(left)} as well"
    return fits[0]


def described_short(call: Call) -> str:
    """A call's arguments in a few words."""
    return ", ".join(f"{name} {value if isinstance(value, str) else canonical(value)}" for name, value in fields(call).items())


def read_tool_call(text: str) -> tuple[str, Any] | None:
    """A tool call that a model wrote as text: its name and its arguments; None where there is none."""
    for value in reversed(json_in(text)):
        if not isinstance(value, dict):
            continue
        name = value.get("name") or value.get("tool") or value.get("function")
        if isinstance(name, str):
            args = value.get("arguments", value.get("args", value.get("parameters")))
            rest = {key: one for key, one in value.items() if key not in ("name", "tool", "function")}
            return name, rest if args is None else args
    return None


def read_option(text: str, options: Sequence[Call]) -> tuple[Call | None, str] | str:
    """The numbered call that an answer names (None: to stop) and why, or what is wrong with it."""
    for value in reversed(json_in(text)):
        if not isinstance(value, dict) or "option" not in value:
            continue
        number = value["option"]
        if isinstance(number, str) and number.strip().lower() == STOP:
            number = 0
        if isinstance(number, str) and number.strip().isdecimal():
            number = int(number)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= len(options):
            return f"option {_short(number)} is not on offer; there are 0 to {len(options)}"
        return (shown(options)[number - 1] if number else None), sentence(value.get("why"))
    return 'it holds no JSON of the form {"option": number}'


# --- phase 3


def read_claims(text: str) -> list[Any] | None:
    """The list of claims in an answer, unchecked; None where there is none."""
    for value in reversed(json_in(text)):
        if isinstance(value, dict):
            if isinstance(value.get("claims"), list):
                return value["claims"]
            if "emotion" in value and "role" in value:
                return [value]
        elif isinstance(value, list) and all(isinstance(one, dict) for one in value):
            return value
    return None


def checked(claims: Sequence[Any], view: View) -> tuple[list[Claim], list[str]]:
    """The claims that hold, and what is wrong with the others, a sentence each.

    Checked are: the emotion and the role; a confidence in [0, 1]; that every id cited exists and one of them can support a
    claim (what only steers cannot, and is left out of `Claim.supports`); a quote that stands in the words of one span as it
    is; a span inside the passage. ``claimed`` and ``cap`` are the gate's to fill in: here they are the confidence and 1.
    """
    good: list[Claim] = []
    wrong: list[str] = []
    for number, one in enumerate(claims, 1):
        emotion = str(one["emotion"]).strip().lower() if isinstance(one, Mapping) and one.get("emotion") else ""
        trouble = _trouble(one, emotion, view)
        if not trouble and any(before.emotion == emotion for before in good):
            trouble = "it is claimed twice"
        if trouble:
            wrong.append(f"Claim {number} ({sentence(emotion, 30) or 'no emotion'}): {trouble}.")
        else:
            good.append(_claim(one, emotion, view))
    return good, wrong


def _claim(one: Mapping[str, Any], emotion: str, view: View) -> Claim:
    items = {item.id: item for item in view.evidence}
    supports = tuple(key for key in dict.fromkeys(one["evidence"]) if items[key].family != "navigation")
    families = {items[key].family for key in supports}
    raw = float(one["confidence"])
    quote = one.get("quote")
    return Claim(
        emotion=emotion, role=one["role"].strip().lower(), raw=raw, claimed=raw, cap=1.0, cap_why="", supports=supports,
        against=tuple(dict.fromkeys(one.get("against") or ())), families=tuple(name for name in FAMILIES if name in families),
        quote=(quote.strip() or None) if isinstance(quote, str) else None, reason=sentence(one.get("reason"), _MOST_REASON),
    )  # fmt: skip


def _trouble(one: Any, emotion: str, view: View) -> str:
    if not isinstance(one, Mapping):
        return "it is no JSON object"
    if emotion not in EMOTIONS:
        return f"{_short(one.get('emotion'))} is no emotion that can be named here"
    role = one.get("role")
    if not isinstance(role, str) or role.strip().lower() not in ROLES:
        return f"its role {_short(role)} is neither primary nor minor"
    confidence = one.get("confidence")
    if isinstance(confidence, bool) or not isinstance(confidence, int | float):
        return f"its confidence {_short(confidence)} is no number"
    if not 0 <= confidence <= 1:  # nor is NaN
        return f"its confidence {_short(confidence)} is not between 0 and 1"
    return _cited(one, view.evidence) or _quoted(one, view) or _placed(one.get("span"), view)


def _cited(one: Mapping[str, Any], evidence: Sequence[Evidence]) -> str:
    items = {item.id: item for item in evidence}
    support, against = one.get("evidence"), one.get("against") or []
    if not isinstance(support, list) or not support:
        return "it cites no evidence"
    if not isinstance(against, list):
        return "what speaks against it is no list of ids"
    if missing := [key for key in [*support, *against] if not isinstance(key, str) or key not in items]:
        return f"it cites {', '.join(map(_short, missing[:5]))}, which does not exist"
    if both := [key for key in support if key in against]:
        return f"it cites {both[0]} for and against it"
    if all(items[key].family == "navigation" for key in support):
        return f"it cites only {', '.join(dict.fromkeys(support))}, which steers and supports nothing"
    return ""


def _lines(view: View) -> dict[str, str]:
    """Span → its words."""
    found = {span.id: span.words for span in view.spans if span.words}
    for line in view.transcript.splitlines():
        name, colon, words = line.partition(":")
        if colon and any(span.id == name.strip() for span in view.spans):
            found[name.strip()] = words.strip()
    return found


def _quoted(one: Mapping[str, Any], view: View) -> str:
    quote = one.get("quote")
    if quote is None or quote == "":
        return ""
    if not isinstance(quote, str):
        return "its quote is no text"
    text, span = quote.strip(), one.get("span")
    # Whole words: a single letter stands in every transcript.
    whole = re.compile(rf"(?<!\w){re.escape(text)}(?!\w)")
    lines = _lines(view)
    if not text or not any(whole.search(words) for words in lines.values()):
        return f"its quote {_short(quote)} is not in the transcript word for word"
    if isinstance(span, str) and span in lines and not whole.search(lines[span]):
        return f"its quote {_short(quote)} is not in span {span}"
    return ""


def _placed(span: Any, view: View) -> str:
    if span is None or span == "":
        return ""
    if isinstance(span, str):
        return "" if any(one.id == span for one in view.spans) else f"there is no span {_short(span)}"
    if isinstance(span, list) and len(span) == 2 and all(isinstance(t, int | float) and not isinstance(t, bool) for t in span):
        low, high = _passage(view)
        t0, t1 = span
        if low - _SLACK_S <= t0 < t1 <= high + _SLACK_S:
            return ""
        return f"its span {_short(span)} is not inside the passage, {low:.2f} to {high:.2f} s"
    return f"its span {_short(span)} is neither the id of one nor two times"


def _passage(view: View) -> tuple[float, float]:
    """Seconds of the clip at which the passage begins and ends."""
    if view.audio is not None:
        return view.t0, view.t0 + len(view.audio) / SAMPLE_RATE
    return min((span.t0 for span in view.spans), default=view.t0), max((span.t1 for span in view.spans), default=view.t0)
