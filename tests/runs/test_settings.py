"""Settings from the environment, and what the doctor says about them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app import doctor
from app.runs.client import Client
from app.settings import Settings, load_settings, usable_cpus, visible_gpus
from engines.contract import InputError


def test_every_setting_survives_the_way_through_the_environment(tmp_path: Path) -> None:
    settings = load_settings(
        {}, data=tmp_path, port=8123, executor="thread", extra_systems=("a:B", "c:D"), max_cpus=3, retention_gb=0.5, warm=False
    )
    assert load_settings(settings.environment()) == settings
    assert load_settings(load_settings({}).environment()) == load_settings({})


def test_the_default_data_folder_is_absolute() -> None:
    assert load_settings({}).data == Path.cwd() / ".showfloor"
    assert load_settings({}).database_url == f"sqlite:///{Path.cwd() / '.showfloor' / 'runs.db'}"


def test_an_empty_variable_counts_as_unset() -> None:
    assert load_settings({"SHOWFLOOR_PORT": " "}).port == 7860


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "99999"), ("EXECUTOR", "ray9"), ("MAX_CPUS", "0"), ("RETENTION_GB", "much"), ("WARM", "perhaps")],
)
def test_a_variable_that_cannot_be_used_is_named(name: str, value: str) -> None:
    with pytest.raises(InputError, match=f"SHOWFLOOR_{name}={value!r}"):
        load_settings({f"SHOWFLOOR_{name}": value})


def test_settings_are_frozen() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().port = 1


def test_gpus_are_those_that_are_visible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "2, 7")
    assert visible_gpus() == ["2", "7"]
    assert load_settings({}, max_gpus=1).gpus == ["2"]
    for hidden in ("", "-1"):
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", hidden)
        assert visible_gpus() == []


def test_cpus_are_those_this_process_may_use() -> None:
    assert 1 <= usable_cpus() <= (os.cpu_count() or 1)
    assert load_settings({}, max_cpus=7).cpus == 7


@pytest.mark.parametrize("name", ["no_such_module:X", "toy:NOTHING", "toy"])
def test_an_extra_system_that_cannot_be_loaded_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputError, match=name):
        Client(load_settings({}, data=tmp_path, extra_systems=(name,)))


def test_a_data_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = load_settings({}, data=tmp_path / "file" / "lab")
    with pytest.raises(InputError, match="SHOWFLOOR_DATA"):
        Client(settings)
    found = {check.name: check for check in doctor._data(settings)}
    assert not found["Data folder"].works
    assert "SHOWFLOOR_DATA" in found["Data folder"].fix


def test_the_doctor_finds_the_database_and_the_disk(tmp_path: Path) -> None:
    found = {check.name: check for check in doctor._data(load_settings({}, data=tmp_path))}
    assert found["Database"].works and "wal" in found["Database"].detail
    assert found["Run host"].detail.startswith("none now")
    found = {check.name: check for check in doctor._data(load_settings({}, data=tmp_path, disk_reserve_mb=1e9))}
    assert not found["Disk"].works
    found = {check.name: check for check in doctor._data(load_settings({}, data=tmp_path, database="nonsense"))}
    assert not found["Database"].works and "\n" not in found["Database"].detail


def test_the_doctor_sees_a_port_in_use(free_port: int) -> None:
    import socket

    assert doctor._port(load_settings({}, port=free_port)).works
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", free_port))
        taken.listen()
        check = doctor._port(load_settings({}, port=free_port))
    assert not check.works and "--port" in check.fix


def test_the_doctor_compares_with_the_pinned_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "ROOT", tmp_path)
    (tmp_path / "requirements.txt").write_text(
        "# core\npydantic>=2\npsutil==0.0.1  # old\nno-such-package-here==1.0\n"
        "-r other.txt\nwinonly==1; sys_platform == 'win32'\n"
    )
    check = doctor._packages()
    assert not check.works
    assert "psutil" in check.detail and "wanted ==0.0.1" in check.detail
    assert "no-such-package-here is missing" in check.detail
    assert "pydantic" not in check.detail and "winonly" not in check.detail


def test_what_to_install_for_a_library_that_does_not_load() -> None:
    error = "ImportError: libusb-1.0.so.0: cannot open shared object file: No such file or directory"
    assert doctor.import_fix("open3d", error) == "apt install libusb-1.0-0"
    error = "ImportError: libfoo.so.3: cannot open shared object file: No such file or directory"
    assert doctor.import_fix("foo", error) == "install the system package that has libfoo.so.3"
    assert doctor.import_fix("scipy.spatial", "ModuleNotFoundError: No module named 'scipy'") == "pip install scipy"
