"""Which page shows a system's runs: one table for the pages, which link to each other, and for the API, which names them."""

from __future__ import annotations

PAGES = {
    "cadfit": "mesh-to-cad", "cadfit-rebuild": "mesh-to-cad", "cadfit-compare": "compare",
    "mpf": "thin-surfaces",
    "psgnav": "find-it",
    "adept": "voice-and-emotion",
    "picture2cad": "picture-to-cad", "picture2cad-object": "picture-to-cad", "picture2cad-rebuild": "picture-to-cad",
}  # fmt: skip
"""System → address of its page."""
