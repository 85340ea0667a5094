"""The transformers detectors: arithmetic by hand, and tiny untrained models of the real classes through the real loading."""

from __future__ import annotations

import string
import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from engines.contract import InputError
from engines.psgnav.engine import detector_of
from engines.psgnav.labels import VOCABULARY
from engines.psgnav.params import PsgNavParams
from engines.psgnav.perception import transformers_detectors as td
from engines.psgnav.perception.detector import Detection, View
from engines.psgnav.simulator.protocol import Camera

WORDS = ["chair", "office chair", "sofa"]


# --- arithmetic


def test_a_phrase_scores_the_mean_or_the_best_of_its_tokens() -> None:
    # [CLS] chair . office chair . padding; ln 4 is a probability of 0.8, ln 1/4 of 0.2
    logits = np.array([[9.0, np.log(4), 9.0, np.log(1 / 4), np.log(4), 9.0, -np.inf]])
    spans = [np.array([1]), np.array([3, 4])]
    assert td.phrase_scores(logits, spans, "mean") == pytest.approx(np.array([[0.8, 0.5]]))
    assert td.phrase_scores(logits, spans, "max") == pytest.approx(np.array([[0.8, 0.8]]))
    assert td.phrase_scores(logits, [np.array([6])]) == pytest.approx(np.array([[0.0]]))


def test_the_distribution_is_the_odds_against_none() -> None:
    p = td.distribution(np.array([[0.8, 0.5], [0.0, 0.0]]))  # odds 4 : 1 : 1
    assert p[0] == pytest.approx([4 / 6, 1 / 6, 1 / 6])
    assert p[1, -1] == pytest.approx(1.0, abs=1e-5)
    logits = np.array([[0.3, -2.0, 1.1]])
    soft = np.exp([*logits[0], 0.0])
    assert td.distribution(td.logistic(logits))[0] == pytest.approx(soft / soft.sum())
    assert td.distribution(np.ones((1, 3)))[0] == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0], abs=1e-5)


def test_blending_is_the_geometric_mean() -> None:
    first, second = np.array([[0.8, 0.2]]), np.array([[0.2, 0.8]])
    assert td.blended(first, second, 0.5) == pytest.approx(np.array([[0.5, 0.5]]))
    assert td.blended(first, second, 0.0) == pytest.approx(first)
    assert td.blended(first, second, 1.0) == pytest.approx(second)
    assert td.blended(np.array([[0.9, 0.1]]), np.array([[0.5, 0.5]]), 0.5) == pytest.approx(np.array([[0.75, 0.25]]))


def test_unpadding_scales_by_the_longer_side() -> None:
    # A 90 × 60 picture fills the upper two thirds of OWLv2's square.
    box = np.array([[0.5, 1 / 3, 0.2, 2 / 9]])
    assert td.unpadded(box, 90, 60) == pytest.approx(np.array([[36.0, 20.0, 54.0, 40.0]]))
    assert td.unpadded(box, 60, 90) == pytest.approx(np.array([[36.0, 20.0, 54.0, 40.0]]))
    padding = td.unpadded(np.array([[0.5, 0.9, 0.1, 0.1]]), 90, 60)
    assert padding[0, 1] == padding[0, 3] == 60.0, "a box in the padding is empty"


def test_boxes_of_several_prompts_are_merged() -> None:
    first = (
        np.array([[0, 0, 10, 10], [0, 1, 10, 10], [50, 50, 60, 60]], float),
        np.array([[0.9, 0.1], [0.5, 0.6], [0.1, 0.05]]),
    )
    second = (
        np.array([[1, 0, 10, 10], [0, 0, 10, 9], [50, 50, 60, 61], [30, 30, 30, 40]], float),
        np.array([[0.2], [0.1], [0.8], [0.9]]),
    )
    boxes, scores = td.merged([first, second], threshold=0.3)
    assert boxes.tolist() == [[0, 0, 10, 10], [50, 50, 60, 61]], "the empty box is dropped"
    # Its own prompt's scores as they are; for the other prompt's words the surest query there, below the threshold too.
    assert scores.tolist() == [[0.9, 0.1, 0.2], [0.1, 0.05, 0.8]]
    lonely = (np.array([[90, 90, 95, 95]], float), np.array([[0.1]]))
    assert td.merged([first, lonely], threshold=0.7)[1].tolist() == [[0.9, 0.1, 0.0]]
    none, nothing = td.merged([first, second], threshold=0.99)
    assert none.shape == (0, 4) and nothing.shape == (0, 3) and td.distribution(nothing).shape == (0, 4)


# --- tiny models


@pytest.fixture(scope="module")
def library() -> Any:
    try:
        return import_module("transformers")
    except ImportError:
        pytest.skip(f"transformers is not installed (pip install transformers=={td.VERSION})")


def bert_tokenizer(t: Any) -> Any:
    # Grounding DINO knows the ids of [CLS], [SEP], the dot and the question mark.
    places = {"[PAD]": 0, "[UNK]": 100, "[CLS]": 101, "[SEP]": 102, "[MASK]": 103, ".": 1012, "?": 1029}
    places |= {word: 200 + n for n, word in enumerate(["chair", "office", "sofa", "bed", "tv", "##s"])}
    words = {place: word for word, place in places.items()}
    return t.BertTokenizer(vocab={words.get(n, f"[unused{n}]"): n for n in range(1030)}, model_max_length=512)


def letters_tokenizer(t: Any, length: int) -> Any:
    pieces = ["!", "<|startoftext|>", "<|endoftext|>", *(c + end for c in string.ascii_lowercase for end in ("", "</w>"))]
    vocab = {piece: n for n, piece in enumerate(pieces)}
    return t.CLIPTokenizer(vocab=vocab, merges=[], model_max_length=length, pad_token="!")


SMALL = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2}
TEXT = SMALL | {"vocab_size": 55, "bos_token_id": 1, "eos_token_id": 2, "pad_token_id": 0}


@pytest.fixture(scope="module")
def models(library: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Folders of untrained models with their processors, as `save_pretrained` writes them."""
    t, folder = library, tmp_path_factory.mktemp("models")
    import_module("torch").manual_seed(7)
    stages = ["stage2", "stage3", "stage4"]
    dino = t.GroundingDinoConfig(
        backbone_config=t.SwinConfig(
            embed_dim=8, depths=[1, 1, 1, 1], num_heads=[1, 1, 2, 2], window_size=4, image_size=64, out_features=stages
        ),
        text_config=t.BertConfig(**SMALL, vocab_size=1030, max_position_embeddings=64),
        d_model=32, encoder_layers=1, decoder_layers=2, encoder_ffn_dim=16, decoder_ffn_dim=16, encoder_attention_heads=2,
        decoder_attention_heads=2, num_queries=20, encoder_n_points=2, decoder_n_points=2, max_text_len=12,
        disable_custom_kernels=True,
    )  # fmt: skip
    owl = t.Owlv2Config(
        text_config=TEXT | {"max_position_embeddings": 16},
        vision_config=SMALL | {"image_size": 32, "patch_size": 8},
        projection_dim=16,
    )
    siglip = t.SiglipConfig(
        text_config=TEXT | {"max_position_embeddings": 32}, vision_config=SMALL | {"image_size": 16, "patch_size": 8}
    )
    made = {
        "dino": (
            t.GroundingDinoForObjectDetection(dino),
            t.GroundingDinoProcessor(
                t.GroundingDinoImageProcessorPil(size={"shortest_edge": 48, "longest_edge": 96}), bert_tokenizer(t)
            ),
        ),
        "owl": (
            t.Owlv2ForObjectDetection(owl),
            t.Owlv2Processor(t.Owlv2ImageProcessorPil(size={"height": 32, "width": 32}), letters_tokenizer(t, 16)),
        ),
        "siglip": (
            t.SiglipModel(siglip),
            t.SiglipProcessor(t.SiglipImageProcessorPil(size={"height": 16, "width": 16}), letters_tokenizer(t, 32)),
        ),
    }
    # Untrained logits are far from 0; smaller ones leave something to compare.
    made["dino"][0].model.decoder.layer_norm.weight.data *= 0.1
    for name, (model, processor) in made.items():
        model.save_pretrained(folder / name)
        processor.save_pretrained(folder / name)
    return {name: folder / name for name in made}


@pytest.fixture
def view() -> View:
    return View(np.random.default_rng(3).integers(0, 255, (60, 90, 3), dtype=np.uint8))


def dino(models: dict[str, Path], threshold: float = 0.0, **more: Any) -> td.GroundingDinoDetector:
    return td.GroundingDinoDetector(str(models["dino"]), device="cpu", threshold=threshold, **more)


def owl(models: dict[str, Path], threshold: float = 0.0) -> td.Owlv2Detector:
    return td.Owlv2Detector(str(models["owl"]), device="cpu", threshold=threshold)


def check(found: list[Detection], words: int, view: View) -> None:
    assert found
    height, width = view.color.shape[:2]
    for detection in found:
        x0, y0, x1, y1 = detection.box
        assert 0 <= x0 < x1 <= width and 0 <= y0 < y1 <= height
        assert detection.probs.shape == (words + 1,) and detection.probs.sum() == pytest.approx(1.0)
        assert (detection.probs >= 0).all() and 0 <= detection.score <= 1 and 0 <= detection.label < words
    scores = [detection.score for detection in found]
    assert scores == sorted(scores, reverse=True)


def test_grounding_dino_gives_distributions_and_boxes(models: dict[str, Path], view: View) -> None:
    detector = dino(models)
    assert not detector.simulated and "Grounding DINO" in detector.name and detector.detect(view) == []
    detector.set_vocabulary(WORDS)
    found = detector.detect(view)
    check(found, 3, view)
    best = max(found, key=lambda detection: detection.score)
    detector.threshold = best.score
    assert len(detector.detect(view)) == 1
    detector.threshold = 1.1
    assert detector.detect(view) == []


def test_grounding_dino_is_read_from_the_tokens_of_each_phrase(models: dict[str, Path], view: View) -> None:
    detector = dino(models)
    detector.set_vocabulary(["Chair", "Office chairs?", "sofa"])
    (tokens, spans), = detector.prompts()
    assert tokens["input_ids"].tolist() == [[101, 200, 1012, 201, 200, 205, 1012, 202, 1012, 102]]
    assert [span.tolist() for span in spans] == [[1], [3, 4, 5], [7]]
    # The same numbers as from the library's own logits and boxes.
    torch, (processor, network, _) = import_module("torch"), detector._parts()
    inputs = processor(images=view.color, text="chair. office chairs. sofa.", return_tensors="pt")
    with torch.inference_mode():
        out = network(**inputs)
    theirs = processor.post_process_grounded_object_detection(out, threshold=0.0, target_sizes=[(60, 90)])[0]
    fit = torch.sigmoid(out.logits[0].double()).numpy()
    found = detector.detect(view)[0]
    row = np.argmin(np.abs(theirs["boxes"].numpy() - found.box).sum(1))
    assert theirs["boxes"].numpy()[row] == pytest.approx(found.box, abs=1e-3)
    scores = np.array([fit[row, 1], fit[row, 3:6].mean(), fit[row, 7]])
    assert found.score == pytest.approx(scores.max(), abs=1e-5)
    assert 0.05 < scores.min() < scores.max() < 0.95, "not saturated"
    odds = np.array([*(scores / (1 - scores)), 1.0])
    assert found.probs == pytest.approx(odds / odds.sum(), abs=1e-4)


def test_a_long_vocabulary_takes_several_prompts(models: dict[str, Path], view: View) -> None:
    detector = dino(models)
    words = ["chair", "office chair", "sofa", "bed", "tv", "chairs", "office", "beds"]  # 12 tokens a prompt
    detector.set_vocabulary(words)
    prompts = detector.prompts()
    assert [len(spans) for _, spans in prompts] == [4, 4]
    assert all(tokens["input_ids"].shape[1] <= 12 for tokens, _ in prompts)
    check(detector.detect(view), 8, view)
    with pytest.raises(InputError, match="too long"):
        detector.set_vocabulary(["chair " * 12])
        detector.detect(view)


def test_a_new_vocabulary_takes_effect(models: dict[str, Path], view: View) -> None:
    for detector in (dino(models), owl(models), td.SiglipRescorer(owl(models), str(models["siglip"]), device="cpu")):
        detector.set_vocabulary(WORDS)
        before = detector.detect(view)
        check(before, 3, view)
        detector.set_vocabulary(["bed", "tv"])
        after = detector.detect(view)
        check(after, 2, view)
        detector.set_vocabulary(WORDS)
        again = detector.detect(view)
        assert again[0].probs == pytest.approx(before[0].probs, abs=1e-5), detector.name
        with pytest.raises(InputError, match="empty"):
            detector.set_vocabulary(["chair", " . "])


def test_owlv2_agrees_with_the_librarys_own_boxes(models: dict[str, Path], view: View) -> None:
    detector = owl(models)
    detector.set_vocabulary(["chair", "sofa"])
    found = detector.detect(view)
    check(found, 2, view)
    torch, (processor, network, _) = import_module("torch"), detector._parts()
    inputs = processor(text=[["a photo of a chair", "a photo of a sofa"]], images=view.color, return_tensors="pt")
    with torch.inference_mode():
        out = network(**inputs)
    theirs = processor.image_processor.post_process_object_detection(out, threshold=0.0, target_sizes=[(60, 90)])[0]
    boxes = np.clip(theirs["boxes"].numpy(), 0, [90, 60, 90, 60])
    for detection in found:
        row = np.argmin(np.abs(boxes - detection.box).sum(1))
        assert boxes[row] == pytest.approx(detection.box, abs=1e-3)
        assert theirs["scores"][row].item() == pytest.approx(detection.score, abs=1e-5)


class Fixed:
    """A detector that has one box."""

    name, simulated, vocabulary = "fixed", True, ()

    def set_vocabulary(self, words: Any) -> None:
        self.vocabulary = tuple(words)

    def detect(self, view: View) -> list[Detection]:
        return [Detection(np.array([10.0, 20.0, 30.0, 60.0]), 0.7, np.array([0.6, 0.3, 0.1]))]


def test_a_search_may_ask_for_a_second_opinion(models: dict[str, Path], view: View) -> None:
    simulator = SimpleNamespace(instances=[], camera=Camera())
    detector = detector_of(PsgNavParams(detector="coco", second_opinion=str(models["siglip"])), simulator)  # type: ignore[arg-type]
    assert detector.name.startswith("COCO SSDLite + SigLIP") and not detector.simulated
    assert list(detector.vocabulary) == list(VOCABULARY)
    for found in detector.detect(view):
        assert found.probs.shape == (len(VOCABULARY) + 1,) and found.probs.sum() == pytest.approx(1)


def test_siglip_rescores_crops(models: dict[str, Path], view: View) -> None:
    rescorer = td.SiglipRescorer(Fixed(), str(models["siglip"]), device="cpu", weight=0.25)
    assert rescorer.simulated, "what looks at the simulator's truth stays simulated"
    rescorer.set_vocabulary(["chair", "sofa"])
    assert rescorer.detector.vocabulary == ("chair", "sofa")
    assert np.array_equal(rescorer.crop(view.color, np.array([10.0, 20.0, 30.0, 60.0])), view.color[16:60, 8:32])
    assert rescorer.crop(view.color, np.array([90.0, 60.0, 90.0, 60.0])).shape == (1, 1, 3)
    found = rescorer.detect(view)[0]
    assert found.score == 0.7 and np.linalg.norm(found.feature) == pytest.approx(1.0, abs=1e-5)
    # The library's own forward pass gives the logits.
    torch, (processor, network, _) = import_module("torch"), rescorer._parts()
    texts = ["this is a photo of a chair.", "this is a photo of a sofa."]
    inputs = processor(
        text=texts, images=view.color[16:60, 8:32], padding="max_length", truncation=True, max_length=32, return_tensors="pt"
    )
    with torch.inference_mode():
        out = network(input_ids=inputs["input_ids"], pixel_values=inputs["pixel_values"])
    siglip = np.exp([*out.logits_per_image[0].numpy(), 0.0])
    mean = np.array([0.6, 0.3, 0.1]) ** 0.75 * (siglip / siglip.sum()) ** 0.25
    assert found.probs == pytest.approx(mean / mean.sum(), abs=1e-3)
    assert found.feature == pytest.approx(out.image_embeds[0].numpy(), abs=1e-5)


# --- what a person can act on


def test_without_transformers_the_error_tells_how_to_get_it(monkeypatch: pytest.MonkeyPatch, view: View) -> None:
    monkeypatch.setitem(sys.modules, "transformers", None)
    detector = td.GroundingDinoDetector(device="cpu")  # nothing loads before the first picture
    detector.set_vocabulary(["chair"])
    with pytest.raises(InputError, match=r"pip install transformers==5\.24\.0"):
        detector.detect(view)


def test_without_network_the_error_names_the_cache(
    library: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, view: View
) -> None:
    monkeypatch.setattr(import_module("huggingface_hub").constants, "HF_HUB_OFFLINE", True)
    for model in ("google/owlv2-base-patch16-ensemble-not-there", str(tmp_path)):
        detector = td.Owlv2Detector(model, device="cpu")
        detector.set_vocabulary(["chair"])
        with pytest.raises(InputError, match=r"can't be loaded .*folder.*HF_HOME"):
            detector.detect(view)


def test_a_model_of_another_kind_is_refused(models: dict[str, Path], view: View) -> None:
    detector = td.Owlv2Detector(str(models["siglip"]), device="cpu")
    detector.set_vocabulary(["chair"])
    with pytest.raises(InputError, match="can't be loaded"):
        detector.detect(view)
