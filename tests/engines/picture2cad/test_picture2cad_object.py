"""Whole objects: the adapters against small packages of the same interface, which make a real mesh from the picture."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks import flat_pictures as flat
from engines.contract import InputError, Result
from engines.picture2cad import image_to_mesh
from engines.picture2cad.params import ObjectParams
from engines.picture2cad.whole_object import model

TORCH = '''
"""As much of PyTorch's interface as the adapters call."""
from contextlib import nullcontext


class cuda:
    is_available = staticmethod(lambda: {gpu})


class Generator:
    def __init__(self, device="cpu"):
        self.device = device

    def manual_seed(self, seed):
        self.seed = seed
        return self


no_grad = nullcontext
'''
SILHOUETTE = '''
import cv2
import manifold3d
import numpy as np
import trimesh


def extruded(mask, share=0.2):
    """The outline of a mask (h, w), extruded; its longest side is 2, as such models give it."""
    chains, _ = cv2.findContours(mask.astype(np.uint8), cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    rings = [chain[:, 0].astype(float) * [1, -1] for chain in chains if len(chain) > 8]
    flat = manifold3d.CrossSection(rings, manifold3d.FillRule.EvenOdd).simplify(1.2)
    x0, y0, x1, y1 = flat.bounds()
    size = max(x1 - x0, y1 - y0)
    solid = manifold3d.Manifold.extrude(flat.translate([-(x0 + x1) / 2, -(y0 + y1) / 2]), share * size)
    mesh = solid.refine_to_length(0.03 * size).to_mesh()  # small, even triangles, as a grid gives them
    return trimesh.Trimesh(mesh.vert_properties[:, :3] * 2 / size, mesh.tri_verts)
'''
HUNYUAN = '''
import numpy as np

from silhouette import extruded

calls = []


class Hunyuan3DDiTFlowMatchingPipeline:
    @classmethod
    def from_pretrained(cls, model_path, device="cuda", subfolder="", use_safetensors=True, **kwargs):
        calls.append((model_path, subfolder, device))
        return cls()

    def __call__(self, image=None, num_inference_steps=50, guidance_scale=5.0, octree_resolution=384, generator=None,
                 output_type="trimesh", enable_pbar=True):
        calls.append((num_inference_steps, guidance_scale, octree_resolution, generator.seed, image.mode, image.size))
        return [extruded(np.asarray(image)[:, :, 3] > 127)]
'''
TRIPO = '''
import numpy as np

from silhouette import extruded


class TSR:
    class renderer:
        set_chunk_size = staticmethod(lambda size: None)

    @classmethod
    def from_pretrained(cls, name, config_name, weight_name):
        assert (name, config_name, weight_name) == ("stabilityai/TripoSR", "config.yaml", "model.ckpt")
        return cls()

    def to(self, device):
        self.device = device

    def __call__(self, images, device):
        grey = np.array([127, 127, 127])
        return [np.abs(np.asarray(image).astype(int) - grey).max(2) > 20 for image in images]

    def extract_mesh(self, scene_codes, {colours}resolution=256, threshold=25.0):
        return [extruded(code) for code in scene_codes]
'''


@pytest.fixture
def package(tmp_path, monkeypatch):
    """``package(name, source)``: an importable module of that dotted name, gone after the test. A real package of that name is
    put aside meanwhile and put back as it was: its native part can't be loaded twice into one process."""
    root, made, real = tmp_path / "packages", [], {}
    monkeypatch.syspath_prepend(root)

    def taken(top: set[str]) -> dict:
        return {name: sys.modules.pop(name) for name in list(sys.modules) if name.split(".")[0] in top}

    def write(name: str, source: str) -> None:
        folder = root.joinpath(*name.split("."))
        folder.mkdir(parents=True, exist_ok=True)
        for parent in [folder, *folder.parents]:
            if parent == root:
                break
            (parent / "__init__.py").touch()
        (folder / "__init__.py").write_text(source)
        if name.split(".")[0] not in made:
            real.update(taken({name.split(".")[0]}))
            made.append(name.split(".")[0])
        importlib.invalidate_caches()

    write("silhouette", SILHOUETTE)
    yield write
    taken(set(made))
    sys.modules.update(real)


@pytest.fixture
def photo(tmp_path) -> Path:
    flat.photographed(flat.plate(), flat.Scene(size=(900, 700), scale=8)).save(tmp_path / "plate.png")
    return tmp_path / "plate.png"


def without_models() -> bool:
    return all(maker.missing() for maker in image_to_mesh.MODELS)


@pytest.mark.skipif(not without_models(), reason="a model is installed here")
def test_without_a_model_the_run_says_what_is_missing_and_what_to_do(photo, tmp_path):
    with pytest.raises(InputError, match=r"hy3dgen is not installed.*tsr is not installed.*flat-part route"):
        list(model(ObjectParams(image=photo), tmp_path))
    parts = image_to_mesh.parts()
    assert [part.works for part in parts] == [False, False] and "github.com" in parts[0].detail


def test_a_package_without_a_gpu_is_not_enough(package):
    package("tsr.system", TRIPO.format(colours=""))
    package("torch", TORCH.format(gpu=False))
    assert "CUDA" in image_to_mesh.TripoSR().missing()


def test_a_broken_torch_is_told_and_crashes_nothing(package):
    package("tsr.system", TRIPO.format(colours=""))
    package("torch", "raise OSError('libcudart.so is missing')")
    assert "does not load" in image_to_mesh.TripoSR().missing()
    assert len(image_to_mesh.parts()) == 2


def test_hunyuan3d_makes_a_mesh_that_the_fit_turns_into_a_plate(package, photo, tmp_path):
    package("torch", TORCH.format(gpu=True))
    package("hy3dgen.shapegen", HUNYUAN)
    out = tmp_path / "out"
    out.mkdir()
    events = list(model(ObjectParams(image=photo, size=80, seed=7, budget_s=8), out))
    result = events[-1]
    assert isinstance(result, Result) and result.data["model"] == "hunyuan3d"
    assert result.figures["iou"] > 0.97 and result.figures["valid"] == 1
    assert any("Hunyuan3D-2 mini" in note for note in result.data["notes"])
    assert {"step", "script", "picture", "mesh"} <= set(result.artifacts)
    calls = sys.modules["hy3dgen.shapegen"].calls
    assert calls[0] == ("tencent/Hunyuan3D-2mini", "hunyuan3d-dit-v2-mini-turbo", "cuda")
    assert calls[1][:5] == (5, 5.0, 380, 7, "RGBA") and calls[1][5][0] == calls[1][5][1]  # square
    import trimesh

    made = trimesh.load(out / "model.stl", force="mesh")
    assert max(made.extents) == pytest.approx(80, rel=1e-3)
    assert sorted(made.extents)[1] == pytest.approx(50, rel=0.02)


@pytest.mark.parametrize("colours", ["", "has_vertex_color, "], ids=["first release", "later releases"])
def test_triposr_of_both_interfaces_gives_the_outline_of_the_picture(package, photo, colours):
    from engines.picture2cad.picture import read_picture
    from engines.picture2cad.segmentation import found_part

    package("torch", TORCH.format(gpu=True))
    package("tsr.system", TRIPO.format(colours=colours))
    picture = read_picture(photo)
    mask = found_part(picture.light).mask.astype(float)
    maker = image_to_mesh.chosen("triposr")
    mesh = maker.mesh(picture.shown(), mask, 1)
    assert sorted(mesh.extents)[1:] == pytest.approx([2 * 50 / 80, 2.0], rel=0.02)


def test_the_first_model_that_can_run_is_taken(package):
    package("torch", TORCH.format(gpu=True))
    package("tsr.system", TRIPO.format(colours=""))
    assert image_to_mesh.chosen().name == "triposr"
    with pytest.raises(InputError, match="hy3dgen"):
        image_to_mesh.chosen("hunyuan3d")


def test_looking_for_models_loads_none():
    code = (
        "import sys; from engines.picture2cad.image_to_mesh import parts; parts(); "
        "print([m for m in ('torch', 'hy3dgen', 'tsr', 'trimesh', 'cv2') if m in sys.modules])"
    )
    root = Path(__file__).parents[3]
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root)
    assert found.stdout.strip() == "[]"
