"""Makes the samples that people can try with one click: `python -m assets.make_samples [FOLDER]`, or `… --pictures [FOLDER]`.

Pictures of flat parts are rendered by `benchmarks/flat_pictures.py`; what is marked in each stands beside them.

Each solid part is drawn here with CadQuery, in mm, and written as a binary STL, a thumbnail, and a row of `samples.json`.
Running it again with the same libraries gives the same parts and the same mesh vertices (how a flat face with several
holes is cut into triangles can differ). The parts are dedicated to the public domain (CC0).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

import cadquery as cq
import numpy as np
from PIL import ImageOps

from benchmarks.flat_pictures import (
    FlatPart,
    Scene,
    as_jpeg,
    bracket,
    flange_gasket,
    gasket,
    laser_plate,
    photographed,
    placed,
)

LICENCE = "CC0, made by assets/make_samples.py"
FINE, COARSE = 0.15, 0.5236  # angular tolerance of the mesher in rad; the coarse one gives 24 facets a circle


def bearing_flange() -> cq.Workplane:
    """A flange with a hub, a bore with a shoulder for the bearing, and six counterbored bolt holes."""
    part = cq.Workplane().circle(45).extrude(10).faces(">Z").workplane().circle(24).extrude(18)
    part = part.edges(cq.selectors.BoxSelector((-25, -25, 9), (25, 25, 11), boundingbox=True)).fillet(4)
    part = part.faces(">Z").workplane().circle(17.5).cutBlind(-14).faces("<Z").workplane().hole(26)
    part = part.cut(cq.Workplane().polarArray(36, 0, 360, 6).circle(2.75).extrude(10))
    part = part.cut(cq.Workplane(origin=(0, 0, 5)).polarArray(36, 0, 360, 6).circle(4.75).extrude(5))
    return part.faces(">Z").edges("%CIRCLE").chamfer(0.8)


def motor_mount() -> cq.Workplane:
    """A plate with a pilot bore, four slots to tension the belt, and slotted feet."""
    part = cq.Workplane().box(84, 64, 8, centered=(True, True, False)).edges("|Z").fillet(6)
    part = part.faces(">Z").workplane().circle(19).extrude(4).faces(">Z").workplane().hole(22)
    part = part.faces("<Z").workplane(origin=(0, 0, 0)).pushPoints([(0, 23.5), (0, -23.5)]).slot2D(34, 4.5).cutThruAll()
    part = part.faces("<Z").workplane(origin=(0, 0, 0)).pushPoints([(33, 0), (-33, 0)]).slot2D(16, 6.5, 90).cutThruAll()
    corners = [(x, y) for x in (-35, 35) for y in (-25, 25)]
    return part.faces("<Z").workplane(origin=(0, 0, 0)).pushPoints(corners).hole(4.2).faces("<Z").edges("%LINE").chamfer(0.6)


def stepped_pulley() -> cq.Workplane:
    """A pulley with three V-grooves of different size, six lightening holes and a keyed bore."""
    profile = [(0, 0), (42, 0), (42, 3), (34, 8), (42, 13), (42, 16), (32, 16), (32, 18), (25, 22.5), (32, 27), (32, 29.5),
               (22, 29.5), (22, 31), (17, 35), (22, 39), (22, 41), (0, 41)]
    part = cq.Workplane("XZ").polyline(profile).close().revolve(360, (0, 0, 0), (0, 1, 0))
    part = part.faces(">Z").workplane(origin=(0, 0, 41)).hole(14)
    key = cq.Workplane(origin=(0, 7, 20.5)).box(5, 4.6, 41)
    holes = cq.Workplane().polarArray(27, 30, 360, 6).circle(4).extrude(16)
    return part.cut(key).cut(holes).faces("<Z").edges("%CIRCLE and (not #Z)").chamfer(0.5)


def gusset_bracket() -> cq.Workplane:
    """An angle bracket with two gussets, a bolt pattern in each leg and rounded corners."""
    part = cq.Workplane("XZ").polyline([(0, 0), (60, 0), (60, 7), (7, 7), (7, 52), (0, 52)]).close().extrude(-56)
    part = part.edges("|Y").edges(cq.selectors.NearestToPointSelector((7, 28, 7))).fillet(4)
    part = part.edges("|Z").edges(">X").fillet(8).edges("|X").edges(">Z").fillet(8)
    for y in (0.0, 50.0):
        gusset = cq.Workplane("XZ", origin=(0, y, 0)).polyline([(6, 6), (40, 6), (6, 40)]).close().extrude(-6)
        part = part.union(gusset)
    feet = cq.Workplane(origin=(0, 0, 7)).pushPoints([(48, 13), (48, 43)]).circle(3.3).extrude(-7)
    heads = cq.Workplane(origin=(0, 0, 7)).pushPoints([(48, 13), (48, 43)]).circle(5.5).extrude(-3)
    wall = cq.Workplane("YZ").pushPoints([(16, 42), (40, 42)]).circle(3.3).extrude(7)
    pilot = cq.Workplane("YZ").center(28, 26).circle(9).extrude(7)
    return part.cut(feet).cut(heads).cut(wall).cut(pilot)


def sensor_housing() -> cq.Workplane:
    """An open housing with a tilted sensor boss, screw posts and a cable opening."""
    part = cq.Workplane().box(76, 52, 30, centered=(True, True, False)).edges("|Z").fillet(7)
    axis = cq.Plane((14, 0, 20), xDir=(0, 1, 0), normal=(sin(radians(35)), 0, cos(radians(35))))
    part = part.union(cq.Workplane(axis).circle(14).extrude(30))
    part = part.cut(cq.Workplane(origin=(0, 0, -1)).rect(70, 46).extrude(28).edges("|Z").fillet(4))
    posts = cq.Workplane().rect(60, 36, forConstruction=True).vertices().circle(4.5).extrude(27.5)
    part = part.union(posts).cut(cq.Workplane(axis).workplane(offset=-12).circle(9).extrude(60))
    part = part.cut(cq.Workplane().rect(60, 36, forConstruction=True).vertices().circle(1.6).extrude(14))
    return part.cut(cq.Workplane("YZ", origin=(-40, 0, 12)).slot2D(18, 8).extrude(6))


def scalloped_knob() -> cq.Workplane:
    """A hand knob with eight scallops, a chamfered rim, a stem and a blind threaded-insert hole."""
    part = cq.Workplane().circle(26).extrude(18)
    scallops = [(31 * cos(radians(k * 45)), 31 * sin(radians(k * 45))) for k in range(8)]
    part = part.cut(cq.Workplane().pushPoints(scallops).circle(9).extrude(18))
    part = part.faces(">Z").edges().chamfer(1.5)
    stem = cq.Workplane().circle(12).extrude(-12).faces("<Z").edges().chamfer(1)
    return part.union(stem).cut(cq.Workplane(origin=(0, 0, -12)).circle(4).extrude(20))


def shaft_collar() -> cq.Workplane:
    """A split clamping collar with one cross screw."""
    part = cq.Workplane().circle(20).extrude(14).faces("<Z or >Z").edges().chamfer(1).faces(">Z").workplane().hole(20)
    part = part.cut(cq.Workplane(origin=(15, 0, 7)).box(14, 2, 14))
    screw = cq.Workplane("XZ", origin=(15, 0, 7)).circle(1.75).extrude(30, both=True)
    head = cq.Workplane("XZ", origin=(15, -6, 7)).circle(3.25).extrude(20)
    return part.cut(screw).cut(head)


@dataclass(frozen=True)
class Sample:
    """One part of the gallery: how it is drawn, what it is called, what to look at, and how finely it is meshed."""

    draw: Callable[[], cq.Workplane]
    title: str
    look_at: str
    angle: float = FINE
    view: tuple[float, float] = (-58.0, 30.0)


SAMPLES = [
    Sample(bearing_flange, "Bearing flange",
           "Six counterbored holes become one loop; the hub's root is a fillet of 4 mm.", angle=0.18),
    Sample(gusset_bracket, "Gusseted bracket",
           "Two directions of holes, counterbores, and gussets on an angle profile.", view=(-35.0, 28.0)),
    Sample(stepped_pulley, "Stepped pulley",
           "One revolved profile with three V-grooves, a keyway and lightening holes.", view=(-58.0, 24.0)),
    Sample(motor_mount, "Motor mount",
           "Slots for belt tension beside a pilot bore; rounded corners and a small chamfer."),
    Sample(sensor_housing, "Sensor housing",
           "A thin-walled body with a boss tilted by 35° and a bore along the same axis.", view=(-50.0, 26.0)),
    Sample(scalloped_knob, "Scalloped knob",
           "Eight equal scallops around an axis and a chamfer along their rim.", view=(-58.0, 38.0)),
    Sample(shaft_collar, "Clamping collar, coarse",
           "Only 24 facets a circle: the circles behind the facets are still found.", angle=COARSE, view=(35.0, 32.0)),
]


def write_samples(folder: Path) -> None:
    """All samples and `samples.json` in ``folder``."""
    import trimesh

    from engines.meshes.render import RenderItem, render_png

    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for sample in SAMPLES:
        name = sample.draw.__name__
        part = sample.draw()
        shape = part.val()
        if not shape.isValid() or shape.Volume() <= 0 or len(part.solids().vals()) != 1:
            raise ValueError(f"{name} is not one valid solid")
        tolerance = 1.0 if sample.angle == COARSE else 0.02
        shape.exportStl(str(folder / f"{name}.stl"), tolerance, sample.angle)
        mesh = trimesh.load_mesh(folder / f"{name}.stl")
        render_png(folder / f"{name}.png", [RenderItem(mesh)], size=(320, 240), view=sample.view, supersample=3)
        rows.append({
            "file": f"{name}.stl", "thumbnail": f"{name}.png", "title": sample.title, "look_at": sample.look_at, "unit": "mm",
            "triangles": len(mesh.faces), "volume": round(shape.Volume(), 3), "licence": LICENCE,
        })
    (folder / "samples.json").write_text(json.dumps(rows, indent=2, ensure_ascii=False) + "\n")


# --- pictures of flat parts

METAL, STEEL, RUBBER, CARD = (0.42, 0.43, 0.44), (0.2, 0.205, 0.21), (0.03, 0.03, 0.035), (0.30, 0.20, 0.11)
WOOD = (0.17, 0.10, 0.06)


@dataclass(frozen=True)
class PictureSample:
    """A part, how it is photographed, and what is marked: the ends of a known length in mm of the part's own frame."""

    part: FlatPart
    scene: Scene
    title: str
    look_at: str
    thickness: float
    ends: tuple[tuple[float, float], tuple[float, float]] | None = None
    length: float | None = None
    sheet: str = "none"


PICTURES = [
    PictureSample(
        bracket(),
        Scene(size=(1500, 1200), scale=11.5, angle=4, uneven=0.35, shadow=(8, 11, 7, 0.3), part=STEEL,
              ground=(0.72, 0.71, 0.68), grain=0.015, brushed=0.07, blur=0.9, noise=0.006, seed=3),
        "Bracket on paper", "Brushed aluminium under uneven light: the known length is its longer side.", 4.0,
        ((-40, -17), (40, -17)), 80.0,
    ),
    PictureSample(
        laser_plate(),
        Scene(size=(1600, 1200), scale=11, angle=-6, uneven=0.35, shadow=(-9, 12, 7, 0.5), part=METAL, ground=WOOD, grain=0.05,
              brushed=0.05, blur=0.9, noise=0.006, seed=4),
        "Laser-cut plate", "Two hole patterns, a slot, a window and a notch; the known length joins two hole centres.", 3.0,
        ((-47, 22), (47, 22)), 94.0,
    ),
    PictureSample(
        gasket(),
        Scene(size=(1500, 1900), sheet=(210, 297), corners=[(235, 190), (1300, 240), (1425, 1715), (75, 1660)], angle=12,
              uneven=0.3, shadow=(9, 9, 6, 0.4), part=RUBBER, table=(0.24, 0.15, 0.09), blur=0.9, noise=0.006, seed=5),
        "Gasket at an angle", "Photographed aslant; the corners of the A4 sheet under it straighten the picture.", 2.0,
        sheet="A4",
    ),
    PictureSample(
        flange_gasket(),
        Scene(size=(1300, 900), scale=11.811, angle=0.7, part=CARD, ground=(0.9, 0.9, 0.9), blur=0.6, noise=0.004, seed=6),
        "Scanned gasket", "A flatbed scan at 300 dpi: tangent lines and arcs.", 1.5, ((-47, 0), (47, 0)), 94.0,
    ),
]  # fmt: skip


def write_pictures(folder: Path) -> None:
    """Write every picture as JPEG, its thumbnail, and `samples.json` with what is marked in each."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for sample in PICTURES:
        name = sample.part.name
        picture = photographed(sample.part, sample.scene)
        (folder / f"{name}.jpg").write_bytes(as_jpeg(picture, 90))
        ImageOps.fit(picture, (320, 240)).save(folder / f"{name}.thumbnail.jpg", quality=85)
        marks: dict[str, object] = {"thickness": sample.thickness, "sheet": sample.sheet}
        if sample.ends is not None:
            ends = placed(sample.scene, np.array(sample.ends, float))
            marks |= {"start": ends[0].round(1).tolist(), "end": ends[1].round(1).tolist(), "length": sample.length}
        if sample.scene.corners is not None:
            # As a hand would: some pixels off.
            off = np.array([[2, 1], [-2, 2], [1, -3], [-1, -2]], float)
            marks["corners"] = (np.array(sample.scene.corners, float) + off).ravel().tolist()
        rows.append({
            "file": f"{name}.jpg", "thumbnail": f"{name}.thumbnail.jpg", "title": sample.title, "look_at": sample.look_at,
            "marks": marks, "area": round(sample.part.area, 3), "licence": LICENCE,
        })
    (folder / "samples.json").write_text(json.dumps(rows, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=None)
    parser.add_argument("--pictures", action="store_true", help="the pictures of flat parts instead of the solid parts")
    given = parser.parse_args()
    samples = Path(__file__).parent / "samples"
    if given.pictures:
        write_pictures(given.folder or samples / "pictures")
    else:
        write_samples(given.folder or samples / "cad")
