"""The command line: exit codes, one line on standard error, result.json."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
import toy

import app
from app import cli
from engines import registry
from engines.cadfit.params import CadfitParams
from engines.contract import Params, setting

ROOT = Path(app.__file__).parent.parent


@pytest.fixture(autouse=True)
def toys() -> None:
    for system in toy.SYSTEMS:
        registry.register(system)


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "app", *arguments]


def environment() -> dict[str, str]:
    path = os.pathsep.join([str(ROOT), str(Path(__file__).parent)])
    return os.environ | {"PYTHONPATH": path, "SHOWFLOOR_EXTRA_SYSTEMS": "toy:SYSTEMS"}


def test_a_run_from_the_shell(tmp_path: Path, text: Path) -> None:
    out = tmp_path / "out"
    ran = subprocess.run(
        program("run", "toy", "--text", text.name, "--steps", "2", "--loud", "--out", str(out)),
        capture_output=True, text=True, env=environment(), cwd=text.parent, timeout=30,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "50%  Working: step 1" in ran.stdout
    result = json.loads((out / "result.json").read_text())
    assert set(result) == {"system", "params", "figures", "artifacts", "seconds", "version"}
    assert (result["system"], result["version"]) == ("toy", app.__version__)
    assert result["params"] == {
        "text": str(text), "other": None, "act": "work", "seconds": 0.0, "steps": 2, "loud": True,
    }  # fmt: skip
    assert result["figures"]["bytes"] == 11
    assert 0 < result["seconds"] < 30
    assert {name: (out / path).exists() for name, path in result["artifacts"].items()} == {"count": True, "picture": True}
    assert (out / "sub" / "result.txt").read_text() == "11"
    assert sorted(path.name for path in out.iterdir()) == ["picture.png", "result.json", "sub"]  # nothing else stays


def test_a_symptom_of_a_bad_input_is_one_line_and_exit_2(tmp_path: Path) -> None:
    ran = subprocess.run(
        program("run", "toy", "--act", "input_error", "--out", str(tmp_path / "out")),
        capture_output=True, text=True, env=environment(), cwd=tmp_path, timeout=30,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (2, "The text has no vowels; give another text.\n")


def test_interrupting_ends_native_code_and_leaves_nothing_behind(tmp_path: Path, until: Callable[..., None]) -> None:
    out = tmp_path / "out"
    ran = subprocess.Popen(
        program("run", "toy", "--act", "native", "--out", str(out)),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(), cwd=tmp_path,
    )  # fmt: skip
    until(lambda: bool(psutil.Process(ran.pid).children()))
    (child,) = psutil.Process(ran.pid).children()
    time.sleep(0.3)
    ran.send_signal(signal.SIGINT)
    _, said = ran.communicate(timeout=10)
    assert ran.returncode == 1
    assert said.startswith("Cancelled.")
    assert "Traceback" not in said
    assert not child.is_running()
    assert sorted(path.name for path in out.iterdir()) == ["early.txt", "picture.png"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = cli.main(arguments)
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize(
    ("act", "kind", "log"), [("bug", "ValueError: a toy's bug", True), ("segfault", "SIGSEGV", True), ("no_result", "", True)]
)
def test_a_bug_or_a_crash_is_exit_1_with_a_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], act: str, kind: str, log: bool
) -> None:
    (tmp_path / "result.json").write_text("of an earlier run")
    code, _, err = run(capsys, "run", "toy", "--act", act, "--out", str(tmp_path))
    assert code == 1
    assert kind in err and "Traceback" not in err
    assert (tmp_path / "log.txt").exists() == log
    assert not (tmp_path / "result.json").exists()


def test_a_limit_is_exit_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "run", "toy-short", "--act", "native", "--out", str(tmp_path))
    assert code == 1
    assert err.startswith("The run was ended at its time limit of 0.5 s")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--steps", "0"], "Steps must be at least 1; it is 0."),
        (["--seconds", "long"], "Duration must be a number; it is 'long'."),
        (["--act", "dance"], "What happens must be one of 'work'"),
        (["--text", "nowhere.txt"], "Text: there is no file 'nowhere.txt'; choose another."),
        (["--stepz", "3"], "There is no flag --stepz; did you mean --steps?"),
        (["part.txt"], "There is no argument part.txt; there are --text"),
        (["--steps"], "Missing value for argument '--steps'"),
    ],
)
def test_bad_flags_are_one_line_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, out, err = run(capsys, "run", "toy", "--out", str(tmp_path / "out"), *arguments)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_an_out_that_is_a_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "out").touch()
    code, _, err = run(capsys, "run", "toy", "--out", str(tmp_path / "out"))
    assert code == 2
    assert "can't be used" in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["run", "toy"], "--out is missing; name a folder for the result."),
        (["run", "tou", "--out", "x"], "There is no system 'tou'; there are: "),
        (["sevre"], "There is no command 'sevre'; did you mean 'serve'?"),
        (["systems", "all"], "'systems' takes no arguments"),
        (["serve", "--port", "many"], "SHOWFLOOR_PORT='many'"),
    ],
)
def test_bad_commands_are_one_line_and_exit_2(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    code, _, err = run(capsys, *arguments)
    assert code == 2
    assert said in err and err.count("\n") == 1


def test_a_required_file_that_is_missing_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "run", "cadfit", "--out", str(tmp_path))
    assert (code, err) == (2, "Mesh or scan is missing; choose a file.\n")


def test_help_is_made_from_the_params(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["run", "cadfit", "--help"])
    assert ended.value.code == 0
    said = " ".join(capsys.readouterr().out.replace("│", " ").split())
    default = f"(default: {CadfitParams.model_fields['budget_s'].default})"
    for piece in ("--mesh FILE", ".3mf", "--budget-s NUMBER", "Time budget (from 5 to 600 s).", default, "--no-snap"):
        assert piece in said


class OddParams(Params):
    maybe: int | None = setting(None, "Maybe")
    values: dict[str, float] = setting({}, "Values")
    names: list[str] = setting([], "Names")
    whole: bool = setting(True, "Whole")
    level: float = setting(0.5, "Level", gt=0, lt=1)


def test_every_kind_of_field_has_its_flag() -> None:
    system = registry.get("toy")
    import dataclasses

    odd = dataclasses.replace(system, params=OddParams)
    line = "--maybe 3 --values a 1 b 2.5 --names x y --no-whole --level 0.25"
    found = cli._parsed(cli.flags(odd), line.split(), "program", "")
    assert OddParams.model_validate(cli._given(odd, found)) == OddParams(
        maybe=3, values={"a": 1.0, "b": 2.5}, names=["x", "y"], whole=False, level=0.25
    )
    assert OddParams.model_validate(cli._given(odd, cli._parsed(cli.flags(odd), [], "program", ""))) == OddParams()


def test_systems_and_help_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "systems")
    assert code == 0
    assert "cadfit" in out and "toy" in out
    code, out, _ = run(capsys, "--help")
    assert code == 0 and "doctor" in out
    assert run(capsys)[0] == 2
    assert run(capsys, "--version")[1] == f"{app.__version__}\n"
