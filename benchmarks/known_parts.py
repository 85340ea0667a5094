"""Ten families of machined parts whose dimensions are known, drawn from a seed.

    python -m benchmarks.known_parts FOLDER [--seeds 1 2 3]      writes NAME_SEED.stl, .step and .json (dimensions)

A family is a function of a random number generator that gives the part (mm) and its dimensions: name → value. Lengths are
multiples of 0.5 mm. Names that end in ``_d`` are diameters, in ``_r`` radii, in ``_deg`` degrees; ``n_`` starts a count.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import cadquery as cq

Dimensions = dict[str, float]
Family = Callable[[random.Random], tuple[cq.Workplane, Dimensions]]

CHORD_MM = 0.02
ANGLE_RAD = 0.1
"""How finely the meshes are cut: largest distance from the surface, and largest turn between neighbours."""


def half_steps(rng: random.Random, low: float, high: float) -> float:
    """A length between low and high (mm), a multiple of 0.5."""
    return rng.randint(round(low * 2), round(high * 2)) / 2


def plate_with_holes(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A plate with rounded corners and a grid of through holes."""
    size = {
        "length": half_steps(rng, 70, 140), "width": half_steps(rng, 40, 90), "thickness": half_steps(rng, 4, 16),
        "corner_r": half_steps(rng, 2, 8), "hole_d": half_steps(rng, 4, 9), "margin": half_steps(rng, 9, 12),
    }
    columns = rng.choice([2, 3, 4])
    pitch_x = (size["length"] - 2 * size["margin"]) / (columns - 1)
    pitch_y = size["width"] - 2 * size["margin"]
    part = (
        cq.Workplane().box(size["length"], size["width"], size["thickness"]).edges("|Z").fillet(size["corner_r"])
        .faces(">Z").workplane().rarray(pitch_x, pitch_y, columns, 2).hole(size["hole_d"])
    )
    return part, size | {"n_holes": 2 * columns}


def stepped_shaft(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A shaft with a collar between two journals, an undercut beside it, and a chamfer at both ends."""
    journal = half_steps(rng, 10, 24)
    size = {
        "left_d": journal, "collar_d": journal + half_steps(rng, 6, 20), "right_d": journal - half_steps(rng, 1, 4),
        "left_length": half_steps(rng, 20, 50), "collar_length": half_steps(rng, 5, 15),
        "right_length": half_steps(rng, 15, 40), "undercut_length": half_steps(rng, 1.5, 3),
        "undercut_depth": half_steps(rng, 0.5, 1), "chamfer": half_steps(rng, 0.5, 1.5),
    }
    x1 = size["left_length"]
    x2 = x1 + size["collar_length"]
    x3, x4 = x2 + size["undercut_length"], x2 + size["right_length"]
    left, collar, right = (size[name] / 2 for name in ("left_d", "collar_d", "right_d"))
    neck, cut = right - size["undercut_depth"], size["chamfer"]
    profile = [
        (0, 0), (0, left - cut), (cut, left), (x1, left), (x1, collar), (x2, collar), (x2, neck), (x3, neck), (x3, right),
        (x4 - cut, right), (x4, right - cut), (x4, 0),
    ]
    return cq.Workplane("XY").polyline(profile).close().revolve(360, (0, 0, 0), (1, 0, 0)), size


def l_bracket(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A bracket of two legs with a fillet inside, two holes in the foot and one in the wall."""
    size = {
        "foot": half_steps(rng, 45, 75), "wall": half_steps(rng, 40, 70), "thickness": half_steps(rng, 4, 9),
        "depth": half_steps(rng, 30, 55), "fillet_r": half_steps(rng, 3, 8), "foot_hole_d": half_steps(rng, 4, 7),
        "wall_hole_d": half_steps(rng, 6, 12),
    }
    foot, wall, thick, depth = size["foot"], size["wall"], size["thickness"], size["depth"]
    outline = [(0, 0), (foot, 0), (foot, thick), (thick, thick), (thick, wall), (0, wall)]
    part = cq.Workplane("XZ").polyline(outline).close().extrude(-depth)
    part = part.edges(cq.selectors.NearestToPointSelector((thick, depth / 2, thick))).fillet(size["fillet_r"])
    holes = [(foot * 0.7, depth * 0.25), (foot * 0.7, depth * 0.75)]
    part = part.cut(cq.Workplane().pushPoints(holes).circle(size["foot_hole_d"] / 2).extrude(thick))
    bore = cq.Workplane("YZ").center(depth / 2, wall * 0.7).circle(size["wall_hole_d"] / 2).extrude(thick)
    return part.cut(bore), size


def flange(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A flange with a bored hub and a bolt circle."""
    bore = half_steps(rng, 12, 24)
    hub = bore + half_steps(rng, 10, 20)
    bolt = half_steps(rng, 5, 9)
    circle = hub + bolt + half_steps(rng, 8, 16)
    size = {
        "outer_d": circle + bolt + half_steps(rng, 10, 20), "hub_d": hub, "bore_d": bore, "bolt_circle_d": circle,
        "bolt_d": bolt,
        "thickness": half_steps(rng, 6, 14), "hub_height": half_steps(rng, 10, 30), "chamfer": half_steps(rng, 0.5, 1.5),
    }
    bolts = rng.choice([4, 5, 6, 8])
    thick = size["thickness"]
    part = cq.Workplane().circle(size["outer_d"] / 2).extrude(thick).faces(">Z").workplane().circle(hub / 2)
    part = part.extrude(size["hub_height"]).faces(">Z").edges().chamfer(size["chamfer"]).faces(">Z").workplane().hole(bore)
    drills = cq.Workplane().polarArray(circle / 2, 0, 360, bolts).circle(bolt / 2).extrude(thick)
    return part.cut(drills), size | {"n_bolts": bolts}


def counterbored_block(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A block with chamfered edges and two counterbored holes."""
    hole = half_steps(rng, 4, 8)
    size = {
        "length": half_steps(rng, 60, 100), "width": half_steps(rng, 30, 50), "height": half_steps(rng, 16, 32),
        "side_chamfer": half_steps(rng, 3, 6), "top_chamfer": half_steps(rng, 0.5, 2), "hole_d": hole,
        "counterbore_d": hole + half_steps(rng, 4, 8), "counterbore_depth": half_steps(rng, 3, 9),
        "hole_spacing": half_steps(rng, 30, 44),
    }
    part = cq.Workplane().box(size["length"], size["width"], size["height"]).edges("|Z").chamfer(size["side_chamfer"])
    part = part.faces(">Z").edges().chamfer(size["top_chamfer"])
    half = size["hole_spacing"] / 2
    part = part.faces(">Z").workplane().pushPoints([(-half, 0), (half, 0)])
    return part.cboreHole(hole, size["counterbore_d"], size["counterbore_depth"]), size


def tilted_boss(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A block with a boss that leans, bored along its own axis."""
    bore = half_steps(rng, 5, 10)
    size = {
        "length": half_steps(rng, 60, 90), "width": half_steps(rng, 36, 50), "height": half_steps(rng, 12, 20),
        "boss_d": bore + half_steps(rng, 6, 12), "bore_d": bore, "boss_height": half_steps(rng, 20, 35),
    }
    tilt = rng.choice([15, 20, 30, 40])
    block = cq.Workplane().box(size["length"], size["width"], size["height"], centered=(True, True, False))
    axis = (math.sin(math.radians(tilt)), 0, math.cos(math.radians(tilt)))
    # The boss's height is along its axis, from where the axis leaves the block's top.
    foot = cq.Plane((0, 0, size["height"]), xDir=(0, 1, 0), normal=axis)
    below = size["height"] / 2
    boss = cq.Workplane(foot).workplane(offset=-below).circle(size["boss_d"] / 2).extrude(below + size["boss_height"])
    drill = cq.Workplane(foot).workplane(offset=size["boss_height"]).circle(bore / 2).extrude(-size["boss_height"] - 100)
    return block.union(boss).cut(drill), size | {"tilt_deg": float(tilt)}


def pulley(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A pulley: a V groove with a flat bottom, a bore, and a hub on one side."""
    bore = half_steps(rng, 6, 14)
    hub = bore + half_steps(rng, 8, 16)
    depth, flat = half_steps(rng, 5, 10), half_steps(rng, 2, 5)
    opening = flat + half_steps(rng, 4, 8)
    size = {
        "outer_d": hub + 2 * depth + half_steps(rng, 8, 30), "hub_d": hub, "bore_d": bore, "groove_depth": depth,
        "groove_bottom": flat, "groove_opening": opening, "width": opening + half_steps(rng, 3, 6),
        "hub_length": half_steps(rng, 4, 12),
    }
    outer, inner, middle, width = size["outer_d"] / 2, size["outer_d"] / 2 - depth, size["width"] / 2, size["width"]
    end = width + size["hub_length"]
    profile = [
        (bore / 2, 0), (outer, 0), (outer, middle - opening / 2), (inner, middle - flat / 2), (inner, middle + flat / 2),
        (outer, middle + opening / 2), (outer, width), (hub / 2, width), (hub / 2, end), (bore / 2, end),
    ]
    return cq.Workplane("XZ").polyline(profile).close().revolve(360, (0, 0, 0), (0, 1, 0)), size


def slotted_link(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A link with round ends, two pin holes and a slot between them."""
    pin, width = half_steps(rng, 6, 12), half_steps(rng, 22, 34)
    size = {
        "centres": half_steps(rng, 60, 100), "width": width, "thickness": half_steps(rng, 4, 12), "pin_d": pin,
        "slot_length": half_steps(rng, 20, 30), "slot_width": half_steps(rng, 5, 9),
    }
    half = size["centres"] / 2
    part = cq.Workplane().slot2D(size["centres"] + width, width).extrude(size["thickness"]).faces(">Z").workplane()
    part = part.pushPoints([(-half, 0), (half, 0)]).hole(pin)
    return part.faces(">Z").workplane().slot2D(size["slot_length"], size["slot_width"]).cutThruAll(), size


def enclosure(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """Half an enclosure: round corners, walls of one thickness, four standoffs with blind holes."""
    wall, post = half_steps(rng, 2, 3.5), half_steps(rng, 6, 8)
    size = {
        "length": half_steps(rng, 70, 110), "width": half_steps(rng, 50, 70), "height": half_steps(rng, 20, 36), "wall": wall,
        "corner_r": half_steps(rng, 5, 8), "standoff_d": post, "standoff_height": half_steps(rng, 5, 12),
        "pilot_d": half_steps(rng, 2, 3.5), "standoff_inset": half_steps(rng, 10, 13),
    }
    part = cq.Workplane().box(size["length"], size["width"], size["height"], centered=(True, True, False))
    part = part.edges("|Z").fillet(size["corner_r"]).faces(">Z").shell(-wall)
    x, y = size["length"] / 2 - size["standoff_inset"], size["width"] / 2 - size["standoff_inset"]
    floor = cq.Workplane(origin=(0, 0, wall)).rect(2 * x, 2 * y, forConstruction=True).vertices()
    part = part.union(floor.circle(post / 2).extrude(size["standoff_height"]))
    return part.cut(floor.circle(size["pilot_d"] / 2).extrude(size["standoff_height"])), size


def hex_standoff(rng: random.Random) -> tuple[cq.Workplane, Dimensions]:
    """A hexagonal standoff with blind holes of different diameters at its two ends."""
    length = half_steps(rng, 24, 60)
    size = {
        "across_flats": half_steps(rng, 8, 16), "length": length, "top_d": half_steps(rng, 2.5, 4),
        "bottom_d": half_steps(rng, 4.5, 6), "top_depth": half_steps(rng, 6, length * 0.4),
        "bottom_depth": half_steps(rng, 6, length * 0.4),
    }
    part = cq.Workplane().polygon(6, size["across_flats"], circumscribed=True).extrude(length)
    part = part.faces(">Z").workplane().hole(size["top_d"], size["top_depth"])
    return part.faces("<Z").workplane().hole(size["bottom_d"], size["bottom_depth"]), size


FAMILIES: dict[str, Family] = {
    family.__name__: family
    for family in (plate_with_holes, stepped_shaft, l_bracket, flange, counterbored_block, tilted_boss, pulley, slotted_link,
                   enclosure, hex_standoff)
}


@dataclass(frozen=True)
class KnownPart:
    """A part on disk: its mesh, its exact solid, and the dimensions that it was made from."""

    name: str
    mesh: Path
    step: Path
    dimensions: Dimensions


def drawn(family: str, seed: int) -> tuple[cq.Workplane, Dimensions]:
    """The part of a family for a seed; the same for the same seed on every machine."""
    part, dimensions = FAMILIES[family](random.Random(f"{family} {seed}"))
    solids = part.solids().vals()
    assert len(solids) == 1 and solids[0].isValid(), (family, seed)
    return part, dimensions


def write_part(folder: Path, family: str, seed: int) -> KnownPart:
    """Writes a part's mesh, STEP file and dimensions into the folder."""
    part, dimensions = drawn(family, seed)
    folder.mkdir(parents=True, exist_ok=True)
    known = KnownPart(f"{family}_{seed}", folder / f"{family}_{seed}.stl", folder / f"{family}_{seed}.step", dimensions)
    cq.exporters.export(part, str(known.mesh), tolerance=CHORD_MM, angularTolerance=ANGLE_RAD)
    cq.exporters.export(part, str(known.step))
    known.mesh.with_suffix(".json").write_text(json.dumps(dimensions, indent=2) + "\n", encoding="utf-8")
    return known


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    arguments = parser.parse_args()
    for seed in arguments.seeds:
        for family in FAMILIES:
            print(write_part(arguments.folder, family, seed).mesh)


if __name__ == "__main__":
    main()
