"""Corpora of speech as lists of utterances with a speaker and a label, by the names that each corpus gives its files.

EmoDB is the default and the only one that shipped weights are trained on (CC0-1.0). The others are for folders that a person
has under their own licence.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from engines.adept.labels import VOICE_EMOTIONS
from engines.contract import InputError


@dataclass(frozen=True)
class Utterance:
    """One labelled file. ``emotion``: of `VOICE_EMOTIONS`; ``text``: which sentence, where the corpus says; ``votes``: raters'
    votes by emotion, where there are any."""

    file: Path
    speaker: str
    emotion: str
    text: str = ""
    votes: tuple[tuple[str, int], ...] = ()


_EMODB = {"W": "anger", "F": "happiness", "N": "neutral", "T": "sadness"}
_RAVDESS = {"01": "neutral", "03": "happiness", "04": "sadness", "05": "anger"}
_CREMA = {"ANG": "anger", "HAP": "happiness", "NEU": "neutral", "SAD": "sadness"}
_CREMA_VOTES = {"A": "anger", "D": "disgust", "F": "fear", "H": "happiness", "N": "neutral", "S": "sadness"}
_IEMOCAP = {"ang": "anger", "hap": "happiness", "exc": "happiness", "neu": "neutral", "sad": "sadness"}
_MSP = {"A": "anger", "H": "happiness", "N": "neutral", "S": "sadness"}


def _sounds(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix.lower() in (".wav", ".flac", ".mp3", ".ogg"))


def emodb(folder: Path) -> list[Utterance]:
    """Names such as 03a01Wa: speaker (2), text (3), emotion letter, version."""
    found = []
    for file in _sounds(folder):
        match = re.fullmatch(r"(\d\d)([ab]\d\d)([WLEAFTN])([a-z]?)", file.stem)
        if match and match[3] in _EMODB:
            found.append(Utterance(file, match[1], _EMODB[match[3]], match[2]))
    return found


def ravdess(folder: Path) -> list[Utterance]:
    """Names such as 03-01-05-01-02-01-12: …-emotion-intensity-statement-repetition-actor. Speech only; calm is left out."""
    found = []
    for file in _sounds(folder):
        parts = file.stem.split("-")
        if len(parts) == 7 and parts[1] == "01" and parts[2] in _RAVDESS:
            found.append(Utterance(file, parts[6], _RAVDESS[parts[2]], parts[4]))
    return found


def crema_d(folder: Path) -> list[Utterance]:
    """Names such as 1001_DFA_ANG_XX; raters' votes from a tabulatedVotes.csv in the folder, where it lies."""
    votes: dict[str, tuple[tuple[str, int], ...]] = {}
    for table in folder.rglob("*tabulatedVotes.csv"):
        with table.open(newline="") as lines:
            for row in csv.DictReader(lines):
                # The first 100,000s are votes on the voice alone; 200,000s on the face, 300,000s on both.
                if str(row[""]).startswith("1"):
                    votes[row["fileName"]] = tuple((_CREMA_VOTES[key], int(row[key])) for key in _CREMA_VOTES)
    found = []
    for file in _sounds(folder):
        parts = file.stem.split("_")
        if len(parts) == 4 and parts[2] in _CREMA:
            found.append(Utterance(file, parts[0], _CREMA[parts[2]], parts[1], votes.get(file.stem, ())))
    return found


def iemocap(folder: Path) -> list[Utterance]:
    """The release's Session1 … Session5 folders; labels from dialog/EmoEvaluation, excitement counted as happiness."""
    labels: dict[str, str] = {}
    for table in folder.rglob("EmoEvaluation/*.txt"):
        for line in table.read_text(errors="replace").splitlines():
            match = re.match(r"\[.*\]\t(Ses\S+)\t(\w+)\t", line)
            if match and match[2] in _IEMOCAP:
                labels[match[1]] = _IEMOCAP[match[2]]
    return [
        Utterance(file, f"{file.stem[:5]}{file.stem.rsplit('_', 1)[-1][0]}", labels[file.stem])
        for file in _sounds(folder)
        if file.stem in labels
    ]


def msp_podcast(folder: Path) -> list[Utterance]:
    """Labels/labels_consensus.csv (FileName, EmoClass, SpkrID, Split_Set) and Audios/."""
    tables = list(folder.rglob("labels_consensus.csv"))
    if not tables:
        raise InputError(f"{folder} has no labels_consensus.csv; choose the folder of the MSP-Podcast release")
    files = {file.name: file for file in _sounds(folder)}
    with tables[0].open(newline="") as lines:
        return [
            Utterance(files[row["FileName"]], row.get("SpkrID", ""), _MSP[row["EmoClass"]])
            for row in csv.DictReader(lines)
            if row["EmoClass"] in _MSP and row["FileName"] in files and row.get("SpkrID", "Unknown") != "Unknown"
        ]


CORPORA: dict[str, Callable[[Path], list[Utterance]]] = {
    "emodb": emodb, "ravdess": ravdess, "crema-d": crema_d, "iemocap": iemocap, "msp-podcast": msp_podcast,
}  # fmt: skip
LICENCES = {
    "emodb": "CC0-1.0", "ravdess": "CC BY-NC-SA 4.0", "crema-d": "ODbL 1.0", "iemocap": "its own licence",
    "msp-podcast": "its own licence",
}  # fmt: skip
LANGUAGES = {"emodb": "German"}
"""What is spoken in a corpus; English in those that are not named."""


def read_corpus(name: str, folder: Path) -> list[Utterance]:
    """All utterances of the four emotions. `InputError` for an unknown corpus, an empty folder or a single speaker."""
    if name not in CORPORA:
        raise InputError(f"no corpus is called {name!r}; there are {', '.join(CORPORA)}")
    if not folder.is_dir():
        raise InputError(f"there is no folder {folder}; give the folder of the {name} recordings")
    found = CORPORA[name](folder)
    missing = set(VOICE_EMOTIONS) - {one.emotion for one in found}
    if missing:
        raise InputError(
            f"{folder} has no {name} recordings of {', '.join(sorted(missing))}; check the folder and the corpus's name"
        )
    return found
