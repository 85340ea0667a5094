"""Other programs: gradio_client, and the addresses of a run's files."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from gradio_client import Client, handle_file
from gradio_client.exceptions import AppError
from served import Lab, plate_volume, step_volume

from engines.cadfit.params import CadfitParams


@pytest.fixture(scope="module")
def remote(lab: Lab) -> Iterator[Client]:
    """A colleague's Python."""
    client = Client(lab.url, verbose=False)
    yield client
    client.close()


def fetch(url: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


def post(url: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def call(lab: Lab, endpoint: str, data: list[Any]) -> None:
    """Calls an endpoint without gradio_client; it must refuse."""
    try:
        event = post(f"{lab.url}/gradio_api/call/{endpoint}", {"data": data})["event_id"]
    except urllib.error.HTTPError:
        return
    answer = urllib.request.urlopen(f"{lab.url}/gradio_api/call/{endpoint}/{event}").read().decode()
    assert "event: error" in answer and "event: complete" not in answer


def test_only_the_lab_s_own_endpoints_are_public(remote: Client) -> None:
    info = remote.view_api(return_format="dict", print_info=False)
    assert set(info["named_endpoints"]) == {"/systems", "/submit", "/status", "/result", "/cancel", "/fit_mesh"}
    assert not info["unnamed_endpoints"]
    listed = {system["name"]: system for system in remote.predict(api_name="/systems")}
    assert listed["cadfit"]["schema"]["properties"]["budget_s"]["default"] == CadfitParams(mesh=Path("x.stl")).budget_s


def test_fit_mesh_and_its_files(remote: Client, plate: Path, tmp_path: Path) -> None:
    result = remote.predict(mesh=handle_file(plate), unit="mm", budget_s=20, api_name="/fit_mesh")
    assert result["state"] == "done" and result["figures"]["iou"] >= 0.99
    assert result["params"]["unit"] == "mm" and result["params"]["mesh"] == "plate.stl"
    status, headers, step = fetch(result["files"]["step"] + "?download=1")
    assert status == 200 and headers["content-disposition"] == 'attachment; filename="plate.step"'
    (tmp_path / "plate.step").write_bytes(step)
    assert step_volume(tmp_path / "plate.step") == pytest.approx(plate_volume(), rel=1e-3)

    status, headers, part = fetch(result["files"]["stl"], Range="bytes=80-83")
    assert status == 206 and len(part) == 4 and headers["content-type"] == "model/stl"
    status, headers, glb = fetch(result["files"]["glb"])
    assert headers["content-type"] == "model/gltf-binary" and glb[:4] == b"glTF"
    status, _, body = fetch(result["files"]["glb"], **{"If-None-Match": headers["etag"]})
    assert status == 304 and not body


def test_submit_status_cancel(remote: Client, gated_plate: Path, lab: Lab) -> None:
    run = remote.predict("cadfit", {"mesh": handle_file(gated_plate), "budget_s": 20}, api_name="/submit")
    lab.wait(run, "running")
    assert remote.predict(run, api_name="/status")["state"] == "running"
    assert remote.predict(run, api_name="/cancel") is True
    lab.wait(run, "cancelled")
    assert "step" not in remote.predict(run, api_name="/result")["files"]
    assert remote.predict(run, api_name="/cancel") is False


def test_bad_requests_get_one_sentence(remote: Client, plate: Path, tmp_path: Path) -> None:
    text = tmp_path / "letter.stl"
    text.write_text("Dear Sir, this is no mesh at all.")
    with pytest.raises(AppError, match=r"letter\.stl|mesh"):
        remote.predict(handle_file(text), api_name="/fit_mesh")
    with pytest.raises(AppError, match="Unit of the file must be one of"):
        remote.predict(handle_file(plate), "furlong", api_name="/fit_mesh")
    with pytest.raises(AppError, match="There is no system 'cadift'"):
        remote.predict("cadift", {}, api_name="/submit")
    with pytest.raises(AppError, match="There is no run"):
        remote.predict("nosuchrun", api_name="/status")


def test_a_path_of_the_server_s_own_disk_is_not_taken(lab: Lab, plate: Path) -> None:
    """gradio_client uploads what it is given; a hand-made request could name any file of the server instead."""
    for mesh in (str(plate), {"path": str(plate)}, {"path": str(plate), "meta": {"_type": "gradio.FileData"}}):
        call(lab, "submit", ["cadfit", {"mesh": mesh}])
    call(lab, "fit_mesh", [{"path": str(plate), "meta": {"_type": "gradio.FileData"}}, "mm", 20])


def test_a_page_s_upload_is_not_taken_from_the_server_s_own_disk(lab: Lab, plate: Path) -> None:
    config = json.loads(fetch(f"{lab.url}/config")[2])
    fit = next(d for d in config["dependencies"] if len(d["inputs"]) == 1 + len(CadfitParams.model_fields))
    before = lab.client.count()

    def ask(path: str) -> Any:
        file = {"path": path, "meta": {"_type": "gradio.FileData"}, "orig_name": "plate.stl"}
        body = {"data": ["", file, "mm", 20, True, True, True], "fn_index": fit["id"], "session_hash": "x", "trigger_id": None}
        return post(f"{lab.url}/gradio_api/run/predict", body)

    with pytest.raises(urllib.error.HTTPError):
        ask(str(plate))
    assert lab.client.count() == before
    with httpx.Client(base_url=lab.url) as web:
        ask(web.post("/gradio_api/upload", files={"files": ("plate.stl", plate.read_bytes())}).json()[0])
    assert lab.client.count() == before + 1
    lab.client.cancel(lab.client.list(limit=1)[0].id)


def test_nothing_outside_a_run_s_folder_is_served(lab: Lab, gated_plate: Path) -> None:
    run = lab.client.submit("cadfit", {"mesh": gated_plate})
    lab.wait(run, "running")
    lab.client.cancel(run)
    lab.wait(run, "cancelled")
    for path in ("../log.txt", "..%2Flog.txt", "%2e%2e/log.txt", "/etc/passwd", "%2Fetc%2Fpasswd", "nothing.step"):
        assert fetch(f"{lab.url}/runs/{run}/files/{path}")[0] == 404, path
    assert fetch(f"{lab.url}/runs/nosuchrun/files/part.step")[0] == 404
    assert fetch(f"{lab.url}/assets/brand/../../app/shell.py")[0] == 404
