"""How well print can be told from what is under it, as the accessibility guidelines reckon it."""

import re
from collections.abc import Sequence

from PIL import Image


def luminance(colour: Sequence[int]) -> float:
    """Of a colour, 0 to 1."""
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: str, ground: Image.Image, box: Sequence[float]) -> float:
    """The least contrast of an ink, as CSS writes it, with whatever is in a box of the ground."""
    printed = luminance([int(part) for part in re.findall(r"\d+", ink)[:3]])
    left, top, width, height = box
    part = ground.crop((int(left), int(top), int(left + width), int(top + height)))
    colours = {pixel for _, pixel in part.getcolors(part.width * part.height) or ()}
    return min(_ratio(printed, luminance(colour)) for colour in colours)


def _ratio(one: float, other: float) -> float:
    light, dark = max(one, other), min(one, other)
    return (light + 0.05) / (dark + 0.05)
