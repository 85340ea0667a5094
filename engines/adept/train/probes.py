"""Training of the acoustic probes and of what puts them together; every figure is from speakers that were not trained on.

Each family gets one linear probe over several conditions of each recording. Temperatures, weights, the out-of-domain reach and
the tables of expected outcomes are fitted on outputs out of fold, speaker by speaker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from scipy.optimize import minimize, minimize_scalar

from engines.adept.features.families import NAMES
from engines.adept.labels import ACOUSTIC_FAMILIES, VOICE_EMOTIONS
from engines.adept.posterior import Fusion, Gate, Outcomes
from engines.adept.probes import REGISTERS, Norms, Probe, Probes, register_of
from engines.adept.train.dataset import PARTS, Dataset

SHRINKAGE = {"ssl": 0.2, "spectral": 0.1}
RANK = {"ssl": 60}
"""Dimensions in which distance is measured: more than these can't be estimated from a few hundred recordings."""
_OUTER_TEMPERATURE = (0.3, 8.0)


def fit_probe(family: str, data: Dataset, temperature: float = 1.0, reach: float = 1.0) -> Probe:
    """A linear discriminant with a shrunk covariance, and the whitening of the clean recordings for distances."""
    from sklearn.discriminant_analysis import LinearDiscriminantAnalysis

    vectors = data.vectors[family]
    mean, scale = vectors.mean(axis=0), vectors.std(axis=0) + 1e-6
    plain = np.clip((vectors - mean) / scale, -6, 6)
    even = np.full(len(VOICE_EMOTIONS), 1 / len(VOICE_EMOTIONS))
    model = LinearDiscriminantAnalysis(solver="lsqr", shrinkage=SHRINKAGE.get(family, 0.1), priors=even)
    model.fit(plain, data.emotion)
    usual = plain[~np.isin(data.condition, PARTS)]
    _, singular, rows = np.linalg.svd(usual - usual.mean(axis=0), full_matrices=False)
    keep = min(RANK.get(family, len(singular)), len(singular))
    deviation = np.maximum(singular[:keep] / np.sqrt(len(usual)), 0.05)
    basis = rows[:keep].T / deviation
    return Probe(family, mean, scale, model.coef_, model.intercept_, temperature, basis, reach)


@dataclass(frozen=True)
class OutOfFold:
    """Outputs for recordings of speakers not trained on. ``llr``: (n, k, 4) untempered scores' log-probabilities per family, in
    the order of `ACOUSTIC_FAMILIES`; ``distance``: (n, k) whitened lengths, not yet divided by the reach."""

    scores: np.ndarray
    length: np.ndarray


def out_of_fold(data: Dataset, training: np.ndarray, folds: int) -> OutOfFold:
    """Scores of all rows by probes trained on the ``training`` rows of other speakers, in ``folds`` groups of speakers."""
    speakers = np.unique(data.speaker)
    groups = [speakers[number::folds] for number in range(min(folds, len(speakers)))]
    scores = np.zeros((len(data), len(ACOUSTIC_FAMILIES), len(VOICE_EMOTIONS)))
    length = np.zeros((len(data), len(ACOUSTIC_FAMILIES)))
    for group in groups:
        held = np.isin(data.speaker, group)
        rest = data.where(training & ~held)
        for number, family in enumerate(ACOUSTIC_FAMILIES):
            probe = fit_probe(family, rest)
            vectors = data.vectors[family][held]
            scores[held, number] = probe.standardised(vectors) @ probe.weight.T + probe.bias
            length[held, number] = probe.distance(vectors)
    return OutOfFold(scores, length)


def temperature_of(scores: np.ndarray, emotion: np.ndarray) -> float:
    """The divisor of the scores that makes the true emotions likeliest."""

    def loss(log_temperature: float) -> float:
        scaled = scores / np.exp(log_temperature)
        return float(-(scaled - np.logaddexp.reduce(scaled, axis=1, keepdims=True))[np.arange(len(emotion)), emotion].mean())

    low, high = np.log(_OUTER_TEMPERATURE)
    return float(np.exp(minimize_scalar(loss, bounds=(low, high), method="bounded").x))


def centred(scores: np.ndarray) -> np.ndarray:
    """Centred log-probabilities of scores (…, 4)."""
    found = scores - np.logaddexp.reduce(scores, axis=-1, keepdims=True)
    return found - found.mean(axis=-1, keepdims=True)


def balance(emotion: np.ndarray) -> np.ndarray:
    """Weights under which every emotion counts alike."""
    return (len(emotion) / len(VOICE_EMOTIONS)) / np.bincount(emotion, minlength=len(VOICE_EMOTIONS))[emotion]


def fit_fusion(
    llr: np.ndarray, gate: np.ndarray, emotion: np.ndarray, seed: int = 0, subsets: int = 3
) -> tuple[dict[str, float], float]:
    """Weights and ρ by likelihood over random subsets of the probes, so that few and many are both calibrated.

    ``llr`` (n, k, 4), ``gate`` (n, k), ``emotion`` (n,)."""
    rng = np.random.default_rng(seed)
    count, families = llr.shape[:2]
    used = []
    for _ in range(subsets):
        size = rng.integers(1, families + 1, count)
        rank = rng.random((count, families)).argsort(axis=1).argsort(axis=1)
        used.append(rank < size[:, None])
    used.append(np.ones((count, families), bool))
    mask = np.concatenate(used)
    made = mask.sum(axis=1)
    gated = np.tile(gate[..., None] * llr, (len(used), 1, 1)) * mask[..., None]
    truth, weight = np.tile(emotion, len(used)), np.tile(balance(emotion), len(used))
    rows = np.arange(len(truth))

    def loss(theta: np.ndarray) -> tuple[float, np.ndarray]:
        w, rho = np.exp(theta[:-1]), theta[-1]
        share = made**-rho
        total = np.einsum("nke,k->ne", gated, w)
        score = share[:, None] * total
        log_p = score - np.logaddexp.reduce(score, axis=1, keepdims=True)
        wrong = np.exp(log_p)
        wrong[rows, truth] -= 1
        wrong *= weight[:, None] / len(truth)
        slope = np.einsum("ne,nke,n->k", wrong, gated, share) * w
        slope_rho = float((wrong * score).sum(axis=1) @ -np.log(made))
        keep = 0.002 * ((theta[:-1] ** 2).sum() + theta[-1] ** 2)
        value = float(-(weight * log_p[rows, truth]).mean()) + keep
        return value, np.concatenate([slope, [slope_rho]]) + 0.004 * theta

    start = np.concatenate([np.zeros(families), [0.3]])
    bounds = [(-4.0, 2.0)] * families + [(0.0, 1.0)]
    found = minimize(loss, start, jac=True, method="L-BFGS-B", bounds=bounds).x
    return {family: float(np.exp(found[number])) for number, family in enumerate(ACOUSTIC_FAMILIES)}, float(found[-1])


def fit_outcomes(llr: np.ndarray, emotion: np.ndarray) -> Outcomes:
    """P(likeliest emotion and third of its probability | emotion) of one probe, with one added to each count."""
    p = np.exp(llr - np.logaddexp.reduce(llr, axis=1, keepdims=True))
    top, sure = p.argmax(axis=1), p.max(axis=1)
    edges = tuple(float(value) for value in np.quantile(sure, [1 / 3, 2 / 3]))
    outcome = top * 3 + np.searchsorted(edges, sure)
    table = np.ones((len(VOICE_EMOTIONS), 3 * len(VOICE_EMOTIONS)))
    np.add.at(table, (emotion, outcome), 1)
    return Outcomes(edges, table / table.sum(axis=1, keepdims=True))


def norms_of(data: Dataset) -> dict[tuple[str, str], Norms]:
    """What is usual in neutral and other speech of a register: over clean recordings of the training speakers."""
    f0 = 55 * 2 ** (data.vectors["pitch"][:, 0] / 12)
    registers = {speaker: register_of(float(np.median(f0[data.speaker == speaker]))) for speaker in np.unique(data.speaker)}
    own = np.array([registers[speaker] for speaker in data.speaker])
    found = {}
    for family in NAMES:
        for register in REGISTERS:
            rows = own == register if (own == register).sum() >= 20 else np.ones(len(own), bool)
            vectors = data.vectors[family][rows]
            found[family, register] = Norms(vectors.mean(axis=0), vectors.std(axis=0) + 1e-6)
    return found


def gates(gate: Gate, snr: np.ndarray, voiced: np.ndarray) -> np.ndarray:
    """`Gate` over arrays: snr (n,), voiced (n,) → (n, k), the same for every family."""
    by_snr = 1 / (1 + np.exp(-(snr - gate.snr_middle) / gate.snr_width))
    return np.repeat((by_snr * np.minimum(1, voiced / gate.voiced))[:, None], len(ACOUSTIC_FAMILIES), axis=1)


def fit_sharpness(
    fusion: Fusion, llr: np.ndarray, gate: np.ndarray, noisy: np.ndarray, clean: np.ndarray, emotion: np.ndarray, seed: int = 0
) -> dict[str, float]:
    """a by quality: the exponent at which mean confidence equals accuracy where at least half of the probes have spoken.

    Likelihood alone is ruled by a few confident errors and leaves the rest too unsure; this is calibration in the large.
    ``noisy``, ``clean`` (n,): which rows each is fitted on."""
    rng = np.random.default_rng(seed)
    count = len(ACOUSTIC_FAMILIES)
    subsets = [np.arange(count), *(np.sort(rng.permutation(count)[: rng.integers(count // 2, count)]) for _ in range(6))]
    found = {}
    for quality, rows in (("clean", clean), ("noisy", noisy)):

        def gap(a: float, rows: np.ndarray = rows) -> float:
            total = 0.0
            weight = balance(emotion[rows])
            for chosen in subsets:
                names = [ACOUSTIC_FAMILIES[number] for number in chosen]
                p = fusion.posterior(names, llr[rows][:, chosen], gate[rows][:, chosen], 1.0, np.full(int(rows.sum()), a))
                total += float((weight * (p.max(axis=1) - (p.argmax(axis=1) == emotion[rows]))).mean())
            return abs(total)

        found[quality] = float(minimize_scalar(gap, bounds=(0.5, 3.0), method="bounded").x)
    return found


SNR_MIDDLES = (-5.0, 0.0, 5.0)
"""dB tried for the gate's middle: probes that were trained in noise need less of it than the sheet's 5."""


@dataclass(frozen=True)
class Trained:
    """Probes with their fusion, and the outputs out of fold that it was fitted on: ``llr`` (n, k, 4), ``gate`` (n, k)."""

    probes: Probes
    fusion: Fusion
    llr: np.ndarray
    gate: np.ndarray


def train(data: Dataset, folds: int = 5, seed: int = 0, conditions: Sequence[str] | None = None) -> Trained:
    """Fits everything on ``data``; rows in the condition ``pink 5 dB`` are kept out of training (they are the test's)."""
    training = data.condition != "pink 5 dB" if conditions is None else np.isin(data.condition, list(conditions))
    data = data.where(training)
    clean = data.condition == "clean"
    # Short pieces lie farther out than whole recordings; what is usual is set by the whole ones.
    whole = ~np.isin(data.condition, PARTS)
    outputs = out_of_fold(data, np.ones(len(data), bool), folds)
    probes: dict[str, Probe] = {}
    llr = np.zeros_like(outputs.scores)
    for number, family in enumerate(ACOUSTIC_FAMILIES):
        temperature = temperature_of(outputs.scores[:, number], data.emotion)
        reach = float(np.quantile(outputs.length[whole, number], 0.99))
        llr[:, number] = centred(outputs.scores[:, number] / temperature)
        probes[family] = fit_probe(family, data, temperature, reach)
    length = outputs.length[whole, ACOUSTIC_FAMILIES.index("ssl")]
    inner = float(np.quantile(length, 0.9) / np.quantile(length, 0.99))
    best: tuple[float, Fusion, np.ndarray] | None = None
    for middle in SNR_MIDDLES:
        gate = Gate(snr_middle=middle, inner=inner)
        gated = gates(gate, data.snr, data.voiced)
        weight, rho = fit_fusion(llr, gated, data.emotion, seed)
        fusion = Fusion(weight, rho, gate=gate)
        p = fusion.posterior(ACOUSTIC_FAMILIES, llr, gated)
        loss = float(-(balance(data.emotion) * np.log(p[np.arange(len(p)), data.emotion])).mean())
        if best is None or loss < best[0]:
            best = (loss, fusion, gated)
    _, fusion, gated = best
    noisy = data.snr < fusion.noisy_below
    outcomes = {}
    for number, family in enumerate(ACOUSTIC_FAMILIES):
        for quality, rows in (("clean", ~noisy), ("noisy", noisy)):
            rows = rows if rows.sum() >= 50 else np.ones(len(rows), bool)
            outcomes[family, quality] = fit_outcomes(llr[rows, number], data.emotion[rows])
    fusion = replace(fusion, outcomes=outcomes, sharpness=fit_sharpness(fusion, llr, gated, noisy, clean, data.emotion, seed))
    return Trained(Probes(probes, norms_of(data.where(clean)), {}), fusion, llr, gated)


@dataclass(frozen=True)
class Applied:
    """What trained probes say of recordings: ``llr`` (n, k, 4), ``gate`` (n, k), ``domain`` (n,), ``sharpness`` (n,),
    ``distance`` (n, k)."""

    llr: np.ndarray
    gate: np.ndarray
    domain: np.ndarray
    sharpness: np.ndarray
    distance: np.ndarray


def applied(probes: Probes, fusion: Fusion, data: Dataset) -> Applied:
    """Probes on other recordings."""
    ordered = [probes.by_family[family] for family in ACOUSTIC_FAMILIES]
    llr = np.stack([probe.llr(data.vectors[probe.family]) for probe in ordered], axis=1)
    distance = np.stack([probe.distance(data.vectors[probe.family]) for probe in ordered], axis=1)
    sharpness = np.array([fusion.sharpness[fusion.quality(float(value))] for value in data.snr])
    encoder, spectral = (distance[:, ACOUSTIC_FAMILIES.index(family)] for family in ("ssl", "spectral"))
    domain = fusion.gate.domain(encoder, spectral)
    return Applied(llr, gates(fusion.gate, data.snr, data.voiced), domain, sharpness, distance)


def believed(fusion: Fusion, seen: Applied, families: Sequence[str] = ACOUSTIC_FAMILIES) -> np.ndarray:
    """(n, 4) probabilities after all of ``families``."""
    chosen = [ACOUSTIC_FAMILIES.index(family) for family in families]
    return fusion.posterior(families, seen.llr[:, chosen], seen.gate[:, chosen], seen.domain, seen.sharpness)
