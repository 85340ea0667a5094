"""Asks an audio language model on this machine: Qwen2-Audio (Chu et al., arXiv 2407.10759) or the thinker of Qwen2.5-Omni
(arXiv 2503.20215), by Hugging Face's transformers. It is given the same texts as a server's model; calls are numbered.

The prompt is put together here, from the checkpoint's tokenizer and feature extractor: `AutoProcessor` of Qwen2.5-Omni wants
torchvision, for videos that nobody shows it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from engines.adept.planners.asked import Answer, AskedPlanner, NoAnswer
from engines.adept.planners.checks import SAMPLE_RATE
from engines.adept.planners.prompts import Message
from engines.contract import InputError

AUDIO, AUDIO_BEGINS, AUDIO_ENDS = "<|AUDIO|>", "<|audio_bos|>", "<|audio_eos|>"
CLASSES = {
    "qwen2_audio": "Qwen2AudioForConditionalGeneration",
    "qwen2_5_omni": "Qwen2_5OmniThinkerForConditionalGeneration",
    "qwen2_5_omni_thinker": "Qwen2_5OmniThinkerForConditionalGeneration",
}
"""A checkpoint's model_type → the class that is loaded of it."""
_MOST_TOKENS = 640


def chat_text(messages: Sequence[Message], kind: str, hears: bool) -> str:
    """The messages in the models' chat format (ChatML), up to where the model's answer begins; with ``hears`` the sound stands
    before the user's first text. ``kind``: the model_type. Control tokens within a message are taken out."""
    sound = f"{AUDIO_BEGINS}{AUDIO}{AUDIO_ENDS}"
    sound = f"Audio 1: {sound}\n" if kind == "qwen2_audio" else sound
    told, heard = "", not hears
    for message in messages:
        content = re.sub(r"<\|[^<>|]*\|>", " ", message["content"])
        if message["role"] == "user" and not heard:
            content, heard = sound + content, True
        told += f"<|im_start|>{message['role']}\n{content}<|im_end|>\n"
    return told + "<|im_start|>assistant\n"


def audio_tokens(frames: int) -> int:
    """How many tokens the sound takes: the encoder halves its mel frames twice, by a convolution and by a mean over pairs."""
    return ((frames - 1) // 2 + 1 - 2) // 2 + 1


class LocalPlanner(AskedPlanner):
    """``model_path``: a folder or a hub name; it is loaded when it is first asked. ``device``: such as "cuda"; by itself, a GPU
    where there is one. ``timeout_s``: for each answer, after which what there is of it is read."""

    name = "local"

    def __init__(self, model_path: str, device: str | None = None, timeout_s: float = 300.0) -> None:
        if not model_path.strip():
            raise InputError("no local model is named; give the folder or hub name of a Qwen2-Audio or Qwen2.5-Omni checkpoint")
        self.model = model_path.strip()
        # A folder by its last part: what is shown needn't tell where this machine keeps things.
        super().__init__(f"the local model {Path(self.model).name if Path(self.model).is_dir() else self.model}")
        self.timeout_s = timeout_s
        self._device = device
        self._loaded: tuple[Any, Any, Any, str] | None = None

    def _ask(self, messages: list[Message], audio: Any = None, tools: list[dict[str, Any]] | None = None) -> Answer:
        torch = import_module("torch")
        network, tokenizer, _, device = self._parts()
        inputs = self._inputs(messages, audio)
        width = inputs["input_ids"].shape[1]
        room = getattr(network.config.get_text_config(), "max_position_embeddings", None) or width + _MOST_TOKENS
        if width >= room:
            raise NoAnswer(f"the question takes {width} tokens and the model {room}", "choose a shorter recording")
        kinds = {name: value.to(device, network.dtype if value.is_floating_point() else None) for name, value in inputs.items()}
        try:
            with torch.inference_mode():
                out = network.generate(
                    **kinds, do_sample=False, temperature=None, top_p=None, top_k=None, max_time=self.timeout_s,
                    max_new_tokens=min(_MOST_TOKENS, room - width), pad_token_id=_pad(tokenizer),
                )  # fmt: skip
        except (torch.OutOfMemoryError, MemoryError):
            raise NoAnswer("it ran out of memory", "choose a smaller model or a machine with more memory") from None
        new = out[0, width:]
        return Answer(tokenizer.decode(new, skip_special_tokens=True), tokens={"in": width, "out": len(new)})

    def _inputs(self, messages: Sequence[Message], audio: Any) -> dict[str, Any]:
        """Token ids (1, n) with one for each piece of sound, their mask, and the log-mel spectrogram (1, bands, 3000)."""
        torch = import_module("torch")
        network, tokenizer, extractor, _ = self._parts()
        hears = audio is not None and len(audio) >= SAMPLE_RATE // 10
        ids = tokenizer(chat_text(messages, network.config.model_type, hears), add_special_tokens=False)["input_ids"]
        more = {}
        if hears:
            found = extractor(
                [audio], sampling_rate=SAMPLE_RATE, return_attention_mask=True, padding="max_length", return_tensors="pt"
            )
            more = {"input_features": found["input_features"], "feature_attention_mask": found["attention_mask"]}
            token = network.config.audio_token_id
            if ids.count(token) != 1 or tokenizer.convert_tokens_to_ids(AUDIO) != token:
                raise InputError(f"{self.title} has no token {AUDIO} for sound; fetch its tokenizer's files again")
            at = ids.index(token)
            ids = [*ids[:at], *[token] * audio_tokens(int(found["attention_mask"].sum())), *ids[at + 1 :]]
        tokens = torch.tensor([ids])
        return {"input_ids": tokens, "attention_mask": torch.ones_like(tokens), **more}

    def _parts(self) -> tuple[Any, Any, Any, str]:
        if self._loaded is None:
            self._loaded = self._load()
        return self._loaded

    def _load(self) -> tuple[Any, Any, Any, str]:
        try:
            library, torch = import_module("transformers"), import_module("torch")
        except ImportError as error:
            package = error.name or "transformers"
            raise InputError(f"the package {package} is not installed; pip install {package}") from error
        device = self._device or ("cuda" if torch.cuda.is_available() else "cpu")
        try:
            config = library.AutoConfig.from_pretrained(self.model)
            if config.model_type not in CLASSES:
                raise InputError(f"{self.model} is of the kind {config.model_type}; give a Qwen2-Audio or Qwen2.5-Omni model")
            # Of Qwen2.5-Omni only the part that listens and writes, not the one that speaks.
            config = getattr(config, "thinker_config", config)
            tokenizer = library.AutoTokenizer.from_pretrained(self.model)
            extractor = library.AutoFeatureExtractor.from_pretrained(self.model)
            # Safetensors alone: other files of weights may run code as they load.
            network, info = getattr(library, CLASSES[config.model_type]).from_pretrained(
                self.model, config=config, dtype="auto", use_safetensors=True, output_loading_info=True
            )
            network = network.to(device).eval()
        except ImportError as error:
            raise InputError(f"{self.model} needs a missing package ({_first_line(error)}); install it by pip") from error
        except (torch.OutOfMemoryError, MemoryError) as error:
            raise InputError(f"{self.model} doesn't fit in memory on {device}; choose another model or planner") from error
        except InputError:
            raise
        except Exception as error:  # damaged files make the libraries raise anything, and classes of their own
            raise InputError(
                f"the model {self.model} can't be loaded ({_first_line(error)}); give a folder that holds its files, or let "
                "the lab reach huggingface.co once: downloads are kept in the folder that HF_HOME names (~/.cache/huggingface)"
            ) from error
        if missing := sorted(info["missing_keys"]):
            raise InputError(f"{self.model} lacks {len(missing)} of its weights, such as {missing[0]}; fetch its files again")
        return network, tokenizer, extractor, device


def _pad(tokenizer: Any) -> int | None:
    return tokenizer.eos_token_id if tokenizer.pad_token_id is None else tokenizer.pad_token_id


def _first_line(error: Exception) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0].strip()[:160].rstrip(".")
