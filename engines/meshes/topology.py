"""Faces as a graph: edges, rims, shells, doubles, winding. Arrays of faces are (m, 3) vertex numbers."""

from __future__ import annotations

import numpy as np
from scipy.sparse import coo_matrix, csr_matrix
from scipy.sparse.csgraph import connected_components

from engines.contract import InputError


def without_repeats(faces: np.ndarray) -> np.ndarray:
    """Faces with three different vertices."""
    return faces[(faces[:, 0] != faces[:, 1]) & (faces[:, 1] != faces[:, 2]) & (faces[:, 2] != faces[:, 0])]


def half_edges(faces: np.ndarray) -> np.ndarray:
    """(3m, 2): the directed edges of all faces, edge k of face f at row 3f + k."""
    return faces[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2)


def edge_groups(faces: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(edge number of each half-edge (3m,), how many half-edges each edge has)."""
    edges = np.sort(half_edges(faces), axis=1)
    _, group, count = np.unique(edges[:, 0] * (faces.max() + 1) + edges[:, 1], return_inverse=True, return_counts=True)
    return group.ravel(), count


def open_edges(faces: np.ndarray) -> np.ndarray:
    """(k, 2): the half-edges whose edge belongs to an odd number of faces. None where the mesh is closed."""
    group, count = edge_groups(faces)
    return half_edges(faces)[count[group] % 2 == 1]


def without_duplicates(faces: np.ndarray) -> tuple[np.ndarray, int]:
    """(faces without doubles, how many were dropped). Faces of one winding count once. Two of opposite winding are a wall
    of no thickness and both go, unless that opens the mesh: then it is a solid drawn from both sides, and one stays."""
    _, group, count = np.unique(np.sort(faces, axis=1), axis=0, return_inverse=True, return_counts=True)
    if (count == 1).all():
        return faces, 0
    group = group.ravel()
    lowest = np.argmin(faces, axis=1)
    rows = np.arange(len(faces))
    even = faces[rows, (lowest + 1) % 3] < faces[rows, (lowest + 2) % 3]
    balance = np.bincount(group, np.where(even, 1, -1))
    candidates = []
    for side in (0, 1):  # how a group of equal shares is settled: not at all, or by its even faces
        wanted = np.where(balance != 0, balance, side)[group]
        right = np.flatnonzero((wanted != 0) & (even == (wanted > 0)))
        candidates.append(faces[np.sort(right[np.unique(group[right], return_index=True)[1]])])
    walls_gone, one_side = candidates
    best = walls_gone if len(walls_gone) and len(open_edges(walls_gone)) <= len(open_edges(one_side)) else one_side
    return best, len(faces) - len(best)


def neighbours(faces: np.ndarray) -> tuple[csr_matrix, np.ndarray, np.ndarray]:
    """(adjacency of faces over edges with two faces, the face pairs (k, 2), whether each pair agrees in winding (k,))."""
    group, count = edge_groups(faces)
    half = np.flatnonzero(count[group] == 2)
    pairs = half[np.argsort(group[half], kind="stable")].reshape(-1, 2)
    edges = half_edges(faces)
    agree = edges[pairs[:, 0], 0] != edges[pairs[:, 1], 0]
    joined = pairs // 3
    graph = coo_matrix((np.ones(len(joined), dtype=np.int32), joined.T), shape=(len(faces),) * 2).tocsr()
    return graph, joined, agree


def shells(faces: np.ndarray) -> np.ndarray:
    """Shell number of each face (m,): faces that share an edge with exactly two faces belong together."""
    return connected_components(neighbours(faces)[0], directed=False)[1]


def wound(faces: np.ndarray) -> tuple[np.ndarray, int]:
    """Faces with one winding in each shell, and how many were turned. The majority of a shell keeps its winding.
    InputError for a surface with one side."""
    _, joined, agree = neighbours(faces)
    if agree.all():
        return faces, 0
    # Every face stands in the graph twice, as it is and turned; agreeing neighbours are linked alike, others crosswise.
    count = len(faces)
    first, second = joined[:, 0], joined[:, 1]
    across = np.where(agree, 0, count)
    ends = np.concatenate([[first, second + across], [first + count, second + count - across]], axis=1).T
    graph = coo_matrix((np.ones(len(ends), dtype=np.int8), ends.T), shape=(2 * count,) * 2)
    _, label = connected_components(graph, directed=False)
    kept, turned = label[:count], label[count:]
    if (kept == turned).any():
        raise InputError("the surface has only one side, like a Möbius band, so it encloses no part; check it in the modeller")
    votes = np.bincount(kept, minlength=label.max() + 1)
    wrong = (votes[kept] < votes[turned]) | ((votes[kept] == votes[turned]) & (kept > turned))
    faces = faces.copy()
    faces[wrong] = faces[wrong, ::-1]
    return faces, int(wrong.sum())


def rims(edges: np.ndarray) -> list[np.ndarray]:
    """Closed loops of directed open edges, each as its vertices in the direction of the edges; loops that cross are parted."""
    onward: dict[int, list[int]] = {}
    for start, end in edges.tolist():
        onward.setdefault(start, []).append(end)
    loops = []
    for first in list(onward):
        while onward.get(first):
            path, place = [first], {first: 0}
            while onward.get(path[-1]):
                step = onward[path[-1]].pop()
                if step in place:
                    loops.append(np.array(path[place[step]:]))
                    for vertex in path[place[step] + 1:]:
                        del place[vertex]
                    path = path[: place[step] + 1]
                else:
                    place[step] = len(path)
                    path.append(step)
    return [loop for loop in loops if len(loop) >= 3]
