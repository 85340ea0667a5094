"""A folder through one system: a row a file, whatever happens to it; stopped or killed, it goes on where it was."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
import toy
from PIL import Image

import app
from app import batch, cli
from app.settings import load_settings
from engines import registry
from engines.contract import InputError, Limits, Needs

ROOT = Path(app.__file__).parent.parent
SAMPLES = ROOT / "assets" / "samples" / "cad"


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    for system in toy.SYSTEMS:
        registry.register(system)
    monkeypatch.setenv("SHOWFLOOR_DISK_RESERVE_MB", "0")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three files that work (one in a folder below), and three that don't."""
    made = tmp_path / "in"
    (made / "below").mkdir(parents=True)
    texts = {
        "a.txt": "work", "b.md": "work", "below/a.txt": "work 0.01", "bug.txt": "bug", "crash.txt": "segfault",
        "vowels.txt": "input_error", ".hidden.txt": "work", "c.csv": "work",
    }  # fmt: skip
    for name, text in texts.items():
        (made / name).write_text(text)
    return made


def environment() -> dict[str, str]:
    path = os.pathsep.join([str(ROOT), str(Path(__file__).parent)])
    return os.environ | {"PYTHONPATH": path, "SHOWFLOOR_EXTRA_SYSTEMS": "toy:SYSTEMS"}


def command(folder: Path, out: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "app", "batch", "toy-file", str(folder), "--out", str(out), "--act", "as_written", *more]


def call(capsys: pytest.CaptureFixture[str], folder: Path, out: Path, *more: str) -> tuple[int, str, str]:
    code = cli.main(command(folder, out, *more)[3:])
    said = capsys.readouterr()
    return code, said.out, said.err


def table(out: Path) -> dict[str, dict[str, str]]:
    with (out / "results.csv").open(newline="") as file:
        return {row["file"]: row for row in csv.DictReader(file)}


def test_every_file_is_a_row_and_a_failure_is_not_the_end(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    code, said, err = call(capsys, folder, out, "--recursive", "--jobs", "3")
    assert code == 1
    assert err == "3 of 6 files failed: the table says why; the same command tries them again.\n"
    rows = table(out)
    assert list(rows) == ["a.txt", "b.md", "below/a.txt", "bug.txt", "crash.txt", "vowels.txt"]
    assert [row["state"] for row in rows.values()] == ["done"] * 3 + ["failed"] * 3
    assert [rows[name]["bytes"] for name in ("a.txt", "below/a.txt", "bug.txt")] == ["4", "9", ""]
    assert float(rows["a.txt"]["seconds"]) > 0 and float(rows["a.txt"]["peak_memory_gb"]) > 0
    assert float(rows["bug.txt"]["seconds"]) > 0  # how long it took to fail
    assert rows["vowels.txt"]["error"] == "The text has no vowels; give another text."
    assert "ValueError: a toy's bug" in rows["bug.txt"]["error"] and "SIGSEGV" in rows["crash.txt"]["error"]
    assert (out / "files/below/a.txt/sub/result.txt").read_text() == "9"
    assert "Traceback" in (out / "files/bug.txt/log.txt").read_text()
    assert (out / "files/bug.txt/early.txt").read_text() == "early"  # what there was by then
    result = json.loads((out / "files/a.txt/result.json").read_text())
    assert result["params"]["text"] == str(folder / "a.txt") and result["params"]["act"] == "as_written"
    assert result["figures"]["bytes"] == 4
    assert said.count("done") >= 3 and "median Bytes 4" in said
    assert sorted(path.name for path in out.iterdir()) == ["contact-sheet.html", "contact-sheet.png", "files", "results.csv"]


def test_what_is_done_is_skipped_and_said_until_file_settings_or_code_change(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    for name in ("bug.txt", "crash.txt", "vowels.txt"):
        (folder / name).unlink()

    def skipped(*more: str) -> list[str]:
        code, said, _ = call(capsys, folder, out, *more)
        assert code == 0
        return re.findall(r"(\S+): done before", said)

    assert skipped() == []
    written = (out / "files/a.txt/result.json").stat().st_mtime_ns
    assert skipped() == ["a.txt", "b.md"]
    assert (out / "files/a.txt/result.json").stat().st_mtime_ns == written
    assert table(out)["a.txt"]["bytes"] == "4"  # a skipped file keeps its row and its figures
    (folder / "a.txt").write_text("work 0.0")
    assert skipped() == ["b.md"]
    assert table(out)["a.txt"]["bytes"] == "8"
    assert skipped("--steps", "4") == []
    assert skipped("--steps", "4") == ["a.txt", "b.md"]
    (out / "files/b.md/sub/result.txt").unlink()  # an artifact that is gone
    assert skipped("--steps", "4") == ["a.txt"]
    (out / "files/b.md/result.json").write_text("{")
    assert skipped("--steps", "4") == ["a.txt"]
    monkeypatch.setattr(batch, "code_version", lambda system: "another")
    assert skipped("--steps", "4") == []


def test_a_file_that_failed_is_tried_again(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert call(capsys, folder, out, "--glob", "bug*")[0] == 1
    (folder / "bug.txt").write_text("work")
    assert call(capsys, folder, out, "--glob", "bug*")[0] == 0
    assert table(out)["bug.txt"] | {"error": "", "state": "done"} == table(out)["bug.txt"]
    assert not (out / "files/bug.txt/log.txt").exists()


def test_a_file_that_worked_and_fails_now_keeps_no_old_result(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert call(capsys, folder, out, "--glob", "a.*")[0] == 0
    (folder / "a.txt").write_text("input_error")
    assert call(capsys, folder, out, "--glob", "a.*")[0] == 1
    assert not (out / "files/a.txt/result.json").exists() and not (out / "files/a.txt/sub/result.txt").exists()


def started(folder: Path, out: Path, until: Callable[..., None]) -> subprocess.Popen[str]:
    """A batch in a process of its own that has done two of four files and works on the third."""
    folder.mkdir()
    for name, text in {"a": "work", "b": "work", "c": "sleep 60", "d": "work"}.items():
        (folder / f"{name}.txt").write_text(text)
    process = subprocess.Popen(
        [*command(folder, out, "--jobs", "1", "--seconds", "60")], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment(),
    )  # fmt: skip

    def third_goes_on() -> bool:
        assert process.poll() is None, process.communicate()
        return (out / "results.csv").exists() and [row["state"] for row in table(out).values()][:2] == ["done", "done"]

    until(third_goes_on, seconds=30)
    until(lambda: bool(psutil.Process(process.pid).children()))
    time.sleep(0.3)
    return process


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_a_batch_that_is_ended_midway_goes_on_where_it_was(
    tmp_path: Path, until: Callable[..., None], capsys: pytest.CaptureFixture[str], how: signal.Signals
) -> None:
    folder, out = tmp_path / "in", tmp_path / "out"
    process = started(folder, out, until)
    (child,) = psutil.Process(process.pid).children()
    process.send_signal(how)
    said, err = process.communicate(timeout=15)
    until(lambda: not child.is_running())
    kept = [out / f"files/{name}.txt/result.json" for name in "ab"]
    written = [path.stat().st_mtime_ns for path in kept]
    if how == signal.SIGKILL:
        assert process.returncode == -how
    else:
        assert process.returncode == 1 and "Traceback" not in err
        assert err == "Stopped with 2 of 4 files done; the same command goes on from there.\n"
        assert [row["state"] for row in table(out).values()] == ["done", "done", "cancelled", "queued"]
        assert (out / "contact-sheet.html").is_file() and not (out / ".batch").exists()
    assert not (out / "files/c.txt/result.json").exists()
    (folder / "c.txt").write_text("work")
    code, said, err = call(capsys, folder, out, "--jobs", "1", "--seconds", "60")
    assert (code, err) == (0, "")
    assert re.findall(r"(\S+): done before", said) == ["a.txt", "b.txt"]
    assert [row["state"] for row in table(out).values()] == ["done"] * 4
    assert [path.stat().st_mtime_ns for path in kept] == written
    assert not (out / ".batch").exists()


def test_two_batches_in_one_place_are_refused(
    tmp_path: Path, until: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = tmp_path / "in", tmp_path / "out"
    process = started(folder, out, until)
    try:
        code, _, err = call(capsys, folder, out)
        assert code == 2 and err.startswith("Another batch writes to")
        assert [row["state"] for row in table(out).values()][:2] == ["done", "done"]
    finally:
        process.kill()
        process.communicate()


def test_runs_go_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in "abcd":
        (tmp_path / f"{name}.txt").write_text("sleep")
    start = time.monotonic()
    assert cli.main(["batch", "toy-file", str(tmp_path), "--out", str(tmp_path / "out"), "--act", "sleep", "--seconds", "2",
                     "--jobs", "4"]) == 0  # fmt: skip
    assert time.monotonic() - start < 7  # one after the other they take 8


def test_limits_hold_for_each_file(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a.txt").write_text("native")
    call_it = ["batch", "toy-short", str(folder), "--input", "text", "--glob", "[ab].*", "--act", "as_written"]
    assert cli.main([*call_it, "--out", str(tmp_path / "out")]) == 1
    rows = table(tmp_path / "out")
    assert "time limit of 0.5 s" in rows["a.txt"]["error"] and rows["b.md"]["state"] == "done"


def test_contact_sheet_holds_pictures_figures_and_links_that_lead_somewhere(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "a.txt").rename(folder / "<a> & 'ü'#1.txt")
    out = tmp_path / "out"
    call(capsys, folder, out)
    text = (out / "contact-sheet.html").read_text(encoding="utf-8")
    assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", text)
    assert "&lt;a&gt; &amp; &#x27;ü&#x27;#1.txt" in text and "<a> &" not in text
    links = re.findall(r'href="([^"]+)"', text)
    assert links
    from urllib.parse import unquote

    assert all((out / unquote(link)).is_file() for link in links)
    assert "The text has no vowels; give another text." in text
    assert text.count("data:image/webp;base64,") >= 5  # an input for each of the five files
    with Image.open(out / "contact-sheet.png") as picture:
        assert picture.width > 1000 and picture.height > 400


def test_a_long_batch_makes_several_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                             monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    from app import contact_sheet

    monkeypatch.setattr(contact_sheet, "MOST_IN_A_PICTURE", 2)
    for name in "abcde":
        (tmp_path / f"{name}.txt").write_text("work")
    call(capsys, tmp_path, tmp_path / "out")
    pictures = sorted(path.name for path in (tmp_path / "out").glob("*.png"))
    assert pictures == ["contact-sheet-2.png", "contact-sheet-3.png", "contact-sheet.png"]
    for name in "cde":
        (tmp_path / f"{name}.txt").unlink()
    call(capsys, tmp_path, tmp_path / "out")
    assert sorted(path.name for path in (tmp_path / "out").glob("*.png")) == ["contact-sheet.png"]


def test_out_within_the_folder_is_not_taken_for_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.txt").write_text("work")
    out = tmp_path / "out"
    for _ in range(2):
        assert call(capsys, tmp_path, out, "--recursive")[0] == 0
        assert list(table(out)) == ["a.txt"]


def test_without_out_the_results_are_named_after_folder_and_system(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert cli.main(["batch", "toy-file", str(folder), "--glob", "a.*"]) == 0
    assert (tmp_path / "here" / "in-toy-file" / "results.csv").is_file()
    capsys.readouterr()
    assert cli.main(["batch", "toy-file", "../in", "--glob", "a.*"]) == 0
    assert "done before" in capsys.readouterr().out


def test_an_empty_file_is_its_row(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "a.txt").write_bytes(b"")
    assert call(capsys, folder, tmp_path / "out", "--glob", "[ab].*")[0] == 1
    rows = table(tmp_path / "out")
    assert rows["a.txt"]["error"] == "Text: 'a.txt' is empty; choose another file." and rows["b.md"]["state"] == "done"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["toy-file"], "The folder is missing; say batch toy-file FOLDER."),
        (["toy-file", "nowhere", "--out", "x"], "There is no folder 'nowhere'; name one that holds the files."),
        (["toy-file", ".", "--out", "x", "--glob", "*.stl"], "holds no file '*.stl' of a kind that can be read (.txt, .md)"),
        (["toy-file", ".", "--out", "x", "--glob", "/etc/*"], "is no pattern of names within the folder"),
        (["toy-file", ".", "--out", "x", "--jobs", "0"], "--jobs must be at least 1; it is 0."),
        (["toy-file", ".", "--out", "x", "--jobs", "many"], "--jobs"),
        (["toy-file", ".", "--out", "x", "--steps", "0"], "Steps must be at least 1; it is 0."),
        (["toy-file", ".", "--out", "x", "--stepz", "2"], "There is no flag --stepz; did you mean --steps?"),
        (["toy-file", ".", "--out", "a.txt"], "--out 'a.txt' is a file; name a new folder."),
        (["toy-file", ".", "--out", "."], "--out '.' is the folder of the input; name a new folder."),
        (["toy", ".", "--out", "x"], "toy takes several files (text, other); say by --input which one the folder holds."),
        (["toy", ".", "--out", "x", "--input", "mesh"], "toy has no input called 'mesh'; it has text, other."),
        (["tou", "."], "There is no system 'tou'"),
    ],
)
def test_bad_calls_are_one_line_and_exit_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.txt").write_text("work")
    code = cli.main(["batch", *arguments])
    err = capsys.readouterr().err
    assert code == 2 and said in err and err.count("\n") == 1
    assert not (tmp_path / "x").exists()


def test_help_lists_the_systems_flags_without_the_input(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["cadfit", "FOLDER", "--help"], ["toy", "--help"]):
        with pytest.raises(SystemExit) as ended:
            cli.main(["batch", *arguments])
        assert ended.value.code == 0
    said = capsys.readouterr().out
    assert "--budget-s" in said and "--recursive" in said and "--mesh" not in said


def test_every_system_has_the_flags_of_a_batch() -> None:
    for system in registry.systems().values():  # no field of Params has the name of one
        cli.flags(system, "", cli.BatchFlags)


def test_jobs_follow_cpus_memory_and_gpus() -> None:
    settings = load_settings({}, max_cpus=8)
    assert batch.default_jobs(toy.toy("x", Needs(cpus=1), Limits(60, 0.001)), settings) == 8
    assert batch.default_jobs(toy.toy("x", Needs(cpus=3), Limits(60, 0.001)), settings) == 2
    assert batch.default_jobs(toy.toy("x", Needs(cpus=16), Limits(60, 0.001)), settings) == 1
    assert batch.default_jobs(toy.toy("x", Needs(cpus=1), Limits(60, 1e6)), settings) == 1


def test_a_full_disk_is_said(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str],
                             monkeypatch: pytest.MonkeyPatch) -> None:  # fmt: skip
    def full(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(batch, "_write", full)
    code, _, err = call(capsys, folder, tmp_path / "out")
    assert code == 2 and "No space left on device" in err and "the same command again" in err and err.count("\n") == 1


def test_input_of_names_the_only_required_file() -> None:
    assert batch.input_of(registry.get("cadfit")) == "mesh"
    assert batch.input_of(registry.get("cadfit-rebuild")) == "program"
    with pytest.raises(InputError, match="several files"):
        batch.input_of(registry.get("toy"))


@pytest.mark.slow
def test_two_real_parts(tmp_path: Path) -> None:
    import cadquery as cq

    folder, out = tmp_path / "in", tmp_path / "out"
    folder.mkdir()
    plate = cq.Workplane().box(40, 30, 6).faces(">Z").workplane().hole(8)
    cq.exporters.export(plate, str(folder / "plate.stl"), tolerance=0.01, angularTolerance=0.1)
    shutil.copy(SAMPLES / "stepped_pulley.stl", folder)
    call_it = [sys.executable, "-m", "app", "batch", "cadfit", str(folder), "--out", str(out), "--budget-s", "10"]
    # In a process of its own: this one has threads of the kernel by now, and a fork of it may hang.
    ran = subprocess.run(call_it, capture_output=True, text=True, env=environment(), timeout=200)
    assert (ran.returncode, ran.stderr) == (0, "")
    rows = table(out)
    assert list(rows) == ["plate.stl", "stepped_pulley.stl"]
    assert float(rows["plate.stl"]["iou"]) > 0.999 and rows["plate.stl"]["grade"] == "A"
    assert all(float(row["iou"]) > 0.97 and row["valid"] == "1" for row in rows.values())
    solid = cq.importers.importStep(str(out / "files/plate.stl/part.step"))
    assert solid.val().Volume() == pytest.approx(plate.val().Volume(), rel=2e-3)
    with Image.open(out / "files/plate.stl/input-picture.png") as picture:
        assert picture.size == (480, 360) and picture.getextrema()[3] == (0, 255)  # drawn, on nothing
    again = subprocess.run(call_it, capture_output=True, text=True, env=environment(), timeout=60)
    assert again.stdout.count("done before, grade") == 2
