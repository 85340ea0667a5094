"""How fast the 3D viewer turns a part of 200 000 triangles, side by side with a bare three.js page in the same run.

    python benchmarks/viewer.py [--triangles 200000] [--frames 60]

Both pages draw the same GLB in one view of the same size, in the same browser, and turn it by the same steps. ``baseline`` is
the least that three.js needs: one mesh, one MeshStandardMaterial, one directional and one hemisphere light, no edges, no
shadow. Measured for each:

- ``submit_ms``: time in JavaScript and in the driver's front for one frame (median): what the page costs the main thread;
- ``frame_ms``: time until the frame is done, forced by reading a pixel back (median), and the frames a second it gives;
- ``draw_calls`` and ``triangles`` of a frame.

``ratio`` is the viewer's frames a second over the baseline's. On a machine without a graphics card Chromium draws in software:
there ``frame_ms`` is the speed of a processor core at filling pixels, and only the ratio, ``submit_ms`` and the draw calls
carry over to an ordinary computer. Needs Chromium, playwright and ``npm install`` in ``web/`` (for the bare page).
"""

from __future__ import annotations

import argparse
import functools
import http.server
import json
import math
import platform
import shutil
import statistics
import subprocess
import tempfile
import threading
from pathlib import Path
from typing import Any

import numpy as np
import trimesh
from playwright.sync_api import Page, sync_playwright

from engines.meshes.glb import write_glb

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "viewer.json"
SWITCHES = ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--no-first-run"]
WIDTH, HEIGHT = 960, 540
ROUNDS = 6

# Imports three.js from the same packages that the viewer is built from.
BARE = """
import { DirectionalLight, HemisphereLight, Mesh, MeshStandardMaterial, PerspectiveCamera, Scene, WebGLRenderer } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
const renderer = new WebGLRenderer({ antialias: true });
renderer.setSize(%(width)d, %(height)d);
document.body.append(renderer.domElement);
const scene = new Scene();
const sun = new DirectionalLight(0xffffff, 2);
sun.position.set(1, 2, 3);
scene.add(sun, new HemisphereLight(0xffffff, 0x888888, 2));
const camera = new PerspectiveCamera(28, %(width)d / %(height)d, 0.1, 1000);
new GLTFLoader().load("/part.glb", ({ scene: loaded }) => {
  let geometry;
  loaded.traverse((node) => { if (node.isMesh) geometry = node.geometry; });
  geometry.center();
  scene.add(new Mesh(geometry, new MeshStandardMaterial({ color: 0x8899aa, roughness: 0.5 })));
  geometry.computeBoundingSphere();
  const distance = geometry.boundingSphere.radius / Math.sin((14 * Math.PI) / 180);
  let angle = 0;
  window.gl = renderer.getContext();
  window.turn = (step) => {
    angle += step;
    camera.position.set(distance * Math.sin(angle), 0.55 * distance, distance * Math.cos(angle));
    camera.lookAt(0, 0, 0);
    const start = performance.now();
    renderer.render(scene, camera);
    return { ms: performance.now() - start, calls: renderer.info.render.calls, triangles: renderer.info.render.triangles };
  };
});
"""

VIEWER_PAGE = """<!doctype html><body style="margin:0"><showfloor-viewer height="{height}"></showfloor-viewer>
<script type="module">
  import "/assets/viewer/viewer.js";
  const viewer = document.querySelector("showfloor-viewer");
  viewer.value = {{ items: [{items}], unit: "mm", layout: "{layout}", color: "{color}", deviation_limit: 0.05 }};
  viewer.addEventListener("ready", () => {{
    window.gl = viewer.shadowRoot.querySelector("canvas").getContext("webgl2");
    window.turn = (step) => viewer.turn(step);
  }});
</script>"""

MEASURE = """async (frames) => {
  const pixel = new Uint8Array(4);
  const wait = () => window.gl.readPixels(0, 0, 1, 1, window.gl.RGBA, window.gl.UNSIGNED_BYTE, pixel);
  const out = [];
  for (let i = 0; i < frames + 2; i++) {
    const start = performance.now();
    const { ms, calls, triangles } = window.turn(0.05);
    wait();
    if (i >= 2) out.push({ submit: ms, frame: performance.now() - start, calls, triangles });
    if (i % 10 === 0) await new Promise((done) => setTimeout(done));
  }
  return out;
}"""


def write_part(path: Path, triangles: int) -> int:
    """A torus with waves on it, with smooth normals, deviations and edge lines; gives its true number of triangles."""
    rings = round(math.sqrt(triangles / 4))
    mesh = trimesh.creation.torus(major_radius=30, minor_radius=12, major_sections=2 * rings, minor_sections=rings)
    angle = np.arctan2(mesh.vertices[:, 1], mesh.vertices[:, 0])
    mesh.vertices[:, 2] += 2 * np.sin(9 * angle)
    mesh.vertices += (20, 10, 0)
    ring = np.linspace(0, 2 * np.pi, 721)
    edges = [np.column_stack([20 + r * np.cos(ring), 10 + r * np.sin(ring), np.full_like(ring, z)])
             for r in (18.0, 42.0) for z in np.linspace(-2, 2, 10)]
    write_glb(path, mesh.vertices, mesh.faces, normals=mesh.vertex_normals, deviation=0.05 * np.sin(4 * angle), edges=edges)
    return len(mesh.faces)


def serve(folder: Path) -> tuple[http.server.ThreadingHTTPServer, str]:
    """Serves the folder and, under /assets, the project's own; gives the server and its address."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path: str) -> str:
            if path.startswith("/assets/"):
                return str(ROOT / path.split("?")[0].lstrip("/"))
            return super().translate_path(path)

        def log_message(self, *_: Any) -> None:
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server, f"http://127.0.0.1:{server.server_port}"


def build_bare(folder: Path) -> None:
    """bare.html: the baseline, bundled by the same esbuild as the viewer."""
    # The entry lies in web/ so that its imports are found there.
    with tempfile.NamedTemporaryFile("w", dir=ROOT / "web", suffix=".bare.mjs", delete=False) as entry:
        entry.write(BARE % {"width": WIDTH, "height": HEIGHT})
    try:
        subprocess.run([ROOT / "web" / "node_modules" / ".bin" / "esbuild", entry.name, "--bundle", "--format=esm", "--minify",
                        f"--outfile={folder / 'bare.js'}", "--log-level=error"], check=True)
    finally:
        Path(entry.name).unlink()
    (folder / "bare.html").write_text("<!doctype html><body style='margin:0'><script type=module src=/bare.js></script>")


def measure(pages: dict[str, Page], frames: int) -> dict[str, dict[str, float]]:
    """Medians over that many frames of each page; the pages take turns, so that other work on the machine slows all alike."""
    rows: dict[str, list[dict[str, float]]] = {case: [] for case in pages}
    for _ in range(ROUNDS):
        for case, page in pages.items():
            page.bring_to_front()
            rows[case] += page.evaluate(MEASURE, max(1, frames // ROUNDS))
    return {case: summary(found) for case, found in rows.items()}


def summary(rows: list[dict[str, float]]) -> dict[str, float]:
    frame = statistics.median(row["frame"] for row in rows)
    return {
        "submit_ms": round(statistics.median(row["submit"] for row in rows), 3),
        "frame_ms": round(frame, 2),
        "fps": round(1000 / frame, 2),
        "draw_calls": rows[-1]["calls"],
        "triangles": rows[-1]["triangles"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--triangles", type=int, default=200_000)
    parser.add_argument("--frames", type=int, default=60)
    asked = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as name, sync_playwright() as play:
        folder = Path(name)
        triangles = write_part(folder / "part.glb", asked.triangles)
        shutil.copy(folder / "part.glb", folder / "scan.glb")
        build_bare(folder)
        part, scan = "{url: '/part.glb', role: 'part'}", "{url: '/scan.glb', role: 'scan'}"
        bar = 47  # the toolbar and the frame's lines: the picture itself is as large as the baseline's
        for page_name, items, layout, color in [
            ("plain", part, "single", "plain"), ("deviation", part, "single", "deviation"),
            ("side", f"{scan}, {part}", "side", "plain"), ("overlay", f"{scan}, {part}", "overlay", "plain"),
        ]:
            text = VIEWER_PAGE.format(height=HEIGHT + bar, items=items, layout=layout, color=color)
            (folder / f"{page_name}.html").write_text(text)
        server, base = serve(folder)
        browser = play.chromium.launch(executable_path=chromium, args=SWITCHES)
        pages = {}
        for case in ("bare", "plain", "deviation", "side", "overlay"):
            page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT + 120})
            page.goto(f"{base}/{case}.html")
            page.wait_for_function("() => window.turn", timeout=120_000)
            pages["baseline" if case == "bare" else case] = page
        gpu = pages["baseline"].evaluate(
            "() => { const e = gl.getExtension('WEBGL_debug_renderer_info');"
            " return gl.getParameter(e ? e.UNMASKED_RENDERER_WEBGL : gl.RENDERER) }")
        figures: dict[str, Any] = measure(pages, asked.frames)
        browser.close()
        server.shutdown()
    baseline = figures["baseline"]["fps"]
    for case in figures.values():
        case["ratio"] = round(case["fps"] / baseline, 3)
    report = {
        "triangles": triangles, "frames": asked.frames, "view": [WIDTH, HEIGHT], "renderer": gpu,
        "processor": platform.machine(), "cases": figures,
    }
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(report, indent=2) + "\n")
    print(f"{triangles} triangles, {WIDTH} x {HEIGHT}, {gpu}")
    print(f"{'case':10} {'submit ms':>10} {'frame ms':>9} {'fps':>7} {'ratio':>6} {'calls':>6} {'triangles':>10}")
    for case, row in figures.items():
        print(f"{case:10} {row['submit_ms']:10.2f} {row['frame_ms']:9.1f} {row['fps']:7.1f} {row['ratio']:6.2f} "
              f"{row['draw_calls']:6d} {row['triangles']:10d}")


if __name__ == "__main__":
    main()
