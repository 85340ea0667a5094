"""Goals by name, in other languages, by meaning, and nonsense."""

from __future__ import annotations

import pytest

from engines.contract import InputError
from engines.psgnav.goals import SURE, WEAK, matched_goal, word_vectors
from engines.psgnav.labels import LABELS


@pytest.mark.parametrize(("asked", "label"), [
    ("chair", "chair"), ("Chairs", "chair"), ("a potted plant", "plant"), ("couch", "sofa"), ("tv_monitor", "tv"),
    ("  television ", "tv"), ("find the bed", "bed"), ("somewhere to sleep", "bed"), ("WC", "toilet"),
])  # fmt: skip
def test_names_and_their_synonyms(asked: str, label: str) -> None:
    goal = matched_goal(asked)
    assert (goal.label, goal.how, goal.likeness) == (label, "name", 1.0)


@pytest.mark.parametrize(("asked", "label"), [
    ("Stuhl", "chair"), ("Kühlschrank", "fridge"), ("kuhlschrank", "fridge"), ("lit", "bed"), ("plante verte", "plant"),
    ("inodoro", "toilet"), ("łóżko", "bed"), ("televisore", "tv"),
])  # fmt: skip
def test_other_languages(asked: str, label: str) -> None:
    goal = matched_goal(asked)
    assert (goal.label, goal.how) == (label, "language") and label in goal.said


@pytest.mark.parametrize(("asked", "label"), [
    ("a place to watch films", "tv"), ("where can I cook?", "stove"), ("I want to wash my hands", "washbasin"),
    ("place where I can take a bath", "bathtub"), ("my tired legs need rest", "bed"), ("a good place to read", "bookcase"),
])  # fmt: skip
def test_meaning(asked: str, label: str) -> None:
    goal = matched_goal(asked)
    assert goal.label == label and goal.how == "meaning" and goal.likeness > WEAK and len(goal.others) == 3


@pytest.mark.parametrize("asked", ["blorptang", "quantum flux", "xyzzy qwrt", "金属", "!!!"])
def test_nonsense_is_matched_weakly_and_that_is_said(asked: str) -> None:
    goal = matched_goal(asked)
    assert goal.label in LABELS and goal.likeness < WEAK < SURE
    assert "may not be what was meant" in goal.said and asked in goal.said


def test_vectors_are_unit_and_alike_for_like_words() -> None:
    sofa, couch, toilet = word_vectors()(["sofa", "couch", "toilet"])
    assert (sofa**2).sum() == pytest.approx(1, abs=1e-5)
    assert sofa @ couch > 0.6 > sofa @ toilet


def test_only_what_is_offered_is_matched() -> None:
    assert matched_goal("somewhere to sleep", ("sofa", "chair")).label == "sofa"


@pytest.mark.parametrize(
    ("asked", "said"), [("", "no goal yet"), ("   ", "no goal yet"), ("x" * 300, "longer"), ("floor", "building")]
)
def test_what_cant_be_a_goal(asked: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        matched_goal(asked)
