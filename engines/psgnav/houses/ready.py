"""The houses that come with the lab, and their furniture as models for more: so houses by number work without any package.

They are made by ``assets/make_houses.py`` from CC0 models alone.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from engines.contract import InputError
from engines.psgnav.houses.build import house
from engines.psgnav.houses.furniture import Furniture, Half, Model, half_of
from engines.psgnav.params import READY_HOUSES
from engines.psgnav.scene import Piece, Scene, read_scene

FOLDER = Path(__file__).resolve().parents[3] / "assets" / "samples" / "houses"


@cache
def ready_house(name: str) -> Scene:
    """A house of the lab by its name."""
    return read_scene(FOLDER / f"{name}.glb")


class ReadyFurniture:
    """The models that stand in the ready houses, taken out of them again."""

    def __init__(self) -> None:
        self._where: dict[str, tuple[str, int]] = {}
        self.models: dict[str, list[Model]] = {}
        for name in READY_HOUSES:
            scene = ready_house(name)
            for one in scene.instances:
                facts = scene.placements.get(one.id)
                if facts is None or facts["model"] in self._where:
                    continue
                self._where[facts["model"]] = (name, one.id)
                low, high = one.box
                size = high - low if facts["turn"] % 2 == 0 else (high - low)[[2, 1, 0]]
                library, _, _ = facts["model"].partition("/")
                model = Model(
                    facts["model"], one.label, library, "", (float(size[0]), float(size[1]), float(size[2])), facts["top"],
                    facts["credit"].partition(" by ")[2].partition(" (")[0], facts["credit"].partition(" by ")[0],
                )  # fmt: skip
                self.models.setdefault(one.label, []).append(model)
        for models in self.models.values():
            models.sort(key=lambda model: model.key)

    def choices(self, label: str, half: Half = "all") -> list[Model]:
        """Models of a label: every other one for each half; a label with a single model has it in both."""
        return half_of(self.models.get(label, []), half)

    def pieces(self, model: Model) -> list[Piece]:
        """Its triangles: standing on y = 0, centred on x and z, front towards +z."""
        name, instance = self._where[model.key]
        scene = ready_house(name)
        facts = scene.placements[instance]
        mine = scene.faces[scene.ids[scene.faces[:, 0]] == instance]
        angle = -facts["turn"] * np.pi / 2
        turn = np.array([[np.cos(angle), 0, np.sin(angle)], [0, 1, 0], [-np.sin(angle), 0, np.cos(angle)]])
        pieces = []
        for layer in np.unique(scene.layer[mine[:, 0]]):
            faces = mine[scene.layer[mine[:, 0]] == layer]
            used, local = np.unique(faces, return_inverse=True)
            positions = (scene.positions[used] - facts["at"]) @ turn.T
            texture = scene.textures[layer] if layer >= 0 else None
            uv = scene.uv[used] if layer >= 0 else None
            pieces.append(Piece(positions, local.reshape(-1, 3), scene.color[used], uv, texture, f"{name}#{layer}"))
        return pieces


@cache
def _ready_furniture() -> ReadyFurniture:
    return ReadyFurniture()


def house_of(wish: str, folder: Path) -> tuple[Scene, list[str]]:
    """(the house that is asked for, notes). ``wish``: the name of a ready house, or a number; ``folder``: of the furniture."""
    name = wish.strip().lower()
    if name in READY_HOUSES:
        return ready_house(name), []
    if not name.isdecimal() or len(name) > 9:
        raise InputError(f"there is no house {wish!r}; choose {', '.join(READY_HOUSES)} or a number")
    try:
        furniture: Furniture | ReadyFurniture = Furniture(folder)
        notes: list[str] = []
    except InputError:
        furniture = _ready_furniture()
        notes = [
            "The package sweethome3d-furniture isn't there: the house is furnished with the pieces of the ready houses, so it "
            "is "
            "another one than with the package."
        ]
    try:
        return house(int(name), furniture), notes
    except RuntimeError as error:
        raise InputError(f"no house could be furnished for the number {name}; choose another one") from error
