"""Draws the unit for the front page, in each language, from the keys' legends, the page's colours
and the screen of the firmware after a few keys."""

import re
from html import escape
from pathlib import Path

from host_tools import FIRMWARE
from host_tools.apps.web.page_files import FACEPLATE
from host_tools.dev.glyphs.pawn_icons import HEIGHT as PAWN_HIGH
from host_tools.dev.glyphs.pawn_icons import WIDTH as PAWN_WIDE
from host_tools.dev.glyphs.pawn_icons import pawn_path
from host_tools.dev.glyphs.picture import HEIGHT as DOTS_HIGH
from host_tools.dev.glyphs.picture import WIDTH as DOTS_WIDE
from host_tools.dev.glyphs.picture import pixels
from host_tools.games.legends import LANGUAGES, LEGENDS
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import Options

SIZE = (330, 570)
_PRESSED = "BUY_BANK 1 1 3"
_EDGE, _BRAND, _GAP = 13.0, 25.0, 5.5
_SCREEN = (26.0, _BRAND, 278.0, 142.0)
_KEYS_AT = _BRAND + _SCREEN[3] + 7
_SIDE = 4.0
_COLOURS = re.compile(r"^\.(?:key\.)?(\w+) \{ (--face[^}]*)\}", re.MULTILINE)
_PLAIN = {"face": "#4c5962", "side": "#2b363c", "print": "#fff"}
_FONT = "font-family='Avenir Next, Segoe UI, Helvetica Neue, Noto Sans, DejaVu Sans, sans-serif'"


def reference_keys() -> list[list[str]]:
    """Return the keys of the reference board."""
    names: dict[str, list[list[str]]] = {}
    exec((FIRMWARE / "pins.py").read_text("utf-8"), names)  # type: ignore[arg-type]
    return names["KEYS"]


def draw_unit(lang: str) -> str:
    """Draw the unit as an SVG: case, screen, and keys in the rows of the panel."""
    layout = reference_keys()
    width, height = SIZE
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' "
        f"width='{width}' height='{height}' {_FONT} text-anchor='middle'>",
        "<linearGradient id='case' x2='0.4' y2='1'><stop stop-color='#35505a'/>"
        "<stop offset='0.4' stop-color='#1b2f37'/><stop offset='1' stop-color='#14242b'/>"
        "</linearGradient>",
        f"<rect width='{width}' height='{height}' rx='18' fill='url(#case)'/>",
        "<text x='70' y='17' font-size='14' font-weight='700' fill='#ecd5a3' "
        "font-family='Georgia, DejaVu Serif, serif'>Courtier</text>",
        f"<circle cx='{width - 38}' cy='12.5' r='3.2' fill='#6de8a5'/>",
        _screen(lang),
    ]
    across, down = width - 2 * _EDGE + _GAP, height - _KEYS_AT - _EDGE + _GAP
    for row, names in enumerate(layout):
        for column, name in enumerate(names):
            left = _EDGE + column * across / len(names)
            top = _KEYS_AT + row * down / len(layout)
            size = (across / len(names) - _GAP, down / len(layout) - _GAP)
            parts.append(_key(name, lang, (left, top), size))
    return "\n".join([*parts, "</svg>\n"])


def _screen(lang: str) -> str:
    """Draw the firmware's screen, dot by dot."""
    unit = AppUnit(Options(lang=lang))
    for key in _PRESSED.split():
        unit.press(key)
    rows = pixels(unit.cells())
    lit = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, dot in enumerate(row) if dot
    )
    left, top, width, height = _SCREEN
    scale = (width - 12) / DOTS_WIDE
    inside = top + (height - scale * DOTS_HIGH) / 2
    return (
        f"<rect x='{left}' y='{top}' width='{width}' height='{height}' rx='6' fill='#05090d'/>"
        f"<path transform='translate({left + 6} {inside:.2f}) scale({scale:.4f})' "
        f"fill='#c4f6ff' stroke='#05090d' stroke-width='0.18' d='{lit}'/>"
    )


def _key(name: str, lang: str, place: tuple[float, float], size: tuple[float, float]) -> str:
    legend = LEGENDS[name]
    colours = _PLAIN | _group_colours().get(legend.group, {})
    (x, y), (wide, high) = place, size
    middle, centre = x + wide / 2, y + (high - _SIDE) / 2
    drawn = [
        f"<rect x='{x:.1f}' y='{y + _SIDE:.1f}' width='{wide:.1f}' height='{high - _SIDE:.1f}' "
        f"rx='9' fill='{colours['side']}'/>",
        f"<rect x='{x:.1f}' y='{y:.1f}' width='{wide:.1f}' height='{high - _SIDE:.1f}' "
        f"rx='9' fill='{colours['face']}'/>",
    ]
    if legend.group == "power":
        drawn.append(
            f"<path transform='translate({middle - 12:.1f} {centre - 12:.1f})' fill='none' "
            "stroke='#ff7b66' stroke-width='2.2' stroke-linecap='round' "
            "d='M12 3v9M6.5 6.5a8 8 0 1 0 11 0'/>"
        )
        return "".join(drawn)
    digit = legend.group == "digit"
    lines = legend.text(lang).split("\n")
    if digit and name in "123456":
        drawn.append(
            f"<path transform='translate({middle - PAWN_WIDE * 0.6:.1f} "
            f"{centre - PAWN_HIGH * 1.2 - 1:.1f}) scale(1.2)' fill='#7a4c18' "
            f"d='{pawn_path(int(name))}'/>"
        )
        centre += 13
    step = 20.0 if digit else 9.6
    first = centre - step * (len(lines) - 1) / 2 + (7 if digit else 3)
    for at, line in enumerate(lines):
        drawn.append(
            f"<text x='{middle:.1f}' y='{first + at * step:.1f}' font-size='{step / 1.15:.1f}' "
            f"font-weight='600' fill='{colours['print']}'>{escape(line)}</text>"
        )
    return "".join(drawn)


def _group_colours() -> dict[str, dict[str, str]]:
    """Read the colours of each group of keys from the page's style sheet."""
    sheet = (FACEPLATE / "unit.css").read_text("utf-8")
    return {
        group: dict(re.findall(r"--(\w+): ([^;]+);", rules))
        for group, rules in _COLOURS.findall(sheet)
    }


def write_pictures(target: Path) -> None:
    """Write the picture in each language."""
    for lang in LANGUAGES:
        (target / f"unit.{lang}.svg").write_text(draw_unit(lang), encoding="utf-8")
