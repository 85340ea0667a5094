"""What Thin surfaces can be asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from engines.contract import Params, input_file, setting

POINT_SUFFIXES = (".ply", ".xyz", ".pts", ".asc", ".txt", ".csv", ".pcd", ".las", ".laz", ".e57", ".npy")
MESH_SUFFIXES = (".stl", ".obj", ".off", ".glb", ".3mf", ".step", ".stp")


class MpfParams(Params):
    """Thin surfaces: which points, how thoroughly, and on which carrier the two fields live."""

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
    carrier: Literal["grid", "network"] = setting(
        "grid",
        "Fields on",
        labels={"grid": "Grid near the points", "network": "Network of the paper"},
        help="The grid takes seconds. The paper's network is for a GPU or for patience: in a minute on a CPU it stays coarse.",
    )
    mesh_points: int = setting(
        20_000, "Points drawn from a mesh", ge=500, le=500_000, help="Evenly by area; more of them resolve thinner layers."
    )
    threads: int = setting(1, "Threads", ge=1, le=64, help="That the numeric library may use.")
    seed: int = setting(0, "Seed", ge=0, help="The same seed gives the same surface.")
