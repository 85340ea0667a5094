"""The embedded detector: SSDLite-MobileNetV2 on COCO, by onnxruntime; 91 independent scores a box, read as a distribution.

Weights: assets/detector (TensorFlow model zoo, Apache-2.0; made by assets/make_detector.py). A COCO class stands for one or
more of the lab's labels ("chair" for chair, armchair, office chair and stool); its score is shared among them by how often each
was behind that class in training houses, or evenly where nothing was counted.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import cv2
import numpy as np

from engines.psgnav.labels import LABELS, VOCABULARY
from engines.psgnav.perception.boxes import suppressed
from engines.psgnav.perception.detector import Detection, View
from engines.psgnav.perception.look import look_of

WEIGHTS = Path(__file__).resolve().parents[3] / "assets" / "detector" / "coco_ssdlite.onnx"
CONFUSION = WEIGHTS.with_name("confusion.json")
CLASSES = dict(enumerate(
    "background,person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant,,stop sign,"
    "parking meter,bench,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe,,backpack,umbrella,,,handbag,tie,suitcase,"
    "frisbee,skis,snowboard,sports ball,kite,baseball bat,baseball glove,skateboard,surfboard,tennis racket,bottle,,"
    "wine glass,cup,fork,knife,spoon,bowl,banana,apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,cake,chair,couch,"
    "potted plant,bed,,dining table,,,toilet,,tv,laptop,mouse,remote,keyboard,cell phone,microwave,oven,toaster,sink,"
    "refrigerator,,book,clock,vase,scissors,teddy bear,hair drier,toothbrush".split(",")
))  # fmt: skip
_INPUT = 300
OVERLAP = 0.5
MOST = 12


def anchors() -> np.ndarray:
    """(1917, 4) float32 centre x, centre y, height, width of the anchors, as shares of the picture.

    Six layers; scales from 0.2 to 0.95; the lowest layer has three shapes, the others six (TensorFlow's SSD anchor generator).
    """
    scales = [0.2 + 0.15 * level for level in range(6)] + [1.0]
    rows = []
    for layer, stride in enumerate((16, 32, 64, 128, 256, 512)):
        cells = int(np.ceil(_INPUT / stride))
        if layer == 0:
            shapes = [(0.1, 1.0), (scales[0], 2.0), (scales[0], 0.5)]
        else:
            shapes = [(scales[layer], aspect) for aspect in (1.0, 2.0, 0.5, 3.0, 0.3333)]
            shapes.append((float(np.sqrt(scales[layer] * scales[layer + 1])), 1.0))
        for row in range(cells):
            for column in range(cells):
                for scale, aspect in shapes:
                    wide, high = scale * np.sqrt(aspect), scale / np.sqrt(aspect)
                    rows.append(((column + 0.5) / cells, (row + 0.5) / cells, high, wide))
    return np.array(rows, np.float32)


def decoded(codes: np.ndarray, places: np.ndarray) -> np.ndarray:
    """(n, 4) x0, y0, x1, y1 as shares of the picture from box codes (n, 4) (ty, tx, th, tw) and anchors (n, 4)."""
    y = codes[:, 0] / 10 * places[:, 2] + places[:, 1]
    x = codes[:, 1] / 10 * places[:, 3] + places[:, 0]
    high = np.exp(codes[:, 2] / 5) * places[:, 2]
    wide = np.exp(codes[:, 3] / 5) * places[:, 3]
    return np.stack([x - wide / 2, y - high / 2, x + wide / 2, y + high / 2], 1)


def class_to_label(words: Sequence[str]) -> np.ndarray:
    """(91, len(words) + 1) how a COCO class's score is shared among labels; the last column takes what none of them is."""
    shares = np.zeros((91, len(words) + 1))
    index = {word: number for number, word in enumerate(words)}
    counted = _confusion()
    for number, name in CLASSES.items():
        targets = [word for word in words if word in LABELS and name in LABELS[word].coco]
        for word in targets:
            shares[number, index[word]] += 5.0 / len(targets)  # as if five had been seen, evenly
        for word, count in counted.get(name, {}).items():
            shares[number, index.get(word, len(words))] += count
    total = shares.sum(1, keepdims=True)
    shares[total[:, 0] == 0, -1] = 1.0
    return shares / np.maximum(shares.sum(1, keepdims=True), 1e-9)


@cache
def _confusion() -> dict[str, dict[str, float]]:
    """COCO class → label (or "none") → count in training houses."""
    return dict(json.loads(CONFUSION.read_text())["counts"]) if CONFUSION.is_file() else {}


class CocoDetector:
    """SSDLite-MobileNetV2."""

    name = "COCO SSDLite"
    simulated = False

    def __init__(self, threshold: float = 0.3) -> None:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1  # two busy pools on two cores are slower than one
        options.log_severity_level = 3
        self._session = onnxruntime.InferenceSession(str(WEIGHTS), options, providers=["CPUExecutionProvider"])
        self._input = self._session.get_inputs()[0].name
        self._anchors = anchors()
        self.threshold = threshold
        self.vocabulary: Sequence[str] = ()
        self.set_vocabulary(VOCABULARY)

    def set_vocabulary(self, words: Sequence[str]) -> None:
        self.vocabulary = tuple(words)
        self._shares = class_to_label(self.vocabulary)
        self._useful = np.nonzero(self._shares[:, :-1].sum(1) > 0)[0]

    def scores(self, color: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(boxes (1917, 4) as shares of the picture, scores (1917, 91)) of an RGB picture (h, w, 3) uint8."""
        small = cv2.resize(color, (_INPUT, _INPUT), interpolation=cv2.INTER_LINEAR).astype(np.float32) * (2 / 255) - 1
        codes, scores = self._session.run(None, {self._input: small[None]})
        return decoded(codes.reshape(-1, 4), self._anchors), scores[0]

    def detect(self, view: View) -> list[Detection]:
        boxes, scores = self.scores(view.color)
        useful = scores[:, self._useful]
        best = useful.max(1)
        found = np.nonzero(best >= self.threshold)[0]
        if not len(found):
            return []
        height, width = view.color.shape[:2]
        kept = found[suppressed(boxes[found], best[found], OVERLAP, MOST)]
        detections = []
        for number in kept:
            box = np.clip(boxes[number], 0, 1) * (width, height, width, height)
            if (box[2:] - box[:2]).min() < 4:
                continue
            # Independent sigmoids as one distribution: their odds against "nothing".
            odds = np.clip(scores[number], 1e-4, 1 - 1e-4)
            weight = odds / (1 - odds)
            weight[0] = 0.15
            probs = (weight / weight.sum()) @ self._shares
            detections.append(Detection(box, float(best[number]), probs / probs.sum(), None, look_of(view.color, box)))
        return detections
