"""From a file to a verdict: read the sound, find the speech, look into it passage by passage, adjudicate, write the report."""

from __future__ import annotations

import csv
import itertools
import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from engines.adept.audio import RATE, Clip, envelope, read_clip, write_flac
from engines.adept.evidence import Claim, Evidence, Span, Verdict
from engines.adept.features.families import measures
from engines.adept.features.tracks import track
from engines.adept.inquiry import Inquiry, inquire
from engines.adept.labels import EMOTIONS
from engines.adept.params import PLANNER_TITLES, AdeptParams
from engines.adept.planners import Planner, Proposal
from engines.adept.planners.embedded import AllPlanner, EmbeddedPlanner, FixedPlanner, RandomPlanner
from engines.adept.posterior import Fusion, entropy
from engines.adept.prior import structural_prior
from engines.adept.probes import load_probes
from engines.adept.record import RECORD, Record
from engines.adept.report import write_report
from engines.adept.speech import other_sound, passages, speech_spans
from engines.adept.toolbox import Hearing, Passage, Toolbox
from engines.adept.verdict import Grounds, adjudicate, domain_of
from engines.contract import InputError, Metric, Preview, Progress, Result

Event = Progress | Metric | Preview | Result
AUDIO = "clip.flac"
_TELL_EVERY = 0.4


@dataclass
class Session:
    """What a run has: the clip, the trained parts, the planner and the record."""

    clip: Clip
    hearing: Hearing
    grounds: Grounds
    planner: Planner
    record: Record
    started: float
    first: float | None = None


def listen(params: AdeptParams, folder: Path) -> Iterator[Event]:
    """The whole inquiry into one file."""
    started = time.monotonic()
    yield Progress(stage="Reading the sound", fraction=0.01)
    clip = read_clip(params.file)
    write_flac(clip.samples, folder / AUDIO)
    record = Record(folder)
    try:
        yield from _listened(params, folder, clip, record, started)
    finally:
        record.close()


def _listened(params: AdeptParams, folder: Path, clip: Clip, record: Record, started: float) -> Iterator[Event]:
    low, high = envelope(clip.samples)
    record.add(
        "clip", audio=AUDIO, seconds=clip.seconds, rate=RATE, name=clip.name, lo=low, hi=high, planner=params.planner,
        planner_title=PLANNER_TITLES[params.planner], notes=list(clip.notes),
    )  # fmt: skip
    yield Preview(kind="inquiry", path=RECORD, caption=clip.name, data={"audio": AUDIO})
    hearing = hearing_of(params)
    votes = structural_prior().votes
    session = Session(
        clip, hearing, Grounds(hearing.fusion, hearing.reference is not None, votes), planner_of(params), record, started
    )
    spans = [Span(f"s{number + 1}", t0, t1) for number, (t0, t1) in enumerate(speech_spans(clip.samples))]
    if not spans:
        yield _nothing_said(session, params, folder)
        return
    evidence: list[Evidence] = []
    kept: list[Span] = []
    spent = 0.0
    proposals: list[tuple[float, Proposal]] = []
    groups = passages(spans)
    identity = map("e{}".format, itertools.count(1))
    earlier: dict[str, Any] = {}
    told = 0.0
    done = 0.0
    speech = sum(span.seconds for span in spans)
    for number, group in enumerate(groups):
        passage = Passage(number, clip, list(group), dict(itertools.islice(reversed(earlier.items()), 12)))
        box = Toolbox(passage, hearing, lambda: next(identity))
        inquiry: Inquiry | None = None
        for inquiry in inquire(
            passage, box, session.planner, session.grounds, record, params.budget, hearing.text is not None, structural_prior()
        ):
            if session.first is None and inquiry.evidence:
                session.first = time.monotonic() - started
            if time.monotonic() - told > _TELL_EVERY:
                told = time.monotonic()
                here = min(0.95, inquiry.spent / max(params.budget * len(group), 1)) * sum(span.seconds for span in group)
                where = f"passage {number + 1} of {len(groups)}, " if len(groups) > 1 else ""
                last = inquiry.evidence[-1].tool.replace("_", " ") if inquiry.evidence else "the whole"
                yield Progress(stage="Probing", fraction=0.05 + 0.88 * (done + here) / speech, message=f"{where}{last}")
        assert inquiry is not None
        evidence += inquiry.evidence + backend_evidence(params, passage, lambda: next(identity), record)
        kept += passage.spans
        earlier |= passage.vectors
        spent += inquiry.spent
        done += sum(span.seconds for span in group)
        if inquiry.proposal is not None:
            proposals.append((sum(span.seconds for span in group), inquiry.proposal))
    yield Progress(stage="Weighing the evidence", fraction=0.95)
    verdict = adjudicate(evidence, kept, session.grounds, "clip", _proposed(proposals))
    verdict = replace(verdict, notes=(*clip.notes, *verdict.notes, *getattr(session.planner, "notes", ())))
    record.add("verdict", **verdict.record())
    record.add("end", said=said_of(verdict))
    yield _result(session, params, folder, verdict, kept, evidence, spent)


def hearing_of(params: AdeptParams) -> Hearing:
    """The trained parts, and the reference voice when one is given."""
    probes = load_probes()
    reference = None
    if params.reference is not None:
        heard = read_clip(params.reference)
        spoken = speech_spans(heard.samples)
        if not spoken:
            raise InputError(
                f"no speech was found in the reference {heard.name}; choose a calm sentence of the same speaker, or none"
            )
        reference = measures(track(heard.part(spoken[0][0], spoken[-1][1])))
    text = None
    if params.words == "auto" and params.language == "english":
        from engines.adept.text import text_probe

        text = text_probe()
    return Hearing(probes, Fusion.restored(probes.fitted), reference, text, params.speech_model)


def planner_of(params: AdeptParams) -> Planner:
    """The planner that is asked for. `InputError` where a server or a model is missing."""
    if params.planner == "embedded":
        return EmbeddedPlanner()
    if params.planner == "all":
        return AllPlanner()
    if params.planner == "fixed":
        return FixedPlanner()
    if params.planner == "random":
        return RandomPlanner(params.seed)
    if params.planner == "policy":
        from engines.adept.planners.policy import PolicyPlanner

        return PolicyPlanner.load(seed=params.seed)
    if params.planner == "server":
        from engines.adept.planners.server import ServerPlanner

        if not params.server_url or not params.server_model:
            raise InputError(
                "the language model server needs its address and its model's name; fill in both, or choose another planner"
            )
        return ServerPlanner(params.server_url, params.server_model, params.server_hears)
    from engines.adept.planners.local import LocalPlanner

    if not params.local_model:
        raise InputError("the local model needs a folder or a hub name; fill in 'Local model', or choose another planner")
    return LocalPlanner(params.local_model)


def backend_evidence(params: AdeptParams, passage: Passage, identity: Any, record: Record) -> list[Evidence]:
    """Another program's values beside ours, when they are asked for. They steer nothing and support nothing."""
    if params.backend == "own":
        return []
    from engines.adept.features.backends import measured_by

    found = []
    for span in passage.spans:
        started = time.perf_counter()
        shown = measured_by(params.backend, passage.clip.part(span.t0, span.t1))
        said = f"{span.id} as {params.backend} measures it."
        one = Evidence(
            identity(), f"measure_with_{params.backend}", "navigation", span.t0, span.t1, said, {}, span.id, shown,
            ms=1000 * (time.perf_counter() - started),
        )  # fmt: skip
        record.add("evidence", **one.record())
        found.append(one)
    return found


def _proposed(proposals: list[tuple[float, Proposal]]) -> Proposal | None:
    """What a language model claimed over all passages: each emotion's confidence by the passages' length."""
    if not proposals:
        return None
    total = sum(seconds for seconds, _ in proposals)
    merged: dict[str, Claim] = {}
    for seconds, proposal in proposals:
        for one in proposal.claims:
            before, share = merged.get(one.emotion), one.raw * seconds / total
            if before is None:
                merged[one.emotion] = replace(one, raw=share)
            else:
                supports = (*before.supports, *one.supports)
                merged[one.emotion] = replace(
                    before, raw=before.raw + share, supports=supports, quote=before.quote or one.quote
                )
    return Proposal(list(merged.values()), [note for _, proposal in proposals for note in proposal.dropped])


def said_of(verdict: Verdict) -> str:
    """The verdict in one sentence."""
    if verdict.status != "speech":
        return {"no speech": "No speech.", "music": "Music, no speech.", "noise": "Noise, no speech."}[verdict.status]
    left = f"{100 * verdict.undetermined:.0f} % undetermined"
    if not verdict.primary:
        weaker = " and ".join(f"{one} ({100 * verdict.mass[one]:.0f} %)" for one in verdict.minors)
        return f"No main emotion is claimed, only traces of {weaker}; {left}." if weaker else f"No emotion is claimed; {left}."
    main = " and ".join(f"{one} ({100 * verdict.mass[one]:.0f} %)" for one in verdict.primary)
    beside = f", beside it {', '.join(verdict.minors)}" if verdict.minors else ""
    return f"{main[:1].upper()}{main[1:]}{beside}; {left}."


def _nothing_said(session: Session, params: AdeptParams, folder: Path) -> Result:
    clip = session.clip
    sound = other_sound(clip.samples)
    verdict = Verdict("clip", 0.0, clip.seconds, sound.kind, notes=(sound.said, *clip.notes))
    session.record.add("verdict", **verdict.record())
    session.record.add("end", said=said_of(verdict))
    return _result(session, params, folder, verdict, [], [], 0.0)


def _result(
    session: Session,
    params: AdeptParams,
    folder: Path,
    verdict: Verdict,
    spans: list[Span],
    evidence: list[Evidence],
    spent: float,
) -> Result:
    seconds = time.monotonic() - session.started
    mass = np.array([*verdict.mass.values(), verdict.undetermined])
    quality = next((one for one in evidence if one.tool == "recording_quality"), None)
    figures: dict[str, float | None] = {
        "spans": float(len(spans)), "evidence": float(len(evidence)), "cost": spent, "undetermined": verdict.undetermined,
        "primary_mass": max((verdict.mass[one] for one in verdict.primary), default=None), "entropy": entropy(mass),
        "snr": quality.measures[0].value if quality else None, "ood": 1 - domain_of(evidence) if spans else None,
        "first_s": session.first, "seconds": seconds,
    }  # fmt: skip
    figures |= {f"mass_{emotion}": verdict.mass.get(emotion, 0.0) for emotion in EMOTIONS}
    write_report(folder, params, session.clip, session.record, verdict, figures, getattr(session.planner, "log", []))
    _write_table(folder / "evidence.csv", evidence)
    artifacts = {
        "report": "report.html",
        "report_json": "report.json",
        "table": "evidence.csv",
        "record": RECORD,
        "audio": AUDIO,
    }
    # The word that a table of many clips has for each: the main emotions, or what there is instead.
    word = "no claim" if verdict.status == "speech" else verdict.status
    grade = " + ".join(verdict.primary) or word
    data = {"grade": grade, "verdict": verdict.record(), "notes": list(verdict.notes), "name": session.clip.name}
    return Result(figures=figures, artifacts=artifacts, summary=said_of(verdict), data=data)


def _write_table(path: Path, evidence: list[Evidence]) -> None:
    """A row for each value of each observation, as a researcher reads it in."""
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(
            [
                "id",
                "tool",
                "family",
                "span",
                "t0",
                "t1",
                "measure",
                "value",
                "unit",
                "z_population",
                "z_session",
                "trust",
                "llr",
                "said",
            ]
        )
        for one in evidence:
            llr = json.dumps({key: round(value, 3) for key, value in one.llr.items()}) if one.llr else ""
            shared = [one.id, one.tool, one.family, one.span, f"{one.t0:.3f}", f"{one.t1:.3f}"]
            for value in one.measures or (None,):
                cells = ["", "", "", "", ""] if value is None else [
                    value.name, f"{value.value:.5g}", value.unit, _z(value.z_population), _z(value.z_session),
                ]  # fmt: skip
                rows.writerow([*shared, *cells, f"{one.trust.gate:.3f}", llr, one.said])


def _z(value: float | None) -> str:
    return "" if value is None else f"{value:.2f}"
