"""Plans where everything goes in a terminal of any size, showing more where there is room."""

from itertools import pairwise
from typing import NamedTuple

from host_tools.apps.term.dots import BRAILLE, HALF, SIZES, TEXT

FRAME = 2
"""Columns and lines that the frame around the screen takes."""
PAD_ROWS = 5
MOST_CAP_LINES = 3
FOOT = 1
ROOMY = 30
"""Columns from which the side has room for help and for the developer's panel."""
LEAST_SIDE = 12
WIDEST_SIDE = 57


class Area(NamedTuple):
    """A rectangle of the terminal, in characters."""

    x: int
    y: int
    width: int
    height: int


class Plan(NamedTuple):
    """The areas of the terminal; None for what has no room. `drawing` is how the screen is drawn,
    `framed` whether it has a frame."""

    drawing: str
    framed: bool
    screen: Area
    pad: Area | None
    cap_lines: int
    side: Area | None
    foot: Area | None

    @property
    def inside(self) -> tuple[int, int]:
        """Columns and lines of the screen inside its frame."""
        frame = FRAME if self.framed else 0
        return self.screen.width - frame, self.screen.height - frame

    @property
    def whole(self) -> bool:
        """Whether the whole screen is visible."""
        return self.inside == SIZES[self.drawing]

    @property
    def roomy(self) -> bool:
        """Whether the side has room for more than a few words."""
        return self.side is not None and self.side.width >= ROOMY


def plan(width: int, height: int, text: bool = False, board: bool = False) -> Plan:
    """Return the best plan for this size. `text` draws the screen as plain text whatever the room;
    `board` makes room for the developer's panel, even if the screen gets smaller."""
    drawing = TEXT if text else _largest(width, height, ROOMY if board else 0)
    wide, high = SIZES[drawing]
    framed = width >= wide + FRAME and height >= high + FRAME + FOOT
    if framed:
        wide, high = wide + FRAME, high + FRAME
    foot = FOOT if height >= high + FOOT else 0  # the screen's last line matters more
    wide, high = min(wide, width), min(high, height)
    lines = min(MOST_CAP_LINES, (height - foot - high) // PAD_ROWS)
    if board and drawing == TEXT:
        lines = min(lines, 1)  # the developer's panel is long
    pad_high = PAD_ROWS * lines
    spare = height - foot - high - pad_high
    top = 0 if drawing == TEXT else spare // 2
    side_wide = min(width - wide, WIDEST_SIDE)
    if side_wide < LEAST_SIDE:
        side_wide = 0
    left = (width - wide - side_wide) // 2
    # A screen of text is small: the side may be taller, down to the keys.
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
    """Choose the finest drawing that leaves room for the side and one line for each row of keys."""
    for drawing in (HALF, BRAILLE):
        wide, high = SIZES[drawing]
        # Do not lose the side for a larger picture.
        beside = max(side, LEAST_SIDE) if drawing == HALF else side
        enough = wide + FRAME + beside <= width and high + FRAME + PAD_ROWS + FOOT <= height
        if enough:
            return drawing
    return TEXT


def share_out(needed: list[int], total: int) -> list[int]:
    """Return widths of columns that take `total` together: equal if that is enough for each;
    otherwise what each needs and an equal share of the rest; where room is short, in proportion."""
    if max(needed) <= total // len(needed):
        needed = [0] * len(needed)
    spare = total - sum(needed)
    if spare < 0:
        edges = [sum(needed[:n]) * total // sum(needed) for n in range(len(needed) + 1)]
        return [after - before for before, after in pairwise(edges)]
    each, left = divmod(spare, len(needed))
    return [width + each + (n < left) for n, width in enumerate(needed)]
