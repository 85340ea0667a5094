"""HTML of our own making as a Gradio component, without the styles that Gradio puts on HTML."""

from __future__ import annotations

from typing import Any

import gradio as gr


def Markup(value: str = "", *, script: str | None = None, **kwargs: Any) -> gr.HTML:
    """A piece of page; an empty one takes no room. ``script`` runs once, when it is there (``js_on_load`` of `gr.HTML`)."""
    return gr.HTML(value, js_on_load=script, apply_default_css=False, elem_classes="sf-bare sf-quiet", **kwargs)
