"""Draws favicon.png, favicon.ico, touch-icon.png and share.png from mark.svg: python assets/brand/make_icons.py"""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome")

SHARE = """<body style="margin:0;width:1200px;height:630px;display:grid;grid-template-columns:460px 1fr;align-items:center;
background:#f5f6f8;font-family:'Plex'">
<style>@font-face{font-family:Plex;font-weight:600;src:url(FONT600)}@font-face{font-family:Plex;src:url(FONT400)}</style>
<div style="padding-left:80px;width:340px">MARK</div>
<div style="padding-right:70px"><div style="font:600 92px Plex;color:#14181f;letter-spacing:-3px">Showfloor</div>
<div style="font:400 38px/1.3 Plex;color:#4a5361;margin-top:14px">Systems from ICML 2026 papers,<br>
on your own files.</div></div></body>"""


def square(browser: Browser, svg: str, side: int, ground: str = "transparent", margin: float = 0.0) -> Image.Image:
    """The mark in a square of ``side`` pixels; ``margin`` is the empty share on each side."""
    page = browser.new_page(viewport={"width": side, "height": side})
    pad = round(side * margin)
    page.set_content(f"<body style='margin:{pad}px;background:{ground}'><div style='width:{side - 2 * pad}px'>{svg}</div>")
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    page.close()
    return picture


def main() -> None:
    svg = (HERE / "mark.svg").read_text()
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if found is None:
        sys.exit("No Chromium on the path; install it, then run this again.")
    with sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        square(browser, svg, 192).save(HERE / "favicon.png", optimize=True)
        square(browser, svg, 180, "#ffffff", 0.1).save(HERE / "touch-icon.png", optimize=True)
        square(browser, svg, 64).save(HERE / "favicon.ico", sizes=[(16, 16), (32, 32), (48, 48), (64, 64)])
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        html = SHARE.replace("MARK", svg)
        for weight in (400, 600):
            html = html.replace(f"FONT{weight}", f"ibm-plex-sans-latin-{weight}-normal.woff2")
        draft = HERE.parent / "fonts" / "share.html"
        draft.write_text(html)
        page.goto(draft.as_uri())
        page.wait_for_timeout(300)
        page.screenshot(path=HERE / "share.png")
        draft.unlink()
        browser.close()


if __name__ == "__main__":
    main()
