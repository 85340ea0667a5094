"""The three phases, held by the engine whoever plans: order, budget, and nothing from a tool once tools are off."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engines.adept.audio import Clip
from engines.adept.evidence import Call, Claim, Evidence, Span
from engines.adept.inquiry import Inquiry, inquire
from engines.adept.labels import EMOTIONS
from engines.adept.planners import Choice, Planner, Proposal, View
from engines.adept.planners.embedded import AllPlanner, EmbeddedPlanner, FixedPlanner, RandomPlanner
from engines.adept.planners.policy import PolicyPlanner
from engines.adept.posterior import Fusion
from engines.adept.prior import structural_prior
from engines.adept.probes import load_probes
from engines.adept.record import RECORD, Record
from engines.adept.toolbox import Hearing, Passage, Toolbox
from engines.adept.verdict import Grounds

Ask = Callable[..., tuple[Inquiry, list[dict[str, Any]], list[str]]]


class Watched:
    """Writes down when it is asked, and takes what costs most until it is stopped or ``most`` calls were made."""

    name = "watched"

    def __init__(self, most: int = 100, proposal: Proposal | None = None) -> None:
        self.asked: list[tuple[str, View]] = []
        self.most, self.proposal = most, proposal

    def candidates(self, view: View) -> Sequence[str]:
        self.asked.append(("candidates", view))
        return ["sadness", "anger"]

    def choose(self, view: View) -> Choice:
        self.asked.append(("choose", view))
        made = sum(kind == "choose" for kind, _ in self.asked)
        if view.budget <= 0 or made > self.most or not view.options:
            return Choice(None, "Enough.")
        return Choice(max(view.options, key=lambda one: one.cost), "The dearest.")

    def propose(self, view: View) -> Proposal | None:
        self.asked.append(("propose", view))
        return self.proposal


@pytest.fixture(scope="module")
def ask(sounds: Any, tmp_path_factory: pytest.TempPathFactory) -> Ask:
    """``ask(planner, budget)``: an inquiry into two synthetic utterances, its record, and the tools in order of use."""
    probes = load_probes()
    fusion = Fusion.restored(probes.fitted)
    clip = Clip(np.concatenate([sounds.voice(1.6, 120, 0, rest=0.2), sounds.voice(1.2, 200, 1, rest=0.2)]), "a.wav")

    def run(planner: Planner, budget: float = 4.0) -> tuple[Inquiry, list[dict[str, Any]], list[str]]:
        folder = tmp_path_factory.mktemp("inquiry")
        used: list[str] = []

        class Noted(Toolbox):
            def run(self, call: Call, evidence: Sequence[Evidence]) -> Evidence:
                if isinstance(planner, Watched):
                    assert planner.asked[-1][0] == "choose", "a tool runs only after it was chosen"
                used.append(call.tool)
                return super().run(call, evidence)

        passage = Passage(0, clip, [Span("s1", 0.2, 1.8), Span("s2", 2.2, 3.4)])
        numbers = itertools.count(1)
        box = Noted(passage, Hearing(probes, fusion), lambda: f"e{next(numbers)}")
        record = Record(folder)
        *_, found = inquire(passage, box, planner, Grounds(fusion), record, budget, False, structural_prior())
        record.close()
        return found, [json.loads(line) for line in (folder / RECORD).read_text(encoding="utf-8").splitlines()], used

    return run


def test_a_planner_is_asked_in_the_order_of_the_phases(ask: Ask) -> None:
    planner = Watched()
    found, lines, used = ask(planner)
    kinds = [kind for kind, _ in planner.asked]
    assert kinds == ["candidates", *["choose"] * (len(used) + 1), "propose"]
    first, last = planner.asked[0][1], planner.asked[-1][1]
    assert first.options == [] and last.options == [] and last.spent == found.spent and first.spent == 0
    assert [line["phase"] for line in lines if line["kind"] == "phase"] == ["candidates", "evidence", "verdict"]
    at = [number for number, line in enumerate(lines) if line["kind"] == "phase"][-1]
    assert {line["kind"] for line in lines[at + 1 :]} == {"verdict"}
    assert [line["emotions"] for line in lines if line["kind"] == "candidates"] == [["sadness", "anger"]]


def test_a_view_tells_what_is_there(ask: Ask) -> None:
    planner = Watched(3)
    ask(planner)
    for kind, view in planner.asked:
        assert [span.id for span in view.spans] == ["s1", "s2"] and view.audio.dtype == np.float32
        assert set(view.belief) == {"s1", "s2"} and sum(view.clip) == pytest.approx(1) and view.t0 == 0.0
        assert all(sum(one) == pytest.approx(1) for one in view.belief.values())
        assert view.budget + view.spent == pytest.approx(8), kind


@pytest.mark.parametrize("budget", [1.0, 2.5, 6.0])
def test_the_budget_is_overdrawn_by_one_call_at_most(budget: float, ask: Ask) -> None:
    for planner in (EmbeddedPlanner(), FixedPlanner(), RandomPlanner(1), Watched(), PolicyPlanner.load()):
        found, _, _ = ask(planner, budget)
        largest = max((one.cost for one in found.evidence), default=0.0)
        # The embedded planner may end with comparisons, which cost half a unit each.
        assert found.spent <= 2 * budget + largest + 1.0, planner.name
        assert found.spent == pytest.approx(sum(one.cost for one in found.evidence))


def test_lines_follow_the_format_and_name_what_exists(ask: Ask) -> None:
    found, lines, _ = ask(EmbeddedPlanner())
    spans = {"s1", "s2"}
    assert lines[0]["kind"] == "spans" and {one["id"] for one in lines[0]["spans"]} == spans
    items = [line for line in lines if line["kind"] == "evidence"]
    ids = [one["id"] for one in items]
    assert len(set(ids)) == len(ids) == len(found.evidence)
    assert all(not one["span"] or one["span"] in spans for one in items)
    assert all(one["llr"] == {} for one in items if one["family"] == "navigation")
    for line in lines:
        if line["kind"] == "tracks":
            span = next(one for one in lines[0]["spans"] if one["id"] == line["span"])
            assert len(line["f0"]) == len(line["db"]) == pytest.approx((span["t1"] - span["t0"]) / line["hop"], abs=1)
            assert all(value is None or 60 <= value <= 500 for value in line["f0"])
        if line["kind"] == "plan":
            assert len(line["options"]) <= 40 and line["why"]
            assert line["chosen"] is None or 0 <= line["chosen"] < len(line["options"])
            assert all(one["gain"] is None or one["gain"] >= 0 for one in line["options"])
        if line["kind"] == "belief":
            assert sum(line["clip"].values()) == pytest.approx(1, abs=1e-3) and set(line["clip"]) <= set(EMOTIONS)
            assert set(line["spans"]) == spans and 0 <= line["entropy"] <= np.log2(7)
            assert line["after"] == "" or line["after"] in ids
        if line["kind"] == "verdict":
            cited = {one for claim in line["claims"] for one in (*claim["supports"], *claim["against"])}
            assert cited <= set(ids) and sum(line["mass"].values()) + line["undetermined"] == pytest.approx(1, abs=1e-3)
    plans = [line for line in lines if line["kind"] == "plan"]
    chosen = [plan["options"][plan["chosen"]]["tool"] for plan in plans if plan["chosen"] is not None]
    made = [one["tool"] for one in items if one["cost"] > 0]
    assert chosen == made and plans[-1]["chosen"] is None
    assert [line["scope"] for line in lines if line["kind"] == "verdict"] == ["s1", "s2"]


def test_what_a_model_proposes_is_kept_for_the_verdict(ask: Ask) -> None:
    claim = Claim("anger", "primary", 0.4, 0.4, 1.0, "", ("e1",))
    found, _, _ = ask(Watched(1, Proposal([claim], ["dropped"])))
    assert found.proposal is not None and found.proposal.claims == [claim]
    assert ask(Watched(1))[0].proposal is None


# --- the planners without a model


def view_of(
    *options: Call, clip: tuple[float, ...] = (0.4, 0.3, 0.2, 0.1), budget: float = 6.0, families: Sequence[str] = ()
) -> View:
    """A view of two spans, in which ``families`` have spoken for anger."""
    spans = [Span("s1", 0, 1), Span("s2", 1, 2)]
    llr = {"anger": 0.9, "happiness": -0.3, "neutral": -0.3, "sadness": -0.3}
    evidence = tuple(Evidence(f"e{k}", "t", family, 0, 1, "", span="s1", llr=llr) for k, family in enumerate(families))
    return View(spans, evidence, options, budget, 0.0, belief=dict.fromkeys(("s1", "s2"), clip), clip=clip)


PITCH = Call("analyze_acoustic_segment", "pitch", "s1", 1.0, gain=0.5, score=0.5)
LATER = Call("ssl_probe", "ssl", "s2", 3.0, gain=0.6, score=0.28)
FIRST = Call("ssl_probe", "ssl", "s1", 3.0, gain=0.5, score=0.23)
ALIGN = Call("check_semantic_alignment", "text", "", 0.5)


def test_the_embedded_planner_takes_the_best_and_stops_under_its_threshold() -> None:
    planner = EmbeddedPlanner(threshold=0.3)
    assert planner.choose(view_of(PITCH, LATER)).call == PITCH
    assert planner.choose(view_of(LATER, ALIGN)).call == ALIGN  # before it ends, do words and voice agree?
    ended = planner.choose(view_of(LATER))
    assert ended.call is None and "0.3" in ended.why
    assert planner.choose(view_of(PITCH, budget=0)).call is None and planner.choose(view_of()).call is None


@pytest.mark.parametrize("families", [(), ("pitch",), ("pitch", "pitch"), ("pitch", "text")])
def test_it_does_not_end_while_the_leading_emotion_rests_on_one_family_of_the_voice(families: tuple[str, ...]) -> None:
    planner, sure = EmbeddedPlanner(threshold=0.3), (0.7, 0.1, 0.1, 0.1)
    one_more = planner.choose(view_of(LATER, FIRST, ALIGN, families=families, clip=sure))
    assert one_more.call == LATER and "anger" in one_more.why  # the best of those under the threshold
    assert planner.choose(view_of(LATER, FIRST, budget=0, families=families, clip=sure)).call is None  # but the budget holds
    # Two families that speak for anger are no support for another leader.
    assert planner.choose(view_of(LATER, families=("pitch", "voice"), clip=(0.1, 0.1, 0.7, 0.1))).call == LATER
    # Up to half, where the claim gate takes nothing away, it may rest on one.
    assert planner.choose(view_of(LATER, families=families, clip=(0.5, 0.2, 0.2, 0.1))).call is None


def test_phase_1_keeps_all_in_the_order_of_belief() -> None:
    assert list(EmbeddedPlanner().candidates(view_of(clip=(0.1, 0.2, 0.3, 0.4)))) == [
        "sadness",
        "neutral",
        "happiness",
        "anger",
    ]
    assert EmbeddedPlanner().propose(view_of()) is None


def test_the_fixed_planner_hears_every_span_in_time_order() -> None:
    assert FixedPlanner().choose(view_of(PITCH, LATER, FIRST)).call == FIRST
    assert FixedPlanner().choose(view_of(PITCH, LATER)).call == LATER
    assert FixedPlanner().choose(view_of(PITCH)).call is None


def test_the_random_planner_is_the_same_for_a_seed_and_takes_all() -> None:
    drawn = [[RandomPlanner(seed).choose(view_of(PITCH, LATER, FIRST)).call for _ in range(3)] for seed in (3, 3)]
    assert drawn[0] == drawn[1]
    planner = RandomPlanner(0)
    assert {planner.choose(view_of(PITCH, LATER, FIRST)).call.score for _ in range(40)} == {0.5, 0.28, 0.23}
    assert planner.choose(view_of(PITCH, budget=-0.5)).call is None


def test_the_baseline_of_all_probes_makes_all(ask: Ask) -> None:
    found, _, _ = ask(AllPlanner())
    probes = {(one.span, one.family) for one in found.evidence if one.llr}
    assert len(probes) == 14 and found.spent >= 2 * 9
    assert AllPlanner().choose(view_of(ALIGN)).call == ALIGN and AllPlanner().choose(view_of()).call is None


def test_a_record_is_valid_json_or_refuses(tmp_path: Path) -> None:
    record = Record(tmp_path)
    record.add("end", said="Grüße “quoted”")
    with pytest.raises(ValueError, match="JSON"):
        record.add("belief", clip={"anger": float("nan")})
    record.close()
    assert json.loads((tmp_path / RECORD).read_text(encoding="utf-8").splitlines()[0])["said"] == "Grüße “quoted”"
    assert [line["said"] for line in record.of("end")] == ["Grüße “quoted”"]
