"""The tools of phase 2: each listens to a stretch of one passage and returns an `Evidence`.

Tools for the voice are emotion-neutral: values with units, seen against the population and against the same speaker. Tools for
the words quote what was said or say that nothing literal was found. No tool decides anything.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from engines.adept.audio import Clip
from engines.adept.encoder import Word, embed, transcribe
from engines.adept.evidence import Call, Evidence, Measure, Span, Trust, bin_of
from engines.adept.features.families import NAMES, measures, voiced_seconds
from engines.adept.features.tracks import SECONDS, Tracks, track
from engines.adept.labels import ACOUSTIC_FAMILIES, COST, EMOTIONS, INTERPRETABLE, VOICE_EMOTIONS
from engines.adept.posterior import Fusion, clip_mass
from engines.adept.probes import Probes, register_of
from engines.adept.speech import signal_to_noise

REFINEMENT = 0.5
"""Cost of a tool that only compares what was measured or reads the words again."""
SURE_WORDS = 0.35
"""Mean word probability from which a transcript is used at all: the recogniser is English, and guesses at other languages."""
_NAVIGATION = "navigation"


@dataclass(frozen=True)
class Hearing:
    """What every inquiry shares: the trained parts, and the reference voice if one was given (family → vector)."""

    probes: Probes
    fusion: Fusion
    reference: Mapping[str, np.ndarray] | None = None
    text: object | None = None
    """`engines.adept.text.TextProbe`, or None when the words are not to be used."""
    speech_model: str = ""


@dataclass
class Passage:
    """Up to half a minute of a clip that is looked into at once. ``earlier``: measures of the clip's spans before it."""

    number: int
    clip: Clip
    spans: list[Span]
    earlier: dict[str, Mapping[str, np.ndarray]] = field(default_factory=dict)
    words: list[Word] = field(default_factory=list)

    @property
    def t0(self) -> float:
        return max(0.0, self.spans[0].t0 - 0.5)

    @property
    def t1(self) -> float:
        return min(self.clip.seconds, self.spans[-1].t1 + 0.5)

    @cached_property
    def snr(self) -> float:
        return signal_to_noise(self.clip.part(self.t0, self.t1), [(one.t0 - self.t0, one.t1 - self.t0) for one in self.spans])

    @cached_property
    def tracks(self) -> dict[str, Tracks]:
        return {one.id: track(self.clip.part(one.t0, one.t1)) for one in self.spans}

    @cached_property
    def vectors(self) -> dict[str, Mapping[str, np.ndarray]]:
        """Span → family → vector."""
        return {key: measures(one) for key, one in self.tracks.items()}

    @cached_property
    def embeddings(self) -> dict[str, np.ndarray]:
        """Span → the encoder's vector: heard once, for the domain of every probe and for the encoder's own."""
        return {one.id: embed(self.clip.part(one.t0, one.t1)) for one in self.spans}

    @property
    def transcript(self) -> str:
        return "\n".join(f"{one.id}: {one.words}" for one in self.spans if one.words)

    @property
    def said(self) -> str:
        """All words in one line."""
        return " ".join(one.words for one in self.spans if one.words)

    @property
    def sure(self) -> float:
        """Mean probability of the recognised words; 0 without any."""
        return float(np.mean([word.p for word in self.words])) if self.words else 0.0


class Toolbox:
    """The tools over one passage. ``identity`` gives the next evidence id."""

    def __init__(self, passage: Passage, hearing: Hearing, identity: Callable[[], str]) -> None:
        self.passage, self.hearing, self.identity = passage, hearing, identity
        self.span_of = {span.id: span for span in passage.spans}

    # --- before phase 2: observations that only steer, at no cost

    def recording_quality(self) -> Evidence:
        clip, started = self.passage.clip, time.perf_counter()
        snr = self.passage.snr
        found = (
            Measure("Signal to noise", snr, "dB"), Measure("Clipped", 100 * clip.clipped, "%"),
            Measure("Bandwidth", clip.bandwidth, "Hz"),
        )  # fmt: skip
        words = "clean" if snr > 25 else "noisy" if snr < 10 else "fair"
        said = f"Recording is {words}: signal to noise {snr:.0f} dB, bandwidth {clip.bandwidth / 1000:.1f} kHz."
        return self._steering("recording_quality", said, found, started)

    def transcribe(self) -> Evidence:
        """Fills in the passage's words; those between spans go to the nearest."""
        started, passage = time.perf_counter(), self.passage
        heard = transcribe(passage.clip.part(passage.t0, passage.t1), self.hearing.speech_model)
        passage.words = [Word(one.text, one.t0 + passage.t0, one.t1 + passage.t0, one.p) for one in heard if one.text]
        of_span: dict[str, list[str]] = {span.id: [] for span in passage.spans}
        for word in passage.words:
            of_span[self.nearest(word).id].append(word.text)
        usable = passage.sure >= SURE_WORDS
        passage.spans[:] = [Span(one.id, one.t0, one.t1, " ".join(of_span[one.id]) if usable else "") for one in passage.spans]
        self.span_of = {span.id: span for span in passage.spans}
        if not passage.words:
            said = "No words were recognised."
        elif not usable:
            said = f"Words are unsure (mean probability {passage.sure:.2f}), perhaps another language: they are not used."
        else:
            said = f"{len(passage.words)} words were recognised, mean probability {passage.sure:.2f}."
        quote = passage.said or None
        return self._steering("transcribe", said, (Measure("Word probability", passage.sure, ""),), started, quote=quote)

    def nearest(self, word: Word) -> Span:
        """The span in whose time a word lies, or the nearest."""
        middle = (word.t0 + word.t1) / 2
        return min(self.passage.spans, key=lambda one: max(one.t0 - middle, middle - one.t1, 0.0))

    def find_acoustic_hotspots(self) -> list[Evidence]:
        """Spans by how far pitch, intensity and spectrum lie from the usual, most first; at most three are shown."""
        found = []
        for span in self.passage.spans:
            started = time.perf_counter()
            tracks = self.passage.tracks[span.id]
            t0, t1 = hottest(tracks, span)
            z = {family: self._z(span, family) for family in ("pitch", "energy", "spectral")}
            heat = float(np.mean([np.abs(values[0][:6]).mean() for values in z.values()]))
            pitch = self._measure(span, "pitch", 0)
            said = f"{span.id} departs {heat:.1f} deviations from the usual; strongest from {t0:.1f} to {t1:.1f} s."
            shown = (Measure("Departure", heat, "sd"), pitch)
            found.append((heat, span, t0, t1, said, shown, started))
        found.sort(key=lambda one: -one[0])
        return [
            self._steering("find_acoustic_hotspots", said, shown, started, span=span.id, t0=t0, t1=t1)
            for _, span, t0, t1, said, shown, started in found[:3]
        ]

    def check_domain(self) -> Evidence:
        """How far the passage lies from the training recordings: by the encoder, which tells voices and microphones apart, by
        the spectrum, which tells a machine's voice, and by the language of the words. It scales the trust in every probe."""
        started = time.perf_counter()
        far = [self._distance(span) for span in self.passage.spans]
        strange = [self._spectral_distance(span) for span in self.passage.spans]
        trust = float(np.mean([self._domain(span) for span in self.passage.spans]))
        found = (
            Measure("Distance from training", float(np.median(far)), "× reach"),
            Measure("Spectral distance", float(np.median(strange)), "× reach"),
            Measure("Trust left", 100 * trust, "%"),
        )
        like = "like" if trust > 0.75 else "partly like" if trust > 0.35 else "unlike"
        said = f"The voice as recorded is {like} those of training (trust {100 * trust:.0f} %)"
        if self._other_language > 0.5:
            said += f"; its words are English, theirs {self.hearing.fusion.language}"
        return self._steering("check_domain", f"{said}.", found, started)

    # --- phase 2

    def options(self, evidence: Sequence[Evidence]) -> list[Call]:
        """Calls that may be made next, with the information that each is expected to give, best score first."""
        fusion, passage = self.hearing.fusion, self.passage
        own = [one for one in evidence if one.span in self.span_of or one.args.get("passage") == passage.number]
        beliefs = fusion.spans(passage.spans, own)
        mean = np.mean([span.seconds for span in passage.spans])
        calls = []
        for span in passage.spans:
            made = {one.family for one in own if one.span == span.id and one.llr}
            gate = fusion.gate.snr(passage.snr) * fusion.gate.duration(voiced_seconds(passage.tracks[span.id]))
            for family in ACOUSTIC_FAMILIES:
                if family in made:
                    continue
                bits = fusion.information(beliefs[span.id], family, len(made), gate, passage.snr)
                bits *= span.seconds / mean
                tool = "ssl_probe" if family == "ssl" else "analyze_acoustic_segment"
                calls.append(_scored(Call(tool, family, span.id, COST[family]), bits))
        calls += self._word_calls(own, beliefs)
        calls += self._refinements(own)
        return sorted(calls, key=lambda one: 1.0 if one.score is None else -one.score)

    def _word_calls(self, own: Sequence[Evidence], beliefs: Mapping[str, np.ndarray]) -> list[Call]:
        fusion, passage = self.hearing.fusion, self.passage
        if self.hearing.text is None or not passage.said or any(one.tool == "verify_semantic_evidence" for one in own):
            return []
        mass = clip_mass(passage.spans, beliefs)
        outcomes = fusion.outcomes.get(("text", "clean"))
        bits = None if outcomes is None else fusion.text_weight * self.asr_gate * outcomes.information(mass)
        call = Call("verify_semantic_evidence", "text", "", COST["text"], {"passage": passage.number})
        return [call if bits is None else _scored(call, bits)]

    def _refinements(self, own: Sequence[Evidence]) -> list[Call]:
        passage, calls = self.passage, []
        tools = {one.tool for one in own}
        voice = [one for one in own if one.llr and one.family in ACOUSTIC_FAMILIES]
        if "verify_semantic_evidence" in tools and voice:
            # The pair is the words' own: the belief would reach a language model through the arguments.
            log_p = self.hearing.text.log_probabilities(passage.said)  # type: ignore[union-attr]
            first, second = (EMOTIONS[k] for k in np.argsort(-log_p, kind="stable")[:2])
            for tool, args in (("compare_emotions", {"first": first, "second": second}), ("check_semantic_alignment", {})):
                if tool not in tools:
                    calls.append(Call(tool, "text", "", REFINEMENT, {"passage": passage.number} | args))
        if len(passage.spans) > 1 and "compare_acoustic_segments" not in tools:
            level = {
                span.id: float(np.median(passage.tracks[span.id].db)) if len(passage.tracks[span.id].db) else -99.0
                for span in passage.spans
            }
            loud, quiet = max(level, key=level.get), min(level, key=level.get)
            args = {"other": quiet}
            calls.append(Call("compare_acoustic_segments", _NAVIGATION, loud, REFINEMENT, args))
        for span in passage.spans:
            heard = [one for one in own if one.span == span.id and one.tool == "ssl_probe"]
            again = any(one.span == span.id and one.tool == "replay_audio" for one in own)
            if heard and not again and span.seconds > 1.6 and self._contradicted(heard[0], own):
                t0, t1 = hottest(passage.tracks[span.id], span, 0.5 * span.seconds)
                calls.append(Call("replay_audio", "ssl", span.id, COST["ssl"], {"t0": round(t0, 3), "t1": round(t1, 3)}))
        return calls

    def _contradicted(self, encoder: Evidence, own: Sequence[Evidence]) -> bool:
        """Whether another family of the same span points elsewhere than the encoder does."""
        best = max(encoder.llr, key=encoder.llr.get)
        others = [one for one in own if one.span == encoder.span and one.family in INTERPRETABLE and one.llr]
        return any(max(one.llr, key=one.llr.get) != best and max(one.llr.values()) > 0.5 for one in others)

    def mass(self, own: Sequence[Evidence]) -> np.ndarray:
        """Mass (4,) over the passage."""
        return clip_mass(self.passage.spans, self.hearing.fusion.spans(self.passage.spans, own))

    def run(self, call: Call, evidence: Sequence[Evidence]) -> Evidence:
        """Makes one call."""
        started = time.perf_counter()
        if call.tool == "analyze_acoustic_segment":
            return self._analysed(call, started)
        if call.tool in ("ssl_probe", "replay_audio"):
            return self._encoded(call, started)
        if call.tool == "compare_acoustic_segments":
            return self._compared(call, started)
        return self._read(call, evidence, started)

    # --- the voice

    def _vector(self, span: Span, family: str) -> np.ndarray:
        return self.passage.vectors[span.id][family]

    def _register(self, span: Span) -> str:
        vectors = [one["pitch"] for one in (*self.passage.earlier.values(), *self.passage.vectors.values())]
        known = [vector[0] for vector in vectors if vector[0] > 0]
        return register_of(55 * 2 ** (float(np.median(known)) / 12)) if known else "low"

    def _z(self, span: Span, family: str) -> tuple[np.ndarray, np.ndarray | None]:
        """Deviations from the population of that register, and from the same speaker: the reference clip, else other spans."""
        norms = self.hearing.probes.norms[family, self._register(span)]
        vector = self._vector(span, family)
        if self.hearing.reference is not None:
            return norms.z(vector), np.clip((vector - self.hearing.reference[family]) / norms.scale, -9.9, 9.9)
        others = [one[family] for key, one in (self.passage.earlier | self.passage.vectors).items() if key != span.id]
        if len(others) < 2:
            return norms.z(vector), None
        return norms.z(vector), np.clip((vector - np.median(others, axis=0)) / norms.scale, -9.9, 9.9)

    def _measure(self, span: Span, family: str, index: int) -> Measure:
        (name, unit), value = NAMES[family][index], float(self._vector(span, family)[index])
        population, session = self._z(span, family)
        if family == "pitch" and name in ("F0 median", "F0 10th percentile", "F0 90th percentile"):
            value, unit = 55 * 2 ** (value / 12), "Hz"
        return Measure(name, value, unit, float(population[index]), None if session is None else float(session[index]))

    def _spectral_distance(self, span: Span) -> float:
        return float(self.hearing.probes.by_family["spectral"].distance(self._vector(span, "spectral")))

    @property
    def _other_language(self) -> float:
        """How far it is known that another language is spoken than in training. The recogniser knows English alone, so it is
        known where that is what it is sure to hear."""
        return 0.0 if self.hearing.fusion.language == "English" else self.asr_gate

    def _domain(self, span: Span) -> float:
        """Share of trust that the voice resembles training."""
        gate = self.hearing.fusion.gate
        heard = float(gate.domain(self._distance(span), self._spectral_distance(span)))
        return min(heard, gate.language(self._other_language))

    def _distance(self, span: Span) -> float:
        return float(self.hearing.probes.by_family["ssl"].distance(self.passage.embeddings[span.id]))

    def _trust(self, span: Span, voiced: float) -> Trust:
        return self.hearing.fusion.gate.trust(self.passage.snr, self._domain(span), voiced)

    def _analysed(self, call: Call, started: float) -> Evidence:
        span, family = self.span_of[call.span], call.family
        probe, vector = self.hearing.probes.by_family[family], self._vector(span, family)
        shown = [
            self._measure(span, family, index)
            for index in range(min(len(vector), 9))
            if not NAMES[family][index][0].startswith("MFCC")
        ]
        trust = self._trust(span, voiced_seconds(self.passage.tracks[span.id]))
        return self._evidence(call, span, _in_words(family, shown), started, tuple(shown), _named(probe.llr(vector)), trust)

    def _encoded(self, call: Call, started: float) -> Evidence:
        span = self.span_of[call.span]
        t0, t1 = call.args.get("t0", span.t0), call.args.get("t1", span.t1)
        probe = self.hearing.probes.by_family["ssl"]
        vector = embed(self.passage.clip.part(t0, t1)) if call.tool == "replay_audio" else self.passage.embeddings[span.id]
        distance = float(probe.distance(vector))
        voiced = voiced_seconds(self.passage.tracks[span.id].part(t0 - span.t0, t1 - span.t0))
        trust = float(self.hearing.fusion.gate.domain(distance))
        where = "within the reach" if trust > 0.75 else "at the edge" if trust > 0 else "beyond the reach"
        again = "Heard again, its strongest part: the" if call.tool == "replay_audio" else "The"
        said = f"{again} encoder’s picture of it lies {where} of the training recordings ({distance:.2f})."
        found = (Measure("Distance from training", distance, "× reach"),)
        return self._evidence(
            call, Span(span.id, t0, t1), said, started, found, _named(probe.llr(vector)), self._trust(span, voiced)
        )

    def _compared(self, call: Call, started: float) -> Evidence:
        first, second = self.span_of[call.span], self.span_of[call.args["other"]]
        found = []
        for family, index in (("pitch", 0), ("pitch", 3), ("energy", 1), ("rhythm", 0), ("spectral", 1), ("voice", 0)):
            name, unit = NAMES[family][index]
            difference = float(self._vector(first, family)[index] - self._vector(second, family)[index])
            scale = self.hearing.probes.norms[family, self._register(first)].scale[index]
            found.append(Measure(name, difference, unit, None, float(np.clip(difference / scale, -9.9, 9.9))))
        level = float(np.median(self.passage.tracks[first.id].db) - np.median(self.passage.tracks[second.id].db))
        found.append(Measure("Level", level, "dB"))
        largest = max(found[:-1], key=lambda one: abs(one.z_session or 0))
        said = (
            f"{first.id} against {second.id}: {level:+.0f} dB louder; "
            f"largest difference {largest.name} {largest.value:+.1f} {largest.unit}."
        )
        return self._evidence(call, first, said, started, tuple(found), {}, Trust(self.passage.snr))

    # --- the words

    @property
    def asr_gate(self) -> float:
        """How far the words count, in [0, 1]: 0 at the probability under which they are not used, 1 at .85."""
        return float(np.clip((self.passage.sure - SURE_WORDS) / (0.85 - SURE_WORDS), 0, 1))

    def _read(self, call: Call, evidence: Sequence[Evidence], started: float) -> Evidence:
        from engines.adept import appraisal

        passage, text, trust = self.passage, self.passage.said, Trust(asr=self.asr_gate)
        whole = Span("", passage.spans[0].t0, passage.spans[-1].t1)
        probe = self.hearing.text
        assert probe is not None
        log_p = probe.log_probabilities(text)
        if call.tool == "verify_semantic_evidence":
            checks = appraisal.verify_semantic_evidence(text)
            found = tuple(Measure(one.check, float(one.value), "") for one in checks if one.value is not None)
            answered = [one.said for one in checks if one.quote is not None]
            quote = next((one.quote for one in checks if one.quote is not None), None)
            said = " ".join(answered[:3]) if answered else "No literal evidence in the words: it is left to the voice."
            llr = log_p - log_p.mean()
            if quote is None:
                # Literal first: without a quote the responsibility passes to the voice, so the words weigh half.
                llr = 0.5 * llr
            return self._evidence(call, whole, said, started, found, _named(llr, EMOTIONS), trust, quote=quote)
        if call.tool == "compare_emotions":
            one = appraisal.compare_emotions(text, call.args["first"], call.args["second"])
            quote = one.quote_for_first if one.log_odds >= 0 else one.quote_for_second
            which = "first" if one.log_odds >= 0 else "second"
            said = f"The words lean to the {which} of the two by {abs(one.log_odds):.1f} nats."
            return self._evidence(
                call, whole, said, started, (Measure("Log-odds", one.log_odds, "nats"),), {}, trust, quote=quote
            )
        apart = appraisal.disagreement(log_p, self.mass(evidence))
        said = f"Words and voice {'differ' if apart > 0.25 else 'agree or are silent'} (disagreement {apart:.2f} of 1)."
        return self._evidence(call, whole, said, started, (Measure("Disagreement", apart, ""),), {}, trust)

    # --- making items

    def _evidence(
        self, call: Call, span: Span, said: str, started: float, found: tuple[Measure, ...], llr: dict[str, float],
        trust: Trust, quote: str | None = None,
    ) -> Evidence:  # fmt: skip
        ms = 1000 * (time.perf_counter() - started)
        return Evidence(
            self.identity(), call.tool, call.family, span.t0, span.t1, said, dict(call.args), span.id, found, quote, llr, trust,
            call.cost, ms,
        )  # fmt: skip

    def _steering(
        self, tool: str, said: str, found: tuple[Measure, ...], started: float, *, span: str = "", t0: float | None = None,
        t1: float | None = None, quote: str | None = None,
    ) -> Evidence:  # fmt: skip
        passage = self.passage
        begin, end = passage.spans[0].t0 if t0 is None else t0, passage.spans[-1].t1 if t1 is None else t1
        return self._evidence(
            Call(tool, _NAVIGATION, span, 0.0, {"passage": passage.number}), Span(span, begin, end), said, started, found, {},
            Trust(passage.snr), quote,
        )  # fmt: skip

    def families(self) -> Iterator[tuple[str, str]]:
        """All (span, family) pairs of acoustic probes."""
        for span in self.passage.spans:
            for family in ACOUSTIC_FAMILIES:
                yield span.id, family


def hottest(tracks: Tracks, span: Span, seconds: float = 0.8) -> tuple[float, float]:
    """The stretch of a span with the most intensity and pitch: its times in the clip."""
    count = max(1, round(seconds / SECONDS))
    if len(tracks.db) <= count:
        return span.t0, span.t1
    loud = (tracks.db - tracks.db.mean()) / max(float(tracks.db.std()), 1e-6)
    pitch = np.where(tracks.voiced, tracks.f0, np.nan)
    known = pitch[np.isfinite(pitch)]
    high = np.nan_to_num((pitch - known.mean()) / max(float(known.std()), 1.0), nan=-1.0) if len(known) > 3 else 0.0
    heat = np.convolve(loud + high, np.ones(count) / count, "valid")
    begin = span.t0 + int(np.argmax(heat)) * SECONDS
    return begin, min(span.t1, begin + count * SECONDS)


def _scored(call: Call, bits: float) -> Call:
    return Call(call.tool, call.family, call.span, call.cost, call.args, bits, bits / call.cost**0.7)


def _named(llr: np.ndarray, emotions: Sequence[str] = VOICE_EMOTIONS) -> dict[str, float]:
    return {emotion: float(value) for emotion, value in zip(emotions, llr, strict=True)}


def _in_words(family: str, shown: Sequence[Measure]) -> str:
    """The two measures that depart most, with their bins."""
    most = sorted(shown, key=lambda one: -abs(one.z_population or 0))[:2]
    parts = []
    for one in most:
        value = f"{one.value:.0f}" if abs(one.value) >= 20 else f"{one.value:.1f}"
        own = "" if one.z_session is None else f", {bin_of(one.z_session).lower()} for this voice"
        parts.append(f"{one.name} {value}{' ' + one.unit if one.unit else ''} ({one.bin.lower()} for people{own})")
    return "; ".join(parts) + "."
