"""A fitted CAD program as people read and change it: the tree of operations and the table of parameters, as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from pages.parts.figures import number

SOURCES = {"snap": "rounded", "fit": "measured", "user": "yours"}

EDITOR_SCRIPT = """
const all = (what) => [...element.querySelectorAll(what)];
const numberOf = (input) => {
  const text = input.value.trim().replace(',', '.').replace('\\u2212', '-');
  return text === '' ? NaN : Number(text);
};
const items = () => all('li[data-op]');
const lastly = (list, key) => [...list].sort((a, b) => a.dataset[key] - b.dataset[key]).map((item) => item.dataset.op).join();
const off = (item) => !item.querySelector('input[type=checkbox]')?.checked;
const look = (spoken) => {
  let changed = 0, wrong = 0, edited = 0;
  for (const row of all('tr[data-name]')) {
    const input = row.querySelector('input');
    if (!input) continue;
    const value = numberOf(input);
    const bad = !Number.isFinite(value);
    const differs = !bad && Math.abs(value - Number(row.dataset.fitted)) > 1e-9;
    row.classList.toggle('sf-wrong', bad);
    row.classList.toggle('sf-changed', differs);
    input.setAttribute('aria-invalid', String(bad));
    changed += differs; wrong += bad;
    edited += !bad && Math.abs(value - Number(row.dataset.shown)) > 1e-9;
  }
  const list = items(), now = list.map((item) => item.dataset.op).join();
  let built = list.length === 0;
  list.forEach((item, index) => {
    item.classList.toggle('sf-off', off(item));
    built ||= !off(item);
    changed += off(item);
    edited += off(item) !== (item.dataset.off === 'true');
    item.querySelector('[data-do=up]')?.setAttribute('aria-disabled', String(index === 0));
    item.querySelector('[data-do=down]')?.setAttribute('aria-disabled', String(index === list.length - 1));
  });
  changed += now !== lastly(list, 'fitted');
  edited += now !== lastly(list, 'shown');
  const busy = element.querySelector('[data-busy]')?.dataset.busy === 'true';
  const rebuild = element.querySelector('[data-do=rebuild]'), reset = element.querySelector('[data-do=reset]');
  if (!rebuild) return;
  rebuild.disabled = busy || wrong > 0 || edited === 0 || !built;
  reset.disabled = busy || (changed === 0 && edited === 0 && wrong === 0);
  const state = busy ? 'Rebuilding…' : wrong ? 'A value is not a number.' : !built ? 'Every operation is suppressed.'
    : edited ? `${edited} change${edited > 1 ? 's' : ''} to rebuild with` : changed ? 'Shown with your changes' : '';
  element.querySelector('.sf-say').textContent = [spoken, state].filter(Boolean).join(' · ');
};
const send = () => {
  const values = {}, list = items();
  for (const row of all('tr[data-name]')) values[row.dataset.name] = numberOf(row.querySelector('input'));
  trigger('submit', { values, order: list.map((item) => item.dataset.op),
    suppressed: list.filter(off).map((item) => item.dataset.op) });
};
const apply = () => { if (!element.querySelector('[data-do=rebuild]').disabled) send(); };
const move = (item, step) => {
  const list = items(), index = list.indexOf(item), other = list[index + step];
  if (!other) return;
  if (step < 0) other.before(item); else other.after(item);
  look(`${item.querySelector('.sf-op').textContent}: place ${index + step + 1} of ${list.length}`);
};
const laid = (key) => {
  const list = items(), order = lastly(list, key).split(',');
  list.sort((a, b) => order.indexOf(a.dataset.op) - order.indexOf(b.dataset.op));
  list.forEach((item) => item.parentElement.append(item));
};
element.addEventListener('input', () => look());
element.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target.matches('tr input')) {
    event.preventDefault();
    look();
    apply();
  }
  const item = event.target.closest('li[data-op]'), step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (item && step && event.altKey) {
    event.preventDefault();
    const held = event.target;
    move(item, step);
    held.focus();
  }
});
element.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-do]');
  if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return;
  const what = button.dataset.do;
  if (what === 'up' || what === 'down') {
    move(button.closest('li'), what === 'up' ? -1 : 1);
    button.focus();
  } else if (what === 'reset') {
    for (const row of all('tr[data-name]')) row.querySelector('input').value = row.dataset.text;
    for (const item of items()) item.querySelector('input[type=checkbox]').checked = true;
    laid('fitted');
    look();
    apply();
  } else {
    send();
  }
});
watch('value', () => {
  for (const input of all('tr[data-name] input')) input.value = input.getAttribute('value');
  for (const input of all('li[data-op] input[type=checkbox]')) input.checked = input.hasAttribute('checked');
  laid('entered');
  look();
});
look();
"""


def editor(
    parameters: str,
    operations: str,
    *,
    editable: bool = True,
    busy: bool = False,
) -> str:
    """Parameters and operations side by side, with the buttons that apply all changes in one go, or take them back.

    ``parameters`` and ``operations``: `parameter_table` and `operation_tree`. The ``submit`` event of a `Markup` with
    `EDITOR_SCRIPT` carries, as they stand, ``values``: name → number, ``order`` and ``suppressed``: names of operations.
    """
    if not parameters and not operations:
        return ""
    actions = (
        '<div class="sf-panel sf-actions"><button type="button" class="sf-btn sf-primary" data-do="rebuild" disabled>Rebuild'
        '</button><button type="button" class="sf-btn" data-do="reset" disabled>Reset to the fitted part</button>'
        '<span class="sf-say" role="status"></span></div>'
        if editable
        else ""
    )
    return f'<div class="sf sf-editor" data-busy="{str(busy).lower()}">{parameters}{operations}{actions}</div>'


def parameter_table(
    fitted: Sequence[Mapping[str, Any]],
    shown: Mapping[str, float],
    typed: Mapping[str, float] | None = None,
    *,
    editable: bool = True,
) -> str:
    """The parameters with their fitted value and an input for a new one.

    ``fitted``: the fit's parameters (``name``, ``value``, ``raw``, ``unit``, ``source``, ``help``). ``shown``: the values
    of the part that is on show; ``typed``: those that stand in the inputs, where they differ from it.
    """
    if not fitted:
        return ""
    rows = []
    for parameter in fitted:
        name, value, unit = str(parameter["name"]), float(parameter["value"]), str(parameter.get("unit", ""))
        now = float(shown.get(name, value))
        entered = float((typed or {}).get(name, now))
        raw = parameter.get("raw")
        source = SOURCES.get(str(parameter.get("source", "")), "")
        how = "" if source == "rounded" else source
        if raw is not None and source == "rounded" and number(float(raw), 6) != number(value, 6):
            how = f"from {number(float(raw), 6)}"
        about = f'<span class="sf-phelp">{escape(str(parameter.get("help") or ""))}</span>'
        field = (
            f'<input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" value="{number(entered, 8)}" '
            f'aria-label="{escape(name)}{f" in {escape(unit)}" if unit else ""}">'
            if editable
            else f"<b>{number(now, 6)}</b>"
        )
        rows.append(
            f'<tr data-name="{escape(name)}" data-fitted="{value!r}" data-shown="{now!r}" data-text="{number(value, 8)}">'
            f'<td><span class="sf-pname">{escape(name)}</span>{about}'
            f'<span class="sf-was">fitted {number(value, 6)}</span></td>'
            f'<td class="sf-r sf-fitted"><s>{number(value, 6)}</s><span class="sf-how">{escape(how)}</span></td>'
            f'<td class="sf-r">{field}</td><td class="sf-unit">{escape(unit)}</td></tr>'
        )
    return (
        '<section class="sf-panel sf-params" aria-label="Parameters"><h2>Parameters</h2>'
        '<div class="sf-scroll sf-tall"><table><thead><tr><th>Name</th>'
        '<th class="sf-r sf-fitted">Fitted</th><th class="sf-r">Value</th>'
        f'<th><span class="sf-hidden">Unit</span></th></tr></thead><tbody>{"".join(rows)}</tbody></table></div></section>'
    )


def program_view(code: str) -> str:
    """The script, coloured, a numbered line each, with a button that copies it."""
    if not code:
        return ""
    lines = highlight(code, PythonLexer(), HtmlFormatter(nowrap=True)).rstrip("\n").split("\n")
    body = "".join(f'<span data-line="{number}">{line}\n</span>' for number, line in enumerate(lines, 1))
    return (
        '<section class="sf sf-panel sf-code" aria-label="CadQuery program"><div class="sf-run-head"><h2>CadQuery program</h2>'
        '<button type="button" class="sf-btn" data-copy-of="#sf-program"><span>Copy</span></button></div>'
        f'<pre id="sf-program" tabindex="0" aria-label="The program’s text">{body}</pre></section>'
    )


UP = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 13V3M3.5 7.5 8 3l4.5 4.5"/></svg>'
DOWN = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M8 3v10M3.5 8.5 8 13l4.5-4.5"/></svg>'


def operation_tree(
    tree: Sequence[Mapping[str, Any]],
    fitted: Sequence[str] = (),
    order: Sequence[str] | None = None,
    suppressed: Sequence[str] | None = None,
    *,
    refused: str = "",
    editable: bool = False,
) -> str:
    """The operations in their order, each with what it adds or cuts, the IoU after it, and the parameters it uses; when
    ``editable``, with a box to suppress it and buttons to move it.

    ``tree``: the operations of the part on show (``id``, ``label``, ``mode``, ``parameters``, ``line``, ``iou``,
    ``suppressed``); ``fitted``: their ids in the fit's order; ``order`` and ``suppressed``: as the person has set them, where
    that differs from the part on show; ``refused``: the id of the one that could not be built.
    """
    if not tree:
        return ""
    ids = [str(operation.get("id", "")) for operation in tree]
    entered = list(order) if order is not None and sorted(order) == sorted(ids) else ids
    items = []
    for operation in sorted(tree, key=lambda one: entered.index(str(one.get("id", "")))):
        name, label = str(operation.get("id", "")), str(operation.get("label", ""))
        is_off = bool(operation.get("suppressed"))
        now_off = name in suppressed if suppressed is not None else is_off
        iou = operation.get("iou")
        score = f'<span class="sf-iou" title="IoU after this operation">{float(iou):.4f}</span>' if iou is not None else ""
        uses = ", ".join(map(str, operation.get("parameters") or []))
        uses = f'<span class="sf-uses">{escape(uses)}</span>' if uses else ""
        classes = ["sf-cut"] * (operation.get("mode") == "cut") + ["sf-off"] * now_off + ["sf-refused"] * (name == refused)
        text, line = escape(label), operation.get("line")
        if isinstance(line, int):
            text = f'<button type="button" data-code-line="{line}" title="Show line {line} of the program">{text}</button>'
        box = moves = ""
        if editable:
            box = (
                f'<input type="checkbox"{"" if now_off else " checked"} aria-label="Build {escape(label)}" '
                'title="Clear it to suppress the operation">'
            )
            moves = "".join(
                f'<button type="button" class="sf-move" data-do="{way}" aria-label="Move {escape(label)} {way}" '
                f'title="Move {way} (Alt + arrow {way})">{sign}</button>'
                for way, sign in (("up", UP), ("down", DOWN))
            )
        fault = '<span class="sf-fault">can’t be built</span>' if name == refused else ""
        places = fitted.index(name) if name in fitted else len(fitted), ids.index(name), entered.index(name)
        items.append(
            f'<li class="{" ".join(classes)}" data-op="{escape(name)}" data-fitted="{places[0]}" data-shown="{places[1]}" '
            f'data-entered="{places[2]}" data-off="{str(is_off).lower()}">{box}<span class="sf-what">'
            f'<span class="sf-op">{text}</span>{fault}{uses}</span>{score}{moves}</li>'
        )
    scored = any(operation.get("iou") is not None for operation in tree)
    heading = '<span class="sf-small">IoU after each</span>' if scored else ""
    return (
        '<section class="sf-panel sf-operations" aria-label="Operations"><div class="sf-run-head"><h2>Operations</h2>'
        f'{heading}</div><ol class="sf-tree sf-tall">{"".join(items)}</ol></section>'
    )
