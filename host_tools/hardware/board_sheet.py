"""A sheet with the perforated board on it, from above or from below, on its real grid."""

from host_tools.hardware import dimensions as size
from host_tools.hardware import nets
from host_tools.hardware.board_parts import Part
from host_tools.hardware.palette import INK, PAPER, SOFT
from host_tools.hardware.shapes import Box, Disc, Line, Point, Text
from host_tools.hardware.symbols import sheet

SCALE = 4.6
"""mm of the picture from hole to hole."""
_LEFT, _TOP = 27.0, 29.0
_GREEN, _HOLE = "#e7efe4", "#b9c6b4"


class Board:
    """A drawing of the board from one side; from below, left and right change places."""

    def __init__(self, title: str, below: bool) -> None:
        self.below = below
        wide = _LEFT * 2 + (size.COLUMNS - 1) * SCALE
        self.drawing = sheet(title, wide, _TOP + (size.ROWS - 1) * SCALE + 28)
        self._ground()

    def at(self, place: tuple[float, float]) -> Point:
        """A place in holes on the paper."""
        column = size.COLUMNS - 1 - place[0] if self.below else place[0]
        return _LEFT + column * SCALE, _TOP + place[1] * SCALE

    def _ground(self) -> None:
        """The board, its holes, how they are counted, and those drilled up for screws."""
        edge = (size.BOARD_WIDTH / size.PITCH - size.COLUMNS + 1) / 2 * SCALE
        across, down = (size.COLUMNS - 1) * SCALE, (size.ROWS - 1) * SCALE
        self.drawing.add(
            Box(_LEFT - edge, _TOP - 6, across + 2 * edge, down + 15, _GREEN, _HOLE, 0.4, 2)
        )
        for row in range(size.ROWS):
            # Dashes without length and with round ends are dots: a row of holes in one line.
            ends = (_LEFT, self.at((0, row))[1]), (_LEFT + across, self.at((0, row))[1])
            self.drawing.add(Line(ends, _HOLE, 1.0, (0, SCALE)))
        for column in range(0, size.COLUMNS, 5):
            x = self.at((column, 0))[0]
            self.drawing.add(Text(x, _TOP - 7.6, str(column), 2.8, "middle", False, SOFT))
        for row in range(0, size.ROWS, 5):
            y = self.at((0, row))[1] + 1
            self.drawing.add(Text(_LEFT - edge - 1.5, y, str(row), 2.8, "end", False, SOFT))
        for screw in size.SCREWS:
            radius = size.SCREW_CLEARANCE / 2 * SCALE / size.PITCH
            self.drawing.add(Disc(*self.at(screw), radius, PAPER, SOFT, 0.4))

    def body(self, part: Part, fill: str, stroke: str) -> None:
        left, far, right, near = part.body
        (x, y), (to_x, to_y) = self.at((left, far)), self.at((right, near))
        corner = min(x, to_x)
        if part.ref == nets.PIEZO:
            radius = abs(to_x - x) / 2
            self.drawing.add(Disc(corner + radius, (y + to_y) / 2, radius, fill, stroke, 0.3))
        else:
            self.drawing.add(Box(corner, y, abs(to_x - x), to_y - y, fill, stroke, 0.3, 0.8))

    def pads(self, part: Part) -> None:
        """The holes that a part's pins are in."""
        for holes in part.pins.values():
            for hole in holes:
                self.drawing.add(Disc(*self.at(hole), 0.95, "#d8b877", INK, 0.3))

    def words(
        self,
        place: tuple[float, float],
        words: str,
        tall: float = 2.4,
        bold: bool = False,
        colour: str = INK,
        anchor: str = "middle",
    ) -> None:
        """A line of words, level with a place in holes."""
        x, y = self.at(place)
        if self.below and anchor != "middle":
            anchor = "end" if anchor == "start" else "start"
        self.drawing.add(Text(x, y + tall * 0.36, words, tall, anchor, bold, colour))

    def foot(self, line: int, words: str) -> None:
        """A line of words below the board."""
        y = _TOP + (size.ROWS - 1) * SCALE + 15 + 4.4 * line
        self.drawing.add(Text(8, y, words, 2.9))


def middle(part: Part) -> tuple[float, float]:
    """The middle of a part's body, in holes."""
    left, far, right, near = part.body
    return (left + right) / 2, (far + near) / 2
