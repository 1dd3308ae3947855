"""The name on the lid, in the letters of the unit's screen."""

from build123d import Part, Pos, Rectangle, Sketch, extrude

from host_tools.dev.glyphs.art import read_art
from host_tools.hardware.case.openings import NAME

PIXEL = 1.35
OVERLAP = 0.15
"""Pixels that meet at a corner must share more than an edge, or the solid is not manifold."""
ADVANCE = 6


def title(middle: tuple[float, float], z: tuple[float, float]) -> Part:
    """Return the name as a solid to take away, round a middle and between two heights."""
    art = read_art()
    width = len(NAME) * ADVANCE - 1
    height = max(len(art[letter]) for letter in NAME)
    drawn = Sketch()
    for number, letter in enumerate(NAME):
        for row, line in enumerate(art[letter]):
            for column, start in _runs(line):
                x = (number * ADVANCE + start + column / 2 - width / 2) * PIXEL
                y = (height / 2 - row - 0.5) * PIXEL
                side = PIXEL + OVERLAP
                drawn += Pos(x, y) * Rectangle(column * PIXEL + OVERLAP, side)
    return Pos(*middle, z[0]) * extrude(drawn, z[1] - z[0])


def _runs(line: str) -> list[tuple[int, int]]:
    """Return the lit runs of a row of pixels, as length and first column."""
    runs, start = [], 0
    for piece in line.replace("#.", "# .").replace(".#", ". #").split(" "):
        if "#" in piece:
            runs.append((len(piece), start))
        start += len(piece)
    return runs
