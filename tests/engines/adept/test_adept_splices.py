"""The game of probing spliced clips is the engine's own arithmetic in batches; GRPO's gate and reward on worked cases."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engines.adept.evidence import Evidence, Span, Trust
from engines.adept.labels import ACOUSTIC_FAMILIES, COST, VOICE_EMOTIONS
from engines.adept.planners import View
from engines.adept.planners.policy import SIZE, PolicyPlanner, features, scores
from engines.adept.posterior import Fusion, clip_mass
from engines.adept.probes import load_probes
from engines.adept.train import grpo, splices
from engines.adept.train.splices import FAMILIES, Game
from engines.adept.verdict import Grounds, adjudicate
from engines.contract import InputError


@pytest.fixture(scope="module")
def fusion() -> Fusion:
    return Fusion.restored(load_probes().fitted)


def game_of(
    fusion: Fusion, rng: np.random.Generator, episodes: int = 6, spans: int = 4, domain: float = 1.0, budget: float = 9.0
) -> Game:
    raw = rng.normal(0, 1.2, (episodes, spans, FAMILIES, 4))
    emotion = rng.integers(0, 4, (episodes, spans))
    for e in range(episodes):
        for s in range(spans):
            raw[e, s, :, emotion[e, s]] += 1.0
    table = np.array([fusion.outcomes[family, "clean"].table for family in ACOUSTIC_FAMILIES])
    return Game(
        raw - raw.mean(axis=-1, keepdims=True), np.full((episodes, spans, FAMILIES), 0.9), np.full((episodes, spans), domain),
        np.full((episodes, spans), fusion.sharpness["clean"]), rng.uniform(1, 3, (episodes, spans)), emotion,
        np.zeros(episodes, bool),
        np.tile([fusion.weight[family] for family in ACOUSTIC_FAMILIES], (episodes, 1)), np.full(episodes, fusion.rho),
        np.tile(table, (episodes, 1, 1, 1)), budget,
    )  # fmt: skip


def as_evidence(game: Game, episode: int) -> tuple[list[Span], list[Evidence]]:
    """The same episode as the engine keeps it."""
    spans, evidence, at = [], [], 0.0
    for s in range(game.emotion.shape[1]):
        spans.append(Span(f"s{s}", at, at + float(game.seconds[episode, s])))
        at = spans[-1].t1
        for k, family in enumerate(ACOUSTIC_FAMILIES):
            if game.used[episode, s, k]:
                llr = dict(zip(VOICE_EMOTIONS, (float(v) for v in game.llr[episode, s, k]), strict=True))
                trust = Trust(40.0, float(game.gate[episode, s, k]), float(game.domain[episode, s]))
                evidence.append(
                    Evidence(f"e{s}-{k}", "t", family, spans[-1].t0, spans[-1].t1, "", {}, f"s{s}", (), None, llr, trust)
                )
    return spans, evidence


@pytest.mark.parametrize("domain", [1.0, 0.6, 0.1])
def test_the_game_believes_and_claims_what_the_engine_does(fusion: Fusion, domain: float) -> None:
    rng = np.random.default_rng(3)
    game = game_of(fusion, rng, domain=domain)
    game.used = rng.random(game.used.shape) < 0.4
    beliefs, mass = game.beliefs(), game.mass(game.beliefs())
    primary, beside, claimed = game.claims(fusion.minor, fusion.tie)
    for episode in range(len(game.emotion)):
        spans, evidence = as_evidence(game, episode)
        of_engine = fusion.spans(spans, evidence)
        np.testing.assert_allclose(beliefs[episode], [of_engine[span.id] for span in spans], atol=1e-9)
        np.testing.assert_allclose(mass[episode], clip_mass(spans, of_engine), atol=1e-9)
        verdict = adjudicate(evidence, spans, Grounds(fusion))
        assert {VOICE_EMOTIONS[k] for k in np.flatnonzero(primary[episode])} == set(verdict.primary)
        assert {VOICE_EMOTIONS[k] for k in np.flatnonzero(beside[episode])} == set(verdict.minors)
        for emotion, value in verdict.mass.items():
            assert claimed[episode, VOICE_EMOTIONS.index(emotion)] == pytest.approx(value, abs=1e-6)


def test_gains_are_those_that_the_toolbox_offers(fusion: Fusion) -> None:
    game = game_of(fusion, np.random.default_rng(4))
    game.used[:, 0, :3] = True
    gains, beliefs = game.gains(game.beliefs()), game.beliefs()
    for episode in range(3):
        for s in range(4):
            for k, family in enumerate(ACOUSTIC_FAMILIES):
                made = int(game.used[episode, s].sum())
                bits = fusion.information(beliefs[episode, s], family, made, 0.9, 40.0)
                relative = game.seconds[episode, s] / game.seconds[episode].mean()
                assert gains[episode, s, k] == pytest.approx(bits * relative, rel=1e-6, abs=1e-9)


def test_policies_of_the_game_spend_what_they_say(fusion: Fusion) -> None:
    rng = np.random.default_rng(5)
    played = splices.play(game_of(fusion, rng), splices.everything)
    assert played.used.all() and (played.spent == 4 * sum(COST[family] for family in ACOUSTIC_FAMILIES)).all()
    played = splices.play(game_of(fusion, rng), splices.encoder_everywhere)
    assert (played.spent == 4 * COST["ssl"]).all() and played.used[:, :, ACOUSTIC_FAMILIES.index("ssl")].all()
    # Soft: the last probe may overdraw the budget, by less than its own cost.
    played = splices.play(game_of(fusion, rng, budget=2.0), splices.by_information(0.0))
    assert (played.spent >= 8).all() and (played.spent < 8 + 3).all()
    assert (splices.play(game_of(fusion, rng), splices.by_information(9.9)).spent == 0).all()
    # Where nothing is worth its cost, it still goes on until an emotion that leads by half rests on two families.
    alone = game_of(fusion, rng, spans=1)
    alone.llr[:], alone.emotion[:] = np.array([3.0, -1.0, -1.0, -1.0]), 0
    alone.used[:, 0, 0] = True
    played = splices.play(alone, splices.by_information(9.9))
    assert (played.used.sum(axis=(1, 2)) == 2).all() and (played.support()[0][:, 0] == 2).all()


def test_scores_of_a_worked_case(fusion: Fusion) -> None:
    game = game_of(fusion, np.random.default_rng(6), episodes=2)
    game.emotion[:] = [[0, 0, 0, 1], [2, 2, 3, 3]]
    game.seconds[:] = 1.0
    game.llr[:] = -2.0
    for e in range(2):
        for s in range(4):
            game.llr[e, s, :, game.emotion[e, s]] = 6.0
    splices.play(game, splices.everything)
    primary, all_of_them = game.truth()
    assert primary.tolist() == [[True, False, False, False], [False, False, True, True]]
    assert all_of_them.sum(axis=1).tolist() == [2, 2]
    found = splices.score([game], fusion.minor).summary()
    assert found["set_recall"] == found["jaccard"] == found["primary"] == found["minor_f1"] == found["located"] == 1.0
    assert found["cost"] == 9.0


def test_the_trust_gate_discounts_groups_whose_wrong_answers_have_the_better_evidence() -> None:
    evidence = np.array([[0.9, 0.8, 0.2, 0.1], [0.2, 0.1, 0.9, 0.6], [0.5, 0.5, 0.5, 0.5], [0.1, 0.2, 0.3, 0.4]])
    correct = np.array([[True, True, False, False], [True, True, False, False], [True] * 4, [False] * 4])
    np.testing.assert_allclose(grpo.trust_gate(evidence, correct), [1.0, np.exp(0.15 - 0.75), 1.0, 1.0])


def test_rewards_lie_in_the_unit_interval_and_more_is_called_for_where_it_is_unclear(fusion: Fusion) -> None:
    rng = np.random.default_rng(7)
    game = game_of(fusion, rng, episodes=8, budget=6.0)
    clear = replace(game, llr=game.llr * 4)
    unclear = replace(game, llr=game.llr * 0.02)
    assert (grpo.called_for(clear) < grpo.called_for(unclear)).all() and (grpo.called_for(unclear) <= 4 * 5 + 1e-9).all()
    assert not game.used.any(), "what is called for is found on a copy"
    played = splices.play(game, splices.by_information(0.02))
    for name, value in grpo.rewards(played, grpo.called_for(played)).items():
        assert ((value >= 0) & (value <= 1)).all(), name


def test_the_policy_sees_options_alike_in_training_and_in_use(fusion: Fusion) -> None:
    game = game_of(fusion, np.random.default_rng(8), episodes=1, budget=6.0)
    seen = grpo.seen_by_policy(game)
    assert seen.shape == (1, 4 * FAMILIES + 1, SIZE) and np.isfinite(seen).all()
    weights = [np.random.default_rng(9).normal(0, 0.5, shape) for shape in ((SIZE, 8), (8,), (8, 4), (4,), (4,))]
    chosen = int(grpo.greedy(weights)(game)[0])
    spans, _ = as_evidence(game, 0)
    gains, beliefs = game.gains(game.beliefs())[0], game.beliefs()[0]
    from engines.adept.evidence import Call

    options = [
        Call("analyze_acoustic_segment", family, f"s{s}", COST[family], {}, float(gains[s, k]), 0.0)
        for s in range(4)
        for k, family in enumerate(ACOUSTIC_FAMILIES)
    ]
    belief = {span.id: tuple(row) for span, row in zip(spans, beliefs, strict=True)}
    view = View(spans, (), options, 24.0, 0.0, belief=belief, clip=tuple(game.mass(game.beliefs())[0]))
    choice = PolicyPlanner(weights).choose(view)
    expected = None if chosen < 0 else options[chosen]
    assert choice.call == expected


def test_features_of_stopping_hide_the_span() -> None:
    one = np.ones((1, 1))
    belief = np.array([[[0.7, 0.1, 0.1, 0.1]]])
    other = np.array([[[0.1, 0.7, 0.1, 0.1]]])
    clip = np.full((1, 1, 4), 0.25)
    stop = -np.ones((1, 1), int)
    a = features(stop, 0 * one, belief, one, one, clip, one, one)
    b = features(stop, 3 * one, other, 5 * one, 2 * one, clip, one, one)
    np.testing.assert_array_equal(a, b)
    assert scores([np.zeros((SIZE, 3)), np.zeros(3), np.zeros((3, 2)), np.zeros(2), np.zeros(2)], a).shape == (1, 1)


def test_a_policy_of_another_shape_is_refused(tmp_path) -> None:
    np.savez(tmp_path / "policy.npz", **{f"w{n}": np.zeros((2, 2)) for n in range(5)})
    with pytest.raises(InputError, match="train it again"):
        PolicyPlanner.load(tmp_path / "policy.npz")
    with pytest.raises(InputError, match="can't be read"):
        PolicyPlanner.load(tmp_path / "missing.npz")
    (tmp_path / "torn.npz").write_bytes((tmp_path / "policy.npz").read_bytes()[:300])
    with pytest.raises(InputError, match="can't be read"):
        PolicyPlanner.load(tmp_path / "torn.npz")


def test_a_splice_keeps_the_known_spans() -> None:
    rng = np.random.default_rng(10)
    parts = [rng.normal(0, 0.1, 16_000).astype(np.float32), rng.normal(0, 0.3, 8_000).astype(np.float32)]
    samples, spans = splices.sound(parts, rng)
    for part, (t0, t1) in zip(parts, spans, strict=True):
        assert t1 - t0 == pytest.approx(len(part) / 16_000)
        heard = samples[round(t0 * 16_000) : round(t1 * 16_000)]
        assert np.sqrt((heard**2).mean()) == pytest.approx(0.05, rel=0.02)
    gap = samples[round(spans[0][1] * 16_000) + 1 : round(spans[1][0] * 16_000) - 1]
    assert not gap.any() and splices.PAUSES[0] <= spans[1][0] - spans[0][1] <= splices.PAUSES[1] + 1e-3


def test_training_moves_towards_reward(fusion: Fusion, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few steps on a game in which the encoder alone tells the truth: the trained policy learns to ask it."""
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)

    def drawn(*_: object) -> list[Game]:
        game = game_of(fusion, np.random.default_rng(11), episodes=8, budget=6.0)
        game.llr[:, :, :-1] = 0.0
        game.llr[:, :, -1] = -2.0
        for e, s in np.ndindex(*game.emotion.shape):
            game.llr[e, s, -1, game.emotion[e, s]] = 6.0
        return [game]

    monkeypatch.setattr(grpo, "games", drawn)
    monkeypatch.setattr(grpo, "draw", lambda *_: [])
    settings = grpo.Settings(steps=30, learning_rate=1e-2)
    weights, _ = grpo.train_policy(None, None, None, np.array(["a"]), settings, seed=1)
    played = splices.play(drawn()[0], grpo.greedy(weights))
    assert played.used[:, :, -1].mean() > 0.6 and played.used[:, :, :-1].mean() < 0.5
