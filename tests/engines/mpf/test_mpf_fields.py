"""Laws of the fields: what holds of r, θ, P and φ on shapes whose distance is known in closed form."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from engines.mpf.band import band_of, cells_around
from engines.mpf.fields import BETA_RANGE, GridFields, SirenFields, Values, implicit
from engines.mpf.losses import Weights
from engines.mpf.reconstruction import cell_side
from engines.mpf.sampling import places
from engines.mpf.training import Schedule, train

CENTRE = np.array([31.0, -57.0, 12.0])


def grid(start, cell: float = 0.6) -> GridFields:
    side = cell_side(start.cloud, cell)
    return GridFields(band_of(cells_around(start.cloud.points, start.normals, 1.9 * start.cloud.spacing, side), side), start)


def trained(start, steps: int = 60) -> GridFields:
    fields = grid(start)
    sampled = places(start, start.cloud.points, near=20_000, far=2000)
    train(fields, sampled, start.cloud, Weights(), Schedule(steps=steps, seconds=60, batch=2000))
    return fields


def test_the_metric_is_the_distance(started) -> None:
    """Nested spheres: the distance to the nearer of two spheres, which has a crease half-way between them."""
    _, frame, start = started("nested-spheres", 20_000)
    x = np.random.default_rng(0).normal(size=(6000, 3))
    x *= (np.random.default_rng(1).uniform(24, 34, 6000) / np.linalg.norm(x, axis=1))[:, None]
    radius = np.linalg.norm(x, axis=1)
    exact = np.minimum(np.abs(radius - 29.0), np.abs(radius - 27.8))
    r, slope = start.metric(frame.inside(x + CENTRE))
    assert (r >= 0).all()
    error = np.abs(r * frame.size - exact)
    assert np.median(error) < 0.02 and np.quantile(error, 0.99) < 0.2
    assert error.max() < 0.6, "less than half of the gap, also where no point happens to lie"
    off = exact > 0.1
    assert np.allclose(np.linalg.norm(slope[off], axis=1), 1)
    clear = off & (np.abs(radius - 28.4) > 0.1) & (radius > 25)
    away = np.where((np.abs(radius - 29) < np.abs(radius - 27.8)), np.sign(radius - 29), np.sign(radius - 27.8))
    along = (slope * x).sum(1) / radius * away
    assert np.median(along[clear]) > 0.99, "it grows away from the nearer sphere"


@pytest.mark.parametrize("name", ["bent-plate", "parallel-sheets", "hemisphere", "torus"])
def test_the_metric_has_slope_one_off_the_medial_axis(started, name: str) -> None:
    truth, frame, start = started(name, 20_000)
    sampled = truth.sample(2000, seed=8)
    h = 1e-4
    x = frame.inside(sampled.points + 0.25 * np.minimum(sampled.thickness, 4.0)[:, None] * sampled.normals)
    r = start.metric(x)[0]
    slope = np.stack([(start.metric(x + h * e)[0] - start.metric(x - h * e)[0]) / (2 * h) for e in np.eye(3)], axis=1)
    length = np.linalg.norm(slope, axis=1)
    assert np.median(np.abs(length - 1)) < 0.01 and (np.abs(length - 1) < 0.2).mean() > 0.97
    assert (r >= 0).all()


def test_the_phase_is_bounded_and_the_implicit_has_its_sign(started) -> None:
    _, frame, start = started("goblet")
    fields = trained(start)
    x = frame.inside(np.random.default_rng(0).uniform(-60, 60, (5000, 3)) + CENTRE)
    r, theta = fields.at(x)
    beta = float(fields.beta.detach())
    assert BETA_RANGE[0] <= beta <= BETA_RANGE[1]
    phase, phi = np.tanh(beta * theta), implicit(r, theta, beta)
    assert (np.abs(phase) < 1).all() or np.abs(theta[np.abs(phase) >= 1]).min() * beta > 15, "but for rounding"
    assert np.array_equal(np.sign(phi), np.sign(theta))


@pytest.mark.parametrize("name", ["bent-plate", "parallel-sheets", "hemisphere", "nested-spheres"])
def test_the_sign_flips_across_each_sheet(started, name: str) -> None:
    truth, frame, start = started(name, 20_000)
    fields = trained(start)
    sampled = truth.sample(3000, seed=5)
    step = 0.3 * np.minimum(sampled.thickness, 2.0)[:, None] * sampled.normals
    above = fields.at(frame.inside(sampled.points + step))[1]
    below = fields.at(frame.inside(sampled.points - step))[1]
    assert (np.sign(above) != np.sign(below)).mean() > 0.97


def test_the_gradient_of_the_implicit_stays_where_that_of_a_distance_is_lost(started) -> None:
    """The paper's point. Across the surface, the slope of φ by central differences is bounded from below; that of the unsigned
    distance, whose sign turns there, falls to nothing."""
    truth, frame, start = started("hemisphere", 20_000)
    fields = trained(start)
    sampled = truth.sample(2000, seed=6)
    inner = np.linalg.norm(sampled.points - CENTRE, axis=1) > 0
    x, n = frame.inside(sampled.points[inner]), sampled.normals[inner]
    h = 0.5 * fields.band.side
    beta = float(fields.beta.detach())

    def slopes(of) -> np.ndarray:
        return np.abs(of(x + h * n) - of(x - h * n)) / (2 * h)

    signed = slopes(lambda y: implicit(*fields.at(y), beta))
    unsigned = slopes(lambda y: fields.at(y)[0])
    assert np.quantile(signed, 0.01) > 0.5, np.quantile(signed, [0.01, 0.1, 0.5])
    assert np.median(unsigned) < 0.1
    assert np.quantile(signed, 0.01) > 5 * np.median(unsigned)


def test_the_implicits_slope_is_its_derivative(started) -> None:
    _, _, start = started("torus")
    fields = grid(start)
    x = start.cloud.points[:400] + np.random.default_rng(0).normal(0, 0.002, (400, 3))
    rows = torch.arange(len(x))
    found = fields.values(fields.prepare(x), rows)
    h = 1e-5
    for axis, e in enumerate(np.eye(3)):
        ends = [fields.values(fields.prepare(x + side * h * e), rows).phi.detach().numpy().astype(float) for side in (1, -1)]
        by_difference = (ends[0] - ends[1]) / (2 * h)
        # Single precision and cell walls between the two ends leave a few that differ.
        assert np.median(np.abs(by_difference - found.phi_slope[:, axis].detach().numpy())) < 0.02


def test_values_combine_as_the_paper_says() -> None:
    r, theta = torch.tensor([0.0, 0.5]), torch.tensor([0.1, -0.2])
    slope = torch.eye(3)[:2]
    values = Values(r, theta, slope, 2 * slope, torch.tensor(10.0))
    expected = r * torch.tanh(10 * theta) + theta
    assert torch.allclose(values.phi, expected)
    assert torch.allclose(values.phi, torch.as_tensor(implicit(r.numpy(), theta.numpy(), 10.0)))
    on_surface = values.phi_slope[0]
    assert torch.allclose(on_surface, values.phase[0] * slope[0] + 2 * slope[0]), "r = 0: ∇φ = P ∇r + ∇θ"


def test_places_outside_the_band_are_refused(started) -> None:
    _, _, start = started("torus")
    fields = grid(start)
    assert not fields.inside(np.array([[5.0, 5.0, 5.0]]))[0]
    with pytest.raises(ValueError, match="outside"):
        fields.prepare(np.array([[5.0, 5.0, 5.0]]))


def test_training_brings_the_surface_to_the_points(started) -> None:
    _, _, start = started("crossing-ribs")
    before, after = grid(start), trained(start, 100)
    x = start.cloud.points
    error = [np.abs(fields.at(x)[1]).mean() / np.median(start.cloud.spacing) for fields in (before, after)]
    assert error[1] < 0.4 * error[0], error


def test_training_is_the_same_for_a_seed_and_ends_on_request(started) -> None:
    _, _, start = started("torus")
    sampled = places(start, start.cloud.points, near=5000, far=1000)
    found = []
    for _ in range(2):
        fields = grid(start)
        history = train(
            fields, sampled, start.cloud, Weights(), Schedule(steps=50, seconds=60, batch=500), lambda step: step.number == 9
        )
        assert history.ended == "cancelled" and len(history.steps) == 10
        assert set(history.steps[0].losses) == {"zero", "eik", "align", "phase", "far", "normal", "lap"}
        found.append(fields.node_theta())
    assert np.array_equal(*found)


def test_the_network_learns_both_fields(started) -> None:
    _, _, start = started("torus")
    sampled = places(start, start.cloud.points, near=20_000, far=2000)
    fields = SirenFields(features=64, head=32, seed=1)
    weights = Weights(start=2.0, lap=0.1, lap_left=0.0)
    history = train(fields, sampled, start.cloud, weights, Schedule(steps=150, seconds=60, batch=500, rate=1e-3))
    r, theta = fields.at(sampled.x)
    assert (r >= 0).all()
    clear = (sampled.r > np.median(sampled.spacing)) & (sampled.r < 4 * np.median(sampled.spacing))
    assert (np.sign(theta) == np.sign(sampled.theta))[clear].mean() > 0.9
    first, last = (np.mean([step.losses["start"] for step in part]) for part in (history.steps[:5], history.steps[-5:]))
    assert last < 0.5 * first
