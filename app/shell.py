"""The web server: pages in Gradio, files of runs, assets, and nothing from any other host."""

from __future__ import annotations

import os

os.environ["GRADIO_ANALYTICS_ENABLED"] = "False"  # before gradio is imported: it reads this once
os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")

import mimetypes
import secrets
import warnings
from collections.abc import Callable
from http.cookies import SimpleCookie
from pathlib import Path, PurePosixPath
from typing import Any
from urllib.parse import parse_qs

import gradio as gr
import uvicorn
from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import FileResponse
from starlette.datastructures import MutableHeaders
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app import __version__, api, theme
from app.runs.client import Client, RunView
from app.settings import Settings
from engines.contract import input_fields
from engines.registry import systems
from pages import adept, cadfit, compare, home, mpf, picture2cad, psgnav, runs
from pages.parts.lab import VISITOR_COOKIE, Lab

ASSET_FOLDERS = ("brand", "cards", "fonts", "samples", "viewer")
PAGES: list[tuple[theme.Page, Callable[[Lab], None]]] = [
    (theme.Page("", "Home"), home.build),
    (theme.Page("mesh-to-cad", "Mesh to CAD"), cadfit.build),
    (theme.Page("picture-to-cad", "Picture to CAD"), picture2cad.build),
    (theme.Page("thin-surfaces", "Thin surfaces"), mpf.build),
    (theme.Page("find-it", "Find it"), psgnav.build),
    (theme.Page("voice-and-emotion", "Voice and emotion"), adept.build),
    (theme.Page("compare", "Compare methods", in_navigation=False), compare.build),
    (theme.Page("runs", "Runs"), runs.build),
]
TYPES = {
    ".glb": "model/gltf-binary",
    ".step": "model/step",
    ".stp": "model/step",
    ".stl": "model/stl",
    ".obj": "model/obj",
    ".3mf": "model/3mf",
    ".dxf": "image/vnd.dxf",
    ".svg": "image/svg+xml",
    ".ply": "application/octet-stream",
    ".npz": "application/octet-stream",
    ".off": "text/plain; charset=utf-8",
    ".py": "text/x-python; charset=utf-8",
    ".json": "application/json",
    ".jsonl": "application/x-ndjson",
    ".bin": "application/octet-stream",
    ".mp4": "video/mp4",
    ".wav": "audio/wav",
    ".flac": "audio/flac",
    ".mp3": "audio/mpeg",
    ".csv": "text/csv; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
for _suffix, _type in TYPES.items():
    mimetypes.add_type(_type, _suffix)

FILE_POLICY = "sandbox; default-src 'none'; img-src 'self'"
REPORT_POLICY = "sandbox; default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline'"
"""A run's files may hold what a visitor brought: no script runs in them, and they are of no site. A report, one HTML file that
holds all it shows, keeps its looks."""


class Assets(StaticFiles):
    """Files under assets/. An address that carries the content's hash (``?v=``) may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if "v" in parse_qs(scope.get("query_string", b"").decode("latin-1")) or path.endswith(".woff2"):
            response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        else:
            response.headers["Cache-Control"] = "no-cache"
        return response


class VisitorCookie:
    """Gives every browser a random id, so that the list of runs is its own. It says nothing about the person."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET":
            return await self.app(scope, receive, send)
        headers = dict(scope["headers"])
        cookies = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1"))
        wants_page = b"text/html" in headers.get(b"accept", b"")
        if VISITOR_COOKIE in cookies or not wants_page:
            return await self.app(scope, receive, send)
        secure = scope["scheme"] == "https" or headers.get(b"x-forwarded-proto", b"").startswith(b"https")
        # Hugging Face shows a Space inside a frame of another site: there the cookie must say SameSite=None.
        site = "SameSite=None; Secure; Partitioned" if secure else "SameSite=Lax"
        cookie = f"{VISITOR_COOKIE}={secrets.token_urlsafe(16)}; Path=/; Max-Age=31536000; HttpOnly; {site}"

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).append("Set-Cookie", cookie)
            await send(message)

        await self.app(scope, receive, send_with_cookie)


def download_name(run: RunView, path: str) -> str:
    """The name under which a visitor saves a file of a run: ``bracket.step`` for part.step of bracket.stl, and
    ``bracket_build123d.py`` for part_build123d.py."""
    file = PurePosixPath(path)
    system = systems().get(run.system)
    given = [run.params.get(name) for name in input_fields(system.params)] if system else []
    stems = [PurePosixPath(str(value).replace("\\", "/")).stem for value in given if value]
    stem = (stems[-1] if run.system.endswith("-rebuild") else stems[0]) if stems else run.system
    of_part = file.stem == "part" or file.stem.startswith("part_")
    return f"{stem}{file.stem.removeprefix('part')}{file.suffix}" if of_part else f"{stem}-{file.stem}{file.suffix}"


def _add_routes(app: FastAPI, client: Client) -> None:
    @app.get("/healthz", include_in_schema=False)
    def health() -> JSONResponse:
        return JSONResponse({"ok": True, "version": __version__})

    @app.api_route("/runs/{run}/files/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    def file_of_run(request: Request, run: str, path: str, download: bool = False) -> Response:
        try:
            view, file = client.get(run), client.file(run, path)
        except (KeyError, FileNotFoundError) as error:
            raise HTTPException(404, "There is no such file, or its run has been removed.") from error
        response = FileResponse(
            file,
            media_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream",
            stat_result=file.stat(),
            filename=download_name(view, path) if download else None,
        )
        response.headers["Cache-Control"] = "private, max-age=86400" if view.ended else "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Content-Security-Policy"] = REPORT_POLICY if file.suffix == ".html" else FILE_POLICY
        if request.headers.get("if-none-match") == response.headers["etag"]:
            kept = {name: response.headers[name] for name in ("etag", "cache-control", "last-modified")}
            return Response(status_code=304, headers=kept)
        return response

    for folder in ASSET_FOLDERS:
        app.mount(f"/assets/{folder}", Assets(directory=theme.ASSETS / folder, check_dir=False))


def blocks(lab: Lab) -> gr.Blocks:
    """All pages and the API's endpoints."""
    with gr.Blocks(title=theme.NAME, analytics_enabled=False, fill_width=True, delete_cache=(3600, 86400)) as demo:
        gr.Navbar(visible=False)
        PAGES[0][1](lab)
        api.add_endpoints(lab.client)
    for page, build in PAGES[1:]:
        with demo.route(page.title, page.path):
            gr.Navbar(visible=False)
            build(lab)
    demo.queue(default_concurrency_limit=8, max_size=500, api_open=False)
    return demo


def create_app(settings: Settings, client: Client | None = None) -> FastAPI:
    """The whole lab as one ASGI application."""
    os.environ.setdefault("GRADIO_TEMP_DIR", str(settings.data / "uploads"))
    client = client or Client(settings)
    app = FastAPI(title=theme.NAME, docs_url=None, redoc_url=None, openapi_url=None)
    _add_routes(app, client)
    space = os.environ.get("SPACE_HOST")  # on Hugging Face: where the picture of a shared link is
    theme.use_document([page for page, _ in PAGES], share_url=f"https://{space}" if space else "")
    options: dict[str, Any] = {
        "theme": theme.theme(),
        "footer_links": ["api"],
        "run_history": False,
        "show_error": True,
        "ssr_mode": False,
        "pwa": False,
        "mcp_server": False,
        "max_file_size": f"{settings.max_upload_mb:.0f}mb",
        "allowed_paths": [str(theme.ASSETS / "samples")],
        "favicon_path": str(theme.ASSETS / "brand" / "favicon.png"),
    }
    demo = blocks(Lab(client, settings))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "SSR mode is not supported")  # it isn't asked for
        app = gr.mount_gradio_app(app, demo, path="/", **options)
    # Gradio checks the paths in requests only for an app that it launched itself; without this, a hand-made request could
    # name any file of this machine as its upload.
    demo.has_launched = demo.is_running = True
    app.add_middleware(VisitorCookie)
    return app


def serve(settings: Settings) -> None:
    """Serves the lab until it is stopped."""
    Path(settings.data).mkdir(parents=True, exist_ok=True)
    client = Client(settings)
    app = create_app(settings, client)
    client.attend()
    shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host
    print(f"Showfloor {__version__}: http://{shown}:{settings.port}", flush=True)
    uvicorn.run(
        app, host=settings.host, port=settings.port, log_level="warning", proxy_headers=True, timeout_graceful_shutdown=3,
    )  # fmt: skip
