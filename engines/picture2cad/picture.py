"""Reading a picture: upright, in linear light, with what has to be known about it."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageOps, UnidentifiedImageError

from engines.cadfit.surfaces import Array
from engines.contract import InputError

LEAST_SIDE = 120
MOST_PIXELS = 120_000_000
WORKED_SIDE = 3000
"""A larger picture is reduced to this: edges are found to a twentieth of a pixel, more pixels add nothing but time."""
FORMATS = ("PNG", "JPEG", "WEBP", "TIFF", "BMP", "HEIF", "MPO")


@dataclass(frozen=True, eq=False)
class Picture:
    """A picture as it is worked on: ``light`` (h, w, 3) is float32 RGB in linear light, in [0, 1].

    ``factor``: worked pixels per pixel of the upright file. ``opacity`` (h, w) in [0, 1] where the file has a transparent
    ground, else None. Points are (x, y) in pixels from the outer corner of the first pixel, x to the right, y down.
    """

    name: str
    light: np.ndarray
    factor: float = 1.0
    opacity: np.ndarray | None = None
    notes: list[str] = field(default_factory=list)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in worked pixels."""
        return self.light.shape[1], self.light.shape[0]

    def shown(self, longest: int = 1600) -> np.ndarray:
        """The picture (h, w, 3) as 8-bit sRGB, reduced to at most ``longest`` pixels a side."""
        width, height = self.size
        factor = min(1.0, longest / max(width, height))
        light = self.light
        if factor < 1:
            size = (max(1, round(width * factor)), max(1, round(height * factor)))
            light = cv2.resize(light, size, interpolation=cv2.INTER_AREA)
        return encoded(light)


def read_picture(path: Path) -> Picture:
    """The picture in a file, turned upright as its camera noted (EXIF). `InputError` for what can't be worked on."""
    _register_heif()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(path) as image:
                if image.format not in FORMATS:
                    raise InputError(f"{path.name} is a {image.format} file; save it as PNG, JPEG, WebP, TIFF or HEIC.")
                _check_size(path, *image.size)
                image.draft("RGB", (WORKED_SIDE, WORKED_SIDE))  # a JPEG is decoded at half its size where that is enough
                full = max(image.size) if image.format != "JPEG" else max(_full_size(path))
                upright = ImageOps.exif_transpose(image)
                light, opacity = _decoded(upright)
    except InputError:
        raise
    except (UnidentifiedImageError, Image.DecompressionBombError) as error:
        what = "too large" if isinstance(error, Image.DecompressionBombError) else "no picture that can be read"
        raise InputError(f"{path.name} is {what}; save it as PNG, JPEG, WebP, TIFF or HEIC, at most 120 megapixels.") from error
    except (OSError, ValueError, SyntaxError, EOFError, MemoryError) as error:
        raise InputError(f"{path.name} is damaged or cut short; save or transfer it again.") from error
    factor = max(light.shape[:2]) / full
    notes = []
    if max(light.shape[:2]) > WORKED_SIDE:
        reduction = WORKED_SIDE / max(light.shape[:2])
        size = (round(light.shape[1] * reduction), round(light.shape[0] * reduction))
        light = cv2.resize(light, size, interpolation=cv2.INTER_AREA)
        opacity = None if opacity is None else cv2.resize(opacity, size, interpolation=cv2.INTER_AREA)
        factor *= reduction
    if factor < 0.99:
        notes.append(f"worked on at {light.shape[1]} × {light.shape[0]} pixels")
    return Picture(path.name, light, factor, opacity, notes)


def decoded(values: np.ndarray) -> np.ndarray:
    """Linear light of sRGB values in [0, 1]: what a lens blurs and a pixel averages."""
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4).astype(np.float32)


def encoded(light: np.ndarray) -> np.ndarray:
    """8-bit sRGB of linear light."""
    light = np.clip(light, 0.0, 1.0)
    values = np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(light, 1 / 2.4) - 0.055)
    return np.round(values * 255).astype(np.uint8)


def points_in(picture: Picture, points: Array) -> Array:
    """Points (n, 2) of the upright file in worked pixels; `InputError` for one outside the picture."""
    found = np.asarray(points, float).reshape(-1, 2) * picture.factor
    width, height = picture.size
    for point, given in zip(found, np.asarray(points, float).reshape(-1, 2), strict=True):
        if not (-0.5 <= point[0] <= width + 0.5 and -0.5 <= point[1] <= height + 0.5):
            raise InputError(
                f"The point {given[0]:g} {given[1]:g} is outside the picture, which has "
                f"{width / picture.factor:.0f} × {height / picture.factor:.0f} pixels; mark it again."
            )
    return found


def _register_heif() -> None:
    import pi_heif

    pi_heif.register_heif_opener()


def _check_size(path: Path, width: int, height: int) -> None:
    if min(width, height) < LEAST_SIDE:
        raise InputError(
            f"{path.name} has only {width} × {height} pixels; take a picture with at least {LEAST_SIDE} pixels a side, "
            "better 1,000."
        )
    if width * height > MOST_PIXELS:
        raise InputError(f"{path.name} has {width * height / 1e6:.0f} megapixels, at most 120 are read; save it smaller.")


def _full_size(path: Path) -> tuple[int, int]:
    with Image.open(path) as image:
        return image.size


_TABLE = decoded(np.arange(256) / 255.0)


def _decoded(image: Image.Image) -> tuple[np.ndarray, np.ndarray | None]:
    """Linear RGB and opacity of any mode."""
    if image.mode in ("I;16", "I;16B", "I;16L", "I", "F"):
        values = np.asarray(image, dtype=np.float32)
        top = 65535.0 if image.mode.startswith("I") and values.max() > 255 else max(float(values.max()), 1.0)
        return np.repeat(decoded(np.clip(values / top, 0, 1))[:, :, None], 3, axis=2), None
    opacity = None
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        image = image.convert("RGBA")
        opacity = np.asarray(image.getchannel("A"), dtype=np.float32) / 255.0
        ground = Image.new("RGBA", image.size, (255, 255, 255, 255))
        ground.alpha_composite(image)
        image = ground
        if opacity.min() > 0.5 or opacity.max() < 0.5:
            opacity = None
    return _TABLE[np.asarray(image.convert("RGB"))], opacity
