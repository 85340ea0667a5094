"""A whole object from one picture: cut out, made a mesh by a hub model, cleaned, scaled, and fitted as in Mesh to CAD."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import cv2
import numpy as np
import trimesh

from engines.cadfit.engine import fit
from engines.cadfit.params import CadfitParams
from engines.contract import InputError, Metric, Preview, Progress, Result
from engines.meshes.repair import decimated
from engines.meshes.topology import shells
from engines.picture2cad.drawings import write_picture
from engines.picture2cad.image_to_mesh import chosen
from engines.picture2cad.params import ObjectParams
from engines.picture2cad.picture import Picture, read_picture
from engines.picture2cad.segmentation import found_part

MOST_TRIANGLES = 50_000
LEAST_SHELL = 200
"""Triangles: smaller loose pieces are dust of the model."""
SHARE = 0.3
"""Of the run's progress, until the fit begins."""


def model(params: ObjectParams, folder: Path) -> Iterator[Progress | Metric | Preview | Result]:
    """The run: events of the model's part, then those of the fit."""
    yield Progress(stage="Reading the picture", fraction=0.01)
    maker = chosen(params.model)
    cv2.setNumThreads(1)
    picture = read_picture(params.image)
    shown = Picture(picture.name, picture.light).shown(1600)
    write_picture(folder / "picture.jpg", shown)
    yield Preview(kind="picture", path="picture.jpg", data={"width": shown.shape[1], "height": shown.shape[0]})
    yield Progress(stage="Cutting out the object", fraction=0.03)
    matte = found_part(picture.light, opacity=picture.opacity)
    opacity = cv2.resize(matte.mask.astype(np.float32), (shown.shape[1], shown.shape[0]), interpolation=cv2.INTER_AREA)
    yield Progress(stage="Making a mesh", fraction=0.06, message=maker.title)
    made = cleaned(maker.mesh(shown, opacity, params.seed))
    made.apply_scale(params.size / float(np.max(made.extents)))
    made.export(folder / "model.stl")
    budget = CadfitParams(mesh=folder / "model.stl", unit="mm", budget_s=params.budget_s)
    for event in fit(budget, folder):
        if isinstance(event, Progress):
            yield event.model_copy(update={"fraction": SHARE + (1 - SHARE) * event.fraction})
        elif isinstance(event, Result):
            note = f"the mesh was made from the picture by {maker.title}: what the picture doesn't show is the model's guess"
            data = event.data | {"notes": [note, *event.data.get("notes", [])], "model": maker.name}
            yield event.model_copy(
                update={"data": data, "artifacts": event.artifacts | {"picture": "picture.jpg", "mesh": "model.stl"}}
            )
        else:
            yield event


def cleaned(mesh: trimesh.Trimesh) -> trimesh.Trimesh:
    """A model's mesh without loose dust, smoothed and reduced, as CADFit does it; `InputError` when nothing is left.

    20 steps of Taubin's smoothing (0.5, −0.53) take away the steps of the grid that it was cut from, and keep its volume.
    """
    mesh = trimesh.Trimesh(np.asarray(mesh.vertices, float), np.asarray(mesh.faces), process=True)
    if not len(mesh.faces) or not np.isfinite(mesh.vertices).all():
        raise InputError("The model found no object in the picture; take one in which it stands out from its ground.")
    label = shells(np.asarray(mesh.faces))
    sizes = np.bincount(label)
    keep = sizes >= min(LEAST_SHELL, sizes.max())
    mesh.update_faces(keep[label])
    mesh.remove_unreferenced_vertices()
    trimesh.smoothing.filter_taubin(mesh, lamb=0.5, nu=0.53, iterations=20)
    return decimated(mesh, MOST_TRIANGLES) if len(mesh.faces) > MOST_TRIANGLES else mesh
