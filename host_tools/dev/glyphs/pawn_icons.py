"""The pawns as the unit's screen draws them, for pages and pictures."""

from functools import cache

from host_tools.dev.glyphs.art import read_art
from host_tools.dev.glyphs.layout import PAWNS

WIDTH, HEIGHT = 12, 15


@cache
def pawn_runs(pawn: int) -> tuple[tuple[int, int, int], ...]:
    """Return the lit pixels of a pawn as runs: column, row and length."""
    runs = []
    for y, row in enumerate(read_art()[f"large-{PAWNS[pawn - 1]}"]):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end] == "#":
                end += 1
            if end > x:
                runs.append((x, y, end - x))
            x = end + 1
    return tuple(runs)


def pawn_path(pawn: int) -> str:
    """Return the same as the path of an SVG, WIDTH by HEIGHT units large."""
    # A little taller than a row, so that no hairline shows between two.
    return "".join(f"M{x} {y}h{length}v1.03h-{length}z" for x, y, length in pawn_runs(pawn))


def pawn_icon(pawn: int) -> dict[str, str]:
    """Return a pawn as our pages draw it: the SVG's view box and its path."""
    return {"box": f"0 0 {WIDTH} {HEIGHT}", "path": pawn_path(pawn)}
