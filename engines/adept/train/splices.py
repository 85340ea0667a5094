"""Spliced clips with known spans: recordings of one speaker in a row, of one or two emotions, and the game of probing them.

No corpus that may be used has both audio and several raters a clip, so ambiguity is made by hand: what is heard for the longest
time is the primary emotion, what else is heard is minor. The game plays on outputs of probes that never heard the speaker, and
works in batches: thousands of inquiries a minute by the engine's posterior, information and claim gate (tests hold them equal).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from engines.adept.audio import RATE
from engines.adept.evidence import SUPPORTS
from engines.adept.labels import ACOUSTIC_FAMILIES, COST, VOICE_EMOTIONS
from engines.adept.posterior import INHERITED, Fusion
from engines.adept.train.dataset import Dataset
from engines.adept.train.probes import Applied
from engines.adept.verdict import FLOOR, ONE_FAMILY, PRIMARY, UNLIKE, UNLIKE_NEUTRAL

COSTS = np.array([COST[family] for family in ACOUSTIC_FAMILIES])
FAMILIES, EMOTIONS = len(ACOUSTIC_FAMILIES), len(VOICE_EMOTIONS)
PATTERNS = ((4, 0), (3, 1), (2, 2), (6, 2))
"""Spans of the first and of the second emotion."""
PAUSES = (1.2, 1.8)
"""Seconds of silence between recordings of a spliced sound."""


@dataclass(frozen=True)
class Splice:
    """Rows of the data set in the order in which they are heard."""

    rows: tuple[int, ...]
    condition: str


def draw(data: Dataset, speakers: np.ndarray, count: int, rng: np.random.Generator, noisy: float = 0.3) -> list[Splice]:
    """``count`` splices of speakers, some in 5 dB noise; two emotions are any pair that the speaker has."""
    pools: dict[tuple[str, str, int], np.ndarray] = {}
    for condition in ("clean", "pink 5 dB"):
        for speaker in speakers:
            for emotion in range(EMOTIONS):
                rows = np.flatnonzero((data.condition == condition) & (data.speaker == speaker) & (data.emotion == emotion))
                if len(rows):
                    pools[condition, str(speaker), emotion] = rows
    found = []
    while len(found) < count:
        condition = "pink 5 dB" if rng.random() < noisy else "clean"
        speaker = str(rng.choice(speakers))
        first, second = rng.permutation(EMOTIONS)[:2]
        pattern = PATTERNS[rng.integers(len(PATTERNS))]
        rows: list[int] = []
        for emotion, number in zip((first, second), pattern, strict=True):
            pool = pools.get((condition, speaker, int(emotion)))
            if number and pool is None:
                break
            if number:
                rows += [int(row) for row in rng.choice(pool, number, replace=len(pool) < number)]
        else:
            found.append(Splice(tuple(int(row) for row in rng.permutation(rows)), condition))
    return found


def sound(parts: list[np.ndarray], rng: np.random.Generator) -> tuple[np.ndarray, list[tuple[float, float]]]:
    """One sound of samples (n,) at 16 kHz with silence between and around them, and when each is heard, in seconds."""
    level = 0.05
    heard, spans, at = [np.zeros(int(0.4 * RATE), np.float32)], [], 0.4
    for part in parts:
        part = part * np.float32(level / max(float(np.sqrt(np.mean(part**2))), 1e-6))
        spans.append((at, at + len(part) / RATE))
        pause = rng.uniform(*PAUSES)
        heard += [np.clip(part, -1, 1), np.zeros(int(pause * RATE), np.float32)]
        at = sum(len(one) for one in heard) / RATE
    return np.concatenate(heard).astype(np.float32), spans


@dataclass
class Game:
    """Many splices of the same number of spans at once. Arrays over (b episodes, s spans, 7 families, 4 emotions)."""

    llr: np.ndarray
    gate: np.ndarray
    domain: np.ndarray
    sharpness: np.ndarray
    seconds: np.ndarray
    emotion: np.ndarray
    noisy: np.ndarray
    weight: np.ndarray
    rho: np.ndarray
    table: np.ndarray
    budget: float
    used: np.ndarray = field(init=False)
    spent: np.ndarray = field(init=False)
    over: np.ndarray = field(init=False)

    def __post_init__(self) -> None:
        episodes, spans = self.emotion.shape
        self.used = np.zeros((episodes, spans, FAMILIES), bool)
        self.spent = np.zeros(episodes)
        self.over = np.zeros(episodes, bool)

    @property
    def total(self) -> float:
        """The budget of an episode."""
        return self.budget * self.emotion.shape[1]

    def beliefs(self) -> np.ndarray:
        """(b, s, 4), as `Fusion.spans`."""
        made = self.used.sum(axis=2)
        weighed = np.where(self.used[..., None], self.weight[:, None, :, None] * self.llr, 0.0)
        share = self.sharpness * np.maximum(made, 1) ** -self.rho[:, None]
        score = share[..., None] * (self.gate[..., None] * weighed).sum(axis=2)
        product = _softmax(score)
        part = np.where(self.used, self.weight[:, None, :], 0.0)
        average = (part[..., None] * _softmax(self.llr)).sum(axis=2) / np.maximum(part.sum(axis=2), 1e-9)[..., None]
        p = self.domain[..., None] * product + (1 - self.domain[..., None]) * average
        known = made > 0
        length = np.where(known, self.seconds, 0.0)
        total = length.sum(axis=1, keepdims=True)
        pool = (length[..., None] * p).sum(axis=1) / np.maximum(total, 1e-9)
        pool = np.where(total > 0, pool, 1 / EMOTIONS)
        guess = INHERITED * pool + (1 - INHERITED) / EMOTIONS
        return np.where(known[..., None], p, guess[:, None])

    def mass(self, beliefs: np.ndarray) -> np.ndarray:
        """(b, 4), as `clip_mass`."""
        return (self.seconds[..., None] * beliefs).sum(axis=1) / self.seconds.sum(axis=1, keepdims=True)

    def gains(self, beliefs: np.ndarray) -> np.ndarray:
        """Bits (b, s, 7) that each further probe is expected to tell, as the toolbox offers them."""
        joint = beliefs[:, :, None, :, None] * self.table[:, None]
        total = joint.sum(axis=3, keepdims=True)
        ratio = np.divide(self.table[:, None], np.maximum(total, 1e-12))
        bits = np.where(joint > 0, joint * np.log2(np.maximum(ratio, 1e-12)), 0.0).sum(axis=(3, 4))
        made = self.used.sum(axis=2)
        later = (made + 1.0) ** -self.rho[:, None]
        relative = self.seconds / self.seconds.mean(axis=1, keepdims=True)
        return np.maximum(bits, 0) * self.gate * (later * relative)[..., None]

    def act(self, choice: np.ndarray) -> None:
        """``choice`` (b,): index into s·7 options, or -1 to stop; ended episodes are left as they are."""
        go = ~self.over & (choice >= 0)
        rows = np.flatnonzero(go)
        span, family = choice[rows] // FAMILIES, choice[rows] % FAMILIES
        self.used[rows, span, family] = True
        self.spent[rows] += COSTS[family]
        self.over |= (choice < 0) | self.used.all(axis=(1, 2))
        self.over |= self.spent >= self.total

    def truth(self) -> tuple[np.ndarray, np.ndarray]:
        """Primary and all emotions of each episode, as masks (b, 4)."""
        length = np.zeros((len(self.emotion), EMOTIONS))
        for k in range(EMOTIONS):
            length[:, k] = np.where(self.emotion == k, self.seconds, 0).sum(axis=1)
        count = np.stack([(self.emotion == k).sum(axis=1) for k in range(EMOTIONS)], axis=1)
        # As many spans of each: both are primary, whichever of the recordings is a little longer.
        return count == count.max(axis=1, keepdims=True), length > 0

    def support(self) -> tuple[np.ndarray, np.ndarray]:
        """Families for and observations against each emotion (b, 4)."""
        direction = np.where(self.used[..., None], self.gate[..., None] * self.llr, 0.0)
        return (direction >= SUPPORTS).any(axis=1).sum(axis=1), (direction <= -SUPPORTS).sum(axis=(1, 2))

    def claims(self, minor: float, tie: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Primary and minor masks (b, 4) and claimed masses, as `verdict.adjudicate` without words."""
        mass = self.mass(self.beliefs())
        families, _ = self.support()
        count = np.maximum(self.used.sum(axis=(1, 2)), 1)
        domain = (self.used.sum(axis=2) * self.domain).sum(axis=1) / count
        domain = np.where(self.used.any(axis=(1, 2)), domain, 1.0)
        cap = np.where(families == 0, 0.0, np.where(families == 1, ONE_FAMILY, 1.0))
        neutral = VOICE_EMOTIONS.index("neutral")
        cap[:, neutral] = np.where(
            (domain < UNLIKE) & (families[:, neutral] > 0), np.minimum(cap[:, neutral], UNLIKE_NEUTRAL), cap[:, neutral]
        )
        claimed = np.where(mass < 0.03, 0.0, np.minimum(mass * (FLOOR + (1 - FLOOR) * domain)[:, None], cap))
        top = claimed.max(axis=1, keepdims=True)
        near = (claimed >= top - tie) & (claimed >= minor) & (claimed > 0)
        together = np.where(near, claimed, 0).sum(axis=1)
        enough = (top[:, 0] >= PRIMARY) | ((near.sum(axis=1) > 1) & (together >= PRIMARY + 0.1))
        primary = near & enough[:, None]
        beside = ~primary & (claimed >= minor) & (claimed > 0) & (~enough[:, None] | (families > 1))
        return primary, beside, claimed


def _softmax(score: np.ndarray) -> np.ndarray:
    high = np.exp(score - score.max(axis=-1, keepdims=True))
    return high / high.sum(axis=-1, keepdims=True)


def games(data: Dataset, seen: Applied, fusions: Mapping[str, Fusion], splices: list[Splice], budget: float) -> list[Game]:
    """Splices as games, those with the same number of spans together."""
    by_length: dict[int, list[Splice]] = {}
    for one in splices:
        by_length.setdefault(len(one.rows), []).append(one)
    found = []
    for several in by_length.values():
        rows = np.array([one.rows for one in several])
        speakers = [str(data.speaker[one.rows[0]]) for one in several]
        own = [fusions[speaker] for speaker in speakers]
        noisy = np.array([one.condition != "clean" for one in several])
        tables = np.array([
            [fusion.outcomes[family, fusion.quality(float(data.snr[one.rows[0]]))].table for family in ACOUSTIC_FAMILIES]
            for one, fusion in zip(several, own, strict=True)
        ])  # fmt: skip
        found.append(Game(
            seen.llr[rows], seen.gate[rows], seen.domain[rows], seen.sharpness[rows], data.seconds[rows], data.emotion[rows],
            noisy, np.array([[fusion.weight[family] for family in ACOUSTIC_FAMILIES] for fusion in own]),
            np.array([fusion.rho for fusion in own]), tables, budget,
        ))  # fmt: skip
    return found


Policy = Callable[[Game], np.ndarray]
"""Chooses for every episode: (b,) indices into the options, or -1."""


def play(game: Game, policy: Policy) -> Game:
    """Plays until all episodes are over."""
    while not game.over.all():
        game.act(policy(game))
    return game


def by_information(threshold: float) -> Policy:
    """The embedded planner: most bits per cost, until nothing is worth it and what leads by half rests on two families."""

    def choose(game: Game) -> np.ndarray:
        beliefs = game.beliefs()
        score = game.gains(beliefs) / COSTS**0.7
        score = np.where(game.used, -1.0, score).reshape(len(score), -1)
        best, rows = score.argmax(axis=1), np.arange(len(score))
        mass = game.mass(beliefs)
        leading = mass.argmax(axis=1)
        alone = (game.support()[0][rows, leading] < 2) & (mass[rows, leading] > ONE_FAMILY)
        return np.where((score[rows, best] >= threshold) | alone, best, -1)

    return choose


def encoder_everywhere(game: Game) -> np.ndarray:
    """The fixed baseline: the encoder on each span, then stop."""
    encoder = ACOUSTIC_FAMILIES.index("ssl")
    open_spans = ~game.used[:, :, encoder]
    return np.where(open_spans.any(axis=1), open_spans.argmax(axis=1) * FAMILIES + encoder, -1)


def everything(game: Game) -> np.ndarray:
    """All probes of all spans."""
    free = ~game.used.reshape(len(game.used), -1)
    return np.where(free.any(axis=1), free.argmax(axis=1), -1)


def at_random(rng: np.random.Generator, cost: float) -> Policy:
    """Any probes, until ``cost`` a span is spent."""

    def choose(game: Game) -> np.ndarray:
        free = ~game.used.reshape(len(game.used), -1)
        choice = np.where(free, rng.random(free.shape), -1).argmax(axis=1)
        return np.where(game.spent >= cost * game.emotion.shape[1], -1, choice)

    return choose


@dataclass(frozen=True)
class Score:
    """Per episode: arrays (n,) of what the paper measures and what it cost."""

    set_recall: np.ndarray
    jaccard: np.ndarray
    primary: np.ndarray
    """Whether a claimed primary is one of the true ones, and nothing else is called so."""
    minor_hit: np.ndarray
    minor_said: np.ndarray
    minor_true: np.ndarray
    cost: np.ndarray
    calls: np.ndarray
    spans: np.ndarray
    mixed: np.ndarray
    noisy: np.ndarray
    located: np.ndarray
    """Share of spans whose likeliest emotion is the true one."""

    def summary(self) -> dict[str, float]:
        precision = self.minor_hit.sum() / max(self.minor_said.sum(), 1)
        recall = self.minor_hit.sum() / max(self.minor_true.sum(), 1)
        return {
            "set_recall": float(self.set_recall.mean()), "jaccard": float(self.jaccard.mean()),
            "primary": float(self.primary.mean()),
            "minor_f1": float(2 * precision * recall / max(precision + recall, 1e-9)), "located": float(self.located.mean()),
            "cost": float((self.cost / self.spans).mean()), "calls": float(self.calls.mean()),
        }  # fmt: skip


def score(played: list[Game], minor: float, tie: float = 0.08) -> Score:
    """Measures games that are over."""
    columns: dict[str, list[np.ndarray]] = {name: [] for name in Score.__dataclass_fields__}
    for game in played:
        primary, beside, _ = game.claims(minor, tie)
        true_primary, true_set = game.truth()
        said = primary | beside
        both = (said & true_set).sum(axis=1)
        true_minor = true_set & ~true_primary
        columns["set_recall"].append(both / true_set.sum(axis=1))
        columns["jaccard"].append(both / np.maximum((said | true_set).sum(axis=1), 1))
        columns["primary"].append(((primary & true_primary).any(axis=1) & ~(primary & ~true_primary).any(axis=1)).astype(float))
        columns["minor_hit"].append((beside & true_minor).sum(axis=1))
        columns["minor_said"].append(beside.sum(axis=1))
        columns["minor_true"].append(true_minor.sum(axis=1))
        columns["cost"].append(game.spent)
        columns["calls"].append(game.used.sum(axis=(1, 2)))
        columns["spans"].append(np.full(len(said), game.emotion.shape[1]))
        columns["mixed"].append(true_set.sum(axis=1) > 1)
        columns["noisy"].append(game.noisy)
        columns["located"].append((game.beliefs().argmax(axis=2) == game.emotion).mean(axis=1))
    return Score(**{name: np.concatenate(values) for name, values in columns.items()})
