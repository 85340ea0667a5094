"""Trains the text probe on GoEmotions in Ekman's grouping: ``python -m engines.adept.train text --corpus FOLDER``.

FOLDER holds ``ekman_train.tsv``, ``ekman_dev.tsv`` and ``ekman_test.tsv`` (text, label numbers, id). Weights come from train;
the penalty, the temperature and the thresholds from dev; test gives the figures.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from scipy import sparse

from engines.adept.appraisal import TITLES, verify_semantic_evidence
from engines.adept.labels import EMOTIONS, VOICE_EMOTIONS
from engines.adept.text import GROUPS, TextProbe, letter_features, log_softmax, tokens, vector_parts, word_features
from engines.contract import InputError

CORPUS_ORDER = ("anger", "disgust", "fear", "happiness", "neutral", "sadness", "surprise")
"""What the label numbers mean (the corpus says joy for happiness)."""
SIZES = {"words": 15_000, "letters": 15_000}
"""Commonest features kept of each group."""
AT_LEAST = 3
"""Texts that a feature has to be in."""
PULL = 2.0
"""How much longer the vector of a text is than its other two groups: less held back by the penalty."""
PENALTIES, PENALTIES_EACH = (0.1, 0.2, 0.4, 0.8), (1.0, 2.0, 4.0)
"""Inverse strengths C of the L2 penalty that dev chooses from, for softmax and one-vs-rest."""


@dataclass(frozen=True)
class Texts:
    """Texts of one split and which of `EMOTIONS` each was given (n, 7)."""

    texts: list[str]
    given: np.ndarray

    @property
    def single(self) -> np.ndarray:
        """(n,) texts with one emotion only."""
        return self.given.sum(1) == 1


def read_split(folder: Path, split: str) -> Texts:
    """One split of the corpus. Raises `InputError` for a missing file or a line that is none of it."""
    path = folder / f"ekman_{split}.tsv"
    if not path.is_file():
        raise InputError(f"{path.name} is not in {folder.name}; it needs ekman_train.tsv, ekman_dev.tsv and ekman_test.tsv")
    texts, given = [], []
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if not line:
            continue
        try:
            text, labels, _ = line.rstrip("\r").split("\t")
            row = np.zeros(len(EMOTIONS))
            row[[EMOTIONS.index(CORPUS_ORDER[int(label)]) for label in labels.split(",")]] = 1
        except (ValueError, IndexError):
            wanted = "a text, label numbers 0 to 6 and an id, parted by tabs"
            raise InputError(f"{path.name}, line {number} is not {wanted}; get the corpus again") from None
        if text[:1] == text[-1:] == '"':
            text = text[1:-1].replace('""', '"')
        texts.append(text)
        given.append(row)
    if not texts:
        raise InputError(f"{path.name} is empty; get the corpus again")
    return Texts(texts, np.array(given))


# --- figures


def balanced_weights(true: np.ndarray) -> np.ndarray:
    """(n,) weights of texts such that all emotions count alike; they sum to 1."""
    counts = np.bincount(true, minlength=len(EMOTIONS))
    return (1 / np.maximum(counts, 1))[true] / np.count_nonzero(counts)


def recalls(logs: np.ndarray, true: np.ndarray) -> np.ndarray:
    """(classes,) share of each emotion's texts that are called so; their mean is the UAR."""
    return np.array([(logs[true == k].argmax(1) == k).mean() for k in range(logs.shape[1])])


def calibration_error(logs: np.ndarray, true: np.ndarray, weights: np.ndarray, bins: int = 15) -> float:
    """Expected calibration error of the likeliest class, over equal bins of confidence."""
    sure, right = np.exp(logs.max(1)), logs.argmax(1) == true
    which = np.minimum((sure * bins).astype(int), bins - 1)
    gaps = np.bincount(which, weights * (right - sure), minlength=bins)
    return float(np.abs(gaps).sum() / weights.sum())


def f1_scores(chosen: np.ndarray, given: np.ndarray) -> np.ndarray:
    """(7,) F1 of each emotion; their mean is the macro-F1."""
    return 2 * (chosen * given).sum(0) / np.maximum(chosen.sum(0) + given.sum(0), 1)


def measured(probe: TextProbe, split: Texts) -> dict[str, Any]:
    """Figures of a probe on a split: multi-label F1 on all texts, the rest on texts with one emotion."""
    chosen = np.array([probe.label_probabilities(text) >= probe.thresholds for text in split.texts])
    f1 = f1_scores(chosen, split.given)
    true = split.given[split.single].argmax(1)
    alone = [text for text, single in zip(split.texts, split.single, strict=True) if single]
    logs = np.array([probe.log_probabilities(text) for text in alone])
    recall, weights = recalls(logs, true), balanced_weights(true)
    shared = true < len(VOICE_EMOTIONS)
    spoken = np.array([probe.log_probabilities("".join(c for c in text.lower() if c not in ".,;:!?\"")) for text in alone])
    figures = {
        "macro_f1": f1.mean(),
        "f1": dict(zip(EMOTIONS, f1, strict=True)),
        "uar": recall.mean(),
        "recall": dict(zip(EMOTIONS, recall, strict=True)),
        "ece": calibration_error(logs, true, weights),
        "nll": -(weights * logs[np.arange(len(true)), true]).sum(),
        "uar_voice": recalls(logs[shared][:, : len(VOICE_EMOTIONS)], true[shared]).mean(),
        "uar_unpunctuated": recalls(spoken, true).mean(),
        "texts": len(split.texts),
        "texts_single": len(true),
    }
    return json.loads(json.dumps(figures, default=float), parse_float=lambda number: round(float(number), 4))


# --- features


class Features:
    """Chooses features of the training texts and turns texts into rows of them, as `TextProbe` does one by one."""

    def __init__(self, read: list[list]) -> None:
        from sklearn.feature_extraction.text import CountVectorizer

        self._counters = {
            group: CountVectorizer(
                analyzer=lambda one, find=find: [name for name, _ in find(one)],
                min_df=AT_LEAST, max_features=SIZES[group], binary=True, dtype=np.float64,
            )
            for group, find in (("words", word_features), ("letters", letter_features))
        }  # fmt: skip
        self.rarity: dict[str, np.ndarray] = {}
        for group, counter in self._counters.items():
            found = counter.fit_transform(read)
            texts_with = np.asarray(found.sum(0)).ravel()
            # the precision in which it is stored: training and use agree to the last digit
            self.rarity[group] = np.log(len(read) / texts_with).astype(np.float16).astype(np.float64)

    def names(self, group: str) -> list[str]:
        return list(self._counters[group].get_feature_names_out())

    def __call__(self, read: list[list], groups: tuple[str, ...] = GROUPS) -> sparse.csr_matrix:
        """(n, features of these groups, in this order)."""
        blocks = []
        for group in groups:
            if group == "vector":
                blocks.append(sparse.csr_matrix(np.array([PULL * vector_parts(one).sum(0) for one in read])))
                continue
            rows = self._counters[group].transform(read) @ sparse.diags(self.rarity[group])
            lengths = np.sqrt(np.asarray(rows.multiply(rows).sum(1)).ravel())
            blocks.append(sparse.diags(1 / np.maximum(lengths, 1e-9)) @ rows)
        return sparse.csr_matrix(sparse.hstack(blocks))


# --- training


def softmax_head(rows: sparse.csr_matrix, given: np.ndarray, penalty: float) -> tuple[np.ndarray, np.ndarray]:
    """Weights (features, 7) and bias (7,), all emotions counting alike; a text with several counts for each in part."""
    from sklearn.linear_model import LogisticRegression

    which, label = np.nonzero(given)
    weights = 1 / given.sum(1)[which]
    weights = weights * (weights.sum() / given.shape[1] / np.bincount(label, weights))[label]
    model = LogisticRegression(C=penalty, max_iter=200, tol=1e-3).fit(rows[which], label, sample_weight=weights)
    return model.coef_.T, model.intercept_


def each_head(rows: sparse.csr_matrix, given: np.ndarray, penalty: float) -> tuple[np.ndarray, np.ndarray]:
    """Weights (features, 7) and bias (7,) of one logistic regression an emotion."""
    from sklearn.linear_model import LogisticRegression

    models = [LogisticRegression(C=penalty, max_iter=200, tol=1e-3).fit(rows, column) for column in given.T]
    return np.array([model.coef_[0] for model in models]).T, np.array([model.intercept_[0] for model in models])


def appraised(split: Texts) -> dict[str, dict[str, Any]]:
    """Each answer of the appraisal checks on a split: in what share of texts it is found, and which emotion is then raised most
    (``times`` as frequent as in all texts)."""
    found: dict[str, list[int]] = {}
    for number, text in enumerate(split.texts):
        for one in verify_semantic_evidence(text):
            if one.quote is not None and one.label != "mixed" and not one.label.startswith("not "):
                found.setdefault(f"{one.check}: {one.label}", []).append(number)
    usual = split.given.mean(0)
    table = {}
    for name, numbers in sorted(found.items(), key=lambda row: (list(TITLES).index(row[0].split(":")[0]), row[0])):
        raised = split.given[numbers].mean(0) / usual
        table[name] = {
            "share": round(len(numbers) / len(split.texts), 4),
            "emotion": EMOTIONS[int(raised.argmax())],
            "times": round(float(raised.max()), 2),
        }
    return table


def best_thresholds(found: np.ndarray, given: np.ndarray) -> np.ndarray:
    """(7,) probability from which each emotion's F1 is best."""
    tried = np.linspace(0.05, 0.75, 71)
    return tried[np.array([f1_scores(found >= one, given) for one in tried]).argmax(0)]


def best_temperature(scores: np.ndarray, true: np.ndarray) -> float:
    """What scores are divided by for the least balanced log loss."""
    weights = balanced_weights(true)
    tried = np.geomspace(0.4, 2.5, 93)
    return float(min(tried, key=lambda one: -(weights * log_softmax(scores / one)[np.arange(len(true)), true]).sum()))


def baselines(train: Texts, test: Texts) -> dict[str, dict[str, float]]:
    """What takes no thought: the commonest emotion for each text, and naive Bayes on single words."""
    from sklearn.feature_extraction.text import CountVectorizer
    from sklearn.naive_bayes import MultinomialNB

    true = test.given[test.single].argmax(1)
    commonest = np.zeros_like(test.given)
    commonest[:, train.given.sum(0).argmax()] = 1
    found = {"commonest": {"macro_f1": float(f1_scores(commonest, test.given).mean()), "uar": 1 / len(EMOTIONS)}}
    counter = CountVectorizer(analyzer=lambda text: [token.text for token in tokens(text)], min_df=AT_LEAST, binary=True)
    which, label = np.nonzero(train.given)
    rows = counter.fit_transform(train.texts)[which]
    bayes = MultinomialNB(fit_prior=False).fit(rows, label)
    logs = bayes.predict_log_proba(counter.transform(test.texts))
    found["naive_bayes"] = {
        "macro_f1": float(f1_scores(np.eye(len(EMOTIONS))[logs.argmax(1)], test.given).mean()),
        "uar": float(recalls(logs[test.single], true).mean()),
        "ece": calibration_error(logs[test.single], true, balanced_weights(true)),
    }
    return {name: {key: round(value, 4) for key, value in row.items()} for name, row in found.items()}


def train(folder: Path, out: Path, seed: int = 0) -> dict[str, Any]:
    """Trains on the corpus in ``folder``, writes ``text.npz`` and ``TEXT_CARD.md`` into the folder ``out``, gives the figures.

    Nothing is drawn by chance (L-BFGS from zero on all texts), so ``seed`` changes nothing; it is stored with the figures.
    """
    began = time.perf_counter()
    learn, dev, test = (read_split(folder, split) for split in ("train", "dev", "test"))
    held_out = {_key(text) for text in dev.texts + test.texts}
    kept = [n for n, text in enumerate(learn.texts) if _key(text) and _key(text) not in held_out]
    dropped = len(learn.texts) - len(kept)
    learn = Texts([learn.texts[n] for n in kept], learn.given[kept])

    read = [tokens(text) for text in learn.texts]
    features = Features(read)
    rows, dev_rows = features(read), features([tokens(text) for text in dev.texts])
    true = dev.given[dev.single].argmax(1)
    weights = balanced_weights(true)

    def dev_loss(head: tuple[np.ndarray, np.ndarray], columns: slice = slice(None)) -> tuple[float, float, float]:
        scores = (dev_rows[:, columns] @ head[0] + head[1])[dev.single]
        warm = best_temperature(scores, true)
        logs = log_softmax(scores / warm)
        return -(weights * logs[np.arange(len(true)), true]).sum(), warm, float(recalls(logs, true).mean())

    heads = {penalty: softmax_head(rows, learn.given, penalty) for penalty in PENALTIES}
    losses = {penalty: dev_loss(head) for penalty, head in heads.items()}
    penalty = min(losses, key=lambda one: losses[one][0])
    ends = np.array([0, *np.cumsum([len(features.names(group)) for group in GROUPS[:2]]), rows.shape[1]])
    parts = {"words": slice(0, ends[1]), "words and letters": slice(0, ends[2]), "vector": slice(ends[2], ends[3])}
    without = {name: dev_loss(softmax_head(rows[:, part], learn.given, penalty), part)[2] for name, part in parts.items()}

    each = {one: each_head(rows, learn.given, one) for one in PENALTIES_EACH}
    found = {one: 1 / (1 + np.exp(-(dev_rows @ head[0] + head[1]))) for one, head in each.items()}
    thresholds = {one: best_thresholds(values, dev.given) for one, values in found.items()}
    f1 = {one: f1_scores(found[one] >= thresholds[one], dev.given).mean() for one in each}
    penalty_each = max(f1, key=lambda one: f1[one])

    table = np.hstack([heads[penalty][0], each[penalty_each][0]])
    table[ends[2] :] *= PULL
    stored: dict[str, Any] = {
        "words_names": "\n".join(features.names("words")),
        "letters_names": "\n".join(features.names("letters")),
        "words_rarity": features.rarity["words"].astype(np.float16),
        "letters_rarity": features.rarity["letters"].astype(np.float16),
        **{f"{group}_weights": table[ends[n] : ends[n + 1]].astype(np.float16) for n, group in enumerate(GROUPS)},
        "bias": np.concatenate([heads[penalty][1], each[penalty_each][1]]).astype(np.float32),
        "temperature": np.float64(losses[penalty][1]),
        "thresholds": thresholds[penalty_each],
        "figures": "{}",
    }
    probe = TextProbe({name: np.asarray(value) for name, value in stored.items()})
    figures = {
        "seed": seed,
        "penalty": penalty,
        "penalty_each": penalty_each,
        "temperature": round(losses[penalty][1], 4),
        "dropped": dropped,
        "trained_on": len(learn.texts),
        "features": {group: int(ends[n + 1] - ends[n]) for n, group in enumerate(GROUPS)},
        "dev": measured(probe, dev),
        "test": measured(probe, test),
        "dev_uar_without": {name: round(value, 4) for name, value in without.items()},
        "baselines": baselines(learn, test),
        "appraisal": appraised(test),
        "happiness_of": {
            text: round(float(np.exp(probe.log_probabilities(text)[EMOTIONS.index("happiness")])), 2)
            for text in ("I am happy about it", "I am not happy about it")
        },
    }
    stored["figures"] = json.dumps(figures)
    out.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(out / "text.npz", **stored)
    (out / "TEXT_CARD.md").write_text(card(figures, (out / "text.npz").stat().st_size), encoding="utf-8")
    return figures | {"seconds": round(time.perf_counter() - began, 1)}


def _key(text: str) -> str:
    """A text as the probe reads it: the same for texts that differ in case, marks and placeholders only."""
    return " ".join(token.text for token in tokens(text))


def card(figures: dict[str, Any], size: int) -> str:
    """The card of the weights, made from the figures."""
    test, base, sizes = figures["test"], figures["baselines"], figures["features"]
    bayes, without, happy = base["naive_bayes"], figures["dev_uar_without"], list(figures["happiness_of"].items())
    checks = "\n".join(
        f"| {name} | {row['share']:.1%} | {row['emotion']} | {row['times']:.1f} |" for name, row in figures["appraisal"].items()
    )
    rows = "\n".join(f"| {name} | {test['f1'][name]:.3f} | {test['recall'][name]:.3f} |" for name in EMOTIONS)
    return f"""# Text probe (`text.npz`, {size / 1e6:.2f} MB)

Reads what was said and gives log-probabilities of seven emotions. Two linear heads (softmax; one-vs-rest) on
{sizes["words"]:,} words, word pairs and negated words, {sizes["letters"]:,} runs of letters and the {sizes["vector"]} numbers
of the text's mean word vector (`assets/words`). No neural network at run time.

- **Data**: GoEmotions (Demszky et al. 2020, Google; Apache-2.0), English Reddit comments, in Ekman's grouping and the split of
  monologg/GoEmotions-pytorch (`data/ekman`). Left out: {figures["dropped"]} training texts without a word or that read the same
  as a dev or test text; {figures["trained_on"]:,} remain.
- **Command**: `python -m engines.adept.train text --corpus FOLDER`. Nothing is drawn by chance.
- **Chosen on dev**: the groups of features, how far a negation reaches, C = {figures["penalty"]} (softmax) and
  {figures["penalty_each"]} (one-vs-rest), temperature {figures["temperature"]}, one threshold an emotion. Test was measured for
  three versions and chose between none of them.
- **Licence of the weights**: Apache-2.0. The word vectors come from BGE-small-en (MIT).

| test: {test["texts"]:,} texts, {test["texts_single"]:,} with one emotion | macro-F1, several labels | UAR, one label | ECE |
|---|---|---|---|
| commonest emotion | {base["commonest"]["macro_f1"]:.3f} | {base["commonest"]["uar"]:.3f} | |
| naive Bayes, single words | {bayes["macro_f1"]:.3f} (names one) | {bayes["uar"]:.3f} | {bayes["ece"]:.3f} |
| MiniLM sentence vectors, logistic regression, 16,000 texts (measured earlier) | .489 | .533 | .027 |
| **this probe** | **{test["macro_f1"]:.3f}** | **{test["uar"]:.3f}** | **{test["ece"]:.3f}** |

UAR: mean recall of the seven emotions, on texts with one emotion. ECE: 15 bins, texts weighted so that all emotions count
alike, as the softmax head assumes. Balanced log loss {test["nll"]:.3f} nats (uniform: 1.946). Among the voice's four emotions
alone UAR {test["uar_voice"]:.3f} (chance .25). In lower case without punctuation, as some recognisers write: UAR
{test["uar_unpunctuated"]:.3f}. The MiniLM row had fewer texts to learn from, and its ECE may have been weighted otherwise: it
shows what this probe replaces, not that word counts beat sentence vectors.

| emotion | F1 | recall |
|---|---|---|
{rows}

UAR on dev of parts alone: words {without["words"]:.3f}, words and letters {without["words and letters"]:.3f}, vector
{without["vector"]:.3f}, all {figures["dev"]["uar"]:.3f}. The penalty was chosen on dev too, for all parts together.

## The appraisal checks on the same texts

The checks (`engines/adept/appraisal.py`) are cue lists written by hand, trained on nothing. How often each answer is found in
the test texts, and which emotion is then how many times as frequent as usual:

| answer | texts | emotion raised most | times |
|---|---|---|---|
{checks}

## Limits

Written comments, not speech; English. Raters of one comment differ, and so do these labels. Irony, quotation and what only the
context tells are not seen. Negation is seen in part: “{happy[0][0]}” gets {happy[0][1]:.2f} for happiness,
“{happy[1][0]}” {happy[1][1]:.2f}, but what is denied is rarely known to mean its opposite (“not bad”), and a
word farther than two from its *not* counts as if said. Emojis are not read. Disgust and fear have the fewest texts. What is
measured is the emotion that readers see in a sentence, not what anybody feels.
"""
