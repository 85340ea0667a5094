"""One side for the normals of a cloud, so that the phase has a sign to start from.

Two steps ("ours"). Within a sheet, signs run along a minimum spanning tree over pairs of points that lie in each other's
tangent plane (after Hoppe et al. 1992): no such pair reaches across a thin plate, however close its two faces are. The pieces
that come out are then turned against each other by what a dipole of one does to a dipole of the other (after Metzer et al.
2021): beside each other they want to look the same way, above each other opposite ways, round an edge both out of it. That is
what a field between two sheets needs, and it holds for sheets that never meet, too.
"""

from __future__ import annotations

import numpy as np
from scipy.sparse import coo_matrix, csr_matrix
from scipy.sparse.csgraph import breadth_first_order, connected_components, minimum_spanning_tree
from scipy.spatial import cKDTree

from engines.mpf.surfels import Surfels

_LEVEL = 0.2
"""Largest sine of the angle between a pair's connection and either tangent plane: pairs of one sheet."""
_ALIKE = 0.92
"""Least cosine between the normals of such a pair."""
_WAYS = ((0.2, 0.0), (0.2, 0.7), (0.12, 0.7), (0.2, 0.85))
"""Ways to choose the pairs that pass a sign on: (largest sine, share of the usual number of pairs that a point needs)."""
_MENDINGS = 6
_DIPOLES = 0.3
"""What a dipole's vote counts beside that of a pair of one sheet, where patches are turned."""
_FEW = 2_000
"""Points that speak for all where every pair is looked at."""


class Sides:
    """Normals that a file brings, of any length, zero where a point has none: points (n, 3) and normals (n, 3) in its frame."""

    def __init__(self, points: np.ndarray, normals: np.ndarray) -> None:
        known = np.isfinite(normals).all(1) & np.isfinite(points).all(1) & (np.linalg.norm(normals, axis=1) > 0)
        self._tree, self._normals = cKDTree(points[known]), normals[known]

    def given_to(self, points: np.ndarray, normals: np.ndarray) -> np.ndarray:
        """``normals`` (k, 3) of discs at ``points`` (k, 3), each turned to the side of the nearest point that looks along it.
        Only the side is taken over: a file's normals are often rougher than the discs'."""
        if not len(self._normals):
            return normals
        _, near = self._tree.query(points, k=min(4, len(self._normals)))
        along = (self._normals[near.reshape(len(points), -1)] * normals[:, None]).sum(2)
        best = along[np.arange(len(points)), np.abs(along).argmax(1)]
        return normals * np.where(best < 0, -1.0, 1.0)[:, None]


def dipole(points_a, normals_a, points_b, normals_b) -> np.ndarray:
    """n_a·n_b − 3 (n_a·u)(n_b·u) with u the direction between them, any leading shape (…, 3) → (…): positive where the two
    normals agree about the side. In [−2, 2]."""
    u = points_b - points_a
    u = u / np.maximum(np.linalg.norm(u, axis=-1, keepdims=True), 1e-300)
    return (normals_a * normals_b).sum(-1) - 3 * (normals_a * u).sum(-1) * (normals_b * u).sum(-1)


def sheet_pairs(cloud: Surfels) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """Pairs of neighbours that lie in one smooth sheet: (first (m,), second (m,), sine of the rise between them (m,), how
    surely (m,) in (0, 1])."""
    count = cloud.neighbours.shape[1]
    first = np.repeat(np.arange(len(cloud.points)), count)
    second = cloud.neighbours.ravel()
    d = cloud.points[second] - cloud.points[first]
    length = np.linalg.norm(d, axis=1)
    above = np.maximum(np.abs((d * cloud.normals[first]).sum(1)), np.abs((d * cloud.normals[second]).sum(1)))
    alike = np.abs((cloud.normals[first] * cloud.normals[second]).sum(1))
    # Noise lifts points out of their plane; but what lifts more than half a gap is another sheet.
    slack = np.minimum(2.5 * cloud.noise, 0.4 * np.minimum(cloud.gap[first], cloud.gap[second]))
    rise = np.maximum(above - slack, 0) / np.maximum(length, 1e-300)
    kept = (rise < _LEVEL) & (alike > _ALIKE)
    sure = (1 - rise / _LEVEL) * alike / (1 + length / np.median(cloud.spacing))
    return first[kept], second[kept], rise[kept], np.maximum(sure[kept], 1e-6)


def oriented(cloud: Surfels) -> tuple[np.ndarray, np.ndarray]:
    """(normals (n, 3) with one side, piece (n,) that each point's sheet belongs to).

    The side is right along each sheet and between sheets that face each other; out of closed solids where the cloud shows
    what is out. Where no choice satisfies all (a Möbius band) it breaks along a line. How strictly pairs of one sheet must be
    chosen depends on noise and rims: several ways are tried, and the one whose dipoles agree best is taken."""
    first, second, level, sure = sheet_pairs(cloud)
    everyone = np.repeat(np.arange(len(cloud.points)), cloud.neighbours.shape[1])
    best, found = -np.inf, (cloud.normals, np.zeros(len(cloud.points), dtype=int))
    for strict, company in _WAYS:
        kept = level < strict
        normals, piece = _one_way(cloud, first[kept], second[kept], sure[kept], company)
        agreement = _votes(cloud, normals, everyone, cloud.neighbours.ravel()).sum()
        if agreement > best:
            best, found = agreement, (normals, piece)
    return _mended(cloud, found[0], first, second, sure), found[1]


def _mended(cloud: Surfels, normals: np.ndarray, first, second, sure) -> np.ndarray:
    """The normals (n, 3) with patches turned that disagree with their own sheet all round.

    In noise one wrong pair of a tree turns all that hangs on it. Such a patch agrees within itself, so it shows as a part of
    the graph of agreeing pairs; the pairs round it and the dipoles across the gap vote on it."""
    total = len(normals)
    everyone = np.repeat(np.arange(total), cloud.neighbours.shape[1])
    others = cloud.neighbours.ravel()
    for _ in range(_MENDINGS):
        same = (normals[first] * normals[second]).sum(1)
        links = coo_matrix((np.ones((same > 0).sum(), dtype=np.int8), (first[same > 0], second[same > 0])), shape=(total,) * 2)
        parts, part = connected_components(links, directed=False)
        if parts == 1:
            break
        across, beyond = part[first] != part[second], part[everyone] != part[others]
        dipoles = _votes(cloud, normals, everyone[beyond], others[beyond])
        votes = coo_matrix(
            (
                np.concatenate([(sure * same)[across], _DIPOLES * dipoles]),
                (
                    np.concatenate([part[first[across]], part[everyone[beyond]]]),
                    np.concatenate([part[second[across]], part[others[beyond]]]),
                ),
            ),
            shape=(parts, parts),
        )
        signs = _turned(votes.tocsr())
        # The largest part keeps its side.
        signs *= signs[np.bincount(part).argmax()]
        if (signs > 0).all():
            break
        normals = normals * signs[part][:, None]
    return normals * _outwards(cloud, normals)


def _one_way(cloud: Surfels, first, second, sure, company: float) -> tuple[np.ndarray, np.ndarray]:
    """`oriented` with the pairs given, of which points with less than ``company`` of the usual number pass on no sign."""
    total = len(cloud.points)
    # At a rim a few points lie on both faces' planes; a sign that ran through them would jump to the other face.
    number = np.bincount(first, minlength=total)
    firm = number >= company * np.median(number)
    conducts = firm[first] & firm[second]
    first, second, sure = first[conducts], second[conducts], sure[conducts]
    normals = cloud.normals.copy()
    cost = coo_matrix((1.0 / sure, (first, second)), shape=(total, total)).tocsr()
    tree = minimum_spanning_tree(cost.maximum(cost.T))
    tree = (tree + tree.T).tocsr()
    _, piece = connected_components(tree, directed=False)
    normals *= _signs(tree, piece, lambda a, b: np.sign((normals[a] * normals[b]).sum(1)))[:, None]
    normals *= _between_pieces(cloud, normals, piece)[piece][:, None]
    normals *= _far_apart(cloud, normals)[:, None]
    return normals, piece


def _votes(cloud: Surfels, normals: np.ndarray, first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """(m,) how well pairs agree about the side by their dipoles, weighed by area and closeness."""
    votes = dipole(cloud.points[first], normals[first], cloud.points[second], normals[second])
    length = np.linalg.norm(cloud.points[second] - cloud.points[first], axis=1)
    unit = cloud.spacing[first]
    return votes * unit**3 / (length**2 + unit**2) ** 1.5


def _signs(tree: csr_matrix, label: np.ndarray, agree) -> np.ndarray:
    """±1 for each node: along every edge of the forest the sign that ``agree(nodes, parents)`` asks for."""
    signs = np.ones(tree.shape[0])
    # All roots hang on one more node, so one walk sees the whole forest.
    roots = np.unique(label, return_index=True)[1]
    total = tree.shape[0]
    hung = coo_matrix((np.ones(len(roots)), (np.full(len(roots), total), roots)), shape=(total + 1, total + 1))
    grown = tree.copy()
    grown.resize((total + 1, total + 1))
    grown = (grown + hung.tocsr() + hung.T.tocsr()).tocsr()
    order, parent = breadth_first_order(grown, total, directed=False)
    order = order[1:]
    above = parent[order]
    below_root = above != total
    wanted = np.ones(len(order))
    wanted[below_root] = agree(order[below_root], above[below_root])
    wanted[wanted == 0] = 1
    for node, up, sign in zip(order.tolist(), above.tolist(), wanted.tolist(), strict=True):
        signs[node] = sign if up == total else sign * signs[up]
    return signs


def _between_pieces(cloud: Surfels, normals: np.ndarray, piece: np.ndarray) -> np.ndarray:
    """±1 for each piece, so that neighbours across pieces agree by their dipoles, weighed by area and closeness."""
    pieces = int(piece.max()) + 1
    if pieces == 1:
        return np.ones(1)
    count = cloud.neighbours.shape[1]
    first = np.repeat(np.arange(len(piece)), count)
    second = cloud.neighbours.ravel()
    across = piece[first] != piece[second]
    first, second = first[across], second[across]
    votes = _votes(cloud, normals, first, second)
    return _turned(coo_matrix((votes, (piece[first], piece[second])), shape=(pieces, pieces)).tocsr())


def _turned(votes: csr_matrix) -> np.ndarray:
    """±1 for each node that agree with signed votes (k, k): along the strongest votes first, then better one by one."""
    votes = (votes + votes.T).tocsr()
    votes.setdiag(0)
    votes.eliminate_zeros()
    signs = np.ones(votes.shape[0])
    if votes.nnz == 0:
        return signs
    strength = votes.copy()
    strength.data = 1.0 / np.maximum(np.abs(strength.data), 1e-12)
    tree = minimum_spanning_tree(strength)
    tree = (tree + tree.T).tocsr()
    _, label = connected_components(tree, directed=False)

    def agree(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return np.sign(np.asarray(votes[a, b]).ravel())

    signs = _signs(tree, label, agree)
    for _ in range(20):
        field = signs * (votes @ signs)
        worst = np.flatnonzero(field < 0)
        if not len(worst):
            break
        for node in worst[np.argsort(field[worst])]:
            row = slice(votes.indptr[node], votes.indptr[node + 1])
            if signs[node] * (votes.data[row] * signs[votes.indices[row]]).sum() < 0:
                signs[node] *= -1
    return signs


def _far_apart(cloud: Surfels, normals: np.ndarray) -> np.ndarray:
    """±1 for each point: parts of the cloud that are no neighbours of each other, turned by the dipoles of a few of their
    points on all; then all of it, so that the outermost points look outwards."""
    total = len(normals)
    count = cloud.neighbours.shape[1]
    ends = np.repeat(np.arange(total), count), cloud.neighbours.ravel()
    links = coo_matrix((np.ones(total * count, dtype=np.int8), ends), shape=(total, total))
    parts, part = connected_components(links, directed=False)
    some = np.random.default_rng(0).permutation(total)[:_FEW]
    signs = np.ones(parts)
    if parts > 1:
        p, n = cloud.points[some], normals[some]
        u = p[None] - p[:, None]
        length = np.sqrt((u**2).sum(2)) + np.median(cloud.spacing)
        votes = (n @ n.T - 3 * (n[:, None] * u).sum(2) * (n[None] * u).sum(2) / length**2) / length**3
        grouped = np.zeros((parts, parts))
        np.add.at(grouped, (part[some][:, None], part[some][None, :]), votes)
        np.fill_diagonal(grouped, 0)
        signs = _turned(csr_matrix(grouped))
    found = signs[part]
    return found * _outwards(cloud, normals * found[:, None])


def _outwards(cloud: Surfels, normals: np.ndarray) -> float:
    """1, or −1 where the outermost points look inwards."""
    total, outer = len(normals), 0.0
    for axis in np.random.default_rng(1).normal(size=(40, 3)):
        axis /= np.linalg.norm(axis)
        order = np.argpartition(cloud.points @ axis, (9, total - 10))
        for end, side in ((order[:10], -1), (order[-10:], 1)):
            outer += side * (normals[end] @ axis).mean()
    return 1.0 if outer >= 0 else -1.0
