"""GRPO with the Evidence Trust Gate, at the scale of this lab: a policy of a few thousand weights over spliced clips.

The reward and the gate are the paper's (ADEPT, section 3.4):
    R(τ) = 0.5·R_fmt + 0.2·R_phase + 0.4·R_out + g·(0.2·R_evid + 0.3·R_tool)
g is 1 where the correct rollouts of a group have at least the evidence score of the incorrect ones (μ⁺ ≥ μ⁻), else
exp(μ⁺ − μ⁻): a discount of a whole group in training, always positive. How each R is scored within is not published; here:
R_fmt: the episode ended by stopping or by its budget (always, in this game); R_phase: something was probed, within the budget;
R_out: half primary, half Jaccard; R_evid: families behind the claims, less contradictions; R_tool: how near the cost is to what
the clip's ambiguity calls for, read off the posterior of all probes (not off the labels).
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engines.adept.labels import ACOUSTIC_FAMILIES
from engines.adept.planners.policy import SIZE, features, scores
from engines.adept.train.splices import FAMILIES, Game, Policy, draw, everything, games, play

MINOR, TIE = 0.15, 0.08
BUDGET = 6.0
_HIDDEN = (48, 24)


@dataclass(frozen=True)
class Settings:
    """``rollouts``: K of a group; ``prompts``: clips a step."""

    steps: int = 160
    rollouts: int = 8
    prompts: int = 32
    clip: float = 0.2
    kl: float = 0.01
    learning_rate: float = 3e-3
    epochs: int = 2
    trust_gate: bool = True


def trust_gate(evidence: np.ndarray, correct: np.ndarray) -> np.ndarray:
    """g of each group: ``evidence`` (groups, K) scores, ``correct`` (groups, K) → (groups,); 1 if all or none are correct."""
    right, wrong = correct.sum(axis=1), (~correct).sum(axis=1)
    plus = (evidence * correct).sum(axis=1) / np.maximum(right, 1)
    minus = (evidence * ~correct).sum(axis=1) / np.maximum(wrong, 1)
    return np.where((right == 0) | (wrong == 0) | (plus >= minus), 1.0, np.exp(plus - minus))


def seen_by_policy(game: Game) -> np.ndarray:
    """Features (b, s·7 + 1, `SIZE`) of all options and of stopping."""
    beliefs = game.beliefs()
    episodes, spans = game.emotion.shape
    clip = game.mass(beliefs)[:, None]
    left = (1 - game.spent / game.total)[:, None]
    probed = game.used.any(axis=2).mean(axis=1)[:, None]
    shape = (episodes, spans * FAMILIES)
    family = np.broadcast_to(np.tile(np.arange(FAMILIES), spans), shape)
    gain = game.gains(beliefs).reshape(shape)
    relative = game.seconds / game.seconds.mean(axis=1, keepdims=True)
    options = features(
        family, gain, np.repeat(beliefs, FAMILIES, axis=1), np.repeat(game.used.sum(axis=2), FAMILIES, axis=1),
        np.repeat(relative, FAMILIES, axis=1), clip, left, probed,
    )  # fmt: skip
    one = np.ones((episodes, 1))
    stop = features(-np.ones((episodes, 1), int), 0 * one, clip, 0 * one, one, clip, left, probed)
    return np.concatenate([options, stop], axis=1)


def allowed(game: Game) -> np.ndarray:
    """(b, s·7 + 1): what wasn't done yet, and stopping."""
    free = ~game.used.reshape(len(game.used), -1)
    return np.concatenate([free, np.ones((len(free), 1), bool)], axis=1)


def greedy(weights: list[np.ndarray]) -> Policy:
    """The trained policy as it is used."""

    def choose(game: Game) -> np.ndarray:
        found = np.where(allowed(game), scores(weights, seen_by_policy(game)), -np.inf)
        best = found.argmax(axis=1)
        return np.where(best == found.shape[1] - 1, -1, best)

    return choose


def rewards(game: Game, called_for: np.ndarray) -> dict[str, np.ndarray]:
    """Parts of the reward of games that are over, each (b,) in [0, 1]."""
    primary, beside, _ = game.claims(MINOR, TIE)
    true_primary, true_set = game.truth()
    said = primary | beside
    right = (primary & true_primary).any(axis=1) & ~(primary & ~true_primary).any(axis=1)
    jaccard = (said & true_set).sum(axis=1) / np.maximum((said | true_set).sum(axis=1), 1)
    families, against = game.support()
    per_claim = np.minimum(families, 2) / 2 - 0.5 * np.minimum(against / np.maximum(game.used.sum(axis=(1, 2))[:, None], 1), 1)
    evidence = np.where(said, per_claim, 0).sum(axis=1) / np.maximum(said.sum(axis=1), 1)
    tool = 1 - np.minimum(np.abs(game.spent - called_for) / called_for, 1)
    phase = (game.spent > 0) & (game.spent <= game.total + 3)
    return {
        "format": np.ones(len(right)), "phase": phase.astype(float), "outcome": 0.5 * right + 0.5 * jaccard,
        "evidence": np.clip(evidence, 0, 1), "tool": tool, "correct": right,
    }  # fmt: skip


def called_for(game: Game) -> np.ndarray:
    """Cost (b,) that the ambiguity of a clip calls for: 2 a span where all probes together are sure, 5 where not at all."""
    whole = play(copy.deepcopy(game), everything)
    beliefs = whole.beliefs()
    spread = -(beliefs * np.log2(np.maximum(beliefs, 1e-9))).sum(axis=2) / 2
    return game.emotion.shape[1] * (2 + 3 * np.sqrt(spread.mean(axis=1)))


def train_policy(
    data: Any, seen: Any, fusions: Any, speakers: np.ndarray, settings: Settings = Settings(), seed: int = 0
) -> tuple[list[np.ndarray], dict[str, float]]:
    """Trains on splices of ``speakers``; gives the weights and the last steps' means."""
    import torch
    from torch import nn

    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    network = nn.Sequential(
        nn.Linear(SIZE, _HIDDEN[0]),
        nn.Tanh(),
        nn.Linear(_HIDDEN[0], _HIDDEN[1]),
        nn.Tanh(),
        nn.Linear(_HIDDEN[1], 1, bias=False),
    )
    with torch.no_grad():
        network[4].weight.zero_()  # the start is uniform over the options, and so is the reference of the KL term
    optimiser = torch.optim.Adam(network.parameters(), settings.learning_rate)
    history = []
    for step in range(settings.steps):
        for group in optimiser.param_groups:
            group["lr"] = settings.learning_rate * (1 - 0.9 * step / settings.steps)
        batches, parts = [], []
        for game in games(data, seen, fusions, draw(data, speakers, settings.prompts, rng), BUDGET):
            wanted = np.repeat(called_for(game), settings.rollouts)
            many = _repeated(game, settings.rollouts)
            trace = _rolled_out(many, network, rng)
            one = rewards(many, wanted)
            g = np.ones(len(game.emotion))
            if settings.trust_gate:
                g = trust_gate(one["evidence"].reshape(-1, settings.rollouts), one["correct"].reshape(-1, settings.rollouts))
            g = np.repeat(g, settings.rollouts)
            total = (
                0.5 * one["format"]
                + 0.2 * one["phase"]
                + 0.4 * one["outcome"]
                + g * (0.2 * one["evidence"] + 0.3 * one["tool"])
            )
            grouped = total.reshape(-1, settings.rollouts)
            advantage = ((grouped - grouped.mean(axis=1, keepdims=True)) / (grouped.std(axis=1, keepdims=True) + 1e-4)).reshape(
                -1
            )
            batches.append((trace, advantage))
            parts.append(
                {
                    **{name: float(np.mean(value)) for name, value in one.items()},
                    "g": float(g.mean()),
                    "gated": float((g < 1).mean()),
                    "cost": float((many.spent / many.emotion.shape[1]).mean()),
                }
            )
        for _ in range(settings.epochs):
            loss = _loss(network, batches, settings)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
        history.append({name: float(np.mean([one[name] for one in parts])) for name in parts[0]})
    state = [network[0].weight.T, network[0].bias, network[2].weight.T, network[2].bias, network[4].weight[0]]
    last = history[-20:]
    return [one.detach().numpy().astype(np.float64) for one in state], {
        name: float(np.mean([one[name] for one in last])) for name in last[0]
    }


def _repeated(game: Game, times: int) -> Game:
    arrays = {
        name: getattr(game, name)
        for name in ("llr", "gate", "domain", "sharpness", "seconds", "emotion", "noisy", "weight", "rho", "table")
    }
    return Game(**{name: np.repeat(value, times, axis=0) for name, value in arrays.items()}, budget=game.budget)


def _rolled_out(game: Game, network: Any, rng: np.random.Generator) -> list[tuple[np.ndarray, ...]]:
    """Plays by sampling; a list of (features, allowed, action, log-probability, live episodes) a move."""
    import torch

    trace = []
    while not game.over.all():
        live = np.flatnonzero(~game.over)
        seen, free = seen_by_policy(game)[live].astype(np.float32), allowed(game)[live]
        with torch.no_grad():
            raw = network(torch.from_numpy(seen))[..., 0].numpy()
        raw = np.where(free, raw, -np.inf)
        log_p = raw - np.logaddexp.reduce(raw, axis=1, keepdims=True)
        drawn = (log_p + rng.gumbel(size=log_p.shape)).argmax(axis=1)
        trace.append((seen, free, drawn, log_p[np.arange(len(live)), drawn].astype(np.float32), live))
        choice = np.full(len(game.over), -1)
        choice[live] = np.where(drawn == log_p.shape[1] - 1, -1, drawn)
        game.act(choice)
    return trace


def _loss(network: Any, batches: list[Any], settings: Settings) -> Any:
    """The clipped objective over all moves, and the distance from the uniform start."""
    import torch

    total, moves = torch.zeros(()), 0
    for trace, advantage in batches:
        for seen, free, drawn, before, live in trace:
            raw = network(torch.from_numpy(seen))[..., 0].masked_fill(torch.from_numpy(~free), -torch.inf)
            log_p = torch.log_softmax(raw, dim=1)
            own = log_p.gather(1, torch.from_numpy(drawn)[:, None])[:, 0]
            ratio = torch.exp(own - torch.from_numpy(before))
            a = torch.from_numpy(advantage[live].astype(np.float32))
            gain = torch.minimum(ratio * a, ratio.clamp(1 - settings.clip, 1 + settings.clip) * a)
            count = torch.from_numpy(free.sum(axis=1).astype(np.float32))
            p = log_p.exp()
            away = (p * torch.where(torch.from_numpy(free), log_p + torch.log(count)[:, None], torch.zeros(()))).sum(dim=1)
            total = total - gain.sum() + settings.kl * away.sum()
            moves += len(live)
    return total / max(moves, 1)


def save_policy(weights: list[np.ndarray], path: Path) -> None:
    np.savez_compressed(path, **{f"w{number}": one.astype(np.float32) for number, one in enumerate(weights)})


def ship_policy(name: str, corpus: Path, out: Path, kept: Path | None, seed: int, steps: int, gate: bool) -> dict[str, object]:
    """Trains on all speakers' outputs out of fold and writes ``policy.npz`` with its card."""
    from engines.adept.train.corpora import LICENCES
    from engines.adept.train.ship import measured, speakers_left_out
    from engines.adept.train.splices import score

    data = measured(name, corpus, kept)
    left_out = speakers_left_out(data)
    speakers = np.unique(data.speaker)
    weights, last = train_policy(data, left_out.seen, left_out.fusions, speakers, Settings(steps=steps, trust_gate=gate), seed)
    save_policy(weights, out / "policy.npz")
    rng = np.random.default_rng(seed + 1000)
    played = [
        play(game, greedy(weights))
        for game in games(data, left_out.seen, left_out.fusions, draw(data, speakers, 600, rng), BUDGET)
    ]
    figures = {key: round(value, 3) for key, value in score(played, MINOR).summary().items()}
    gated = "with" if gate else "without"
    (out / "POLICY_CARD.md").write_text(
        "# Trained planner\n\n"
        f"A network of {sum(one.size for one in weights)} weights that scores each next probe, "
        f"trained by GRPO {gated} the Evidence\n"
        f"Trust Gate ({steps} steps, 32 clips of 8 rollouts) on spliced clips.\n\n"
        f"- Data: outputs out of fold of the acoustic probes on {name} ({LICENCES[name]}); nothing else.\n"
        f"- Made by: `python -m engines.adept.train grpo --name {name} --corpus FOLDER`\n"
        f"- On new splices of the same speakers (for held-out speakers see docs/adept.md): {figures}\n"
        f"- Families: {', '.join(ACOUSTIC_FAMILIES)}.\n"
    )
    return {"last steps": {key: round(value, 3) for key, value in last.items()}, "splices": figures}
