"""Showfloor's look as Gradio variables, and the document that Gradio's pages are put into (title, icons, header, footer)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path

import gradio as gr
from gradio import routes
from gradio.themes.utils import colors
from jinja2 import ChoiceLoader, DictLoader

ASSETS = Path(__file__).resolve().parent.parent / "assets"
NAME = "Showfloor"
DESCRIPTION = "Try systems from ICML 2026 papers on your own files, watch them work, and take the result away."

BLUE = colors.Color(
    name="blueprint", c50="#f1f5fe", c100="#e7eefc", c200="#cfdffa", c300="#a9c5f8", c400="#82acff", c500="#3a74e0",
    c600="#1550c4", c700="#1243a5", c800="#0f3b94", c900="#0d2f75", c950="#0a2150",
)  # fmt: skip
STEEL = colors.Color(
    name="steel", c50="#f5f6f8", c100="#eef0f4", c200="#dde1e7", c300="#c3c9d2", c400="#939dab", c500="#667182",
    c600="#5f6876", c700="#454d5a", c800="#2a313b", c900="#161b22", c950="#0e1116",
)  # fmt: skip


def theme() -> gr.themes.Base:
    """The lab's Gradio theme. Its fonts are declared in showfloor.css and come from this host."""
    base = gr.themes.Base(
        primary_hue=BLUE, secondary_hue=BLUE, neutral_hue=STEEL,
        font=[gr.themes.Font("IBM Plex Sans"), gr.themes.Font("system-ui"), gr.themes.Font("sans-serif")],
        font_mono=[gr.themes.Font("IBM Plex Mono"), gr.themes.Font("ui-monospace"), gr.themes.Font("monospace")],
        radius_size=gr.themes.sizes.radius_md, text_size=gr.themes.sizes.text_md,
    )  # fmt: skip
    pairs = {
        "body_background_fill": "ground", "body_text_color": "ink", "body_text_color_subdued": "ink-3",
        "background_fill_primary": "panel", "background_fill_secondary": "sunken",
        "block_background_fill": "panel", "block_border_color": "line", "block_label_background_fill": "panel",
        "block_label_text_color": "ink-2", "block_title_text_color": "ink", "block_info_text_color": "ink-3",
        "border_color_primary": "line", "border_color_accent": "accent", "panel_background_fill": "panel",
        "input_background_fill": "panel", "input_border_color": "line-strong", "input_border_color_focus": "accent",
        "input_placeholder_color": "ink-3", "color_accent": "accent", "color_accent_soft": "accent-soft",
        "link_text_color": "accent", "link_text_color_hover": "accent", "link_text_color_active": "accent",
        "link_text_color_visited": "accent", "slider_color": "accent", "loader_color": "accent",
        "button_primary_background_fill": "accent", "button_primary_background_fill_hover": "accent",
        "button_primary_border_color": "accent", "button_primary_border_color_hover": "accent",
        "button_primary_text_color": "accent-ink", "button_primary_text_color_hover": "accent-ink",
        "button_secondary_background_fill": "panel", "button_secondary_background_fill_hover": "sunken",
        "button_secondary_border_color": "line-strong", "button_secondary_border_color_hover": "accent",
        "button_secondary_text_color": "ink", "button_secondary_text_color_hover": "ink",
        "checkbox_background_color": "panel", "checkbox_background_color_selected": "accent",
        "checkbox_border_color": "line-strong", "checkbox_border_color_selected": "accent",
        "checkbox_border_color_focus": "accent", "checkbox_label_background_fill": "panel",
        "checkbox_label_background_fill_hover": "sunken", "checkbox_label_background_fill_selected": "accent-soft",
        "checkbox_label_border_color": "line", "checkbox_label_border_color_selected": "accent",
        "checkbox_label_text_color": "ink", "checkbox_label_text_color_selected": "ink", "accordion_text_color": "ink",
        "code_background_fill": "sunken", "error_background_fill": "bad-soft", "error_border_color": "bad",
        "error_text_color": "bad", "error_icon_color": "bad",
    }  # fmt: skip
    values = {}
    for variable, token in pairs.items():
        values[variable] = f"var(--sf-{token})"
        if hasattr(base, f"{variable}_dark"):
            values[f"{variable}_dark"] = f"var(--sf-{token})"
    return base.set(
        **values, block_shadow="none", block_border_width="1px", block_label_border_width="0px", input_shadow="none",
        input_border_width="1px", button_primary_shadow="none", button_secondary_shadow="none", block_radius="10px",
        input_radius="8px", button_large_radius="8px", button_medium_radius="8px", button_small_radius="6px",
        button_large_text_weight="600", block_title_text_weight="500", block_label_text_weight="500",
        button_border_width="1px", button_transition="none", checkbox_border_width="1px", layout_gap="16px",
    )  # fmt: skip


@dataclass(frozen=True)
class Page:
    """One entry of the navigation. ``path`` is relative to the lab's root ("" is the home page)."""

    path: str
    title: str
    in_navigation: bool = True


def versioned(path: str) -> str:
    """Address of a file under assets/ with its content's hash, so that browsers may keep it for ever."""
    return f"assets/{path}?v={sha256((ASSETS / path).read_bytes()).hexdigest()[:12]}"


SUN = (
    '<svg class="sf-sun" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" '
    'aria-hidden="true"><circle cx="12" cy="12" r="4"/><path d="M12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.8.8M17.6 17.6l.8.8'
    'M18.4 5.6l-.8.8M6.4 17.6l-.8.8"/></svg>'
)
MOON = (
    '<svg class="sf-moon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" '
    'aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"/></svg>'
)


def document(pages: list[Page], source: str, share_url: str = "") -> str:
    """Gradio's page template with this lab's head, header and footer in place of Gradio's own.

    ``source`` is the template as Gradio ships it. Its Open Graph and Twitter tags name Gradio and a picture on another host;
    they are replaced. Raises `RuntimeError` when the template no longer has the places that are filled in.
    """
    mark = (ASSETS / "brand" / "mark.svg").read_text(encoding="utf-8").replace("<svg ", '<svg aria-hidden="true" ', 1)
    titles = (
        "".join(
            f"{{% {'if' if i == 0 else 'elif'} config.get('current_page') == '{page.path}' %}}"
            + escape(f"{page.title} · {NAME}" if page.path else f"{NAME}: ICML 2026 systems on your own files")
            for i, page in enumerate(pages)
        )
        + f"{{% else %}}{NAME}{{% endif %}}"
    )
    links = "".join(
        f"""<a href="./{page.path}"{{% if config.get('current_page') == '{page.path}' %}} aria-current="page"{{% endif %}}>"""
        f"{escape(page.title)}</a>"
        for page in pages if page.in_navigation
    )  # fmt: skip
    picture = f"{share_url.rstrip('/')}/{versioned('brand/share.png')}" if share_url else versioned("brand/share.png")
    head = f"""
		<title>{titles}</title>
		<meta name="description" content="{DESCRIPTION}" />
		<meta property="og:site_name" content="{NAME}" />
		<meta property="og:type" content="website" />
		<meta property="og:title" content="{titles}" />
		<meta property="og:description" content="{DESCRIPTION}" />
		<meta property="og:image" content="{picture}" />
		<meta name="twitter:card" content="summary_large_image" />
		<meta name="theme-color" content="#f5f6f8" media="(prefers-color-scheme: light)" />
		<meta name="theme-color" content="#0e1116" media="(prefers-color-scheme: dark)" />
		<link rel="icon" href="{versioned("brand/mark.svg")}" type="image/svg+xml" />
		<link rel="alternate icon" href="{versioned("brand/favicon.ico")}" />
		<link rel="apple-touch-icon" href="{versioned("brand/touch-icon.png")}" />
		<link rel="preload" href="assets/fonts/ibm-plex-sans-latin-400-normal.woff2" as="font" type="font/woff2" crossorigin />
		<link rel="stylesheet" href="{versioned("brand/showfloor.css")}" />
		<script src="{versioned("brand/shell.js")}"></script>
	</head>"""
    header = f"""
		<a class="sf-skip" href="#sf-main">Skip to the content</a>
		<header class="sf-header"><div class="sf-bar">
			<a class="sf-name" href="./">{mark}{NAME}</a>
			<nav class="sf-nav" aria-label="Pages">{links}</nav>
			<span class="sf-space"></span>
			<button class="sf-theme" type="button" aria-label="Switch theme">{SUN}{MOON}</button>
		</div></header>
		<div id="sf-main" tabindex="-1"><gradio-app"""
    footer = f"""</gradio-app></div>
		<noscript><p style="padding: 24px">{NAME} needs JavaScript.</p></noscript>
		<footer class="sf-footer"><div class="sf-bar">
			<span>{NAME}: independent engines for tasks from ICML 2026 papers. Apache-2.0.</span>
			<span class="sf-space"></span>
			<a href="./?view=api">API</a><a href="./runs">Runs</a>
		</div></footer>"""
    text = re.sub(r'\s*<meta\s+(?:property="og:|name="twitter:)[^>]*?/>', "", source)
    text = re.sub(r'\s*<link rel="manifest"[^>]*>', "", text)
    for place, filling in [
        ("</head>", head),
        ("<gradio-app", header),
        ("</gradio-app>", footer),
        ('control_page_title="true"', 'control_page_title="false"'),
    ]:
        if text.count(place) != 1:
            raise RuntimeError(f"Gradio's page template has changed: {place!r} is not there exactly once")
        text = text.replace(place, filling)
    return text


def use_document(pages: list[Page], share_url: str = "") -> None:
    """Makes Gradio serve its pages inside `document`."""
    loader = routes.templates.env.loader
    if isinstance(loader, ChoiceLoader):
        loader = loader.loaders[-1]
    name = "frontend/index.html"
    source, _, _ = loader.get_source(routes.templates.env, name)
    routes.templates.env.loader = ChoiceLoader([DictLoader({name: document(pages, source, share_url)}), loader])
    if routes.templates.env.cache is not None:
        routes.templates.env.cache.clear()
