"""Training of either carrier with the same losses: a schedule, a stop when nothing moves, a look at every step."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator
from dataclasses import dataclass, field

import numpy as np
import torch

from engines.mpf import losses
from engines.mpf.fields import GridFields, SirenFields, Values
from engines.mpf.losses import Weights
from engines.mpf.sampling import Places
from engines.mpf.surfels import Surfels

_TRIED = 10
"""Steps after which it is looked at again how long one takes."""


@dataclass(frozen=True)
class Schedule:
    """``steps`` at most and ``seconds`` at most, not counting what the watcher takes; ``batch`` places of each kind a step; the
    learning ``rate`` falls to a tenth by a cosine. ``still``: stop when the loss's running mean fell by less than this share in
    50 steps."""

    steps: int = 200
    seconds: float = 20.0
    batch: int = 6_000
    rate: float = 0.02
    still: float = 0.002
    seed: int = 0


@dataclass(eq=False)
class Step:
    """What is known after a step: its number, seconds since the start, each loss (unweighted), their weighted sum, and β."""

    number: int
    seconds: float
    losses: dict[str, float]
    total: float
    beta: float


@dataclass(eq=False)
class History:
    """All steps of a run and why it ended: "steps", "time", "still" or "cancelled"."""

    steps: list[Step] = field(default_factory=list)
    ended: str = "steps"


def train(
    carrier: GridFields | SirenFields,
    sampled: Places,
    cloud: Surfels,
    weights: Weights,
    schedule: Schedule,
    watch: Callable[[Step], bool] | None = None,
) -> History:
    """Fit a carrier to a cloud. ``watch`` is called after every step and ends the run by returning True (a cancel); it may
    look at the carrier, which is in a consistent state. The carrier keeps what it has learned, however the run ends."""
    run, stop = training(carrier, sampled, cloud, weights, schedule), None
    while True:
        try:
            step = run.send(stop)
        except StopIteration as ended:
            return ended.value
        stop = watch is not None and watch(step)


def training(
    carrier: GridFields | SirenFields, sampled: Places, cloud: Surfels, weights: Weights, schedule: Schedule
) -> Generator[Step, bool | None, History]:
    """`train` step by step: yields each `Step`, is sent True to end, returns the `History`. FloatingPointError where the loss
    becomes no number."""
    torch.manual_seed(schedule.seed)
    started = time.monotonic()
    keep = np.ones(len(sampled.x), dtype=bool)
    if isinstance(carrier, GridFields):
        keep = carrier.inside(sampled.x)
    kinds = np.repeat([0, 1, 2], [sampled.surface, sampled.near, len(sampled.x) - sampled.surface - sampled.near])[keep]
    prepared = carrier.prepare(sampled.x[keep])
    device = carrier.beta.device
    spacing = torch.as_tensor(sampled.spacing[keep], dtype=torch.float32, device=device)
    gap = torch.as_tensor(sampled.gap[keep], dtype=torch.float32, device=device)
    true_r = torch.as_tensor(sampled.r[keep], dtype=torch.float32, device=device)
    true_theta = torch.as_tensor(sampled.theta[keep], dtype=torch.float32, device=device)
    normals = torch.as_tensor(sampled.normal[keep], dtype=torch.float32, device=device)
    rows = [torch.as_tensor(np.flatnonzero(kinds == kind)) for kind in range(3)]
    # Between two sheets the field has a crease half-way; what pulls on slopes keeps off it.
    level = torch.maximum(true_r / spacing, 3 * true_r / gap)
    clear_of_crease = (true_r < 0.35 * gap).float()
    lap = _grid_laplacian(carrier, cloud) if isinstance(carrier, GridFields) else None
    step_of = carrier.cells if isinstance(carrier, GridFields) else None
    groups = [{"params": [carrier.log_beta], "lr": 0.02}]
    others = [step_of] if step_of is not None else [p for name, p in carrier.named_parameters() if name != "log_beta"]
    groups.append({"params": others, "lr": schedule.rate})
    optimiser = torch.optim.Adam(groups, betas=(0.9, 0.99))
    rates = [group["lr"] for group in groups]
    history = History()
    smooth, last = None, math.inf
    planned, watched = schedule.steps, 0.0
    for number in range(schedule.steps):
        spent = time.monotonic() - started - watched
        if number and number % _TRIED == 0:
            # Where the clock will end this run and not the count, the schedule is laid out for the steps that there is time
            # for. Where time is enough it has no say, and a run is the same every time.
            planned = min(max(int(schedule.seconds / spent * number), number + 1), schedule.steps)
        if spent >= schedule.seconds:
            history.ended = "time"
            break
        done = min(number / planned, 1.0)
        for group, rate in zip(optimiser.param_groups, rates, strict=True):
            group["lr"] = rate * (0.1 + 0.9 * (0.5 + 0.5 * math.cos(math.pi * done)))
        picked = [own[torch.randint(len(own), (min(schedule.batch, len(own)),))] if len(own) else own for own in rows]
        on, near = carrier.values(prepared, picked[0]), carrier.values(prepared, picked[1])
        free_rows = picked[2] if len(picked[2]) else picked[1]
        free = carrier.values(prepared, free_rows)
        parts = {
            "zero": losses.zero(on, spacing[picked[0]]),
            "eik": losses.eikonal(near, (level[picked[1]] > 1.0).float() * clear_of_crease[picked[1]]),
            "align": losses.align(near, (level[picked[1]] > 0.5).float() * clear_of_crease[picked[1]]),
            "phase": losses.phase(on, near, (level[picked[1]] > 1.0).float()),
            "far": losses.far(free, spacing[free_rows]),
        }
        if weights.normal:
            parts["normal"] = losses.normal(on, normals[picked[0]])
        if weights.start:
            parts["start"] = _start(near, free, true_r, true_theta, spacing, picked[1], free_rows)
        fall = max(1 - done, weights.lap_left)
        if weights.lap and fall > 0:
            parts["lap"] = losses.laplacian(lap()) if lap else losses.laplacian(
                _network_second(carrier, prepared, picked[1], spacing)
            )  # fmt: skip
        total = sum(getattr(weights, name) * (fall if name == "lap" else 1.0) * value for name, value in parts.items())
        optimiser.zero_grad(set_to_none=True)
        total.backward()
        optimiser.step()
        numbers = {name: float(value.detach()) for name, value in parts.items()}
        step = Step(number, time.monotonic() - started, numbers, float(total.detach()), float(carrier.beta.detach()))
        history.steps.append(step)
        if not math.isfinite(step.total):
            raise FloatingPointError(f"the loss became {step.total} in step {number}")
        smooth = step.total if smooth is None else 0.9 * smooth + 0.1 * step.total
        shown = time.monotonic()
        if (yield step):
            history.ended = "cancelled"
            break
        watched += time.monotonic() - shown
        if number % 50 == 49:
            if last - smooth < schedule.still * abs(last):
                history.ended = "still"
                break
            last = smooth
    return history


def _start(near: Values, free: Values, r, theta, spacing, near_rows, free_rows) -> torch.Tensor:
    """Distance of both fields from the discs' own, in spacings, capped so that free space has no more say than the sheets."""
    found = []
    for values, rows in ((near, near_rows), (free, free_rows)):
        unit = spacing[rows]
        limit = 4 * unit
        found.append(((values.r - r[rows]) / unit).abs().clamp(max=20).mean())
        found.append(((values.theta.clamp(-limit, limit) - theta[rows].clamp(-limit, limit)) / unit).abs().mean())
    return sum(found)


def _grid_laplacian(carrier: GridFields, cloud: Surfels) -> Callable[[], torch.Tensor]:
    """Second differences of θ along each axis at nodes near the surface, in cells."""
    band = carrier.band
    from engines.mpf.band import _STEP

    _, closest = carrier.start.tree.query(band.positions())
    limit = np.minimum(1.2 * band.side, 0.25 * cloud.gap[closest])
    low = np.flatnonzero(carrier.node_r < limit)
    lines = []
    for step in _STEP:
        ends = []
        for key in (band.nodes[low] - step, band.nodes[low] + step):
            at = np.minimum(np.searchsorted(band.nodes, key), len(band.nodes) - 1)
            ends.append(np.where(band.nodes[at] == key, at, -1))
        whole = (ends[0] >= 0) & (ends[1] >= 0)
        lines.append(np.stack([ends[0][whole], low[whole], ends[1][whole]]))
    index = torch.as_tensor(np.concatenate(lines, axis=1).astype(np.int64))

    def second() -> torch.Tensor:
        some = index[:, torch.randint(index.shape[1], (20_000,))]
        cells = torch.index_select(carrier.cells, 0, some.reshape(-1)).reshape(3, -1)
        return cells[0] - 2 * cells[1] + cells[2]

    return second


def _network_second(carrier: SirenFields, prepared, rows, spacing) -> torch.Tensor:
    """Second difference of φ across one spacing along a random line through each place, in spacings."""
    x = prepared[rows]
    step = spacing[rows][:, None] * torch.nn.functional.normalize(torch.randn_like(x), dim=1)
    found = []
    for place in (x - step, x, x + step):
        r, theta = carrier.raw(place)
        found.append(r * torch.tanh(carrier.beta * theta) + theta)
    return (found[0] - 2 * found[1] + found[2]) / spacing[rows]
