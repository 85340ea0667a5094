"""The episode as a video: what the robot sees, the map as it grows, and why it goes where it goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

FPS = 10
_WIDTH, _HEIGHT = 960, 480
_VIEW = (480, 360)
_INK, _PAPER, _ACCENT, _SOFT = (28, 32, 38), (250, 250, 248), (214, 84, 40), (120, 126, 134)
_MAP_COLORS = {0: (232, 232, 228), 80: (255, 255, 255), 160: (70, 76, 86), 240: (92, 160, 220)}


def write_video(folder: Path, out: str, prefix: str = "", title: str = "") -> str:
    """Makes ``out`` (MP4, H.264) from an episode's record; gives its name back. The last frame stays for two seconds."""
    import av

    lines = [json.loads(line) for line in (folder / f"{prefix}episode.jsonl").read_text().splitlines()]
    head, steps = lines[0], [line for line in lines if line["type"] == "step"]
    end = next((line for line in lines if line["type"] == "end"), None)
    frames = (folder / f"{prefix}frames.bin").read_bytes()
    with av.open(str(folder / out), "w") as container:
        stream = container.add_stream("libx264", rate=FPS)
        stream.width, stream.height, stream.pix_fmt = _WIDTH, _HEIGHT, "yuv420p"
        stream.options = {"crf": "23", "preset": "veryfast"}
        drawer = Drawer(head, frames, title)
        picture = None
        for number, step in enumerate(steps):
            picture = drawer.drawn(step, end if number == len(steps) - 1 else None)
            for packet in stream.encode(av.VideoFrame.from_ndarray(picture, format="rgb24")):
                container.mux(packet)
        if picture is not None:
            for _ in range(2 * FPS):
                for packet in stream.encode(av.VideoFrame.from_ndarray(picture, format="rgb24")):
                    container.mux(packet)
        for packet in stream.encode():
            container.mux(packet)
    return out


class Drawer:
    """Draws step after step; keeps the newest map and the trail."""

    def __init__(self, head: dict[str, Any], frames: bytes, title: str = "", view: tuple[int, int] = _VIEW) -> None:
        self.head, self.frames, self.view = head, frames, view
        self.title = title or f"{head['policy']} looks for: {head['goal']['label']}"
        self.map: np.ndarray | None = None
        self.trail: list[tuple[float, float]] = []
        self.decision: dict[str, Any] | None = None
        self.path: list[list[float]] = []
        self.font = ImageFont.load_default(size=17)
        self.small = ImageFont.load_default(size=13)

    def _picture(self, place: list[int], mode: int) -> np.ndarray:
        return cv2.imdecode(np.frombuffer(self.frames, np.uint8, place[1], place[0]), mode)

    def drawn(self, step: dict[str, Any], end: dict[str, Any] | None) -> np.ndarray:
        """(480, 960, 3) uint8 RGB."""
        self.follow(step)
        canvas = np.empty((_HEIGHT, _WIDTH, 3), np.uint8)
        canvas[:] = _PAPER
        canvas[60 : 60 + _VIEW[1], : _VIEW[0]] = self._view(step)
        canvas[60 : 60 + _VIEW[1], _VIEW[0] :] = self.plan(step)
        image = Image.fromarray(canvas)
        draw = ImageDraw.Draw(image)
        draw.text((14, 10), self.title, _INK, self.font)
        said = self.head["detector"] + (" (simulated)" if self.head["simulated"] else "")
        draw.text((14, 36), f"step {step['t'] + 1}   {step['mode']}   {said}", _SOFT, self.small)
        text = step["say"] or step["event"]
        if end is not None:
            text = end["said"]
        for number, line in enumerate(_wrapped(text, 108)[:2]):
            draw.text((14, 428 + 22 * number), line, _ACCENT if end is not None else _INK, self.font)
        return np.asarray(image)

    def follow(self, step: dict[str, Any]) -> None:
        """Takes in a step."""
        self.trail.append((step["pose"][0], step["pose"][1]))
        if step.get("map"):
            self.map = self._picture(step["map"], cv2.IMREAD_GRAYSCALE)
        self.decision = step.get("decision") or self.decision
        self.path = step.get("path") or []

    def _view(self, step: dict[str, Any]) -> np.ndarray:
        picture = cv2.resize(self._picture(step["color"], cv2.IMREAD_COLOR)[..., ::-1], _VIEW, interpolation=cv2.INTER_LINEAR)
        picture = np.ascontiguousarray(picture)
        scale = _VIEW[0] / self.head["camera"]["width"]
        for one in step["detections"]:
            self.label(picture, one, [value * scale for value in one["box"]])
        return picture

    def label(self, picture: np.ndarray, one: dict[str, Any], box: list[float]) -> None:
        """Draws a detection with its likeliest word into a picture (h, w, 3)."""
        name, chance = one["probs"][0]
        color = _ACCENT if name == self.head["goal"]["label"] else (60, 120, 190)
        x0, y0, x1, y1 = (int(value) for value in box)
        cv2.rectangle(picture, (x0, y0), (x1, y1), color, 2)
        text = f"{name} {chance:.0%}"
        cv2.rectangle(picture, (x0, y0), (x0 + 7 * len(text) + 6, y0 + 15), color, -1)
        cv2.putText(picture, text, (x0 + 3, y0 + 11), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (255, 255, 255), 1, cv2.LINE_AA)

    def plan(self, step: dict[str, Any]) -> np.ndarray:
        """The map after the last step that was followed, as large as the view: (h, w, 3) uint8 RGB."""
        view = self.view
        canvas = np.empty((view[1], view[0], 3), np.uint8)
        canvas[:] = _MAP_COLORS[0]
        if self.map is None:
            return canvas
        seen = np.argwhere(self.map > 0)
        low, high = seen.min(0) - 8, seen.max(0) + 9
        scale = min(view[0] / (high[1] - low[1]), view[1] / (high[0] - low[0]), 8.0)
        shape = np.maximum(((high - low) * scale).astype(int), 1)
        offset = np.array([(view[1] - shape[0]) // 2, (view[0] - shape[1]) // 2])
        padded = np.zeros(tuple(high - low), np.uint8)
        inside = self.map[max(low[0], 0) : high[0], max(low[1], 0) : high[1]]
        padded[max(-low[0], 0) : max(-low[0], 0) + inside.shape[0], max(-low[1], 0) : max(-low[1], 0) + inside.shape[1]] = (
            inside
        )
        big = cv2.resize(padded, tuple(shape[::-1]), interpolation=cv2.INTER_NEAREST)
        colored = np.zeros((*big.shape, 3), np.uint8)
        for code, color in _MAP_COLORS.items():
            colored[big == code] = color
        canvas[offset[0] : offset[0] + shape[0], offset[1] : offset[1] + shape[1]] = colored
        x0, z0 = self.head["map"]["origin"]
        cell = self.head["map"]["cell"]

        def spot(x: float, z: float) -> tuple[int, int]:
            column = ((x - x0) / cell - low[1]) * scale + offset[1]
            row = ((z - z0) / cell - low[0]) * scale + offset[0]
            return int(column), int(row)

        if len(self.trail) > 1:
            cv2.polylines(canvas, [np.array([spot(*place) for place in self.trail])], False, (240, 150, 60), 2, cv2.LINE_AA)
        for place in self.path[::2]:
            cv2.circle(canvas, spot(*place), 1, _ACCENT, -1, cv2.LINE_AA)
        for number, one in enumerate((self.decision or {}).get("landmarks", [])):
            chosen = number == self.decision["chosen"]  # type: ignore[index]
            at = spot(*one["at"])
            cv2.circle(canvas, at, 9 if chosen else 7, _ACCENT if chosen else (130, 150, 180), -1, cv2.LINE_AA)
            cv2.putText(
                canvas, one["name"][:1], (at[0] - 4, at[1] + 4), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (255, 255, 255), 1, cv2.LINE_AA
            )
        x, z, heading = step["pose"]
        at, nose = spot(x, z), spot(x - 0.45 * np.sin(heading), z - 0.45 * np.cos(heading))
        cv2.arrowedLine(canvas, at, nose, _INK, 3, cv2.LINE_AA, tipLength=0.5)
        return canvas


def _wrapped(text: str, width: int) -> list[str]:
    import textwrap

    return textwrap.wrap(text, width) or [""]
