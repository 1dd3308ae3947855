"""The OLED as a widget."""

from textwrap import wrap

from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip
from textual.widget import Widget

from host_tools.apps.term.colours import FAINT, glass, light
from host_tools.apps.term.dots import BRAILLE, SIZES, draw
from host_tools.simulator.live.frame import DARK, Frame


class Oled(Widget):
    """Shows the last picture it was given, as large as there is room for."""

    def __init__(self) -> None:
        super().__init__(id="oled")
        self.drawing = BRAILLE
        self._room = SIZES[BRAILLE]
        self._frame = DARK
        self._text = ""
        self._lines: list[str] = []

    def show(self, frame: Frame = DARK, text: str = "") -> None:
        """Show a picture, or words over the dark glass."""
        self._frame = frame
        self._text = text
        self._redraw()

    def draw_as(self, drawing: str, room: tuple[int, int], framed: bool) -> None:
        """Set how to draw, and the columns and lines available for words."""
        self.set_class(framed, "framed")
        if (drawing, room) != (self.drawing, self._room):
            self.drawing, self._room = drawing, room
            self._redraw()

    def lines(self) -> list[str]:
        return list(self._lines)

    def _redraw(self) -> None:
        width, height = self._room
        if self._text:
            centred = [line.center(width) for line in wrap(self._text, width)][:height]
            self._lines = [" " * width] * ((height - len(centred)) // 2) + centred
        else:
            self._lines = draw(self._frame, self.drawing)
        self._lines += [" " * width] * (height - len(self._lines))
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a line of characters, all in one colour."""
        ink = FAINT if self._text else light(self._frame.contrast)
        style = Style(color=ink, bgcolor=glass())
        line = self._lines[y] if y < len(self._lines) else ""
        return Strip([Segment(line, style)]).adjust_cell_length(self.size.width, style)
