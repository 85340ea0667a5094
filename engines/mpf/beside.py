"""The other methods on the same points, with the same time: what a page shows beside the metric–phase surface."""

from __future__ import annotations

import numpy as np
import trimesh

from engines.mpf.reconstruction import EFFORTS


def beside(name: str, points: np.ndarray, effort: str, seed: int = 0) -> trimesh.Trimesh:
    """The surface that ``name`` (of `params.BESIDE`) makes of points (n, 3), in their frame; without faces where it finds none.

    A network is trained as long as the fields of that effort may be at most."""
    from engines.mpf import baselines

    budget = EFFORTS["grid"][effort]
    if name == "poisson":
        return baselines.poisson(points)
    fitted = {"sdf": baselines.signed_distance, "udf": baselines.unsigned_distance}[name]
    return fitted(points, seconds=budget.seconds, cell=budget.cell, seed=seed)
