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

TABLE_SCRIPT = """
const numberOf = (input) => {
  const text = input.value.trim().replace(',', '.').replace('\\u2212', '-');
  return text === '' ? NaN : Number(text);
};
const look = () => {
  const rows = [...element.querySelectorAll('tr[data-name]')];
  let changed = 0, wrong = 0, edited = 0;
  for (const row of rows) {
    const value = numberOf(row.querySelector('input'));
    const bad = !Number.isFinite(value);
    const differs = !bad && Math.abs(value - Number(row.dataset.fitted)) > 1e-9;
    row.classList.toggle('sf-wrong', bad);
    row.classList.toggle('sf-changed', differs);
    row.querySelector('input').setAttribute('aria-invalid', String(bad));
    changed += differs; wrong += bad;
    edited += !bad && Math.abs(value - Number(row.dataset.shown)) > 1e-9;
  }
  const table = element.querySelector('[data-busy]');
  const busy = table?.dataset.busy === 'true';
  const rebuild = element.querySelector('[data-do=rebuild]'), reset = element.querySelector('[data-do=reset]');
  if (!rebuild) return;
  rebuild.disabled = busy || wrong > 0 || edited === 0;
  reset.disabled = busy || (changed === 0 && wrong === 0);
  element.querySelector('.sf-say').textContent = busy ? 'Rebuilding…' : wrong ? 'A value is not a number.'
    : edited ? `${edited} value${edited > 1 ? 's' : ''} to rebuild with` : changed ? 'Shown with your values' : '';
};
const send = () => {
  const values = {};
  for (const row of element.querySelectorAll('tr[data-name]')) values[row.dataset.name] = numberOf(row.querySelector('input'));
  trigger('submit', { values });
};
element.addEventListener('input', look);
element.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && event.target.matches('input')) {
    event.preventDefault();
    look();
    if (!element.querySelector('[data-do=rebuild]').disabled) send();
  }
});
element.addEventListener('click', (event) => {
  const button = event.target.closest('button[data-do]');
  if (!button || button.disabled) return;
  if (button.dataset.do === 'reset') {
    for (const row of element.querySelectorAll('tr[data-name]')) row.querySelector('input').value = row.dataset.text;
    look();
    if (!element.querySelector('[data-do=rebuild]').disabled) send();
  } else {
    send();
  }
});
watch('value', () => {
  for (const input of element.querySelectorAll('tr[data-name] input')) input.value = input.getAttribute('value');
  look();
});
look();
"""


def parameter_table(
    fitted: Sequence[Mapping[str, Any]],
    shown: Mapping[str, float],
    typed: Mapping[str, float] | None = None,
    *,
    editable: bool = True,
    busy: bool = False,
) -> str:
    """The parameters with their fitted value and an input for a new one.

    ``fitted``: the fit's parameters (``name``, ``value``, ``raw``, ``unit``, ``source``, ``help``). ``shown``: the values
    of the part that is on show; ``typed``: those that stand in the inputs, where they differ from it. The table's
    ``submit`` event carries ``values``: name → number, as they stand in the inputs.
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
    actions = (
        '<div class="sf-actions"><button type="button" class="sf-btn sf-primary" data-do="rebuild" disabled>Rebuild</button>'
        '<button type="button" class="sf-btn" data-do="reset" disabled>Reset to fitted</button>'
        '<span class="sf-say" role="status"></span></div>'
        if editable
        else ""
    )
    return (
        f'<section class="sf sf-panel sf-params" aria-label="Parameters" data-busy="{str(busy).lower()}"><h2>Parameters</h2>'
        '<div class="sf-scroll sf-tall"><table><thead><tr><th>Name</th>'
        '<th class="sf-r sf-fitted">Fitted</th><th class="sf-r">Value</th>'
        f'<th><span class="sf-hidden">Unit</span></th></tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
        f"{actions}</section>"
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


def operation_tree(tree: Sequence[Mapping[str, Any]]) -> str:
    """The operations in their order, each with what it adds or cuts, the IoU after it, and the parameters it uses."""
    if not tree:
        return ""
    items = []
    for operation in tree:
        iou = operation.get("iou")
        score = f'<span class="sf-iou" title="IoU after this operation">{float(iou):.4f}</span>' if iou is not None else ""
        uses = ", ".join(map(str, operation.get("parameters") or []))
        uses = f'<span class="sf-uses">{escape(uses)}</span>' if uses else ""
        cut = ' class="sf-cut"' if operation.get("mode") == "cut" else ""
        label, line = escape(str(operation.get("label", ""))), operation.get("line")
        if isinstance(line, int):
            label = f'<button type="button" data-code-line="{line}" title="Show line {line} of the program">{label}</button>'
        items.append(f'<li{cut}>{score}<span class="sf-op">{label}</span>{uses}</li>')
    scored = any(operation.get("iou") is not None for operation in tree)
    heading = '<span class="sf-small">IoU after each</span>' if scored else ""
    return (
        '<section class="sf sf-panel" aria-label="Operations"><div class="sf-run-head"><h2>Operations</h2>'
        f'{heading}</div><ol class="sf-tree">{"".join(items)}</ol></section>'
    )
