"""What other programs may call through `gradio_client`: the same runs as on the pages.

Whoever knows a run's id may look at it and cancel it; ids can't be guessed. An `InputError` reaches the caller as the
message of `gradio_client.exceptions.AppError`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import quote

import gradio as gr
from gradio.route_utils import get_request_origin
from gradio.utils import get_upload_folder

from app.addresses import PAGES
from app.runs.client import Client, RunView, UnknownRun
from engines.contract import InputError, input_fields
from engines.registry import systems as known_systems

WAIT_S = 0.2


def uploaded(value: Any) -> Path:
    """The file that a caller has uploaded (``gradio_client.handle_file``). Paths of this machine are not taken."""
    if isinstance(value, dict) and isinstance(value.get("path"), str):
        path, folder = Path(value["path"]).resolve(), Path(get_upload_folder()).resolve()
        if path.is_relative_to(folder) and path.is_file():
            return path
    raise InputError("The file did not arrive; pass it as gradio_client.handle_file('part.stl').")


def _origin(request: gr.Request) -> str:
    inner = request.request
    if inner is None:
        return ""
    root = str(inner.scope.get("root_path") or "").rstrip("/")
    return f"{get_request_origin(inner, inner.url.path)}{root if not root.startswith('http') else ''}"


def status_of(client: Client, run: RunView) -> dict[str, Any]:
    """State and progress of a run, as JSON."""
    return {
        "run": run.id,
        "system": run.system,
        "title": run.title,
        "state": run.state,
        "stage": run.stage,
        "fraction": run.fraction,
        "message": run.message,
        "error": run.error,
        "seconds": round(run.elapsed, 3),
        "queue_position": client.queue_position(run.id) if run.state == "queued" else 0,
    }


def result_of(client: Client, run: RunView, origin: str) -> dict[str, Any]:
    """Status, settings, figures, facts and the addresses of a run's files, as JSON."""
    params = {name: value for name, value in run.params.items() if name not in run.inputs}
    files = {name: f"{origin}/runs/{quote(run.id)}/files/{quote(path)}" for name, path in run.artifacts.items()}
    page = PAGES.get(run.system)
    return status_of(client, run) | {
        "params": params | {name: path.name for name, path in run.inputs.items()},
        "figures": run.figures,
        "summary": run.summary,
        "data": run.data,
        "files": files,
        "page": f"{origin}/{page}?run={quote(run.id)}" if page else f"{origin}/runs",
    }


def add_endpoints(client: Client) -> None:
    """Adds the endpoints to the Blocks that are being built."""

    def who(request: gr.Request) -> str:
        return f"api:{request.client.host}" if request.client else "api"

    def known(run: str) -> RunView:
        try:
            return client.get(run)
        except UnknownRun as error:
            raise gr.Error(str(error), print_exception=False) from error

    def start(system: str, params: dict[str, Any], request: gr.Request) -> str:
        try:
            found = known_systems().get(system)
            if found is None:
                raise InputError(f"There is no system {system!r}; there are: {', '.join(known_systems())}.")
            files = {name: uploaded(params[name]) for name in input_fields(found.params) if params.get(name) is not None}
            return client.submit(system, params | files, visitor=who(request))
        except InputError as error:
            raise gr.Error(str(error), print_exception=False) from error

    def systems() -> list[dict[str, Any]]:
        """Every system with the JSON schema of its parameters. Input files are given as handle_file(path)."""
        return [
            {
                "name": system.name,
                "title": system.title,
                "summary": system.summary,
                "paper": system.paper.title,
                "schema": system.params.model_json_schema(),
            }
            for system in known_systems().values()
        ]

    def submit(system: str, params: dict[str, Any], request: gr.Request) -> str:
        """Start a run of a system; returns its id. Input files in params are given as handle_file(path)."""
        return start(system, params, request)

    def status(run: str) -> dict[str, Any]:
        """State and progress of a run."""
        return status_of(client, known(run))

    def result(run: str, request: gr.Request) -> dict[str, Any]:
        """Figures, facts and the addresses of the files of a run; while it goes on, what there is so far."""
        return result_of(client, known(run), _origin(request))

    def cancel(run: str) -> bool:
        """End a run now; false when it had ended already."""
        known(run)
        return client.cancel(run)

    budget: float = known_systems()["cadfit"].params.model_fields["budget_s"].default

    async def fit_mesh(
        request: gr.Request, mesh: dict[str, Any], unit: str = "auto", budget_s: float = budget
    ) -> dict[str, Any]:
        """Mesh to CAD in one call: waits for the run and returns what `result` returns. mesh: handle_file("part.stl")."""
        run = await asyncio.to_thread(start, "cadfit", {"mesh": mesh, "unit": unit, "budget_s": budget_s}, request)
        while not (view := await asyncio.to_thread(known, run)).ended:
            await asyncio.sleep(WAIT_S)
        if view.state != "done":
            raise gr.Error(view.error or f"The run was {view.state}.", print_exception=False)
        return result_of(client, view, _origin(request))

    for endpoint in (systems, submit, status, result, cancel, fit_mesh):
        gr.api(endpoint, api_name=endpoint.__name__, concurrency_limit=None)
