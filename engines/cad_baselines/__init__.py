"""Baselines for Mesh to CAD, written from the idea alone.

Each takes a closed mesh and ``budget_s``, the seconds after which it tries nothing new, and gives back a `Reconstruction`.
"""

from __future__ import annotations

from typing import Protocol

import trimesh

from engines.cad_baselines.best_extrusion import best_extrusion
from engines.cad_baselines.slab_stack import slab_stack_reconstruction
from engines.cad_baselines.slabs import Reconstruction
from engines.cad_baselines.slice_and_sweep import slice_and_sweep


class Baseline(Protocol):
    def __call__(self, mesh: trimesh.Trimesh, *, budget_s: float) -> Reconstruction: ...


BASELINES: dict[str, Baseline] = {
    "best_extrusion": best_extrusion,
    "slab_stack": slab_stack_reconstruction,
    "slice_and_sweep": slice_and_sweep,
}
