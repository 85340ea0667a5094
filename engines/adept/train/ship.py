"""Makes ``probes.npz`` and its card: trained on all speakers, with figures from each speaker left out in turn."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from engines.adept.labels import ACOUSTIC_FAMILIES, EMOTIONS, VOICE_EMOTIONS
from engines.adept.posterior import Fusion, Outcomes
from engines.adept.train import probes as fitting
from engines.adept.train.corpora import LANGUAGES, LICENCES, read_corpus
from engines.adept.train.dataset import CONDITIONS, Dataset, measure
from engines.contract import InputError

FOLDS = 9


def unweighted_recall(emotion: np.ndarray, said: np.ndarray) -> float:
    """UAR: the mean over emotions of the share that was recognised."""
    return float(np.mean([(said[emotion == k] == k).mean() for k in np.unique(emotion)]))


def calibration_error(p: np.ndarray, emotion: np.ndarray, bins: int = 10) -> float:
    """ECE: the mean gap between confidence and accuracy over ``bins`` equal bins of confidence."""
    sure, right = p.max(axis=1), p.argmax(axis=1) == emotion
    index = np.minimum((sure * bins).astype(int), bins - 1)
    return float(sum(abs(sure[index == k].sum() - right[index == k].sum()) for k in range(bins)) / len(p))


def measured(name: str, corpus: Path, kept: Path | None, conditions: tuple[str, ...] = CONDITIONS) -> Dataset:
    """The corpus measured, or what ``kept`` holds of an earlier time."""
    if kept is not None and kept.is_file():
        return Dataset.load(kept)
    data = measure(read_corpus(name, corpus), conditions)
    if kept is not None:
        data.save(kept)
    return data


@dataclass(frozen=True)
class LeftOut:
    """Outputs for every recording by probes that never heard its speaker: the arrays of `fitting.Applied`, and ``belief``
    (n, 4). ``trained``: speaker → what was trained on the others."""

    seen: fitting.Applied
    belief: np.ndarray
    trained: dict[str, fitting.Trained]

    @property
    def fusions(self) -> dict[str, Fusion]:
        return {speaker: one.fusion for speaker, one in self.trained.items()}


def speakers_left_out(data: Dataset, seed: int = 0) -> LeftOut:
    """Trains once for each speaker on the others."""
    count, families = len(data), len(ACOUSTIC_FAMILIES)
    seen = fitting.Applied(
        np.zeros((count, families, len(VOICE_EMOTIONS))),
        np.zeros((count, families)),
        np.zeros(count),
        np.zeros(count),
        np.zeros((count, families)),
    )
    belief, kept = np.zeros((count, len(VOICE_EMOTIONS))), {}
    for speaker in np.unique(data.speaker):
        held = data.speaker == speaker
        trained = fitting.train(data.where(~held), FOLDS, seed)
        one = fitting.applied(trained.probes, trained.fusion, data.where(held))
        for name in ("llr", "gate", "domain", "sharpness", "distance"):
            getattr(seen, name)[held] = getattr(one, name)
        belief[held] = fitting.believed(trained.fusion, one)
        kept[str(speaker)] = trained
    return LeftOut(seen, belief, kept)


def text_outcomes(folder: Path) -> Outcomes:
    """What the text probe tends to say of texts with one of the voice's four labels: over GoEmotions' dev split."""
    from engines.adept.text import text_probe
    from engines.adept.train.text import read_split

    dev = read_split(folder, "dev")
    four = dev.given[:, : len(VOICE_EMOTIONS)]
    rows = np.flatnonzero((dev.given.sum(axis=1) == 1) & (four.sum(axis=1) == 1))
    probe = text_probe()
    llr = np.array([probe.log_probabilities(dev.texts[row])[: len(VOICE_EMOTIONS)] for row in rows])
    assert len(EMOTIONS) == dev.given.shape[1]
    return fitting.fit_outcomes(llr, four[rows].argmax(axis=1))


def ship_probes(name: str, corpus: Path, out: Path, kept: Path | None, texts: Path | None, seed: int = 0) -> dict[str, object]:
    """Trains on all speakers, writes ``probes.npz`` and ``PROBES_CARD.md``, gives the figures."""
    data = measured(name, corpus, kept)
    if len(np.unique(data.speaker)) < 3:
        raise InputError(f"{corpus} has recordings of fewer than three speakers; more are needed to leave one out")
    left_out = speakers_left_out(data, seed)
    trained = fitting.train(data, FOLDS, seed)
    fusion = replace(trained.fusion, language=LANGUAGES.get(name, "English"))
    if texts is not None:
        fusion = replace(fusion, outcomes={**fusion.outcomes, ("text", "clean"): text_outcomes(texts)})
    figures: dict[str, object] = {}
    for condition in ("clean", "pink 5 dB"):
        rows = data.condition == condition
        p, truth = left_out.belief[rows], data.emotion[rows]
        figures[condition] = {
            "uar": round(unweighted_recall(truth, p.argmax(axis=1)), 4), "ece": round(calibration_error(p, truth), 4),
            "families": {
                family: round(unweighted_recall(truth, left_out.seen.llr[rows, k].argmax(axis=1)), 4)
                for k, family in enumerate(ACOUSTIC_FAMILIES)
            },
        }  # fmt: skip
    replace(trained.probes, fitted=fusion.exported()).save(out / "probes.npz")
    (out / "PROBES_CARD.md").write_text(_card(name, data, figures))
    return figures


def _card(name: str, data: Dataset, figures: dict[str, object]) -> str:
    clips = len(np.unique(data.clip))
    lines = [
        "# Acoustic probes",
        "",
        f"Seven linear discriminants ({', '.join(ACOUSTIC_FAMILIES)}) over {', '.join(VOICE_EMOTIONS)}, "
        "their temperatures, fusion weights,",
        "trust gate, norms of the population and tables of expected outcomes.",
        "",
        f"- Data: {name} ({LICENCES[name]}), {clips} recordings of {len(np.unique(data.speaker))} speakers, "
        "each clean and in four random",
        "  conditions (speed, colour, room, telephone, noise), and their stretches between short pauses. Nothing else.",
        f"- Made by: `python -m engines.adept.train probes --name {name} --corpus FOLDER --texts GOEMOTIONS`",
        "- Figures, each speaker left out of everything in turn (UAR; ECE of the fusion):",
        "",
        "| condition | fusion | ECE | " + " | ".join(ACOUSTIC_FAMILIES) + " |",
        "|---|---|---|" + "---|" * len(ACOUSTIC_FAMILIES),
    ]
    for condition, row in figures.items():
        families = " | ".join(f"{row['families'][family]:.3f}" for family in ACOUSTIC_FAMILIES)  # type: ignore[index]
        lines.append(f"| {condition} | {row['uar']:.3f} | {row['ece']:.3f} | {families} |")  # type: ignore[index]
    lines += ["", "Acted speech of ten people in one language and one room: elsewhere see docs/adept.md.", ""]
    return "\n".join(lines)
