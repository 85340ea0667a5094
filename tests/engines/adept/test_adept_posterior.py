"""From observations to probabilities: against Bayes by hand, and what must hold whatever is observed."""

from __future__ import annotations

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.adept.evidence import Evidence, Span, Trust
from engines.adept.labels import ACOUSTIC_FAMILIES, VOICE_EMOTIONS
from engines.adept.posterior import INHERITED, Fusion, Gate, Outcomes, clip_mass, entropy

EVEN = np.full(4, 0.25)
PLAIN = Fusion(weight=dict.fromkeys(ACOUSTIC_FAMILIES, 1.0), rho=0.0)
VECTOR = st.lists(st.floats(-4, 4), min_size=4, max_size=4)
ITEMS = st.lists(
    st.tuples(st.sampled_from(ACOUSTIC_FAMILIES), VECTOR, st.floats(0.05, 1), st.floats(0, 1), st.floats(0, 40)),
    min_size=1,
    max_size=6,
)


def item(
    family: str, p: list[float] | np.ndarray, *, logs: bool = False, span: str = "s1", ood: float = 1.0, snr: float = 1.0,
    t0: float = 0.0, t1: float = 1.0, db: float | None = 40.0,
) -> Evidence:  # fmt: skip
    """An observation whose probe gives the probabilities ``p`` (or their logarithms)."""
    log_p = np.asarray(p, float) if logs else np.log(np.asarray(p, float))
    llr = dict(zip(VOICE_EMOTIONS, log_p - log_p.mean(), strict=True))
    return Evidence("e", "analyze_acoustic_segment", family, t0, t1, "said", span=span, llr=llr, trust=Trust(db, snr, ood))


def several(rows: list[tuple[str, list[float], float, float, float]]) -> list[Evidence]:
    return [item(family, llr, logs=True, snr=snr, ood=ood, db=db) for family, llr, snr, ood, db in rows]


# --- by hand


def test_two_independent_witnesses_multiply() -> None:
    """½, ¼, ⅛, ⅛ and ½, ⅙, ⅙, ⅙: products 1/4, 1/24, 1/48, 1/48, whose sum is 1/3."""
    found = PLAIN.span([item("pitch", [1 / 2, 1 / 4, 1 / 8, 1 / 8]), item("ssl", [1 / 2, 1 / 6, 1 / 6, 1 / 6])])
    assert np.allclose(found, [3 / 4, 1 / 8, 1 / 16, 1 / 16])


def test_a_prior_multiplies_as_well() -> None:
    fusion = Fusion(weight=PLAIN.weight, rho=0.0, prior=(0.4, 0.3, 0.2, 0.1))
    found = fusion.span([item("pitch", [0.1, 0.2, 0.3, 0.4])])
    assert np.allclose(found, np.array([4, 6, 6, 4]) / 20)
    assert np.allclose(fusion.span([]), fusion.prior)


def test_out_of_domain_witnesses_are_averaged_by_weight() -> None:
    fusion = Fusion(weight=dict(PLAIN.weight) | {"ssl": 3.0}, rho=0.0)
    first, second = np.array([0.7, 0.1, 0.1, 0.1]), np.array([0.1, 0.1, 0.1, 0.7])
    found = fusion.span([item("pitch", first, ood=0), item("ssl", second, ood=0)])
    assert np.allclose(found, (first + 3 * second) / 4)
    half = fusion.span([item("pitch", first, ood=0.5), item("ssl", second, ood=0.5)])
    sure = fusion.span([item("pitch", first), item("ssl", second)])
    assert np.allclose(half, (found + sure) / 2)


def test_trust_is_an_exponent() -> None:
    """At half the trust the square root of the likelihood counts."""
    found = PLAIN.span([item("pitch", [16 / 25, 4 / 25, 4 / 25, 1 / 25], snr=0.5)])
    assert np.allclose(found, np.array([4, 2, 2, 1]) / 9)


def test_rho_discounts_by_how_many_have_spoken() -> None:
    """With ρ = 1 equal witnesses count as one."""
    same = [0.6, 0.2, 0.1, 0.1]
    fusion = Fusion(weight=PLAIN.weight, rho=1.0)
    assert np.allclose(fusion.span([item(family, same) for family in ("pitch", "voice", "ssl")]), same)
    cube = np.array(same) ** 3
    assert np.allclose(PLAIN.span([item(family, same) for family in ("pitch", "voice", "ssl")]), cube / cube.sum())


def test_sharpness_is_chosen_by_the_noise() -> None:
    fusion = Fusion(weight=PLAIN.weight, rho=0.0, sharpness={"clean": 2.0, "noisy": 1.0}, noisy_below=15)
    p = np.array([0.4, 0.3, 0.2, 0.1])
    assert np.allclose(fusion.span([item("pitch", p, db=14)]), p)
    assert np.allclose(fusion.span([item("pitch", p, db=16)]), p**2 / (p**2).sum())


def test_a_family_heard_twice_counts_once_by_length() -> None:
    long, short = item("ssl", [0.7, 0.1, 0.1, 0.1], t1=3.0), item("ssl", [0.1, 0.1, 0.1, 0.7], t1=1.0)
    log_p = 0.75 * np.log([0.7, 0.1, 0.1, 0.1]) + 0.25 * np.log([0.1, 0.1, 0.1, 0.7])
    assert np.allclose(PLAIN.span([long, short]), np.exp(log_p) / np.exp(log_p).sum())


def test_what_was_not_probed_inherits() -> None:
    spans = [Span("s1", 0, 2), Span("s2", 3, 4), Span("s3", 5, 6)]
    first, second = [0.7, 0.1, 0.1, 0.1], [0.1, 0.7, 0.1, 0.1]
    found = PLAIN.spans(spans, [item("pitch", first), item("pitch", second, span="s2")])
    pool = (2 * np.array(first) + np.array(second)) / 3
    assert np.allclose(found["s1"], first) and np.allclose(found["s2"], second)
    assert np.allclose(found["s3"], INHERITED * pool + (1 - INHERITED) / 4)
    assert np.allclose(clip_mass(spans, found), (2 * found["s1"] + found["s2"] + found["s3"]) / 4)
    assert all(np.allclose(one, EVEN) for one in PLAIN.spans(spans, []).values())
    assert np.allclose(clip_mass([], {}), EVEN)


def test_what_only_steers_and_what_was_said_change_no_span() -> None:
    spans = [Span("s1", 0, 2)]
    rest = [
        Evidence("e1", "transcribe", "navigation", 0, 1, "", span="s1"),
        Evidence("e2", "verify_semantic_evidence", "text", 0, 2, "", llr={"anger": 9.0}),
    ]
    assert np.allclose(PLAIN.spans(spans, rest)["s1"], EVEN)


# --- what always holds


@settings(max_examples=60, deadline=None)
@given(ITEMS, st.randoms(use_true_random=False), st.floats(0, 1))
def test_probabilities_whatever_the_order(rows: list[tuple[str, list[float], float, float, float]], random, rho: float) -> None:
    rows = [(*row[:4], 30.0) for row in rows]
    fusion = Fusion(weight=dict.fromkeys(ACOUSTIC_FAMILIES, 0.8), rho=rho)
    found = fusion.span(several(rows))
    assert found.shape == (4,) and (found >= 0).all() and found.sum() == pytest.approx(1)
    random.shuffle(rows)
    assert np.allclose(fusion.span(several(rows)), found)


@settings(max_examples=40, deadline=None)
@given(VECTOR, st.floats(0.05, 1))
def test_an_observation_that_favours_nothing_changes_nothing(llr: list[float], snr: float) -> None:
    one = item("pitch", llr, logs=True, snr=snr)
    assert np.allclose(PLAIN.span([one, item("ssl", EVEN)]), PLAIN.span([one]))
    assert np.allclose(PLAIN.span([item("ssl", EVEN)]), EVEN)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.floats(0.01, 1), min_size=4, max_size=4),
    st.lists(st.lists(st.floats(0.01, 1), min_size=12, max_size=12), min_size=4, max_size=4),
)
def test_information_is_the_mutual_information(belief: list[float], rows: list[list[float]]) -> None:
    p = np.array(belief) / sum(belief)
    table = np.array(rows) / np.array(rows).sum(axis=1, keepdims=True)
    found = Outcomes((0.4, 0.6), table).information(p)
    expected = entropy(p)  # minus the mean entropy that is left after the outcome, outcome by outcome
    for outcome in range(12):
        chance = float(p @ table[:, outcome])
        expected -= chance * entropy(p * table[:, outcome] / chance)
    assert found == pytest.approx(expected, abs=1e-9) and -1e-12 <= found <= entropy(p) + 1e-9


def test_information_of_a_perfect_and_of_a_blind_probe() -> None:
    perfect = np.zeros((4, 12))
    perfect[range(4), range(0, 12, 3)] = 1
    assert Outcomes((0.4, 0.6), perfect).information(EVEN) == pytest.approx(2)
    assert Outcomes((0.4, 0.6), perfect).information(np.array([1.0, 0, 0, 0])) == pytest.approx(0)
    assert Outcomes((0.4, 0.6), np.full((4, 12), 1 / 12)).information(EVEN) == pytest.approx(0)
    outcomes = {("pitch", "clean"): Outcomes((0.4, 0.6), perfect)}
    fusion = Fusion(weight=PLAIN.weight, rho=0.5, outcomes=outcomes)
    assert fusion.information(EVEN, "pitch", 3, 0.5, 30) == pytest.approx(0.5 * 2 / 2)  # half the trust, as the fourth


def test_entropy_in_bits() -> None:
    assert entropy(EVEN) == pytest.approx(2) and entropy(np.array([1.0, 0, 0, 0])) == 0
    assert entropy(np.array([0.5, 0.5])) == pytest.approx(1)


def test_the_gate() -> None:
    gate = Gate(snr_middle=5, snr_width=3, voiced=0.6, inner=0.8, outer=1.2)
    assert gate.snr(5) == pytest.approx(0.5) and gate.snr(8) == pytest.approx(1 / (1 + np.exp(-1))) and gate.snr(60) > 0.999
    assert [gate.domain(d) for d in (0.0, 0.8, 1.0, 1.2, 9.0)] == pytest.approx([1, 1, 0.5, 0, 0])
    # The spectral distance takes away between 1.25 and 1.5, and the lower of both stands.
    assert gate.domain(np.array([0.0, 0.0, 1.0, 9.0]), np.array([1.375, 2.0, 1.3, 0.0])) == pytest.approx([0.5, 0, 0.5, 0])
    assert [gate.language(share) for share in (0.0, 0.5, 1.0)] == pytest.approx([1, 0.8, 0.6])
    assert gate.duration(0.3) == pytest.approx(0.5) and gate.duration(3) == 1 and gate.duration(0) == 0
    trust = gate.trust(5, 0.5, 0.3)
    assert trust.gate == pytest.approx(0.5**3) and Trust(asr=0.4).gate == pytest.approx(0.4)


def test_what_was_fitted_comes_back_from_json() -> None:
    table = np.random.default_rng(0).dirichlet(np.ones(12), 4)
    before = Fusion(
        {"pitch": 0.5}, 0.3, gate=Gate(1, 2, 3, 0.5, 0.9), outcomes={("pitch", "noisy"): Outcomes((0.3, 0.5), table)},
        sharpness={"clean": 1.2, "noisy": 0.9}, minor=0.3,
    )  # fmt: skip
    after = Fusion.restored(json.loads(json.dumps(before.exported())))
    assert (after.weight, after.rho, after.prior, after.gate) == (before.weight, before.rho, before.prior, before.gate)
    assert (after.sharpness, after.minor, after.tie) == (before.sharpness, before.minor, before.tie)
    assert after.outcomes["pitch", "noisy"].edges == (0.3, 0.5)
    assert np.allclose(after.outcomes["pitch", "noisy"].table, table, atol=1e-4)
