"""The outline as files for a cutter (DXF, SVG at true scale), and the found curves over the picture."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np

from engines.cadfit.kernel import Solid
from engines.cadfit.outline import Loop, Segment

COLOURS = {"line": "#1f77d0", "arc": "#e0661c", "circle": "#1a9850"}
"""By kind of curve; told apart by people who are colour-blind."""


def curves(loops: list[Loop]) -> list[dict[str, str]]:
    """Each curve as an SVG path in picture coordinates (pixels, y down), with its kind. Loops in pixels with y up."""
    found = []
    for loop in loops:
        for segment in loop.segments:
            kind = "circle" if loop.is_circle else "line" if segment.centre is None else "arc"
            found.append({"kind": kind, "d": _path(segment, loop.is_circle)})
    return found


def _path(segment: Segment, closed: bool) -> str:
    (x0, y0), (x1, y1) = segment.start, segment.end
    start = f"M{x0:.2f} {-y0:.2f}"
    if segment.centre is None:
        return f"{start}L{x1:.2f} {-y1:.2f}"
    r = segment.radius
    if closed:
        cx, cy = segment.centre
        return (
            f"M{cx + r:.2f} {-cy:.2f}A{r:.2f} {r:.2f} 0 1 0 {cx - r:.2f} {-cy:.2f}A{r:.2f} {r:.2f} 0 1 0 {cx + r:.2f} {-cy:.2f}"
        )
    large, sweep = int(abs(segment.sweep) > np.pi), int(segment.sweep < 0)
    return f"{start}A{r:.2f} {r:.2f} 0 {large} {sweep} {x1:.2f} {-y1:.2f}"


def counted(loops: list[Loop]) -> dict[str, int]:
    """How many lines, arcs and circles there are."""
    found = dict.fromkeys(COLOURS, 0)
    for loop in loops:
        for segment in loop.segments:
            found["circle" if loop.is_circle else "line" if segment.centre is None else "arc"] += 1
    return found


def write_overlay(path: Path, shown: np.ndarray, loops: list[Loop], factor: float) -> None:
    """The picture (h, w, 3), 8-bit RGB, with the curves drawn over it; ``factor``: its pixels per pixel of the loops."""
    picture = np.ascontiguousarray(shown[:, :, ::-1])
    wide = max(2, round(max(picture.shape[:2]) / 500))
    for loop in loops:
        for segment in loop.segments:
            kind = "circle" if loop.is_circle else "line" if segment.centre is None else "arc"
            points = np.vstack([segment.points(np.radians(2)), segment.end[None]]) * [1, -1] * factor - 0.5
            colour = tuple(int(COLOURS[kind][i : i + 2], 16) for i in (5, 3, 1))
            fixed = np.round(points * 16).astype(np.int32)
            cv2.polylines(picture, [fixed], False, colour, wide, cv2.LINE_AA, 4)
    write_picture(path, picture[:, :, ::-1])


def write_picture(path: Path, picture: np.ndarray) -> None:
    """8-bit RGB (h, w, 3) as PNG or JPEG, by the file's ending."""
    options = [cv2.IMWRITE_JPEG_QUALITY, 88] if path.suffix == ".jpg" else []
    done, data = cv2.imencode(path.suffix, np.ascontiguousarray(picture[:, :, ::-1]), options)
    if not done:
        raise OSError(f"{path.name} could not be encoded")
    path.write_bytes(data.tobytes())


def write_outline(solid: Solid, dxf: Path, svg: Path) -> None:
    """The outline of a flat part (its lower face) as DXF and as SVG, both in mm."""
    import cadquery as cq

    face = cq.Workplane(solid.shape).faces("<Z")
    cq.exporters.exportDXF(face.wires(), str(dxf), doc_units=4)
    box = face.val().BoundingBox()
    margin = 2.0
    width, height = box.xlen + 2 * margin, box.ylen + 2 * margin
    paths = []
    for wire in face.wires().vals():
        paths.append("".join(_edge(edge, first=index == 0) for index, edge in enumerate(_ordered(wire))) + "Z")
    svg.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.4f}mm" height="{height:.4f}mm" '
        f'viewBox="{box.xmin - margin:.4f} {-box.ymax - margin:.4f} {width:.4f} {height:.4f}">\n'
        f'<path d="{" ".join(paths)}" fill="none" stroke="#000" stroke-width="0.1"/>\n</svg>\n',
        encoding="utf-8",
    )


def _ordered(wire) -> list[tuple]:
    """The edges of a wire in their order, each with its start, middle and end as they are run through."""
    import cadquery as cq
    from OCP.BRepTools import BRepTools_WireExplorer

    explorer, found = BRepTools_WireExplorer(wire.wrapped), []
    while explorer.More():
        edge = cq.Edge(explorer.Current())
        found.append((edge, *(edge.positionAt(t) for t in (0.0, 0.5, 1.0))))
        explorer.Next()
    return _chained(found)


def _chained(found: list[tuple]) -> list[tuple]:
    """Edges turned so that each begins where the one before it ended."""
    chained: list[tuple] = []
    for k, (edge, start, middle, end) in enumerate(found):
        if len(found) > 1:
            following = found[(k + 1) % len(found)]
            if k == 0:
                ahead, behind = (min((p - following[1]).Length, (p - following[3]).Length) for p in (end, start))
            else:
                ahead, behind = ((p - chained[-1][3]).Length for p in (start, end))
            if behind < ahead:
                start, end = end, start
        chained.append((edge, start, middle, end))
    return chained


def _edge(run: tuple, *, first: bool) -> str:
    edge, start, middle, end = run
    text = f"M{start.x:.4f} {-start.y:.4f}" if first else ""
    kind = edge.geomType()
    if kind == "LINE":
        return f"{text}L{end.x:.4f} {-end.y:.4f}"
    if kind == "CIRCLE":
        r = edge.radius()
        if (end - start).Length < 1e-7:
            return f"{text}A{r:.4f} {r:.4f} 0 0 0 {middle.x:.4f} {-middle.y:.4f}A{r:.4f} {r:.4f} 0 0 0 {end.x:.4f} {-end.y:.4f}"
        large = int(edge.Length() > np.pi * r)
        turn = (middle.x - start.x) * (end.y - middle.y) - (middle.y - start.y) * (end.x - middle.x)
        return f"{text}A{r:.4f} {r:.4f} 0 {large} {int(turn < 0)} {end.x:.4f} {-end.y:.4f}"
    points = edge.positions(np.linspace(0, 1, 33))
    if (points[0] - start).Length > (points[-1] - start).Length:
        points = points[::-1]
    return text + "".join(f"L{p.x:.4f} {-p.y:.4f}" for p in points[1:])
