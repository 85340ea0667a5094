"""Worlds: the K best against exhaustive enumeration, sampled ones against their chances, vetoes."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engines.psgnav.worlds import ENOUGH, k_best, sampled, worlds_of

beliefs = st.lists(
    st.lists(st.floats(0.01, 1.0), min_size=2, max_size=4).map(lambda row: np.array(row) / np.sum(row)), min_size=1, max_size=4
)


def every_world(rows: list[np.ndarray]) -> list[tuple[float, tuple[int, ...]]]:
    """All worlds with their chances, likeliest first."""
    found = [
        (float(np.prod([row[label] for row, label in zip(rows, labels, strict=True)])), labels)
        for labels in product(*(range(len(row)) for row in rows))
    ]
    return sorted(found, key=lambda world: -world[0])


@settings(max_examples=60, deadline=None)
@given(rows=beliefs, k=st.integers(1, 20))
def test_the_k_best_are_those_of_an_exhaustive_search(rows: list[np.ndarray], k: int) -> None:
    best, truth = k_best(rows, k), every_world(rows)[:k]
    assert len(best.p) == len(truth) and len({tuple(world) for world in best.labels}) == len(truth)
    chances = np.array([chance for chance, _ in truth])
    assert best.p * best.covered == pytest.approx(chances, rel=1e-9)
    assert best.covered == pytest.approx(chances.sum())
    for world, chance in zip(best.labels, chances, strict=True):
        assert np.prod([row[label] for row, label in zip(rows, world, strict=True)]) == pytest.approx(chance)


def test_all_worlds_together_are_the_whole_chance() -> None:
    rows = [np.array([0.6, 0.4]), np.array([0.5, 0.3, 0.2])]
    assert k_best(rows, 6).covered == pytest.approx(1.0)


def test_a_veto_leaves_worlds_out_and_scales_up_the_rest() -> None:
    rows = [np.array([0.7, 0.3]), np.array([0.6, 0.4])]
    found = k_best(rows, 4, veto=lambda labels: tuple(labels) == (0, 0))
    # Left: (0,1) .28, (1,0) .18, (1,1) .12
    assert found.vetoed == 1 and found.covered == pytest.approx(0.58)
    assert found.p == pytest.approx(np.array([0.28, 0.18, 0.12]) / 0.58)


def test_when_all_is_vetoed_the_likeliest_world_stands_and_covers_nothing() -> None:
    found = k_best([np.array([0.7, 0.3])], 4, veto=lambda labels: True)
    assert found.labels.tolist() == [[0]] and found.covered == 0.0 and found.vetoed == 2


def test_no_objects_make_one_empty_world() -> None:
    assert k_best([]).labels.shape == (1, 0) and sampled([], np.random.default_rng(0)).p.tolist() == [1.0]


def test_sampled_worlds_come_as_often_as_they_are_likely() -> None:
    rows = [np.array([0.7, 0.2, 0.1]), np.array([0.5, 0.5, 0.0])]
    found = sampled(rows, np.random.default_rng(1), 20_000)
    for position, row in enumerate(rows):
        shares = np.bincount(found.labels[:, position], minlength=3) / len(found.labels)
        assert shares == pytest.approx(row, abs=4 * np.sqrt(0.25 / 20_000))
    assert found.p.sum() == pytest.approx(1.0)


def test_many_unsure_objects_are_sampled_since_the_best_cover_little() -> None:
    flat = [np.full(10, 0.1)] * 20
    found = worlds_of(flat, np.random.default_rng(0))
    assert found.method == "sampled" and found.covered < 1e-10
    sure = [np.array([0.98, 0.02])] * 5
    assert worlds_of(sure, np.random.default_rng(0)).method == "best"
    assert k_best(sure).covered > ENOUGH


def test_vetoed_samples_are_drawn_anew() -> None:
    rows = [np.array([0.5, 0.5])] * 2
    found = sampled(rows, np.random.default_rng(3), 64, veto=lambda labels: labels[0] == labels[1])
    assert (found.labels[:, 0] != found.labels[:, 1]).all() and found.vetoed > 10
