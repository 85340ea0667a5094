"""Counts of how raters hear: CREMA-D's votes on the voice alone, clip by clip (ODbL 1.0)."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import numpy as np

from engines.contract import InputError

LETTERS = {"A": "anger", "D": "disgust", "F": "fear", "H": "happiness", "N": "neutral", "S": "sadness"}
_CODES = {"ANG": "A", "DIS": "D", "FEA": "F", "HAP": "H", "NEU": "N", "SAD": "S"}


def count(table: Path) -> dict[str, object]:
    """P(vote | intended), P(minor | primary) and ties from a tabulatedVotes.csv; a minor emotion has a vote and didn't win."""
    size = len(LETTERS)
    letters = list(LETTERS)
    votes, minor, ties = np.zeros((size, size)), np.zeros((size, size)), np.zeros((size, size), int)
    primaries = np.zeros(size)
    with table.open(newline="") as lines:
        for row in csv.DictReader(lines):
            if not str(row[""]).startswith("1"):  # 100,000s: the voice alone
                continue
            counts = np.array([int(row[letter]) for letter in letters])
            if counts.sum() == 0:
                continue
            meant = letters.index(_CODES[row["fileName"].split("_")[2]])
            votes[meant] += counts
            winners = np.flatnonzero(counts == counts.max())
            for a in winners:
                primaries[a] += 1
                for b in winners:
                    ties[a, b] += 1
                minor[a, np.flatnonzero((counts > 0) & (counts < counts.max()))] += 1
    if not primaries.sum():
        raise InputError(f"{table} has no votes on voices; give CREMA-D's processedResults/tabulatedVotes.csv")
    return {
        "labels": list(LETTERS.values()),
        "source": "CREMA-D (Cao et al. 2014), votes on the voice alone; Open Database License 1.0",
        "P_vote_given_intended": np.round(votes / np.maximum(votes.sum(axis=1, keepdims=True), 1), 4).tolist(),
        "P_minor_given_primary": np.round(minor / np.maximum(primaries[:, None], 1), 4).tolist(),
        "ties": ties.tolist(),
    }


def train(folder: Path, out: Path) -> dict[str, float]:
    """Writes ``prior.json`` from the tabulatedVotes.csv in or below ``folder``."""
    found = sorted(folder.rglob("*tabulatedVotes.csv")) if folder.is_dir() else [folder]
    if not found or not found[0].is_file():
        raise InputError(f"there is no tabulatedVotes.csv in {folder}; give the folder of CREMA-D's votes")
    counts = count(found[0])
    out.write_text(json.dumps(counts, indent=1) + "\n")
    return {"clips": float(np.trace(np.array(counts["ties"])))}
