"""A virtual board with the firmware's files on its drive and deploy's list of them, as code.py
finds them on a board."""

import functools
from types import ModuleType

from host_tools.deploy.manifest import NAME, Manifest, as_text, checksum
from host_tools.simulator.board import VirtualBoard
from tests.support.fake_app import FakeApp, application

_LINE, _CELL = 16, 6


def deployed(
    files: dict[str, bytes], absent: tuple[str, ...] = (), **modules: ModuleType
) -> VirtualBoard:
    """Return a board on whose drive these files are as deploy has left them. What runs are the
    sources, but for these modules."""
    app = {"drivers.application": application(FakeApp)}
    unit = VirtualBoard(modules={**app, **modules}, absent=absent)
    for path, content in files.items():
        unit.hardware.drive.give(path, content)
    marks = {path: checksum(content) for path, content in files.items()}
    unit.hardware.drive.give(NAME, as_text(Manifest("1", True, marks)).encode())
    return unit


@functools.cache
def _glyphs() -> dict[str, str]:
    """Return the characters of CircuitPython's built-in font by their dots in a cell."""
    from terminalio import FONT  # on the desktop too, it takes a while to load

    found = {}
    for code in range(32, 127):
        glyph = FONT.get_glyph(code)
        assert glyph
        left = glyph.tile_index * glyph.width
        dots = (
            ".#"[glyph.bitmap[left + x, y]] if y < glyph.height else "."
            for y in range(_LINE)
            for x in range(_CELL)
        )
        found["".join(dots)] = chr(code)
    return found


def plain_text(unit: VirtualBoard) -> list[str]:
    """Return the four lines that main.py shows, "?" where none of its characters is."""
    picture = unit.picture()
    lines = []
    for top in range(0, 64, _LINE):
        cells = (
            "".join(line[x : x + _CELL] for line in picture[top : top + _LINE])
            for x in range(1, 127, _CELL)
        )
        lines.append("".join(_glyphs().get(cell, "?") for cell in cells).rstrip())
    return lines
