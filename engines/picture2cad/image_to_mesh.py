"""From one picture of an object to a mesh, by a model of a hub where one is installed on a GPU.

The lab has no such model of its own: weights of gigabytes, and a GPU to run them. What is there is found by name when it is
asked for; nothing here loads before that.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol

from engines.contract import InputError, Part

if TYPE_CHECKING:
    import numpy as np
    import trimesh

_GREY = 127


class ImageToMesh(Protocol):
    """A model that gives a mesh for a picture."""

    name: str
    title: str

    def missing(self) -> str:
        """Why it can't run here and how to change that; "" where it can."""

    def mesh(self, picture: np.ndarray, opacity: np.ndarray, seed: int) -> trimesh.Trimesh:
        """The mesh of the object in a picture: 8-bit sRGB (h, w, 3), and how much of the object each pixel shows (h, w) in
        [0, 1]. The mesh's frame and size are the model's own."""


def _there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except (ImportError, ValueError):
        return False


def _without_gpu() -> str:
    """Why there is no GPU to use; "" where there is one."""
    if not _there("torch"):
        return "PyTorch is not installed; pip install torch on a machine with an NVIDIA GPU"
    try:
        torch = import_module("torch")
        return "" if torch.cuda.is_available() else "no CUDA device is visible; run the lab on a machine with an NVIDIA GPU"
    except Exception as error:  # a broken installation may raise anything
        return f"PyTorch does not load ({type(error).__name__}); install it again"


def _cut_out(picture: np.ndarray, opacity: np.ndarray) -> Any:
    """The object as an RGBA picture, square, with some room round it: what such models were trained on."""
    import numpy as np
    from PIL import Image

    rows, columns = np.nonzero(opacity > 0.5)
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    side = round(1.18 * max(bottom - top, right - left))
    canvas = np.zeros((side, side, 4), np.uint8)
    y, x = (side - (bottom - top)) // 2, (side - (right - left)) // 2
    alpha = np.round(255 * np.clip(opacity[top:bottom, left:right], 0, 1)).astype(np.uint8)
    canvas[y : y + bottom - top, x : x + right - left] = np.dstack([picture[top:bottom, left:right], alpha])
    return Image.fromarray(canvas)


class Hunyuan3D:
    """Hunyuan3D-2 mini turbo (Tencent; its community licence excludes some countries and very large services)."""

    name = "hunyuan3d"
    title = "Hunyuan3D-2 mini"
    weights = "tencent/Hunyuan3D-2mini"
    subfolder = "hunyuan3d-dit-v2-mini-turbo"

    def missing(self) -> str:
        if not _there("hy3dgen.shapegen"):
            return "the package hy3dgen is not installed; install it from github.com/Tencent/Hunyuan3D-2"
        return _without_gpu()

    def mesh(self, picture: np.ndarray, opacity: np.ndarray, seed: int) -> trimesh.Trimesh:
        torch = import_module("torch")
        pipeline = import_module("hy3dgen.shapegen").Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(
            self.weights, subfolder=self.subfolder, use_safetensors=True, device="cuda"
        )
        # Five steps, guidance 5 and octree 380 are what CADFit uses.
        found = pipeline(
            image=_cut_out(picture, opacity),
            num_inference_steps=5,
            guidance_scale=5.0,
            octree_resolution=380,
            generator=torch.Generator(device="cpu").manual_seed(seed),
            output_type="trimesh",
            enable_pbar=False,
        )
        return found[0][0] if isinstance(found[0], list) else found[0]


class TripoSR:
    """TripoSR (Stability AI and Tripo AI, MIT)."""

    name = "triposr"
    title = "TripoSR"
    weights = "stabilityai/TripoSR"

    def missing(self) -> str:
        if not _there("tsr.system"):
            return "the package tsr is not installed; install it from github.com/VAST-AI-Research/TripoSR"
        return _without_gpu()

    def mesh(self, picture: np.ndarray, opacity: np.ndarray, seed: int) -> trimesh.Trimesh:
        from PIL import Image

        torch = import_module("torch")
        model = import_module("tsr.system").TSR.from_pretrained(
            self.weights, config_name="config.yaml", weight_name="model.ckpt"
        )
        model.renderer.set_chunk_size(8192)
        model.to("cuda")
        cut_out = _cut_out(picture, opacity)
        ground = Image.new("RGBA", cut_out.size, (_GREY, _GREY, _GREY, 255))
        ground.alpha_composite(cut_out)
        with torch.no_grad():
            codes = model([ground.convert("RGB")], device="cuda")
            # Later releases want to be told whether to colour the vertices.
            colours = (
                {"has_vertex_color": False} if "has_vertex_color" in inspect.signature(model.extract_mesh).parameters else {}
            )
            return model.extract_mesh(codes, resolution=256, **colours)[0]


MODELS: tuple[ImageToMesh, ...] = (Hunyuan3D(), TripoSR())


def parts() -> list[Part]:
    """Which models can run here, and what the others lack."""
    found = []
    for model in MODELS:
        why = model.missing()
        found.append(Part(f"whole objects ({model.title})", not why, why or "installed, on the GPU"))
    return found


def chosen(name: str = "auto") -> ImageToMesh:
    """The model of that name, or the first that can run; `InputError` says what is missing."""
    candidates = [model for model in MODELS if name in ("auto", model.name)]
    for model in candidates:
        if not model.missing():
            return model
    why = "; ".join(f"{model.title}: {model.missing()}" for model in candidates)
    raise InputError(f"No image-to-mesh model can run here ({why}). A flat part needs none: use the flat-part route.")
