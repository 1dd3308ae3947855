"""A key of the unit as a widget: a coloured cap to press and hold with the mouse."""

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from host_tools.apps.term.caps import Cap, cap, icon
from host_tools.apps.term.colours import CAPS, TABLE, mix
from host_tools.games.legends import LEGENDS

_TALL = 3
"""Lines from which a cap has two for its print."""


class KeyCap(Widget):
    """A key's cap. It looks pressed while its key is down, wherever that was pressed."""

    class Moved(Message):
        """Sent when the mouse presses or releases a key."""

        def __init__(self, key: str, down: bool) -> None:
            super().__init__()
            self.key = key
            self.down = down

    def __init__(self, key: str) -> None:
        super().__init__(id=f"key-{key}", classes="cap")
        self.key = key
        self.down = False
        self.language = "en"
        self.game = 0

    def show(self, language: str, down: bool, game: int = 0) -> None:
        """Update the language, the state and the game."""
        if (language, down, game) != (self.language, self.down, self.game):
            self.language, self.down, self.game = language, down, game
            self.refresh()

    @property
    def cap(self) -> Cap:
        """The texts on the cap."""
        return cap(self.key, self.language, self.game)

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Press the key and capture the mouse, to get its release wherever it happens."""
        if event.button == 1:
            self.capture_mouse()
            self.post_message(self.Moved(self.key, True))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        self.release_mouse()
        self.post_message(self.Moved(self.key, False))

    def render_line(self, y: int) -> Strip:
        """Draw the cap's text, and an edge below it where there is room."""
        face, edge, ink = CAPS[LEGENDS[self.key].group]
        if self.down:
            face, edge = mix(face, "#ffffff", 0.6), face
            ink = "#000000"
        width, height = self.size
        if height > 1 and y == height - 1:
            return Strip([Segment("▀" * width, Style(color=edge, bgcolor=TABLE))])
        bold = Style(color=ink, bgcolor=face, bold=True)
        faint = Style(color=mix(ink, face, 0.72), bgcolor=face)
        if height >= _TALL:
            segments = self._tall(y, bold, faint)
        else:
            segments = self._short(bold, faint)
        used = sum(segment.cell_length for segment in segments)
        before = max(0, (width - used) // 2) if height >= _TALL else 0
        strip = Strip([Segment(" " * before, bold), *segments])
        return strip.adjust_cell_length(width, bold)

    def _short(self, bold: Style, faint: Style) -> list[Segment]:
        """Return everything in one line."""
        keyboard, printed, note = self.cap
        room = self.size.width - self.cap.width
        parts = [Segment(" " if room >= 0 else "", bold)]
        if keyboard:
            parts.append(Segment(f"{keyboard} ", faint))
        parts.append(Segment(printed, bold))
        if note:
            parts.append(Segment(f" {note}", faint))
        return parts

    def _tall(self, y: int, bold: Style, faint: Style) -> list[Segment]:
        """Return one of the lines with the print, a pawn beside it, and the keyboard's key or the
        pawn's name below."""
        keyboard, printed, note = self.cap
        below = " ".join(filter(None, (keyboard, note)))
        if LEGENDS[self.key].group != "digit":
            return [Segment(printed, bold) if y == 0 else Segment(below, faint)]
        width = max(len(printed), len(note))
        side = Segment(icon(self.key)[min(y, 1)] + " ", bold)
        if not note:
            return [Segment(printed if y == 0 else "", bold)]
        print_line = Segment(printed.ljust(width), bold)
        return [side, print_line if y == 0 else Segment(note.ljust(width), faint)]
