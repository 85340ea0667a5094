"""What Picture to CAD can be asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, model_validator

from engines.cadfit.params import RebuildParams
from engines.contract import Params, input_file, setting

PICTURE_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff", ".bmp", ".heic", ".heif")

MOST_MM = 1e5
Sheet = Literal["none", "A3", "A4", "A5", "Letter", "own"]
SHEETS: dict[str, tuple[float, float]] = {
    "A3": (297.0, 420.0), "A4": (210.0, 297.0), "A5": (148.0, 210.0), "Letter": (215.9, 279.4)
}  # fmt: skip
"""Width and height of a sheet in mm, as it lies upright."""


def _numbers(value: Any) -> Any:
    """Numbers as people and terminals give them: "120 80", "120,80", ["120 80"]; anything else is left to the type."""
    if isinstance(value, list | tuple) and value and all(isinstance(part, str) for part in value):
        value = " ".join(value)
    if isinstance(value, str):
        found = re.split(r"[\s,;]+", value.strip())
        return found if found != [""] else None
    return value


Point = Annotated[tuple[float, float] | None, BeforeValidator(_numbers)]
"""(x, y) in pixels of the upright picture from its upper left corner."""
Corners = Annotated[tuple[float, float, float, float, float, float, float, float] | None, BeforeValidator(_numbers)]
Points = Annotated[list[float], BeforeValidator(lambda value: _numbers(value) or [])]


class PictureParams(Params):
    """Picture to CAD: which picture, what in it has a known length, and how thick the part is."""

    image: Path = input_file(
        "Picture",
        suffixes=PICTURE_SUFFIXES,
        help="A photo from straight above, or a scan, of a flat part on a plain ground: PNG, JPEG, WebP, TIFF, BMP or HEIC.",
    )
    length: float | None = setting(
        None,
        "Known length",
        unit="mm",
        gt=0,
        folded=False,
        help="The true distance between the two marked points: two edges, two hole centres, or the opposite sides of a circle.",
    )
    start: Point = setting(None, "First end of the known length", unit="pixels", help="x y in the upright picture.")
    end: Point = setting(None, "Second end of the known length", unit="pixels", help="x y in the upright picture.")
    thickness: float = setting(3.0, "Thickness", unit="mm", gt=0, folded=False, help="How thick the part is.")
    sheet: Sheet = setting(
        "none",
        "Sheet under the part",
        folded=False,
        help="For a photo taken at an angle: a sheet of known size under the part, whose four corners are marked.",
    )
    corners: Corners = setting(None, "Corners of the sheet", unit="pixels", help="x y of the four corners, in turn.")
    sheet_width: float | None = setting(
        None, "Own sheet, width", unit="mm", gt=0, help="From the first marked corner to the second."
    )
    sheet_height: float | None = setting(
        None, "Own sheet, height", unit="mm", gt=0, help="From the second marked corner to the third."
    )
    dpi: float | None = setting(
        None,
        "Scan resolution",
        unit="dpi",
        gt=0,
        help="For a flatbed scan, in place of a marked length: the resolution it was scanned with.",
    )
    tone: Literal["auto", "darker", "lighter"] = setting(
        "auto", "The part is", help="Against its ground; 'auto' tries both, and colour."
    )
    part_point: Point = setting(
        None, "Point on the part", unit="pixels", help="Only where something else was taken for the part."
    )
    ground_points: Points = setting(
        [], "Points on the ground", unit="pixels", help="x y of places that were taken for the part but belong to its ground."
    )
    snap_ends: bool = setting(
        True,
        "Marked ends on the outline",
        help="Ends marked near an outline or the centre of a circle are moved onto it, as exact as the outline itself.",
    )
    snap: bool = setting(True, "Snap to round values", help="Round a dimension when it is within the picture's own error.")
    patterns: bool = setting(True, "Patterns as loops", help="Write bolt circles and grids of equal holes as loops.")

    @model_validator(mode="after")
    def _has_scale(self) -> PictureParams:
        """Something in the picture must have a known size, and what is said about it must be whole."""
        for title, value in (("known length", self.length), ("thickness", self.thickness)):
            if value is not None and not value <= MOST_MM:
                raise ValueError(f"The {title} is more than {MOST_MM / 1000:g} m; give it in mm")
        if self.dpi is not None and not 20 <= self.dpi <= 20_000:
            raise ValueError(f"A scan resolution of {self.dpi:g} dpi is not likely; give one from 20 to 20,000, or none")
        ends = [self.start is not None, self.end is not None]
        if self.sheet == "none" and self.corners is not None:
            raise ValueError("Corners are marked, but not what they are of; choose the sheet, or clear the corners")
        if self.sheet != "none" and self.corners is None:
            raise ValueError("The sheet's corners are not marked; mark all four, or choose 'none' as the sheet")
        if self.sheet == "own" and (self.sheet_width is None or self.sheet_height is None):
            raise ValueError("The size of your own sheet is missing; give its width and height")
        if any(ends) and not all(ends):
            raise ValueError("Only one end of the known length is marked; mark the other, too")
        if all(ends) and self.length is None:
            raise ValueError("The known length is missing; give the true distance between the two marked points in mm")
        if not any(ends) and self.length is not None and (self.sheet == "none" and self.dpi is None):
            raise ValueError("The known length is not marked; mark its two ends in the picture")
        if not any(ends) and self.sheet == "none" and self.dpi is None:
            raise ValueError("Nothing in the picture has a known size yet; mark two points and give their true distance")
        return self


class ObjectParams(Params):
    """A whole object from one picture: a mesh by a hub model, then a CAD program fitted to it as in Mesh to CAD."""

    image: Path = input_file("Picture", suffixes=PICTURE_SUFFIXES, help="One object, whole in the picture, on a plain ground.")
    size: float = setting(
        100.0,
        "Largest side",
        unit="mm",
        gt=0,
        folded=False,
        help="Such a model knows no scale: how long the object is in its longest direction.",
    )
    model: Literal["auto", "hunyuan3d", "triposr"] = setting("auto", "Model", help="'auto' takes the first that is there.")
    seed: int = setting(1, "Seed", ge=0, help="The same seed gives the same mesh.")
    budget_s: float = setting(60.0, "Time budget of the fit", unit="s", ge=5, le=600, help="As in Mesh to CAD.")


class PictureRebuildParams(RebuildParams):
    """A part from a picture with other values for some of its parameters."""
