"""Pictures of known flat parts, and what the engine makes of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cadquery as cq
import numpy as np
import pytest

from benchmarks import flat_pictures as flat
from engines.cadfit.kernel import Solid
from engines.contract import Progress, Result
from engines.meshes.repair import to_manifold
from engines.picture2cad.engine import draw
from engines.picture2cad.params import PictureParams


@dataclass(frozen=True, eq=False)
class Drawn:
    """A finished run: its result, its folder, the part as read back from its STEP file."""

    result: Result
    folder: Path
    solid: Solid
    fractions: list[float]

    @property
    def values(self) -> dict[str, float]:
        """Values of the program's parameters by name."""
        return {p["name"]: p["value"] for p in self.result.data["parameters"]}

    def iou(self, part: flat.FlatPart) -> float:
        """Intersection over union of the part's section and a true outline."""
        return flat.outline_iou(to_manifold(self.solid.mesh(1e-3, 0.05)), part)


Draw = Callable[..., Drawn]


@pytest.fixture
def draw_picture(tmp_path: Path) -> Draw:
    """``draw_picture(part, scene, ends=…, length=…)``: photographs a part and draws it; ``ends`` in mm in the part's frame."""

    def made(
        part: flat.FlatPart, scene: flat.Scene, ends: Any = None, length: float | None = None, *,
        off: Any = ((0.0, 0.0), (0.0, 0.0)), suffix: str = ".png", **params: Any,
    ) -> Drawn:  # fmt: skip
        path = tmp_path / f"{part.name}{suffix}"
        picture = flat.photographed(part, scene)
        if suffix == ".jpg":
            path.write_bytes(flat.as_jpeg(picture, 92))
        else:
            picture.save(path)
        if ends is not None:
            first, second = flat.placed(scene, np.array(ends, float)) + np.array(off, float)
            params |= {"start": tuple(first), "end": tuple(second), "length": length}
        out = tmp_path / f"out-{part.name}"
        out.mkdir(exist_ok=True)
        events = list(draw(PictureParams(image=path, **params), out))
        result = events[-1]
        assert isinstance(result, Result)
        assert all((out / file).is_file() for file in result.artifacts.values())
        shape = cq.importers.importStep(str(out / result.artifacts["step"])).val()
        return Drawn(result, out, Solid(shape), [e.fraction for e in events if isinstance(e, Progress)])

    return made
