"""Voice and emotion beside its baselines: speakers left out, another corpus, noise, spliced clips, and how long it takes.

    python benchmarks/adept.py --emodb FOLDER --ravdess FOLDER        # everything; goes on where it was stopped
    python benchmarks/adept.py … --part corpus|other|splices|sound|speed
    python benchmarks/adept.py --table                                # only write the tables and the curve again

Parts: *corpus*: EmoDB, each speaker left out of everything that is fitted, clean and in 5 dB pink noise; *other*: the shipped
probes on RAVDESS; *splices*: planners on outputs of probes that never heard the speaker, 5 splits of the speakers; *sound*: the
whole engine on spliced sounds (voice activity finds the spans); *speed*: seconds, this machine, one thread. Results go to
results/adept.json and between the marks of docs/adept.md; the curve to docs/pictures/adept-selective.svg.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

for _name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(_name, "1")

import numpy as np  # noqa: E402 (threads first)

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engines.adept.audio import Clip, read_clip, write_flac  # noqa: E402
from engines.adept.evidence import Span, Verdict  # noqa: E402
from engines.adept.inquiry import inquire  # noqa: E402
from engines.adept.labels import ACOUSTIC_FAMILIES, INTERPRETABLE, VOICE_EMOTIONS  # noqa: E402
from engines.adept.planners import Planner  # noqa: E402
from engines.adept.planners.embedded import THRESHOLD, AllPlanner, EmbeddedPlanner, FixedPlanner, RandomPlanner  # noqa: E402
from engines.adept.posterior import Fusion  # noqa: E402
from engines.adept.probes import load_probes  # noqa: E402
from engines.adept.record import Record  # noqa: E402
from engines.adept.speech import passages, speech_spans  # noqa: E402
from engines.adept.toolbox import Hearing, Passage, Toolbox  # noqa: E402
from engines.adept.train import grpo, splices  # noqa: E402
from engines.adept.train import probes as fitting  # noqa: E402
from engines.adept.train.corpora import read_corpus  # noqa: E402
from engines.adept.train.dataset import Dataset, condition_of  # noqa: E402
from engines.adept.train.ship import LeftOut, calibration_error, measured, speakers_left_out, unweighted_recall  # noqa: E402
from engines.adept.verdict import Grounds, adjudicate  # noqa: E402

ROOT = Path(__file__).resolve().parents[1]
RESULTS, DOCS = ROOT / "benchmarks" / "results" / "adept.json", ROOT / "docs" / "adept.md"
CURVE = ROOT / "docs" / "pictures" / "adept-selective.svg"
BUDGET, SEEDS, EPISODES = 6.0, 5, 1500
CLEAN, NOISY = "clean", "pink 5 dB"


def interval(values: Callable[[np.ndarray], float], groups: np.ndarray, seed: int = 0, draws: int = 1000) -> list[float]:
    """90 % bootstrap interval of ``values(rows)``, drawing whole groups (speakers, or clips)."""
    rng, names = np.random.default_rng(seed), np.unique(groups)
    rows = {name: np.flatnonzero(groups == name) for name in names}
    found = [values(np.concatenate([rows[name] for name in rng.choice(names, len(names))])) for _ in range(draws)]
    return [float(value) for value in np.nanquantile(found, [0.05, 0.95])]


# --- the engine on a sound, with given probes


def verdict_of(
    clip: Clip, hearing: Hearing, planner: Planner, words: bool, budget: float = BUDGET
) -> tuple[Verdict | None, list[Verdict], float]:
    """The whole engine on a clip: the verdict (None without speech), those of its spans, and what the probes cost a span."""
    spans = [Span(f"s{n + 1}", t0, t1) for n, (t0, t1) in enumerate(speech_spans(clip.samples))]
    if not spans:
        return None, [], 0.0
    identity = map("e{}".format, itertools.count(1))
    evidence, kept, of_spans, spent = [], [], [], 0.0
    grounds = Grounds(hearing.fusion)
    with tempfile.TemporaryDirectory() as folder:
        record = Record(Path(folder))
        for number, group in enumerate(passages(spans)):
            passage = Passage(number, clip, list(group))
            box = Toolbox(passage, hearing, lambda: next(identity))
            inquiry = None
            for state in inquire(passage, box, planner, grounds, record, budget, words):
                inquiry = state
            assert inquiry is not None
            evidence += inquiry.evidence
            kept += passage.spans
            of_spans += inquiry.verdicts
            spent += inquiry.spent
        record.close()
    return adjudicate(evidence, kept, grounds), of_spans, spent / len(kept)


def of_engine(truth: np.ndarray, verdicts: Sequence[Verdict | None], groups: np.ndarray) -> dict[str, Any]:
    """Claims, coverage and what is undetermined. The likeliest emotion counts for UAR whether it is claimed or not."""
    mass = np.array([[0.0 if one is None else _raw(one).get(emotion, 0.0) for emotion in VOICE_EMOTIONS] for one in verdicts])
    top = mass.argmax(axis=1)
    claimed = np.array([one is not None and bool(one.primary) for one in verdicts])
    right = np.array([one is not None and one.primary == (VOICE_EMOTIONS[k],) for one, k in zip(verdicts, truth, strict=True)])
    undetermined = np.array([1.0 if one is None else one.undetermined for one in verdicts])
    return {
        "uar": unweighted_recall(truth, top), "uar_90": interval(lambda rows: _recall(truth[rows], top[rows]), groups),
        "coverage": float(claimed.mean()), "claims": int(claimed.sum()),
        "right": float(right[claimed].mean()) if claimed.any() else None,
        "right_90": _wilson(int(right[claimed].sum()), int(claimed.sum())), "undetermined": float(undetermined.mean()),
        "claimed_by_emotion": {
            emotion: [int(sum(one is not None and one.primary == (emotion,) for one in verdicts)), int(sum(
                one is not None and one.primary == (emotion,) and VOICE_EMOTIONS[k] == emotion
                for one, k in zip(verdicts, truth, strict=True)
            ))]
            for emotion in VOICE_EMOTIONS
        },
    }  # fmt: skip


def _raw(verdict: Verdict) -> dict[str, float]:
    return {one.emotion: one.raw for one in verdict.claims} | {one["emotion"]: one["raw"] for one in verdict.refused}


def _recall(emotion: np.ndarray, said: np.ndarray) -> float:
    return float(np.mean([(said[emotion == k] == k).mean() for k in np.unique(emotion)]))


def _wilson(right: int, count: int, z: float = 1.645) -> list[float] | None:
    if not count:
        return None
    p, spread = right / count, z * z / count
    middle, half = p + spread / 2, z * np.sqrt(p * (1 - p) / count + spread / (4 * count))
    return [float((middle - half) / (1 + spread)), float((middle + half) / (1 + spread))]


# --- parts


def corpus(data: Dataset, left_out: LeftOut, files: Path) -> dict[str, Any]:
    """EmoDB with speakers left out: the fusion, each family, baselines, and the engine from the file on."""
    found: dict[str, Any] = {}
    baselines = _baselines(data)
    for condition in (CLEAN, NOISY):
        rows = data.condition == condition
        truth, groups = data.emotion[rows], data.speaker[rows]

        def row(p: np.ndarray, truth: np.ndarray = truth, groups: np.ndarray = groups) -> dict[str, Any]:
            top = p.argmax(axis=1)
            return {
                "uar": unweighted_recall(truth, top),
                "uar_90": interval(lambda chosen: _recall(truth[chosen], top[chosen]), groups),
                "ece": calibration_error(p, truth),
            }  # fmt: skip

        table = {"all probes": row(left_out.belief[rows])}
        own = np.zeros((len(data), len(VOICE_EMOTIONS)))
        for speaker, trained in left_out.trained.items():
            held = data.speaker == speaker
            own[held] = fitting.believed(trained.fusion, _part(left_out.seen, held), INTERPRETABLE)
        table["without the encoder"] = row(own[rows])
        for number, family in enumerate(ACOUSTIC_FAMILIES):
            llr = left_out.seen.llr[rows, number]
            table[family] = row(np.exp(llr - np.logaddexp.reduce(llr, axis=1, keepdims=True)))
        for name, p in baselines.items():
            table[name] = row(p[rows])
        found[condition] = table
    utterances = read_corpus("emodb", files)
    from engines.adept.text import text_probe

    for condition, name, make, words in (
        (CLEAN, "embedded", EmbeddedPlanner, False), (CLEAN, "all", AllPlanner, False),
        (CLEAN, "embedded, words on", EmbeddedPlanner, True), (NOISY, "embedded", EmbeddedPlanner, False),
    ):  # fmt: skip
        verdicts, costs = [], []
        for number, utterance in enumerate(utterances):
            trained = left_out.trained[utterance.speaker]
            clip = read_clip(utterance.file)
            if condition != CLEAN:
                clip = Clip(condition_of(clip.samples, condition, number), clip.name)
            hearing = Hearing(trained.probes, trained.fusion, text=text_probe() if words else None)
            verdict, _, cost = verdict_of(clip, hearing, make(), words)
            verdicts.append(verdict)
            costs.append(cost)
        truth = np.array([VOICE_EMOTIONS.index(one.emotion) for one in utterances])
        speakers = np.array([one.speaker for one in utterances])
        scored = of_engine(truth, verdicts, speakers)
        p = np.array([[_raw(one).get(e, 0.0) + 1e-6 if one else 0.25 for e in VOICE_EMOTIONS] for one in verdicts])
        scored["ece"] = calibration_error(p / p.sum(axis=1, keepdims=True), truth)
        found[f"engine, {name}, {condition}"] = scored | {"cost": float(np.mean(costs))}
        print(condition, name, {k: v for k, v in scored.items() if k != "claimed_by_emotion"}, flush=True)
    return found


def _part(seen: fitting.Applied, rows: np.ndarray) -> fitting.Applied:
    return fitting.Applied(seen.llr[rows], seen.gate[rows], seen.domain[rows], seen.sharpness[rows], seen.distance[rows])


def _baselines(data: Dataset) -> dict[str, np.ndarray]:
    """One logistic regression over everything: own measures, and own and encoder, in many conditions and on clean alone."""
    from sklearn.linear_model import LogisticRegression

    found = {}
    for name, families, conditions in (
        ("one regression, own measures", INTERPRETABLE, None), ("one regression, own and encoder", ACOUSTIC_FAMILIES, None),
        ("… trained on clean speech alone", ACOUSTIC_FAMILIES, [CLEAN]),
    ):  # fmt: skip
        vectors = np.concatenate([data.vectors[family] for family in families], axis=1)
        p = np.zeros((len(data), len(VOICE_EMOTIONS)))
        kept = data.condition != NOISY if conditions is None else np.isin(data.condition, conditions)
        for speaker in np.unique(data.speaker):
            held = data.speaker == speaker
            rows = kept & ~held
            mean, scale = vectors[rows].mean(axis=0), vectors[rows].std(axis=0) + 1e-6
            plain = np.clip((vectors - mean) / scale, -6, 6)
            model = LogisticRegression(C=0.01, max_iter=300, class_weight="balanced").fit(plain[rows], data.emotion[rows])
            p[held] = model.predict_proba(plain[held])
        found[name] = p
    return found


def other(folder: Path, kept: Path | None) -> dict[str, Any]:
    """The shipped probes and the whole engine on RAVDESS, which nothing was trained on."""
    from engines.adept.text import text_probe

    probes = load_probes()
    fusion = Fusion.restored(probes.fitted)
    data = measured("ravdess", folder, kept, (CLEAN, NOISY))
    found: dict[str, Any] = {}
    for condition in (CLEAN, NOISY):
        rows = data.where(data.condition == condition)
        seen = fitting.applied(probes, fusion, rows)
        p = fitting.believed(fusion, seen)
        top = p.argmax(axis=1)
        found[condition] = {
            "all probes": {
                "uar": unweighted_recall(rows.emotion, top), "ece": calibration_error(p, rows.emotion),
                "uar_90": interval(lambda chosen, y=rows.emotion, t=top: _recall(y[chosen], t[chosen]), rows.clip),
            },
            **{
                family: {"uar": unweighted_recall(rows.emotion, seen.llr[:, k].argmax(axis=1))}
                for k, family in enumerate(ACOUSTIC_FAMILIES)
            },
        }  # fmt: skip
    utterances = read_corpus("ravdess", folder)
    truth = np.array([VOICE_EMOTIONS.index(one.emotion) for one in utterances])
    for name, make, words in (
        ("embedded", EmbeddedPlanner, True),
        ("all", AllPlanner, True),
        ("embedded, voice only", EmbeddedPlanner, False),
    ):
        hearing = Hearing(probes, fusion, text=text_probe() if words else None)
        verdicts, costs, sure = [], [], []
        for utterance in utterances:
            verdict, _, cost = verdict_of(read_clip(utterance.file), hearing, make(), words)
            verdicts.append(verdict)
            costs.append(cost)
            sure.append(max(verdict.mass.values(), default=0.0) if verdict else 0.0)
        scored = of_engine(truth, verdicts, np.arange(len(truth)).astype(str))
        right = np.array([
            one is not None and bool(one.mass) and max(one.mass, key=one.mass.get) == VOICE_EMOTIONS[k]
            for one, k in zip(verdicts, truth, strict=True)
        ])  # fmt: skip
        order = np.argsort(-np.array(sure), kind="stable")
        curve = [
            [(n + 1) / len(order), float(right[order[: n + 1]].mean()), float(np.array(sure)[order[n]])]
            for n in range(4, len(order))
        ]
        found[f"engine, {name}"] = scored | {"cost": float(np.mean(costs)), "curve": curve}
        print(name, {k: v for k, v in scored.items()}, flush=True)
    return found


def planners_on_splices(
    data: Dataset, left_out: LeftOut, found: dict[str, Any], save: Callable[[dict[str, Any]], None], steps: int
) -> dict[str, Any]:
    """5 splits of the speakers: 6 train the policy, 2 choose threshold and minor mass, 2 test."""
    speakers = np.unique(data.speaker)
    for seed in range(SEEDS):
        if str(seed) in found:
            continue
        turned = np.roll(speakers, 2 * seed)
        test, validation, training = turned[:2], turned[2:4], turned[4:]
        rng = np.random.default_rng(100 + seed)
        chosen = splices.draw(data, validation, 800, rng)

        def played(policy: splices.Policy, drawn: list[splices.Splice], budget: float) -> list[splices.Game]:
            return [splices.play(one, policy) for one in splices.games(data, left_out.seen, left_out.fusions, drawn, budget)]

        everything = played(splices.everything, chosen, 9.0)
        minor = max((0.1, 0.12, 0.15, 0.18, 0.2), key=lambda m: splices.score(everything, m).summary()["jaccard"])
        best = splices.score(everything, minor).summary()
        threshold = THRESHOLD
        for tried in (0.08, 0.07, 0.06, 0.055, 0.05, 0.04):
            one = splices.score(played(splices.by_information(tried), chosen, BUDGET), minor).summary()
            threshold = tried
            if min(one[key] - best[key] for key in ("set_recall", "jaccard", "primary")) >= -0.01:
                break
        methods: dict[str, tuple[splices.Policy, float]] = {
            "all": (splices.everything, 9.0), "embedded": (splices.by_information(threshold), BUDGET),
            "embedded, as shipped": (splices.by_information(THRESHOLD), BUDGET), "fixed": (splices.encoder_everywhere, BUDGET),
        }  # fmt: skip
        last = {}
        for gate in (True, False):
            name = "GRPO with trust gate" if gate else "GRPO without"
            began = time.time()
            weights, last[name] = grpo.train_policy(
                data, left_out.seen, left_out.fusions, training, grpo.Settings(steps=steps, trust_gate=gate), seed
            )
            last[name]["seconds"] = time.time() - began
            methods[name] = (grpo.greedy(weights), BUDGET)
        drawn = splices.draw(data, test, EPISODES, np.random.default_rng(200 + seed))
        result: dict[str, Any] = {
            "minor": minor,
            "threshold": threshold,
            "test": [str(one) for one in test],
            "training": last,
            "methods": {},
        }
        for name, (policy, budget) in methods.items():
            result["methods"][name] = _described(played(policy, drawn, budget), minor)
        cost = result["methods"]["embedded"]["cost"]
        result["methods"]["random, same cost"] = _described(
            played(splices.at_random(np.random.default_rng(seed), cost - 0.5), drawn, 9.0), minor
        )
        found[str(seed)] = result
        save(found)
        print(
            seed,
            minor,
            threshold,
            {name: {k: round(v, 3) for k, v in one.items()} for name, one in result["methods"].items()},
            flush=True,
        )
    return found


def _described(games: list[splices.Game], minor: float) -> dict[str, float]:
    scored = splices.score(games, minor)
    mixed, noisy = scored.mixed, scored.noisy
    per = scored.cost / scored.spans
    return scored.summary() | {
        "calls_single": float((scored.calls / scored.spans)[~mixed].mean()),
        "calls_mixed": float((scored.calls / scored.spans)[mixed].mean()),
        "cost_clean": float(per[~noisy].mean()), "cost_noisy": float(per[noisy].mean()),
    }  # fmt: skip


def whole_sounds(data: Dataset, left_out: LeftOut, files: Path, count: int = 60) -> dict[str, Any]:
    """Spliced sounds through the whole engine: what voice activity finds, and which emotion each true span gets."""
    utterances = read_corpus("emodb", files)
    rng = np.random.default_rng(7)
    drawn = splices.draw(data.where(data.condition == CLEAN), np.unique(data.speaker), count, rng, noisy=0.0)
    clean = np.flatnonzero(data.condition == CLEAN)
    made = []
    for one in drawn:
        chosen = [utterances[data.clip[clean[row]]] for row in one.rows]
        parts = []
        for utterance in chosen:
            samples = read_clip(utterance.file).samples
            spoken = speech_spans(samples)
            parts.append(samples[round(spoken[0][0] * 16000) : round(spoken[-1][1] * 16000)] if spoken else samples)
        samples, spans = splices.sound(parts, rng)
        made.append((Clip(samples, "splice"), spans, chosen))
    found = {}
    for name, make in (("embedded", EmbeddedPlanner), ("fixed", FixedPlanner), ("random", RandomPlanner), ("all", AllPlanner)):
        hit, right, said, total, jaccard, recall, cost = 0, 0, 0, 0, [], [], []
        onset = []
        for clip, spans, chosen in made:
            trained = left_out.trained[chosen[0].speaker]
            verdict, of_spans, spent = verdict_of(clip, Hearing(trained.probes, trained.fusion), make(), words=False)
            cost.append(spent)
            total += len(spans)
            said += len(of_spans)
            for (t0, t1), utterance in zip(spans, chosen, strict=True):
                near = max(of_spans, key=lambda one, t0=t0, t1=t1: _overlap(one.t0, one.t1, t0, t1), default=None)
                if near is not None and _overlap(near.t0, near.t1, t0, t1) >= 0.5:
                    hit += 1
                    onset.append(abs(near.t0 - t0))
                    right += max(_raw(near), key=_raw(near).get, default="") == utterance.emotion
            truth = {one.emotion for one in chosen}
            claimed = set() if verdict is None else {*verdict.primary, *verdict.minors}
            jaccard.append(len(truth & claimed) / len(truth | claimed))
            recall.append(len(truth & claimed) / len(truth))
        found[name] = {
            "span_recall": hit / total, "span_precision": hit / max(said, 1), "onset_ms": 1000 * float(np.median(onset)),
            "span_emotion": right / max(hit, 1), "jaccard": float(np.mean(jaccard)), "set_recall": float(np.mean(recall)),
            "cost": float(np.mean(cost)), "clips": len(made),
        }  # fmt: skip
        print(name, found[name], flush=True)
    return found


def _overlap(a0: float, a1: float, b0: float, b1: float) -> float:
    """Intersection over union of two times."""
    return max(0.0, min(a1, b1) - max(a0, b0)) / max(max(a1, b1) - min(a0, b0), 1e-9)


def speed(files: Path) -> dict[str, Any]:
    """Seconds of a five-second clip and of ten minutes, from reading the file; libraries loaded, as in the run host."""
    import engines.adept.warm  # noqa: F401
    from engines.adept.engine import listen
    from engines.adept.params import AdeptParams

    utterances = read_corpus("emodb", files)
    rng = np.random.default_rng(3)
    voices = [read_clip(one.file).samples for one in utterances]
    found = {}
    for name, seconds in (("5 s", 5.0), ("10 min", 595.0)):
        parts = []
        while sum(len(one) for one in parts) < (seconds - 0.5) * 16000:
            parts.append(np.concatenate([voices[rng.integers(len(voices))], np.zeros(8000, np.float32)]))
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "clip.flac"
            write_flac(np.concatenate(parts)[: round(seconds * 16000)], file)
            for planner in ("embedded", "fixed") if seconds < 10 else ("embedded",):
                out = Path(folder) / f"{planner}{name}"
                out.mkdir()
                began = time.perf_counter()
                first = verdict = None
                for _ in listen(AdeptParams(file=file, planner=planner), out):
                    lines = (out / "inquiry.jsonl").read_text() if (out / "inquiry.jsonl").is_file() else ""
                    if first is None and '{"kind": "evidence"' in lines:
                        first = time.perf_counter() - began
                    if verdict is None and '{"kind": "verdict"' in lines:
                        verdict = time.perf_counter() - began
                found[f"{name}, {planner}"] = {
                    "first_evidence": first,
                    "first_verdict": verdict,
                    "end": time.perf_counter() - began,
                }
                print(name, planner, found[f"{name}, {planner}"], flush=True)
    return found


# --- tables


def _span(values: Sequence[float] | None) -> str:
    return "" if not values else f" ({values[0]:.3f}–{values[1]:.3f})"


def tables(results: dict[str, Any]) -> str:
    """The measured part of docs/adept.md."""
    lines: list[str] = []
    if "corpus" in results:
        found = results["corpus"]
        lines += [
            "### EmoDB, each speaker left out", "",
            "UAR of four emotions (90 % interval over speakers) and ECE; 339 recordings, 10 speakers.", "",
            "| | clean | ECE | 5 dB pink noise | ECE |", "|---|---|---|---|---|",
        ]  # fmt: skip
        for name, row in found[CLEAN].items():
            noisy = found[NOISY][name]
            title = f"**{name}**" if name == "all probes" else name
            lines.append(
                f"| {title} | {row['uar']:.3f}{_span(row['uar_90'])} | {row['ece']:.3f} | "
                f"{noisy['uar']:.3f}{_span(noisy['uar_90'])} | {noisy['ece']:.3f} |"
            )
        lines += [
            "", "The whole engine from the file on (voice activity, spans, planner, claim gate):", "",
            "| | UAR | ECE | names a main emotion | right where it does | undetermined | cost |",
            "|---|---|---|---|---|---|---|",
        ]  # fmt: skip
        for name, row in found.items():
            if name.startswith("engine"):
                lines.append(
                    f"| {name.removeprefix('engine, ')} | {row['uar']:.3f}{_span(row['uar_90'])} | {row['ece']:.3f} | "
                    f"{row['coverage']:.2f} | {row['right']:.3f}{_span(row['right_90'])} | "
                    f"{row['undetermined']:.2f} | {row['cost']:.1f} |"
                )
    if "other" in results:
        found = results["other"]
        lines += [
            "",
            "### RAVDESS, never trained on",
            "",
            "84 recordings of 3 actors, four shared emotions, English.",
            "",
            "| | UAR clean | UAR 5 dB |",
            "|---|---|---|",
        ]
        for name, row in found[CLEAN].items():
            lines.append(
                f"| {name} | {row['uar']:.3f}{_span(row.get('uar_90'))} | "
                f"{found[NOISY][name]['uar']:.3f}{_span(found[NOISY][name].get('uar_90'))} |"
            )
        lines += [
            "",
            "| engine | UAR | names a main emotion | right where it does | undetermined | cost |",
            "|---|---|---|---|---|---|",
        ]
        for name, row in found.items():
            if name.startswith("engine"):
                right = "–" if row["right"] is None else f"{row['right']:.3f}{_span(row['right_90'])}"
                lines.append(
                    f"| {name.removeprefix('engine, ')} | {row['uar']:.3f}{_span(row['uar_90'])} | {row['claims']} of 84 | "
                    f"{right} | {row['undetermined']:.2f} | {row['cost']:.1f} |"
                )
        by = found["engine, embedded"]["claimed_by_emotion"]
        lines += [
            "",
            "Claims by emotion (right of made): "
            + ", ".join(f"{key} {right} of {made}" for key, (made, right) in by.items())
            + ".",
        ]
        lines += ["", "![Accuracy against coverage on RAVDESS](pictures/adept-selective.svg)"]
    if "splices" in results:
        lines += _splice_table(results["splices"])
    if "sound" in results:
        lines += [
            "", "### Spliced sounds through the whole engine", "",
            f"{results['sound']['all']['clips']} sounds, speakers left out; the spans are found by voice activity.", "",
            "| | spans found (IoU ≥ .5) | of those found | onset off | emotion of found spans "
            "| Set recall | Jaccard | cost a span |",
            "|---|---|---|---|---|---|---|---|",
        ]  # fmt: skip
        for name, row in results["sound"].items():
            lines.append(
                f"| {name} | {row['span_recall']:.3f} | {row['span_precision']:.3f} | {row['onset_ms']:.0f} ms | "
                f"{row['span_emotion']:.3f} | {row['set_recall']:.3f} | {row['jaccard']:.3f} | {row['cost']:.1f} |"
            )
    if "speed" in results:
        lines += [
            "",
            "### Time",
            "",
            "Two shared cores, one thread, libraries loaded as in the run host.",
            "",
            "| clip | first observation | first verdict of a span | end |",
            "|---|---|---|---|",
        ]
        lines += [
            f"| {name} | {row['first_evidence']:.2f} s | {row['first_verdict']:.1f} s | {row['end']:.1f} s |"
            for name, row in results["speed"].items()
        ]
    return "\n".join(lines)


def _splice_table(found: dict[str, Any]) -> list[str]:
    keys = ("set_recall", "jaccard", "minor_f1", "primary", "located", "cost")
    names = list(next(iter(found.values()))["methods"])
    lines = [
        "", "### Spliced clips: who chooses the probes", "",
        f"{EPISODES} clips a seed of 4 or 8 spans (one or two emotions, 30 % in 5 dB noise), "
        f"{len(found)} splits of the speakers: 6 train the",
        "policy, 2 choose threshold and minor mass, 2 test. Mean over splits (± half of the 90 % interval over splits); "
        "cost a span of 9.", "",
        "| | Set recall | Jaccard | minor F1 | primary | emotion of spans | cost a span | calls a span: single / mixed |",
        "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for name in names:
        cells = []
        for key in keys:
            values = np.array([one["methods"][name][key] for one in found.values()])
            cells.append(f"{values.mean():.3f} ± {_half(values):.3f}")
        calls = [
            float(np.mean([one["methods"][name][key] for one in found.values()])) for key in ("calls_single", "calls_mixed")
        ]
        lines.append(f"| {name} | {' | '.join(cells)} | {calls[0]:.1f} / {calls[1]:.1f} |")
    lines += [
        "",
        "Paired differences over the same clips:",
        "",
        "| | Set recall | Jaccard | minor F1 | primary |",
        "|---|---|---|---|---|",
    ]
    for first, second in (
        ("embedded", "all"), ("embedded", "fixed"), ("embedded", "random, same cost"), ("GRPO with trust gate", "embedded"),
        ("GRPO with trust gate", "GRPO without"),
    ):  # fmt: skip
        cells = []
        for key in keys[:4]:
            values = np.array([one["methods"][first][key] - one["methods"][second][key] for one in found.values()])
            cells.append(f"{values.mean():+.3f} ± {_half(values):.3f}")
        lines.append(f"| {first} less {second} | {' | '.join(cells)} |")
    return lines


def _half(values: np.ndarray) -> float:
    """Half of the 90 % interval of a mean, by Student's t."""
    from scipy.stats import t

    return float(t.ppf(0.95, len(values) - 1) * values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else float("nan")


def draw_curve(results: dict[str, Any]) -> None:
    """Accuracy against coverage on RAVDESS, by falling claimed mass."""
    found = results["other"]
    width, height, left, top = 640, 360, 60, 20
    x, y = (lambda v: left + v * (width - left - 20)), (lambda v: top + (1 - v) * (height - top - 50))
    drawn = [
        f'<line x1="{left}" y1="{y(v):.0f}" x2="{width - 20}" y2="{y(v):.0f}" stroke="#d6d3d1"/>'
        f'<text x="{left - 8}" y="{y(v) + 4:.0f}" text-anchor="end">{v:.2f}</text>'
        for v in (0.25, 0.5, 0.7, 1.0)
    ]
    drawn += [f'<text x="{x(v):.0f}" y="{height - 28}" text-anchor="middle">{v:.1f}</text>' for v in (0, 0.2, 0.4, 0.6, 0.8, 1)]
    for name, color in (("engine, embedded", "#0f766e"), ("engine, all", "#b45309")):
        points = " ".join(f"{x(c):.1f},{y(a):.1f}" for c, a, _ in found[name]["curve"])
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2.5"/>')
        claims = found[name]["coverage"]
        at = min(found[name]["curve"], key=lambda one, claims=claims: abs(one[0] - claims))
        drawn.append(f'<circle cx="{x(at[0]):.1f}" cy="{y(at[1]):.1f}" r="5" fill="{color}"/>')
        row = 0 if name.endswith("embedded") else 1
        drawn.append(
            f'<text x="{width - 25}" y="{top + 22 + 18 * row}" text-anchor="end" fill="{color}">'
            f"{name.removeprefix('engine, ')}</text>"
        )
    drawn.append(
        f'<text x="{width / 2:.0f}" y="{height - 8}" text-anchor="middle">'
        "coverage (share of 84 clips, by falling claimed mass; dot: what is claimed)</text>"
    )
    drawn.append(
        f'<text x="14" y="{height / 2:.0f}" transform="rotate(-90 14 {height / 2:.0f})" text-anchor="middle">accuracy</text>'
    )
    CURVE.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="13" fill="#1c1917">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>{"".join(drawn)}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--emodb", type=Path)
    parser.add_argument("--ravdess", type=Path)
    parser.add_argument("--measured", type=Path, help="folder that keeps what was measured: emodb.npz, ravdess.npz")
    parser.add_argument("--part", choices=["corpus", "other", "splices", "sound", "speed"], action="append")
    parser.add_argument("--steps", type=int, default=160, help="of GRPO")
    parser.add_argument("--again", action="store_true", help="measure parts again that are there")
    parser.add_argument("--table", action="store_true")
    given = parser.parse_args()
    warnings.filterwarnings("ignore", category=FutureWarning)
    results: dict[str, Any] = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}

    def save(part: str, found: Any) -> None:
        kept = json.loads(RESULTS.read_text()) if RESULTS.is_file() else {}
        kept[part] = results[part] = found
        RESULTS.write_text(json.dumps(kept, indent=1))

    if not given.table:
        if given.emodb is None or given.ravdess is None:
            parser.error("--emodb and --ravdess name the folders of the recordings")
        parts = given.part or ["corpus", "other", "splices", "sound", "speed"]
        emodb, ravdess = ((given.measured / f"{name}.npz") if given.measured else None for name in ("emodb", "ravdess"))
        if {"corpus", "splices", "sound"} & set(parts):
            data = measured("emodb", given.emodb, emodb)
            left_out = speakers_left_out(data)
        for part in parts:
            if part in results and not given.again and part != "splices":
                continue
            if part == "corpus":
                save(part, corpus(data, left_out, given.emodb))
            elif part == "other":
                save(part, other(given.ravdess, ravdess))
            elif part == "splices":
                before = {} if given.again else results.get(part, {})
                save(part, planners_on_splices(data, left_out, before, lambda found: save("splices", found), given.steps))
            elif part == "sound":
                save(part, whole_sounds(data, left_out, given.emodb))
            else:
                save(part, speed(given.emodb))
    if "other" in results:
        draw_curve(results)
    if DOCS.is_file():
        before, rest = DOCS.read_text().split("<!-- measured -->")
        after = rest.split("<!-- /measured -->")[1]
        DOCS.write_text(f"{before}<!-- measured -->\n{tables(results)}\n<!-- /measured -->{after}")
    print(tables(results))


if __name__ == "__main__":
    main()
