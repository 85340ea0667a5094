"""The other methods on the same points, with the same time: what a page shows beside the metric–phase surface."""

from __future__ import annotations

import numpy as np
import trimesh

from engines.mpf.reconstruction import EFFORTS


def beside(name: str, points: np.ndarray, effort: str, seconds: float, seed: int = 0) -> trimesh.Trimesh:
    """The surface that ``name`` (of `params.BESIDE`) makes of points (n, 3), in their frame; without faces where it finds none.

    A network is trained for ``seconds``: as long as the metric–phase surface took in all."""
    from engines.mpf import baselines

    if name == "poisson":
        return baselines.poisson(points)
    fitted = {"sdf": baselines.signed_distance, "udf": baselines.unsigned_distance}[name]
    return fitted(points, seconds=seconds, cell=EFFORTS["grid"][effort].cell, seed=seed)
