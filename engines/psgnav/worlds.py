"""Worlds: one label for every object, with the chance of all of them together.

PSG-Nav, section 3.2 (Eq. 3). The paper keeps the best few per group, per room and in all, because a language model vetoes in
between. With independent beliefs the K best can be had exactly (best first), and when they cover little of the whole chance, as
they do with many unsure objects, worlds are sampled instead.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

Veto = Callable[[np.ndarray], bool]
"""Whether a world (n,) of label indices is impossible."""
MOST_BEST = 16
SAMPLES = 64
ENOUGH = 0.5
"""Share of the chance that the K best must cover to stand for all."""


@dataclass(frozen=True)
class Worlds:
    """``labels``: (K, n) index of each object's label in each world; ``p``: (K,), sums to 1. ``covered``: share of the whole
    chance that the worlds hold, before they are scaled up. ``method``: "best" or "sampled". ``vetoed``: worlds that were left
    out."""

    labels: np.ndarray
    p: np.ndarray
    covered: float
    method: str
    vetoed: int = 0


def k_best(beliefs: Sequence[np.ndarray], k: int = MOST_BEST, veto: Veto | None = None, most_tried: int = 400) -> Worlds:
    """The ``k`` likeliest worlds that no ``veto`` rules out, exactly, best first (Lawler, 1972). ``beliefs``: n distributions.

    ``covered`` is the sum of their chances among all worlds, vetoed ones included.
    """
    n = len(beliefs)
    if not n:
        return Worlds(np.zeros((1, 0), int), np.ones(1), 1.0, "best")
    order = [np.argsort(-belief, kind="stable") for belief in beliefs]
    logs = [np.log(np.maximum(belief[index], 1e-300)) for belief, index in zip(beliefs, order, strict=True)]
    start = (0,) * n
    first = float(sum(log[0] for log in logs))
    heap: list[tuple[float, tuple[int, ...], int]] = [(-first, start, 0)]
    found, chances, vetoed, tried = [], [], 0, 0
    while heap and len(found) < k and tried < most_tried:
        negative, ranks, last = heapq.heappop(heap)
        tried += 1
        labels = np.array([order[i][rank] for i, rank in enumerate(ranks)])
        if veto is not None and veto(labels):
            vetoed += 1
        else:
            found.append(labels)
            chances.append(np.exp(-negative))
        # Each world is reached once: only positions from the last one that was raised may be raised.
        for i in range(last, n):
            if ranks[i] + 1 < len(logs[i]):
                raised = (*ranks[:i], ranks[i] + 1, *ranks[i + 1 :])
                heapq.heappush(heap, (negative + float(logs[i][ranks[i]] - logs[i][ranks[i] + 1]), raised, i))
    if not found:
        return Worlds(np.array([[index[0] for index in order]]), np.ones(1), 0.0, "best", vetoed)
    p = np.array(chances)
    return Worlds(np.array(found), p / p.sum(), float(min(p.sum(), 1.0)), "best", vetoed)


def sampled(beliefs: Sequence[np.ndarray], rng: np.random.Generator, count: int = SAMPLES, veto: Veto | None = None) -> Worlds:
    """``count`` worlds drawn by their chance, equally likely then; those that a ``veto`` rules out are drawn anew, a few
    times."""
    n = len(beliefs)
    if not n:
        return Worlds(np.zeros((1, 0), int), np.ones(1), 1.0, "sampled")
    sums = np.cumsum(np.stack(beliefs), axis=1)
    sums /= sums[:, -1:]

    def drawn(number: int) -> np.ndarray:
        return (rng.random((number, n))[:, :, None] > sums[None]).sum(2).clip(0, sums.shape[1] - 1)

    labels = drawn(count)
    vetoed = 0
    if veto is not None:
        for _ in range(4):
            bad = np.array([veto(world) for world in labels])
            if not bad.any():
                break
            vetoed += int(bad.sum())
            labels[bad] = drawn(int(bad.sum()))
        good = ~np.array([veto(world) for world in labels])
        labels = labels[good] if good.any() else labels
    return Worlds(labels, np.full(len(labels), 1 / len(labels)), float("nan"), "sampled", vetoed)


def worlds_of(beliefs: Sequence[np.ndarray], rng: np.random.Generator, veto: Veto | None = None, k: int = MOST_BEST) -> Worlds:
    """The K best worlds where they cover enough, else sampled ones; ``covered`` is that of the K best in both cases."""
    best = k_best(beliefs, k, veto)
    if best.covered >= ENOUGH:
        return best
    drawn = sampled(beliefs, rng, SAMPLES, veto)
    return Worlds(drawn.labels, drawn.p, best.covered, "sampled", best.vetoed + drawn.vetoed)
