"""Baselines for Mesh to CAD, written from the idea alone. Each takes a closed mesh and gives back a `Reconstruction`."""

from __future__ import annotations

from collections.abc import Callable

import trimesh

from benchmarks.baselines.best_extrusion import best_extrusion
from benchmarks.baselines.slab_stack import slab_stack_reconstruction
from benchmarks.baselines.slabs import Reconstruction
from benchmarks.baselines.slice_and_sweep import slice_and_sweep

BASELINES: dict[str, Callable[[trimesh.Trimesh], Reconstruction]] = {
    "best_extrusion": best_extrusion,
    "slab_stack": slab_stack_reconstruction,
    "slice_and_sweep": slice_and_sweep,
}
