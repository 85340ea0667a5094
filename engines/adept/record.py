"""The record of an inquiry: one JSON object a line, appended as it happens; the page and the report are made from it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engines.adept.evidence import rounded

RECORD = "inquiry.jsonl"


class Record:
    """Writes lines to ``folder/inquiry.jsonl`` and keeps them."""

    def __init__(self, folder: Path) -> None:
        self.lines: list[dict[str, Any]] = []
        self._file = (folder / RECORD).open("w", encoding="utf-8")

    def add(self, kind: str, **more: Any) -> None:
        line = {"kind": kind} | rounded(more)
        self.lines.append(line)
        self._file.write(json.dumps(line, ensure_ascii=False, allow_nan=False) + "\n")
        self._file.flush()

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["kind"] == kind]

    def close(self) -> None:
        self._file.close()
