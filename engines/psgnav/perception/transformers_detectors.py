"""Open-vocabulary detectors of the transformers library: Grounding DINO and OWLv2, and SigLIP as a second opinion on crops.

All three give a *distribution* over the vocabulary, not the likeliest word. A model answers each word with a logit z of its own
("is it a chair?", "is it a sofa?"). Given that at most one word is right, independent answers leave the odds of each word
against none of them: p(word) ∝ exp z = s / (1 − s), with s = sigmoid z, and p(none) ∝ 1. That is the softmax of the logits and
a zero, and it doesn't depend on how a long vocabulary was cut into prompts.

Boxes are x0, y0, x1, y1 in pixels. The library is optional: it is imported when the first picture comes, and the weights are
loaded then.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Literal

import numpy as np

from engines.contract import InputError
from engines.psgnav.perception.boxes import overlaps, suppressed
from engines.psgnav.perception.detector import Detection, Detector, View
from engines.psgnav.perception.look import look_of

VERSION = "5.24.0"
"""Of transformers, with which the adapters are tested."""
SAME_BOX = 0.5
"""From this IoU on, boxes of two prompts are about the same thing."""
DUPLICATE = 0.7
"""From this IoU on, the weaker of two boxes is dropped, whatever their words."""
_FLOOR = 1e-6


# --- numbers


def logistic(logits: np.ndarray) -> np.ndarray:
    """The sigmoid; −inf gives 0."""
    return 0.5 * (1.0 + np.tanh(0.5 * np.asarray(logits, dtype=float)))


def phrase_scores(logits: np.ndarray, spans: Sequence[np.ndarray], how: Literal["mean", "max"] = "mean") -> np.ndarray:
    """(n, k) in [0, 1]: how well each of k phrases fits each box, the mean or maximum of sigmoid over the phrase's tokens.

    ``logits``: (n, tokens) of the model, −inf at padding. ``spans``: for each phrase the indices of its tokens (at least one).
    The mean is the default: "office chair" is not an office chair where only the token "chair" fits.
    """
    fit = logistic(logits)
    join = np.mean if how == "mean" else np.max
    return np.stack([join(fit[:, span], axis=1) for span in spans], axis=1)


def distribution(scores: np.ndarray) -> np.ndarray:
    """(n, k + 1) distributions, last entry none of the words, of scores (n, k) in [0, 1]: p ∝ s / (1 − s), and 1 for none."""
    s = np.clip(scores, _FLOOR, 1.0 - _FLOOR)
    odds = np.concatenate([s / (1.0 - s), np.ones((len(s), 1))], axis=1)
    return odds / odds.sum(axis=1, keepdims=True)


def blended(first: np.ndarray, second: np.ndarray, weight: float) -> np.ndarray:
    """The normalised geometric mean first^(1 − weight) · second^weight of two sets of distributions (n, k)."""
    log = (1.0 - weight) * np.log(np.clip(first, _FLOOR, None)) + weight * np.log(np.clip(second, _FLOOR, None))
    p = np.exp(log - log.max(axis=1, keepdims=True))
    return p / p.sum(axis=1, keepdims=True)


def merged(
    answers: Sequence[tuple[np.ndarray, np.ndarray]], threshold: float, same: float = SAME_BOX, duplicate: float = DUPLICATE
) -> tuple[np.ndarray, np.ndarray]:
    """Boxes (n, 4) and scores (n, words) of one picture that was shown with several prompts, one after the other.

    ``answers``: for each prompt the boxes (m, 4) and scores (m, its words) of *all* queries. Boxes above the threshold in any
    prompt are candidates; suppression thins them. Each takes for the other prompts' words the scores of the surest query that
    overlaps it by ``same`` or more, above the threshold or not, and 0 where there is none.
    """
    boxes = np.concatenate([box for box, _ in answers])
    best = np.concatenate([score.max(axis=1) for _, score in answers])
    owner = np.concatenate([np.full(len(box), number) for number, (box, _) in enumerate(answers)])
    row = np.concatenate([np.arange(len(box)) for box, _ in answers])
    real = (best >= threshold) & (boxes[:, 2:] > boxes[:, :2]).all(axis=1)
    boxes, best, owner, row = boxes[real], best[real], owner[real], row[real]
    kept = suppressed(boxes, best, duplicate)
    boxes, owner, row = boxes[kept], owner[kept], row[kept]
    columns = []
    for number, (others, scores) in enumerate(answers):
        shared = overlaps(boxes, others)
        surest = np.where(shared >= same, scores.max(axis=1)[None, :], -1.0)
        pick = np.where(owner == number, row, surest.argmax(axis=1))
        there = (owner == number) | (surest.max(axis=1) >= 0.0)
        columns.append(np.where(there[:, None], scores[pick], 0.0))
    return boxes, np.concatenate(columns, axis=1)


def corners(boxes: np.ndarray, scale: tuple[float, float], size: tuple[int, int]) -> np.ndarray:
    """Boxes (n, 4) as centre and size in [0, 1] → corners in pixels, cut off at the picture.

    ``scale``: pixels that 1 stands for along x and y; ``size``: the picture's width and height.
    """
    centre, half = boxes[:, :2], 0.5 * boxes[:, 2:]
    found = np.concatenate([centre - half, centre + half], axis=1) * np.tile(scale, 2)
    return np.clip(found, 0.0, np.tile(size, 2))


def unpadded(boxes: np.ndarray, width: int, height: int) -> np.ndarray:
    """OWLv2's boxes in pixels: it pads a picture at the right or at the bottom to a square, and 1 is the square's side."""
    side = float(max(width, height))
    return corners(boxes, (side, side), (width, height))


# --- the library


def _library() -> Any:
    try:
        return import_module("transformers")
    except ImportError as error:
        raise InputError(f"the package transformers is not installed; pip install transformers=={VERSION}") from error


def _device(wanted: str | None) -> str:
    torch = import_module("torch")
    return wanted or ("cuda" if torch.cuda.is_available() else "cpu")


def _load(auto: str, model: str, device: str) -> tuple[Any, Any]:
    """The processor and the model, ready to run. ``model``: a name on the Hugging Face hub or a folder."""
    library = _library()
    try:
        processor = library.AutoProcessor.from_pretrained(model)
        network = getattr(library, auto).from_pretrained(model)
    except ImportError as error:  # such as sentencepiece, which SigLIP's tokenizer needs
        raise InputError(f"{model} needs a package that is missing ({_first_line(error)}); install it with pip") from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise InputError(
            f"the model {model} can't be loaded ({_first_line(error)}); give a folder that holds its files, or let the lab "
            "reach huggingface.co once: downloads are kept in the folder that HF_HOME names (~/.cache/huggingface)"
        ) from error
    return processor, network.to(device).eval()


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].strip()[:160].rstrip(".")


def _clean(word: str) -> str:
    # A dot or a question mark ends a phrase for Grounding DINO.
    return " ".join(word.lower().replace(".", " ").replace("?", " ").split())


class _Hub:
    """What the adapters share: a model that loads with the first picture, and a vocabulary."""

    simulated = False
    _auto = ""

    def __init__(self, kind: str, model: str, device: str | None) -> None:
        self.name = f"{kind} ({model})"
        self.vocabulary: Sequence[str] = ()
        self._model, self._wanted = model, device
        self._loaded: tuple[Any, Any] | None = None

    def _parts(self) -> tuple[Any, Any, str]:
        device = _device(self._wanted)
        if self._loaded is None:
            self._loaded = _load(self._auto, self._model, device)
        return *self._loaded, device

    def set_vocabulary(self, words: Sequence[str]) -> None:
        """InputError where a word is empty."""
        if any(not _clean(word) for word in words):
            raise InputError("a word of the vocabulary is empty; leave it out")
        self.vocabulary = tuple(words)


def _detections(color: np.ndarray, boxes: np.ndarray, scores: np.ndarray) -> list[Detection]:
    rows = zip(boxes, scores, distribution(scores), strict=True)
    return [Detection(box, float(score.max()), p, feature=look_of(color, box)) for box, score, p in rows]


class GroundingDinoDetector(_Hub):
    """Grounding DINO (Liu et al., ECCV 2024): one prompt "chair. sofa. bed." for all words, a logit for each of its tokens.

    ``threshold``: the score from which on a box counts. ``how``: see `phrase_scores`. Vocabularies longer than the model's text
    limit (256 tokens) are asked in several prompts, and the boxes merged (`merged`).
    """

    _auto = "AutoModelForZeroShotObjectDetection"

    def __init__(
        self,
        model: str = "IDEA-Research/grounding-dino-tiny",
        device: str | None = None,
        threshold: float = 0.25,
        how: Literal["mean", "max"] = "mean",
    ) -> None:
        super().__init__("Grounding DINO", model, device)
        self.threshold, self.how = threshold, how

    def prompts(self) -> list[tuple[dict[str, Any], list[np.ndarray]]]:
        """For each prompt the tokens, as the model takes them, and the indices of each word's tokens."""
        processor, network, _ = self._parts()
        tokenizer = processor.tokenizer
        limit = min(network.config.max_text_len, tokenizer.model_max_length)
        words = [_clean(word) for word in self.vocabulary]
        # Each word costs its tokens and its dot; two more tokens open and close the prompt.
        costs = [len(ids) + 1 for ids in tokenizer(words, add_special_tokens=False)["input_ids"]]
        chunks: list[list[str]] = [[]]
        room = limit - 2
        for word, cost in zip(words, costs, strict=True):
            if cost > limit - 2:
                raise InputError(f"“{word[:40]}…” is too long for {self.name}; use a shorter word")
            if cost > room:
                chunks.append([])
                room = limit - 2
            chunks[-1].append(word)
            room -= cost
        return [self._prompt(tokenizer, chunk) for chunk in chunks]

    def _prompt(self, tokenizer: Any, words: list[str]) -> tuple[dict[str, Any], list[np.ndarray]]:
        ends = np.cumsum([len(word) + 2 for word in words]) - 2
        tokens = tokenizer(" ".join(f"{word}." for word in words), return_offsets_mapping=True, return_tensors="pt")
        first, last = tokens.pop("offset_mapping")[0].numpy().T
        spans = []
        for word, end in zip(words, ends, strict=True):
            span = np.flatnonzero((first >= end - len(word)) & (last <= end) & (last > first))
            if not len(span):
                raise InputError(f"{self.name} has no token for “{word}”; use another word")
            spans.append(span)
        return dict(tokens), spans

    def detect(self, view: View) -> list[Detection]:
        """Boxes with scores over the threshold, by falling score. Nothing without a vocabulary."""
        if not self.vocabulary:
            return []
        torch = import_module("torch")
        processor, network, device = self._parts()
        height, width = view.color.shape[:2]
        pixels = {name: value.to(device) for name, value in processor.image_processor(view.color, return_tensors="pt").items()}
        answers = []
        for tokens, spans in self.prompts():
            with torch.inference_mode():
                out = network(**pixels, **{name: value.to(device) for name, value in tokens.items()})
            scores = phrase_scores(out.logits[0].float().cpu().numpy(), spans, self.how)
            boxes = out.pred_boxes[0].float().cpu().numpy()
            answers.append((corners(boxes, (width, height), (width, height)), scores))
        return _detections(view.color, *merged(answers, self.threshold))


class Owlv2Detector(_Hub):
    """OWLv2 (Minderer et al., NeurIPS 2023): a logit for each box and each text query, one query for each word.

    Its scores are lower than Grounding DINO's: ``threshold`` 0.1 is what its authors show.
    """

    _auto = "AutoModelForZeroShotObjectDetection"

    def __init__(
        self,
        model: str = "google/owlv2-base-patch16-ensemble",
        device: str | None = None,
        threshold: float = 0.1,
        template: str = "a photo of a {}",
    ) -> None:
        super().__init__("OWLv2", model, device)
        self.threshold, self.template = threshold, template

    def detect(self, view: View) -> list[Detection]:
        """Boxes with scores over the threshold, by falling score. Nothing without a vocabulary."""
        if not self.vocabulary:
            return []
        torch = import_module("torch")
        processor, network, device = self._parts()
        height, width = view.color.shape[:2]
        inputs = processor.image_processor(view.color, return_tensors="pt")
        texts = [self.template.format(_clean(word)) for word in self.vocabulary]
        longest = network.config.text_config.max_position_embeddings
        inputs.update(
            processor.tokenizer(texts, padding="max_length", truncation=True, max_length=longest, return_tensors="pt")
        )
        with torch.inference_mode():
            out = network(**{n: inputs[n].to(device) for n in ("pixel_values", "input_ids", "attention_mask")})
        scores = logistic(out.logits[0].float().cpu().numpy())
        boxes = unpadded(out.pred_boxes[0].float().cpu().numpy(), width, height)
        return _detections(view.color, *merged([(boxes, scores)], self.threshold))


class SiglipRescorer(_Hub):
    """Another detector's boxes, with SigLIP's opinion on each crop (Zhai et al., ICCV 2023).

    SigLIP answers each word with a logit; those become a distribution as everywhere here, and the result is the geometric mean
    p(detector)^(1 − weight) · p(SigLIP)^weight, normalised (`blended`). ``margin``: how much wider the crop is than the box on
    each side, in parts of the box. `Detection.feature` becomes the image embedding, of length 1.
    """

    _auto = "AutoModel"

    def __init__(
        self,
        detector: Detector,
        model: str = "google/siglip-base-patch16-224",
        device: str | None = None,
        weight: float = 0.5,
        margin: float = 0.1,
        template: str = "this is a photo of a {}.",
    ) -> None:
        super().__init__("SigLIP", model, device)
        self.name = f"{detector.name} + {self.name}"
        self.simulated = detector.simulated  # a rescored look at the simulator's truth stays one
        self.detector, self.weight, self.margin, self.template = detector, weight, margin, template
        self.vocabulary = tuple(detector.vocabulary)
        self._words: Any = None

    def set_vocabulary(self, words: Sequence[str]) -> None:
        super().set_vocabulary(words)
        self.detector.set_vocabulary(words)
        self._words = None

    def crop(self, color: np.ndarray, box: np.ndarray) -> np.ndarray:
        """The part of a picture (H, W, 3) that a box shows, with the margin, at least one pixel."""
        height, width = color.shape[:2]
        more = self.margin * (box[2:] - box[:2])
        x0, y0 = np.clip(np.floor(box[:2] - more), 0, [width - 1, height - 1]).astype(int)
        x1, y1 = np.ceil(box[2:] + more).astype(int)
        return color[y0 : max(y0 + 1, y1), x0 : max(x0 + 1, x1)]

    def logits(self, crops: Sequence[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
        """(n, words) SigLIP's logits, and (n, d) image embeddings of length 1."""
        torch = import_module("torch")
        processor, network, device = self._parts()
        pixels = processor.image_processor(list(crops), return_tensors="pt")["pixel_values"].to(device)
        with torch.inference_mode():
            if self._words is None:
                texts = [self.template.format(_clean(word)) for word in self.vocabulary]
                # SigLIP was trained on padded texts without an attention mask.
                longest = network.config.text_config.max_position_embeddings
                tokens = processor.tokenizer(
                    texts, padding="max_length", truncation=True, max_length=longest, return_tensors="pt"
                )
                self._words = _unit(network.get_text_features(input_ids=tokens["input_ids"].to(device)))
            images = _unit(network.get_image_features(pixel_values=pixels))
            found = images @ self._words.T * network.logit_scale.exp() + network.logit_bias
        return found.float().cpu().numpy(), images.float().cpu().numpy()

    def detect(self, view: View) -> list[Detection]:
        """The detector's boxes and scores, with new distributions and features."""
        found = self.detector.detect(view)
        if not found or not self.vocabulary:
            return found
        logits, features = self.logits([self.crop(view.color, detection.box) for detection in found])
        probs = blended(np.stack([detection.probs for detection in found]), distribution(logistic(logits)), self.weight)
        for detection, p, feature in zip(found, probs, features, strict=True):
            detection.probs, detection.feature = p, feature
        return found


def _unit(features: Any) -> Any:
    # transformers 5 wraps the embedding; 4 gave the tensor itself.
    features = getattr(features, "pooler_output", features)
    return features / features.norm(dim=-1, keepdim=True)
