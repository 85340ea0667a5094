"""Word vectors that the repository ships: a table of token vectors, and sentences as the mean of their tokens.

The table (assets/words) was distilled from the text encoder BGE-small-en; English.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

WORDS = Path(__file__).resolve().parents[1] / "assets" / "words"


class WordVectors:
    """Sentence vectors from a table of token vectors."""

    def __init__(self, folder: Path = WORDS) -> None:
        from tokenizers import Tokenizer

        self._tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        stored = np.load(folder / "vectors.npz")
        self._bytes, self._scale = stored["bytes"], stored["scale"].astype(np.float32)

    def __call__(self, texts: list[str]) -> np.ndarray:
        """(n, d) unit vectors; zero for a text without a known token."""
        rows = []
        for text in texts:
            row = self.tokens(text)[1].sum(0)
            rows.append(row / max(float(np.linalg.norm(row)), 1e-9))
        return np.array(rows, np.float32)

    def tokens(self, text: str) -> tuple[list[tuple[int, int]], np.ndarray]:
        """Where each token stands in the text (start, end), and the tokens' vectors (n, d), not normalised."""
        found = self._tokenizer.encode(text, add_special_tokens=False)
        return found.offsets, self._bytes[found.ids] * self._scale[found.ids, None]


@cache
def word_vectors() -> WordVectors:
    """The table, read once."""
    return WordVectors()
