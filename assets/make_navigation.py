"""Makes what Find it knows of homes, from training houses alone (seeds below 1000, training half of the models).

    python assets/make_navigation.py /usr/share/sweethome3d/furniture

assets/navigation/statistics.json: what stands where, in 300 houses. assets/detector/confusion.json: what was behind each class
of the COCO detector, in 3,000 views of 20 houses. (assets/navigation/memory.json comes from benchmarks/psgnav.py --warm.)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engines.psgnav.houses.build import house, inventory
from engines.psgnav.houses.furniture import Furniture
from engines.psgnav.perception.boxes import suppressed
from engines.psgnav.perception.coco import CLASSES, CONFUSION, MOST, OVERLAP, CocoDetector
from engines.psgnav.simulator.agent import open_simulator
from engines.psgnav.statistics import FILE, counted

SEEDS = range(300)
VIEWED, VIEWS = range(300, 320), 150


def main(folder: str) -> None:
    furniture = Furniture(Path(folder))
    counts = counted(inventory(seed, furniture) for seed in SEEDS)
    rounded = {name: np.round(value, 3).tolist() if isinstance(value, list) else value for name, value in counts.items()}
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps({"seeds": [SEEDS.start, SEEDS.stop], "models": "training half", "counts": rounded}))
    seen = confusion(furniture)
    CONFUSION.write_text(
        json.dumps({"seeds": [VIEWED.start, VIEWED.stop], "views": VIEWS * len(VIEWED), "counts": seen}, indent=1)
    )


def confusion(furniture: Furniture) -> dict[str, dict[str, int]]:
    """COCO class → label behind it (or "none") → how often, over random views; the label is what fills most of the box's
    middle."""
    detector = CocoDetector()
    counts: dict[str, dict[str, int]] = {}
    for seed in VIEWED:
        simulator, _ = open_simulator(house(seed, furniture))
        labels = {one.id: one.label for one in simulator.instances}
        rng = np.random.default_rng(seed)
        for _ in range(VIEWS):
            seen = simulator.reset(simulator.ground.random_point(rng), rng.uniform(-np.pi, np.pi))
            boxes, scores = detector.scores(seen.color)
            best = scores[:, 1:].max(1)
            found = np.nonzero(best >= detector.threshold)[0]
            for number in found[suppressed(boxes[found], best[found], OVERLAP, MOST)] if len(found) else []:
                height, width = seen.instances.shape
                x0, y0, x1, y1 = (np.clip(boxes[number], 0, 1) * (width, height, width, height)).astype(int)
                inset = (x1 - x0) // 5, (y1 - y0) // 5
                inside = seen.instances[y0 + inset[1] : y1 - inset[1] + 1, x0 + inset[0] : x1 - inset[0] + 1]
                values, sizes = np.unique(inside, return_counts=True)
                truth = labels.get(int(values[np.argmax(sizes)]), "none") if len(values) else "none"
                name = CLASSES[int(np.argmax(scores[number, 1:])) + 1]
                counts.setdefault(name, {}).setdefault(truth, 0)
                counts[name][truth] += 1
        simulator.close()
    return counts


if __name__ == "__main__":
    main(sys.argv[1])
