"""Measures the contrast between text and its background, as the accessibility guidelines define
it."""

import re
from collections.abc import Sequence
from io import BytesIO
from typing import Any

from PIL import Image


def luminance(colour: Sequence[float]) -> float:
    """Return the luminance of a colour, 0 to 1."""
    parts = [part / 255 for part in colour[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _ratio(one: float, other: float) -> float:
    light, dark = max(one, other), min(one, other)
    return (light + 0.05) / (dark + 0.05)


LEAST = 4.5
"""Of small print, by the guidelines."""
_WRITTEN = """within => {
  const root = document.querySelector(within);
  const found = [], walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement, style = getComputedStyle(parent);
    if (!node.textContent.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(".unseen")) continue; // for ears alone
    let seen = 1;
    for (let up = parent; up; up = up.parentElement) seen *= getComputedStyle(up).opacity;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const above = height / 6; // and as much below: room that letters of this size do not use
    const ink = parent instanceof SVGElement ? style.fill : style.color;
    found.push({ text: node.textContent.trim().slice(0, 30), ink, seen,
      box: [left + scrollX, top + scrollY + above, width, height - 2 * above] });
  }
  return found;
}"""
_WITHOUT_PRINT = """* { color: transparent !important; text-shadow: none !important;
  text-decoration-color: transparent !important; }
  text { fill: transparent !important; }
  *, *::before, *::after { transition: none !important; animation: none !important; }"""

_WEAR = """rules => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}"""


def faint(page: Any, within: str = "body") -> tuple[list[tuple[str, float]], int]:
    """Return (text, contrast) of every text with too little contrast in a part of a page, and
    the number of texts."""
    written = page.evaluate(_WRITTEN, within)
    page.evaluate(_WEAR, _WITHOUT_PRINT)
    taken = page.screenshot(full_page=True, animations="disabled", scale="css")
    page.evaluate("document.adoptedStyleSheets = []")
    ground = Image.open(BytesIO(taken)).convert("RGB")
    found = zip(written, text_contrasts(written, ground), strict=True)
    return [(one["text"], round(ratio, 1)) for one, ratio in found if ratio < LEAST], len(written)


_LEAST_SHARE = 0.04
"""Of a box: fewer pixels of a colour are an edge of something else."""


def text_contrasts(written: Sequence[dict[str, Any]], ground: Image.Image) -> list[float]:
    """Return the least contrast of each text, of an `ink` as CSS writes it, `seen` through so much
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
    if edges[0] >= edges[2] or edges[1] >= edges[3]:
        return 21.0  # outside: nobody sees it
    part = ground.crop(tuple(int(edge) for edge in edges))
    size = part.width * part.height
    # Shades of a gradient count together.
    rough = part.quantize(8).convert("RGB")
    colours = [
        colour for count, colour in rough.getcolors(size) or () if count >= _LEAST_SHARE * size
    ]
    return min(
        _ratio(luminance(_over(parts, opaque, colour)), luminance(colour)) for colour in colours
    )


def _over(ink: Sequence[float], opaque: float, colour: Sequence[int]) -> list[float]:
    """Return an ink that lets some of a colour through."""
    return [a * opaque + b * (1 - opaque) for a, b in zip(ink, colour, strict=False)]
