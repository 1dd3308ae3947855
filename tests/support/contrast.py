"""How well print can be told from what is under it, as the accessibility guidelines reckon it."""

import re
from collections.abc import Sequence
from typing import Any

from PIL import Image


def luminance(colour: Sequence[float]) -> float:
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


_LEAST_SHARE = 0.04
"""Of a box: fewer pixels of a colour are an edge of something else."""


def text_contrasts(written: Sequence[dict[str, Any]], ground: Image.Image) -> list[float]:
    """The least contrast of each text, of an `ink` as CSS writes it, `seen` through so much
    opacity, with what is in its `box` of a ground that was drawn without the texts."""
    return [_contrast(one["ink"], one["seen"], ground, one["box"]) for one in written]


def _contrast(ink: str, seen: float, ground: Image.Image, box: Sequence[float]) -> float:
    parts = [float(part) for part in re.findall(r"[\d.]+", ink)]
    opaque = seen * (parts[3] if len(parts) > 3 else 1)
    left, top, width, height = box
    edges = (
        max(left, 0),
        max(top, 0),
        min(left + width, ground.width),
        min(top + height, ground.height),
    )
    part = ground.crop(tuple(int(edge) for edge in edges))
    size = part.width * part.height
    if not size:
        return 21.0  # outside: nobody sees it
    # Shades of a gradient count together.
    rough = part.quantize(8).convert("RGB")
    colours = [
        colour for count, colour in rough.getcolors(size) or () if count >= _LEAST_SHARE * size
    ]
    return min(
        _ratio(luminance(_over(parts, opaque, colour)), luminance(colour)) for colour in colours
    )


def _over(ink: Sequence[float], opaque: float, colour: Sequence[int]) -> list[float]:
    """An ink that lets some of a colour through."""
    return [a * opaque + b * (1 - opaque) for a, b in zip(ink, colour, strict=False)]
