"""The seven losses on metric and phase. The paper's figure names them and says what each acts on; the forms are ours.

Lengths are measured in spacings of the cloud, so that one set of weights serves clouds of any density.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from engines.mpf.fields import Values


@dataclass(frozen=True)
class Weights:
    """Of each loss. ``lap`` falls over a run, to the share ``lap_left`` of itself. ``start`` ties the fields to what the discs
    say ("ours")."""

    zero: float = 10.0
    far: float = 0.1
    eik: float = 1.0
    align: float = 0.2
    phase: float = 0.1
    lap: float = 3.0
    lap_left: float = 0.3
    normal: float = 0.5
    start: float = 0.0


def zero(on: Values, spacing: Tensor) -> Tensor:
    """L_zero: mean of abs φ and of r at surface points, in spacings."""
    return (on.phi.abs() / spacing).mean() + (on.r / spacing).mean()


def far(off: Values, spacing: Tensor) -> Tensor:
    """L_far: exp(−α abs φ) and exp(−α r) in free space, with α = 2 / spacing: nothing off the surface may come near zero."""
    return torch.exp(-2 * off.phi.abs() / spacing).mean() + torch.exp(-2 * off.r / spacing).mean()


def eikonal(at: Values, clear: Tensor) -> Tensor:
    """L_eik: (‖∇φ‖ − 1)², and (‖∇r‖ − 1)² where ``clear`` (k,) of the surface, on which r has a crease."""
    phi = (at.phi_slope.norm(dim=1) - 1) ** 2
    r = (at.r_slope.norm(dim=1) - 1) ** 2
    return phi.mean() + (r * clear).sum() / clear.sum().clamp(min=1)


def align(near: Values, clear: Tensor) -> Tensor:
    """L_align: 1 − abs cos(∇r, ∇θ) where ``clear`` (k,) of the surface: both fields grow along the same line."""
    cosine = torch.nn.functional.cosine_similarity(near.r_slope, near.theta_slope, dim=1, eps=1e-6).abs()
    return ((1 - cosine) * clear).sum() / clear.sum().clamp(min=1)


def phase(on: Values, off: Values, sure: Tensor) -> Tensor:
    """L_phase: P² → 1 where the side is ``sure`` (k,) off the surface, and ‖∇θ‖ ≥ ½ on it, so that θ crosses zero there."""
    bound = ((1 - off.phase**2) * sure).sum() / sure.sum().clamp(min=1)
    floor = (0.5 - on.theta_slope.norm(dim=1)).clamp(min=0) ** 2
    return bound + floor.mean()


def normal(on: Values, normals: Tensor) -> Tensor:
    """L_normal: 1 − cos(∇φ, n) at surface points, where normals (k, 3) are known."""
    return (1 - torch.nn.functional.cosine_similarity(on.phi_slope, normals, dim=1, eps=1e-6)).mean()


def laplacian(second: Tensor) -> Tensor:
    """L_lap: mean abs of second differences of φ (k,), in spacings: abs, so that a crease costs no more than its angle."""
    return second.abs().mean()
