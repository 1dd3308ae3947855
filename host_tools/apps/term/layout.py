"""Where everything goes in a terminal of any size: more is shown where there is room."""

from itertools import pairwise
from typing import NamedTuple

from host_tools.apps.term.dots import BRAILLE, HALF, SIZES, TEXT

FRAME = 2
"""Columns and lines that the frame around the screen takes."""
PAD_ROWS = 5
MOST_CAP_LINES = 3
FOOT = 1
ROOMY = 30
"""Columns from which the side has room for help and for the board's inside."""
LEAST_SIDE = 12
WIDEST_SIDE = 57


class Area(NamedTuple):
    """A rectangle of the terminal, in characters."""

    x: int
    y: int
    width: int
    height: int


class Plan(NamedTuple):
    """`drawing` is how the screen is drawn, `framed` with a frame around it; an area that is None
    has no room."""

    drawing: str
    framed: bool
    screen: Area
    pad: Area | None
    cap_lines: int
    side: Area | None
    foot: Area | None

    @property
    def inside(self) -> tuple[int, int]:
        """Columns and lines of the screen within its frame."""
        frame = FRAME if self.framed else 0
        return self.screen.width - frame, self.screen.height - frame

    @property
    def whole(self) -> bool:
        """Whether the whole screen is to be seen."""
        return self.inside == SIZES[self.drawing]

    @property
    def roomy(self) -> bool:
        """Whether the side can show more than a few words."""
        return self.side is not None and self.side.width >= ROOMY


def plan(width: int, height: int, text: bool = False, board: bool = False) -> Plan:
    """The best for this size. `text`: the screen as plain text, whatever the room; `board`: there
    must be room for the board's inside, even if that makes the screen smaller."""
    drawing = TEXT if text else _largest(width, height, ROOMY if board else 0)
    wide, high = SIZES[drawing]
    framed = width >= wide + FRAME and height >= high + FRAME + FOOT
    if framed:
        wide, high = wide + FRAME, high + FRAME
    foot = FOOT if height >= high + FOOT else 0  # the screen's last line is worth more
    wide, high = min(wide, width), min(high, height)
    lines = min(MOST_CAP_LINES, (height - foot - high) // PAD_ROWS)
    if board and drawing == TEXT:
        lines = min(lines, 1)  # the board's inside is long
    pad_high = PAD_ROWS * lines
    spare = height - foot - high - pad_high
    top = 0 if drawing == TEXT else spare // 2
    side_wide = min(width - wide, WIDEST_SIDE)
    if side_wide < LEAST_SIDE:
        side_wide = 0
    left = (width - wide - side_wide) // 2
    # Text is small: what is beside it may be higher than it is, down to the keys.
    above_pad = high + spare if drawing == TEXT else high
    full_side = drawing == HALF and side_wide >= ROOMY
    return Plan(
        drawing,
        framed,
        Area(left, top, wide, high),
        Area(left, top + above_pad, wide if full_side else wide + side_wide, pad_high)
        if lines
        else None,
        lines,
        Area(left + wide, top, side_wide, above_pad + (pad_high if full_side else 0))
        if side_wide
        else None,
        Area(0, height - foot, width, foot) if foot else None,
    )


def _largest(width: int, height: int, side: int) -> str:
    """The finest drawing that leaves room for one line a row of keys, and for the side."""
    for drawing in (HALF, BRAILLE):
        wide, high = SIZES[drawing]
        # The larger picture is not worth losing what stands beside it.
        beside = max(side, LEAST_SIDE) if drawing == HALF else side
        enough = wide + FRAME + beside <= width and high + FRAME + PAD_ROWS + FOOT <= height
        if enough:
            return drawing
    return TEXT


def share_out(needed: list[int], total: int) -> list[int]:
    """Widths of columns that together take `total`: all alike where that is enough for each; else
    what it needs and a like share of the rest; else, where room is short, in proportion."""
    if max(needed) <= total // len(needed):
        needed = [0] * len(needed)
    spare = total - sum(needed)
    if spare < 0:
        edges = [sum(needed[:n]) * total // sum(needed) for n in range(len(needed) + 1)]
        return [after - before for before, after in pairwise(edges)]
    each, left = divmod(spare, len(needed))
    return [width + each + (n < left) for n, width in enumerate(needed)]
