"""What Voice and emotion can be asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from engines.contract import Params, input_file, setting

SOUND_SUFFIXES = (
    ".wav", ".flac", ".mp3", ".m4a", ".aac", ".ogg", ".oga", ".opus", ".webm", ".weba", ".wma", ".aiff", ".aif", ".amr", ".3gp",
    ".mp4", ".mov", ".mkv", ".avi",
)  # fmt: skip
"""Sound files and videos, whose sound track is taken."""
PlannerName = Literal["embedded", "all", "fixed", "random", "policy", "server", "local"]
PLANNER_TITLES: dict[str, str] = {
    "embedded": "Expected information",
    "all": "All probes, whatever they cost",
    "fixed": "Fixed: encoder on each span",
    "random": "Random",
    "policy": "Trained policy (GRPO)",
    "server": "Language model server",
    "local": "Local audio language model",
}


class AdeptParams(Params):
    """Voice and emotion: which speech, who chooses the probes, and how much probing is allowed."""

    file: Path = input_file(
        "Speech",
        suffixes=SOUND_SUFFIXES,
        help="A recording of up to 10 minutes: WAV, FLAC, MP3, M4A, OGG or another sound file, or a video's sound track.",
    )
    reference: Path | None = input_file(
        "Neutral reference",
        default=None,
        suffixes=SOUND_SUFFIXES,
        help="The same speaker, speaking calmly: values are then seen against their own voice.",
    )
    planner: PlannerName = setting(
        "embedded", "Who chooses the probes", folded=False, labels=PLANNER_TITLES,
        help="The expected information of every next probe is shown whoever chooses.",
    )  # fmt: skip
    budget: float = setting(
        6.0, "Budget", unit="per span", folded=False, ge=1, le=12,
        help="Cost of probes a span of speech may take; all of them together cost 9 and the words 1. Soft: the last one may "
        "overdraw it.",
    )  # fmt: skip
    words: Literal["auto", "off"] = setting(
        "auto", "Words", labels={"auto": "Use what is said", "off": "Voice only"},
        help="The recogniser knows English. Words it isn't sure of count for little, and in another language for nothing.",
    )  # fmt: skip
    language: Literal["english", "other"] = setting(
        "english", "Spoken language", labels={"english": "English, or see", "other": "Another: ignore the words"},
    )  # fmt: skip
    backend: Literal["own", "opensmile", "parselmouth"] = setting(
        "own", "Show measures by", labels={"own": "This lab", "opensmile": "openSMILE", "parselmouth": "Praat"},
        help="Adds another program's values of pitch, jitter, shimmer and formants to the evidence, where it is installed.",
    )  # fmt: skip
    server_url: str = setting(
        "", "Server: address", reaches_out=True,
        help="OpenAI-compatible, such as http://localhost:8080/v1. Its key is read from OPENAI_API_KEY, never stored.",
    )  # fmt: skip
    server_model: str = setting("", "Server: model", reaches_out=True)
    server_hears: bool = setting(
        False, "Server: the model hears audio", help="Sends the sound itself, not only what the tools say."
    )
    local_model: str = setting(
        "", "Local model", reaches_out=True,
        help="Folder or hub name of a Qwen2-Audio or Qwen2.5-Omni checkpoint; needs the transformers package and its memory.",
    )  # fmt: skip
    speech_model: str = setting(
        "",
        "Recogniser",
        reaches_out=True,
        help="Folder or hub name of a faster-whisper model; empty: the one that is here (tiny.en).",
    )
    seed: int = setting(0, "Seed", ge=0, help="Of the random planner and of the trained policy.")
