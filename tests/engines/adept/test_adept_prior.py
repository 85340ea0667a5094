"""The structural prior: counted from votes by hand, and barred from judging."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engines.adept.evidence import Span
from engines.adept.labels import VOICE_EMOTIONS
from engines.adept.prior import StructuralPrior, structural_prior
from engines.adept.train.prior import LETTERS, count, train
from engines.contract import InputError

HEAD = ',"A","D","F","H","N","S","fileName","numResponses"\n'
ROWS = (
    '"100001",6,0,0,3,1,0,"1001_DFA_ANG_XX",10\n'  # anger wins, happiness and neutral beside it
    '"100002",4,0,0,4,0,0,"1002_DFA_ANG_XX",8\n'  # a tie
    '"100003",0,0,0,0,10,0,"1001_DFA_NEU_XX",10\n'
    '"200003",0,9,0,0,0,0,"1001_DFA_NEU_XX",9\n'  # the face, which doesn't count
    '"100004",0,0,0,0,0,0,"1001_DFA_SAD_XX",0\n'  # nobody voted
    '"100005",0,9,0,0,0,0,"1001_DFA_DIS_XX",9\n"100006",0,0,9,0,0,0,"1001_DFA_FEA_XX",9\n'
    '"100007",0,0,0,9,0,0,"1001_DFA_HAP_XX",9\n"100008",0,0,0,0,0,9,"1001_DFA_SAD_XX",9\n'  # all agree
)
A, D, _, H, N, _ = range(6)


@pytest.fixture
def table(tmp_path: Path) -> Path:
    (tmp_path / "tabulatedVotes.csv").write_text(HEAD + ROWS)
    return tmp_path / "tabulatedVotes.csv"


def test_votes_counted_by_hand(table: Path) -> None:
    found = count(table)
    assert found["labels"] == list(LETTERS.values())
    assert found["P_vote_given_intended"][A] == pytest.approx([10 / 18, 0, 0, 7 / 18, 1 / 18, 0], abs=1e-4)
    assert found["P_vote_given_intended"][N] == [0, 0, 0, 0, 1, 0]
    # Anger won or tied twice; once happiness and neutral stood beside it. A tie is no minor.
    assert found["P_minor_given_primary"][A] == [0, 0, 0, 0.5, 0.5, 0]
    assert found["ties"][A] == [2, 0, 0, 1, 0, 0] and found["ties"][H][H] == 2 and found["ties"][N] == [0, 0, 0, 0, 1, 0]


def test_a_table_in_which_not_every_emotion_was_meant_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "tabulatedVotes.csv").write_text(HEAD + ROWS.split('"100005"')[0])
    found = count(tmp_path / "tabulatedVotes.csv")
    assert found["P_vote_given_intended"][D] == [0] * 6 and json.dumps(found, allow_nan=False)


def test_training_writes_what_is_loaded(table: Path, tmp_path: Path) -> None:
    train(table.parent, tmp_path / "prior.json")
    prior = structural_prior(tmp_path / "prior.json")
    # Heard together: (½ + 0)/2; tied once of once, the most there is: 0.7·¼ + 0.3·1.
    assert prior.score("anger", "happiness") == prior.score("happiness", "anger") == pytest.approx(0.475)
    assert prior.score("anger", "neutral") == pytest.approx(0.7 * 0.25) and prior.score("anger", "surprise") == 0
    assert prior.order(["neutral", "happiness", "anger"])[0] == ("happiness", "anger")
    assert prior.reopened(["anger"])[:2] == ["happiness", "neutral"]


def test_tables_without_votes_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"tabulatedVotes\.csv"):
        train(tmp_path, tmp_path / "prior.json")
    (tmp_path / "tabulatedVotes.csv").write_text(HEAD)
    with pytest.raises(InputError, match="no votes on voices"):
        train(tmp_path, tmp_path / "prior.json")
    with pytest.raises(InputError, match="can't be read"):
        structural_prior(tmp_path / "gone.json")
    (tmp_path / "broken.json").write_text('{"labels": ["anger"]}')
    with pytest.raises(InputError, match="can't be read"):
        structural_prior(tmp_path / "broken.json")


def test_the_shipped_prior_is_a_distribution_and_knows_what_is_confused() -> None:
    prior = structural_prior()
    assert set(VOICE_EMOTIONS) <= set(prior.votes)
    assert all(sum(row.values()) == pytest.approx(1, abs=1e-3) for row in prior.votes.values())
    assert all(0 <= score <= 1 for score in prior.pairs.values())
    assert prior.score("neutral", "sadness") > prior.score("happiness", "sadness")


@pytest.mark.parametrize("candidates", [["anger", "neutral", "sadness"], ["sadness"], []])
def test_its_observation_steers_and_supports_nothing(candidates: list[str]) -> None:
    class Group:
        number, spans = 2, (Span("s4", 1.0, 2.0), Span("s5", 3.0, 4.0))

    one = structural_prior().observation(candidates, Group, "e7")  # type: ignore[arg-type]
    assert (one.family, one.llr, one.id, one.t0, one.t1, one.args) == ("navigation", {}, "e7", 1.0, 4.0, {"passage": 2})
    assert one.said.endswith(".")


def test_pairs_in_either_order() -> None:
    prior = StructuralPrior({}, {("a", "b"): 0.5})
    assert prior.score("b", "a") == 0.5 and prior.score("a", "c") == 0.0 and prior.order(["a"]) == []
