"""The paper's two fields and the implicit function made of them, on either of two carriers.

r(x) ≥ 0 is the metric: how far the surface is. θ(x) is the phase: on which side. P = tanh(β θ) bounds the phase, and
φ = r · P + θ is what is extracted at zero (paper, pipeline figure). φ has the sign of θ everywhere, and near the surface
∇φ ≈ (1 + β r) ∇θ + P ∇r: it stays when r and its gradient vanish there. All lengths are shares of the cloud's diagonal.

`SirenFields` is the paper's network. `GridFields` holds the same θ at the nodes of a band of cells and takes r from distances
("ours"): it needs seconds where the network needs minutes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

import numpy as np
import torch
from torch import Tensor, nn

from engines.mpf.band import CORNERS, Band
from engines.mpf.start import LocalFields

BETA = 10.0
BETA_RANGE = (1.0, 200.0)


@dataclass(eq=False)
class Values:
    """Both fields at k places with their gradients: ``r``, ``theta`` (k,); ``r_slope``, ``theta_slope`` (k, 3); ``beta`` ()."""

    r: Tensor
    theta: Tensor
    r_slope: Tensor
    theta_slope: Tensor
    beta: Tensor

    @property
    def phase(self) -> Tensor:
        """P = tanh(β θ), (k,), in (−1, 1)."""
        return torch.tanh(self.beta * self.theta)

    @property
    def phi(self) -> Tensor:
        """φ = r · P + θ, (k,)."""
        return self.r * self.phase + self.theta

    @property
    def phi_slope(self) -> Tensor:
        """∇φ = P ∇r + (1 + r β (1 − P²)) ∇θ, (k, 3)."""
        phase = self.phase
        gain = 1 + self.r * self.beta * (1 - phase**2)
        return phase[:, None] * self.r_slope + gain[:, None] * self.theta_slope


def implicit(r: np.ndarray, theta: np.ndarray, beta: float) -> np.ndarray:
    """φ = r · tanh(β θ) + θ of arrays of one shape."""
    return r * np.tanh(beta * theta) + theta


class Carrier(Protocol):
    """What training and extraction ask of either carrier."""

    def prepare(self, x: np.ndarray) -> object:
        """Whatever `values` needs of places (k, 3), computed once."""
        ...

    def values(self, prepared: object, rows: Tensor) -> Values:
        """`Values` at some of the prepared places, differentiable in the parameters."""
        ...

    def at(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(r (k,), θ (k,)) at places (k, 3), without gradients."""
        ...

    def parameters(self) -> object:
        """Of `torch.nn.Module`."""
        ...

    @property
    def beta(self) -> Tensor:
        """β, clamped to `BETA_RANGE`."""
        ...


class _Gated(nn.Module):
    """A carrier's β: learnable by its logarithm, so that a step is a share of it."""

    def __init__(self) -> None:
        super().__init__()
        self.log_beta = nn.Parameter(torch.tensor(math.log(BETA)))

    @property
    def beta(self) -> Tensor:
        """β, clamped to `BETA_RANGE`."""
        return self.log_beta.clamp(math.log(BETA_RANGE[0]), math.log(BETA_RANGE[1])).exp()


@dataclass(eq=False)
class _InCells:
    """Places in a band: node numbers (k, 8), weights of value and gradient (k, 4, 8), r (k,) and ∇r (k, 3)."""

    nodes: Tensor
    weights: Tensor
    r: Tensor
    r_slope: Tensor


class GridFields(_Gated):
    """θ at the nodes of a band, trilinear between them; r by distance to the cloud's discs, which needs no training."""

    def __init__(self, band: Band, start: LocalFields) -> None:
        super().__init__()
        self.band, self.start = band, start
        r, theta = start(band.positions())
        self.node_r = r
        # In cells rather than in diagonals: a step of the optimiser is then the same for every size of cell.
        self.cells = nn.Parameter(torch.as_tensor(theta / band.side, dtype=torch.float32))

    def prepare(self, x: np.ndarray) -> _InCells:
        """Cells, weights and distances of places (k, 3). ValueError for places outside the band."""
        cell, place = self.band.find(x)
        if (cell < 0).any():
            raise ValueError("places outside the band")
        t = place.astype(np.float32)[:, None]
        at = np.where(CORNERS[None] == 1, t, 1 - t)
        slope = np.where(CORNERS == 1, 1.0, -1.0).astype(np.float32)[None]
        weights = np.stack(
            [at.prod(2), slope[..., 0] * at[..., 1] * at[..., 2], slope[..., 1] * at[..., 0] * at[..., 2],
             slope[..., 2] * at[..., 0] * at[..., 1]], axis=1,
        ).astype(np.float32)  # fmt: skip
        r, r_slope = self.start.metric(x)
        weights[:, 0] *= self.band.side  # θ in cells → diagonals; its slope needs no factor
        return _InCells(
            torch.as_tensor(self.band.corners[cell].astype(np.int64)), torch.as_tensor(weights),
            torch.as_tensor(r, dtype=torch.float32), torch.as_tensor(r_slope, dtype=torch.float32),
        )  # fmt: skip

    def inside(self, x: np.ndarray) -> np.ndarray:
        """True (k,) for places in the band."""
        return self.band.find(x)[0] >= 0

    def values(self, prepared: _InCells, rows: Tensor) -> Values:
        """`Values` at rows of the prepared places."""
        nodes = prepared.nodes[rows]
        corner = torch.index_select(self.cells, 0, nodes.reshape(-1)).reshape(nodes.shape)
        found = torch.bmm(prepared.weights[rows], corner[:, :, None])[:, :, 0]
        return Values(prepared.r[rows], found[:, 0], prepared.r_slope[rows], found[:, 1:], self.beta)

    def at(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(r, θ) at places (k, 3): in the band from its nodes, elsewhere from the discs."""
        r, theta = self.start(x)
        cell, place = self.band.find(x)
        met = cell >= 0
        if met.any():
            weight = np.where(CORNERS[None] == 1, place[met][:, None], 1 - place[met][:, None]).prod(2)
            theta[met] = (self.node_theta()[self.band.corners[cell[met]]] * weight).sum(1)
        return r, theta

    def node_theta(self) -> np.ndarray:
        """θ at the band's nodes (n,), a copy."""
        return self.cells.detach().numpy().astype(np.float64) * self.band.side

    def node_phi(self) -> np.ndarray:
        """φ at the band's nodes (n,)."""
        return implicit(self.node_r, self.node_theta(), float(self.beta.detach()))


class SineLayer(nn.Module):
    """sin(ω (W x + b)), initialised as in SIREN (Sitzmann et al. 2020, section 3.2)."""

    def __init__(self, inputs: int, outputs: int, omega: float, first: bool) -> None:
        super().__init__()
        self.linear, self.omega = nn.Linear(inputs, outputs), omega
        bound = 1 / inputs if first else math.sqrt(6 / inputs) / omega
        nn.init.uniform_(self.linear.weight, -bound, bound)

    def forward(self, x: Tensor) -> Tensor:
        """(k, outputs) of (k, inputs)."""
        return torch.sin(self.omega * self.linear(x))


class SirenFields(_Gated):
    """The paper's network: a sine backbone of 2 layers with 256 features, and two heads: r by softplus, and θ.

    Heads of one hidden layer with ``head`` features are our choice; the figure says "MLP". ω is 30 for inputs in [−1, 1]."""

    def __init__(self, features: int = 256, layers: int = 2, head: int = 128, omega: float = 30.0, seed: int = 0) -> None:
        super().__init__()
        torch.manual_seed(seed)
        sizes = [3] + [features] * layers
        self.backbone = nn.Sequential(*[SineLayer(a, b, omega, k == 0) for k, (a, b) in enumerate(pairwise(sizes))])
        self.metric = nn.Sequential(SineLayer(features, head, omega, False), nn.Linear(head, 1))
        self.phase = nn.Sequential(SineLayer(features, head, omega, False), nn.Linear(head, 1))
        for final in (self.metric[-1], self.phase[-1]):
            nn.init.uniform_(final.weight, -1e-2 / math.sqrt(head), 1e-2 / math.sqrt(head))
            nn.init.zeros_(final.bias)
        nn.init.constant_(self.metric[-1].bias, -0.03)

    def raw(self, x: Tensor) -> tuple[Tensor, Tensor]:
        """(r (k,), θ (k,)) at places (k, 3) of the working frame."""
        shared = self.backbone(2 * x)
        # β = 100: softplus bends within a hundredth of the diagonal, about a spacing, and not within the whole object.
        return nn.functional.softplus(self.metric(shared)[:, 0], beta=100), self.phase(shared)[:, 0]

    def prepare(self, x: np.ndarray) -> Tensor:
        """The places as a tensor."""
        return torch.as_tensor(np.asarray(x), dtype=torch.float32, device=self.log_beta.device)

    def values(self, prepared: Tensor, rows: Tensor) -> Values:
        """`Values` at rows of the prepared places; gradients by automatic differentiation."""
        x = prepared[rows].detach().requires_grad_(True)
        r, theta = self.raw(x)
        (r_slope,) = torch.autograd.grad(r.sum(), x, create_graph=True)
        (theta_slope,) = torch.autograd.grad(theta.sum(), x, create_graph=True)
        return Values(r, theta, r_slope, theta_slope, self.beta)

    @torch.no_grad()
    def at(self, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """(r, θ) at places (k, 3)."""
        found = [torch.stack(self.raw(part)) for part in self.prepare(x).split(65_536)]
        r, theta = torch.cat(found, dim=1).cpu().numpy().astype(np.float64)
        return r, theta
