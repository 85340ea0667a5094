"""``python -m engines.adept.train probes|text|prior|grpo``: makes the shipped weights again, or others from another corpus."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from engines.contract import InputError

ASSETS = Path(__file__).resolve().parents[3] / "assets" / "voice"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engines.adept.train", description=__doc__)
    what = parser.add_subparsers(dest="what", required=True)
    for name, help_text in (
        ("probes", "acoustic probes, their fusion and the table of expected outcomes"),
        ("text", "the text probe, from GoEmotions"), ("prior", "counts of raters' votes, from CREMA-D's table"),
        ("grpo", "the planner's policy, on spliced clips"),
    ):  # fmt: skip
        one = what.add_parser(name, help=help_text)
        one.add_argument("--corpus", type=Path, required=True, help="folder of the recordings, texts or votes")
        one.add_argument("--out", type=Path, default=ASSETS, help="folder that the weights are written to")
        one.add_argument("--seed", type=int, default=0)
        if name in ("probes", "grpo"):
            one.add_argument("--name", default="emodb", help="emodb, ravdess, crema-d, iemocap or msp-podcast")
            one.add_argument("--measured", type=Path, help="file that keeps what was measured, so that it is measured once")
        if name == "probes":
            one.add_argument("--texts", type=Path, help="folder of GoEmotions: what the text probe is expected to tell")
        if name == "grpo":
            one.add_argument("--steps", type=int, default=160, help="of GRPO; the shipped policy took as many")
            one.add_argument("--no-trust-gate", action="store_true", help="leave the Evidence Trust Gate out")
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    try:
        figures = _TRAIN[given.what](given)
    except InputError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(figures, indent=1))
    return 0


def _probes(given: argparse.Namespace) -> dict[str, object]:
    from engines.adept.train.ship import ship_probes

    return ship_probes(given.name, given.corpus, given.out, given.measured, given.texts, given.seed)


def _text(given: argparse.Namespace) -> dict[str, object]:
    from engines.adept.train import text

    return text.train(given.corpus, given.out, given.seed)


def _prior(given: argparse.Namespace) -> dict[str, object]:
    from engines.adept.train import prior

    return dict(prior.train(given.corpus, given.out / "prior.json"))


def _grpo(given: argparse.Namespace) -> dict[str, object]:
    from engines.adept.train.grpo import ship_policy

    return ship_policy(given.name, given.corpus, given.out, given.measured, given.seed, given.steps, not given.no_trust_gate)


_TRAIN = {"probes": _probes, "text": _text, "prior": _prior, "grpo": _grpo}

if __name__ == "__main__":
    raise SystemExit(main())
