"""Pictures of parts that Mesh to CAD does badly, for docs/cadfit.md: python assets/make_failure_pictures.py [NAME …]

Each part is drawn here, meshed, spoilt where that is the point, and fitted. The left half of a picture is the mesh; the right
half is what the fitted program builds, and what is further from the mesh than 0.5 % of its diagonal is red. The figures are
printed for the text beside the pictures.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import cadquery as cq
import numpy as np
import trimesh
from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.cadfit_scans import spoilt  # noqa: E402
from benchmarks.known_parts import write_part  # noqa: E402
from engines.cadfit.engine import fit  # noqa: E402
from engines.cadfit.params import CadfitParams  # noqa: E402
from engines.meshes.distance import Surface  # noqa: E402
from engines.meshes.files import read_mesh  # noqa: E402
from engines.meshes.render import STEEL, RenderItem, render_rgba  # noqa: E402
from engines.meshes.repair import repaired  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SIZE = (520, 400)
GROUND, RED = (0.965, 0.97, 0.98), (0.83, 0.16, 0.13)
FAR = 5e-3
"""Share of the diagonal from which on a place of the part is shown as wrong."""


def threaded_rod() -> cq.Workplane:
    """A rod of 16 mm with eight turns of a groove of 2.5 mm pitch."""
    helix = cq.Wire.makeHelix(2.5, 20, 8)
    groove = cq.Workplane("XZ").center(8, 0).polyline([(-1.2, 0.7), (-1.2, -0.7), (0.3, -0.1), (0.3, 0.1)]).close()
    return cq.Workplane().circle(8).extrude(30).cut(groove.sweep(cq.Workplane(obj=helix), isFrenet=True).translate((0, 0, 5)))


def lofted_funnel() -> cq.Workplane:
    """A square that becomes a circle, hollow: no extrusion and no revolve."""
    outer = cq.Workplane().rect(50, 50).workplane(offset=40).circle(14).loft(combine=True)
    inner = cq.Workplane().rect(44, 44).workplane(offset=40).circle(11).loft(combine=True)
    return outer.cut(inner)


def exported(part: cq.Workplane, path: Path) -> Path:
    """The part's triangles as an STL file."""
    cq.exporters.export(part, str(path), tolerance=0.02, angularTolerance=0.1)
    return path


def thin_box_scanned(folder: Path) -> Path:
    """The enclosure of the known parts with noise of 0.3 % of its diagonal."""
    return spoilt(write_part(folder, "enclosure", 1), "noise_0.3", folder)


PARTS = {
    "thread": lambda folder: exported(threaded_rod(), folder / "thread.stl"),
    "loft": lambda folder: exported(lofted_funnel(), folder / "loft.stl"),
    "collar": lambda folder: ROOT / "assets" / "samples" / "cad" / "shaft_collar.stl",
    "noisy-box": thin_box_scanned,
}


def pictured(name: str, folder: Path) -> Image.Image:
    """Fits one part; mesh and fitted part side by side."""
    path = PARTS[name](folder)
    result = list(fit(CadfitParams(mesh=path), folder))[-1]
    mesh = repaired(read_mesh(path).mesh).mesh
    part = trimesh.load(folder / "part.stl", force="mesh").subdivide_to_size(0.01 * mesh.scale)
    far = np.abs(Surface(mesh).signed_distance(np.asarray(part.vertices))) > FAR * mesh.scale
    colours = np.where(far[:, None], RED, STEEL)
    halves = [RenderItem(mesh, STEEL, smooth_normals=name != "noisy-box"), RenderItem(part, colours)]
    print(name, {k: round(v, 4) for k, v in result.figures.items()}, "grade", result.data["grade"], result.data["notes"][:3])
    picture = Image.new("RGB", (2 * SIZE[0], SIZE[1]))
    for k, item in enumerate(halves):
        picture.paste(Image.fromarray(render_rgba([item], size=SIZE, background=GROUND)[..., :3]), (k * SIZE[0], 0))
    return picture


def main() -> None:
    """Makes the pictures that are named, or all."""
    for name in sys.argv[1:] or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            pictured(name, Path(folder)).save(PICTURES / f"worst-{name}.png", optimize=True)


if __name__ == "__main__":
    main()
