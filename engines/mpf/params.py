"""What Thin surfaces can be asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from engines.contract import Params, input_file, setting

POINT_SUFFIXES = (".ply", ".xyz", ".pts", ".asc", ".txt", ".csv", ".pcd", ".las", ".laz", ".e57", ".npy")
MESH_SUFFIXES = (".stl", ".obj", ".off", ".glb", ".3mf", ".step", ".stp")
BesideName = Literal["sdf", "udf", "poisson"]


@dataclass(frozen=True)
class Beside:
    """A baseline as people read of it."""

    title: str
    about: str


BESIDE: dict[str, Beside] = {
    "sdf": Beside(
        "Signed distance",
        "A sine network trained as a signed distance on the points alone (after IGR, SIREN). Needs an inside and an outside.",
    ),
    "udf": Beside(
        "Unsigned distance",
        "The same network trained on distances to the points, with no side; surface where its gradients turn (after MeshUDF).",
    ),
    "poisson": Beside(
        "Poisson", "Screened Poisson reconstruction by Open3D, with normals estimated and oriented by Open3D, cut at the rims.",
    ),
}


class MpfParams(Params):
    """Thin surfaces: which points, how thoroughly, on which carrier the two fields live, and what to show beside it."""

    file: Path = input_file(
        "Point cloud or mesh",
        suffixes=POINT_SUFFIXES + MESH_SUFFIXES,
        help="Points, with or without normals: PLY, XYZ, PTS, ASC, TXT, CSV, PCD, LAS, LAZ, E57 or NPY. From a mesh (STL, OBJ, "
        "PLY, OFF, GLB, 3MF or STEP) points are drawn.",
    )
    effort: Literal["quick", "default", "best"] = setting(
        "default",
        "Effort",
        folded=False,
        help="How fine the cells are and how long both fields are trained.",
    )
    beside: list[BesideName] = setting(
        ["sdf", "poisson"],
        "Beside it",
        folded=False,
        labels={name: one.title for name, one in BESIDE.items()},
        help="Other methods on the same points, made after the surface is there. Networks are trained as long as the "
        "surface took in all, at most 20 s.",
    )
    truth: Path | None = input_file(
        "True surface",
        default=None,
        suffixes=(".ply", *MESH_SUFFIXES),
        help="A mesh that is known to be right, in the same frame and unit: errors are coloured against it.",
    )
    carrier: Literal["grid", "network"] = setting(
        "grid",
        "Fields on",
        labels={"grid": "Grid near the points", "network": "Network of the paper"},
        help="The grid takes seconds. The paper's network is for a GPU or for patience: in a minute on a CPU it stays coarse.",
    )
    mesh_points: int = setting(
        20_000, "Points drawn from a mesh", ge=500, le=500_000, help="Evenly by area; more of them resolve thinner layers."
    )
    noise: float = setting(
        0.0, "Add noise", unit="%", ge=0, le=2, help="Standard deviation along each axis, of the diagonal."
    )
    outliers: float = setting(0.0, "Add strays", unit="%", ge=0, le=50, help="Share of the points moved anywhere in the box.")
    hole: float = setting(0.0, "Leave out a patch", unit="%", ge=0, le=60, help="Share of the points, round one of them.")
    threads: int = setting(1, "Threads", ge=1, le=64, help="That the numeric library may use.")
    seed: int = setting(0, "Seed", ge=0, help="The same seed gives the same surface.")
