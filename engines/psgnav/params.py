"""What the search for a thing can be asked for."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from engines.contract import Params, input_file, setting

READY_HOUSES = ("maple", "birch", "alder", "linden")
"""Houses that come with the lab."""
PolicyChoice = Literal[
    "psg-nav",
    "no-multiverse",
    "no-calibrator",
    "scene-graph",
    "as-released",
    "value-map",
    "weighted-frontier",
    "nearest-frontier",
]
BesideChoice = Literal[
    "none", "psg-nav", "no-multiverse", "no-calibrator", "scene-graph", "as-released", "value-map", "weighted-frontier",
    "nearest-frontier",
]  # fmt: skip
POLICY_TITLES = {
    "psg-nav": "PSG-Nav",
    "no-multiverse": "PSG-Nav without worlds",
    "no-calibrator": "PSG-Nav without calibrator",
    "scene-graph": "Deterministic scene graph",
    "as-released": "PSG-Nav as released",
    "value-map": "Value map",
    "weighted-frontier": "Weighted frontier",
    "nearest-frontier": "Nearest frontier",
}
DETECTORS = {
    "simulated": "Simulated open vocabulary",
    "coco": "COCO SSDLite (embedded)",
    "ground-truth": "Ground truth",
    "grounding-dino": "GroundingDINO",
    "owlv2": "OWLv2",
}


class PsgNavParams(Params):
    """Find it: which house, what to find, how to search, and with which eyes."""

    scene: Path | None = input_file(
        "Own house",
        default=None,
        suffixes=(".glb",),
        help="A scene as binary glTF in metres with y up, at most 2 million triangles. Without one a house of the lab is "
        "taken.",
    )
    semantics: Path | None = input_file(
        "Its objects",
        default=None,
        suffixes=(".json",),
        help="What stands where, as a .semantic.json of this lab: needed for the simulated detector and for figures.",
    )
    episodes: Path | None = input_file(
        "Episodes of ObjectNav", default=None, suffixes=(".json", ".gz"),
        help="A file of the folder content of HM3D, MP3D or HSSD, instead of a house: needs habitat-sim, an NVIDIA GPU and the "
        "scans.",
    )  # fmt: skip
    episode: int = setting(0, "Episode", ge=0, help="Its number in the file of episodes; scene, start and goal are its own.")
    scans: str = setting(
        "", "Folder of scans", help="Where the scenes of these episodes lie on the lab's machine.", reaches_out=True
    )
    house: str = setting(
        "maple", "House", folded=False, help="maple, birch, alder, linden, or a number: the house of that seed (from 10000 on "
        "held out).",
    )  # fmt: skip
    goal: str = setting("potted plant", "What to find", folded=False, help="A thing, or what it is for: 'somewhere to sleep'.")
    policy: PolicyChoice = setting("psg-nav", "How to search", folded=False, labels=POLICY_TITLES)
    beside: BesideChoice = setting(
        "none", "Beside it", labels={"none": "Nothing", **POLICY_TITLES}, help="The same episode again, under another policy.",
    )  # fmt: skip
    detector: Literal["simulated", "coco", "ground-truth", "grounding-dino", "owlv2"] = setting(
        "simulated", "Eyes", folded=False, labels=DETECTORS,
        help="The simulated detector looks at the simulator's truth and errs as detectors do. COCO SSDLite really looks at the "
        "pictures, and knows 80 things.",
    )  # fmt: skip
    grade: Literal["strong", "typical", "weak"] = setting(
        "typical", "Grade of the simulated detector", help="How much it misses and confuses."
    )
    detector_model: str = setting(
        "", "Model of the detector", help="Hub name or folder, for GroundingDINO and OWLv2.", reaches_out=True
    )
    second_opinion: str = setting(
        "", "Second opinion by SigLIP", help="Hub name or folder, such as google/siglip-base-patch16-224; empty: none.",
        reaches_out=True,
    )  # fmt: skip
    votes: Literal["votes", "soft"] = setting(
        "soft", "Beliefs from", labels={"votes": "One vote a frame (paper)", "soft": "The detector's whole distribution"},
        help="The deterministic graph always votes.",
    )  # fmt: skip
    comparisons: int = setting(3, "Comparisons of a pair (K)", ge=1, le=9, help="Each in a freshly sampled world.")
    delta: float = setting(0.4, "δ: belief needed to stop", ge=0.05, le=0.95)
    gamma: float = setting(1.0, "γ: weight of what was wrong before", ge=0.0, le=2.0)
    experience: Literal["training", "none"] = setting(
        "training",
        "Calibrator starts with",
        labels={"training": "Memory from training houses", "none": "Nothing"},
        help="What it was right and wrong about before, unless a memory is given below.",
    )
    memory: Path | None = input_file(
        "Calibrator's memory", default=None, suffixes=(".json",), help="From an earlier episode; the result has it grown.",
    )  # fmt: skip
    judge_url: str = setting(
        "",
        "Judge: model server",
        help="Address of an OpenAI-compatible server that compares places; empty: the embedded counts.",
        reaches_out=True,
    )
    judge_model: str = setting("", "Judge: model", help="Its name on that server.")
    renderer: Literal["auto", "opengl", "raycast", "habitat"] = setting(
        "auto", "Renderer",
        labels={"auto": "Auto", "opengl": "OpenGL", "raycast": "Ray casting", "habitat": "Habitat"},
    )  # fmt: skip
    most_steps: int = setting(500, "Most steps", ge=20, le=2000)
    pace: float = setting(0.0, "Steps a second at most", ge=0.0, le=100.0, help="0: as fast as it goes.")
    furniture: str = setting(
        "/usr/share/sweethome3d/furniture", "Folder of furniture",
        help="For houses by number: of the Debian package sweethome3d-furniture; else the pieces of the ready houses are used.",
        reaches_out=True,
    )  # fmt: skip
    seed: int = setting(0, "Seed", ge=0, help="Of the start, the detector's noise and the sampled worlds.")
