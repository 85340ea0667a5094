"""Detectors: how COCO SSDLite is decoded, and that the simulated one errs as it says."""

from __future__ import annotations

import numpy as np
import pytest

from engines.psgnav.houses.ready import ready_house
from engines.psgnav.labels import VOCABULARY
from engines.psgnav.perception.boxes import overlaps, suppressed
from engines.psgnav.perception.coco import CLASSES, CocoDetector, anchors, class_to_label, decoded
from engines.psgnav.perception.detector import View
from engines.psgnav.perception.look import look_of
from engines.psgnav.perception.simulated import PerfectDetector, SimulatedDetector
from engines.psgnav.scene import Scene
from engines.psgnav.simulator.raycaster import RayCastSimulator


def test_anchors_are_those_of_the_ssd() -> None:
    found = anchors()
    # 19² · 3 + (10² + 5² + 3² + 2² + 1) · 6
    assert found.shape == (1917, 4)
    assert found[0] == pytest.approx([0.5 / 19, 0.5 / 19, 0.1, 0.1])
    assert found[-1][:2] == pytest.approx([0.5, 0.5]) and found[-1][2] == pytest.approx(np.sqrt(0.95 * 1.0))


def test_box_codes_move_and_stretch_an_anchor() -> None:
    place = np.array([[0.5, 0.4, 0.2, 0.1]], np.float32)  # centre x, centre y, height, width
    assert decoded(np.zeros((1, 4)), place)[0] == pytest.approx([0.45, 0.3, 0.55, 0.5])
    code = np.array([[10.0, -10.0, 5 * np.log(2), 0.0]])  # down by a height, left by a width, twice as high
    assert decoded(code, place)[0] == pytest.approx([0.4 - 0.05, 0.6 - 0.2, 0.4 + 0.05, 0.6 + 0.2])


def test_overlaps_by_hand() -> None:
    a = np.array([[0.0, 0.0, 2.0, 2.0], [5.0, 5.0, 5.0, 5.0]])
    b = np.array([[1.0, 0.0, 3.0, 2.0], [0.0, 0.0, 2.0, 2.0], [5.0, 5.0, 5.0, 5.0]])
    assert overlaps(a, b) == pytest.approx(np.array([[2 / 6, 1.0, 0.0], [0.0, 0.0, 0.0]]))


def test_suppression_keeps_the_surest_of_boxes_about_the_same_thing() -> None:
    boxes = np.array([[0, 0, 10, 10], [1, 0, 11, 10], [0, 0, 10, 5], [20, 20, 30, 30]], float)
    # The second overlaps the first by 90/110, the third by 50/100.
    assert suppressed(boxes, np.array([0.6, 0.9, 0.5, 0.7]), 0.7).tolist() == [1, 3, 2]
    assert suppressed(boxes, np.array([0.6, 0.9, 0.5, 0.7]), 0.45).tolist() == [1, 3, 2]
    assert suppressed(boxes, np.array([0.9, 0.6, 0.5, 0.7]), 0.45).tolist() == [0, 3]
    assert suppressed(np.zeros((0, 4)), np.zeros(0), 0.5).tolist() == []
    assert suppressed(boxes, np.array([0.6, 0.9, 0.5, 0.7]), 0.7, most=2).tolist() == [1, 3]


def test_coco_classes_are_shared_among_labels() -> None:
    shares = class_to_label(VOCABULARY)
    assert shares.sum(1) == pytest.approx(np.ones(91))
    index = {name: number for number, name in CLASSES.items() if name}
    assert VOCABULARY[int(np.argmax(shares[index["toilet"], :-1]))] == "toilet"
    assert VOCABULARY[int(np.argmax(shares[index["couch"], :-1]))] == "sofa"
    assert shares[index["airplane"], -1] > 0.2 and shares[index["zebra"], -1] == 1.0


def test_the_embedded_detector_finds_a_bed_and_gives_whole_distributions() -> None:
    scene = ready_house("maple")
    simulator = RayCastSimulator(scene)
    detector = CocoDetector()
    beds = [one for one in simulator.instances if one.label == "bed"]
    right = 0
    for bed in beds:
        places = simulator.views_of(bed)
        for place in places[:: max(1, len(places) // 6)]:
            x, z = bed.box.mean(0)[[0, 2]] - place[[0, 2]]
            away = place - np.array([x, 0, z]) / np.hypot(x, z) * 1.0
            seen = simulator.reset(away, float(np.arctan2(-x, -z)))
            for one in detector.detect(View(seen.color)):
                assert one.probs.sum() == pytest.approx(1) and (one.probs >= 0).all() and len(one.probs) == len(VOCABULARY) + 1
                assert (one.box[:2] >= 0).all() and (one.box[2:] <= (320, 240)).all()
                right += VOCABULARY[one.label] == "bed"
    assert right >= 2


def test_ground_truth_sees_what_is_there_and_nothing_else(rooms: Scene) -> None:
    simulator = RayCastSimulator(rooms)
    detector = PerfectDetector(simulator.instances, simulator.camera)
    seen = simulator.reset(np.array([5.0, 0, 1.2]), -np.pi / 2)
    (found,) = detector.detect(View(seen.color, seen.depth, seen.instances))
    assert VOCABULARY[found.label] == "sofa" and found.score == 1.0 and found.mask is not None
    assert (found.mask == (seen.instances == 1)).all()
    with pytest.raises(ValueError, match="instances"):
        detector.detect(View(seen.color))


def views(scene: Scene, detector: SimulatedDetector, count: int, seed: int) -> list:
    simulator = RayCastSimulator(scene)
    rng = np.random.default_rng(seed)
    found = []
    for _ in range(count):
        seen = simulator.reset(simulator.ground.random_point(rng), rng.uniform(-np.pi, np.pi))
        x, y, z = simulator.state.position
        found.append(
            (seen, detector.detect(View(seen.color, seen.depth, seen.instances, (x, y, z, simulator.state.heading, 0))))
        )
    return found


def test_the_simulated_detector_is_the_same_again_for_a_seed_and_better_for_a_better_grade() -> None:
    scene = ready_house("birch")
    camera = RayCastSimulator(scene).camera
    labels = {one.id: one.label for one in scene.instances}
    share = {}
    for grade in ("strong", "weak"):
        once = views(scene, SimulatedDetector(scene.instances, camera, grade, 4), 40, 1)
        again = views(scene, SimulatedDetector(scene.instances, camera, grade, 4), 40, 1)
        assert all(
            np.array_equal(a.probs, b.probs)
            for (_, x), (_, y) in zip(once, again, strict=True)
            for a, b in zip(x, y, strict=True)
        )
        right = total = 0
        for seen, found in once:
            for one in found:
                assert one.probs.sum() == pytest.approx(1)
                if one.mask is not None and one.mask.any():
                    truth = labels[int(np.bincount(seen.instances[one.mask]).argmax())]
                    right, total = right + (VOCABULARY[one.label] == truth), total + 1
        share[grade] = (right / total, total)
    assert share["strong"][0] > share["weak"][0] + 0.1 and share["strong"][1] > share["weak"][1]


def test_a_models_bias_stays_with_it() -> None:
    scene = ready_house("birch")
    camera = RayCastSimulator(scene).camera
    one, other = SimulatedDetector(scene.instances, camera, seed=1), SimulatedDetector(scene.instances, camera, seed=2)
    for instance in scene.instances[:5]:
        assert np.array_equal(one._own_bias(instance), other._own_bias(instance))


def test_looks_of_the_same_crop_are_alike_and_of_others_less() -> None:
    shade = np.linspace(0.5, 1, 100)[:, None, None]
    picture = np.zeros((100, 200, 3), np.uint8)
    picture[:, :100] = shade * (200, 40, 30)
    picture[:, 100:] = shade[::-1] * (30, 60, 210)
    red, red_too, blue = (look_of(picture, np.array(box)) for box in ((5, 5, 90, 90), (10, 8, 95, 92), (110, 5, 195, 90)))
    assert red @ red == pytest.approx(1, abs=1e-5) and red @ red_too > 0.8 > red @ blue
