"""The unit's faceplate in a terminal: the widgets, where they go, and what they show."""

from collections.abc import Iterator, Sequence

from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from host_tools.apps.term.board_panel import BoardPanel
from host_tools.apps.term.dots import SIZES, TEXT
from host_tools.apps.term.event_log import EventLog
from host_tools.apps.term.foot import foot_items, foot_markup
from host_tools.apps.term.key_cap import KeyCap
from host_tools.apps.term.layout import Plan, plan
from host_tools.apps.term.oled import Oled
from host_tools.apps.term.pad import put, put_keys
from host_tools.apps.term.side import SideContent, shelf_line, side_text
from host_tools.apps.term.words import WORDS
from host_tools.simulator.live.shelf import LiveShelf
from host_tools.simulator.live.unit import LiveUnit


class Faceplate:
    """The widgets of a unit. `language` applies until the unit has its own; `board` allows the
    developer's panel."""

    def __init__(self, unit: LiveUnit, language: str, board: bool, notes: Sequence[str]) -> None:
        self._unit = unit
        self.language = language
        self.game = 0
        self.board_panel = BoardPanel(unit) if board else None
        self.as_text = False
        self.inside = board
        self.room = Size(80, 24)
        self.plan: Plan = plan(*self.room)
        self.event_log = EventLog(notes)
        self._shelf = LiveShelf(unit)
        self.oled = Oled()
        self.caps = {key: KeyCap(key) for row in unit.board.pins["KEYS"] for key in row}
        self._side = Static(id="side", markup=False)
        self._foot = Static(id="foot")

    def widgets(self) -> Iterator[Widget]:
        """Yield all widgets. The size decides where each goes, and whether it is shown."""
        yield self.oled
        yield self._side
        yield from self.caps.values()
        yield self._foot

    @property
    def words(self) -> dict[str, str]:
        """The program's own words in the current language."""
        return WORDS[self.language]

    def arrange(self) -> None:
        """Put everything in its place for the current size and choices, and draw it again."""
        # Without power the unit has neither language nor game: the legends stay.
        self.language = self._unit.language or self.language
        self.game = self.game if self._unit.game is None else self._unit.game
        self.plan = plan(*self.room, self.as_text, self.inside)
        self.oled.draw_as(self.plan.drawing, self.plan.inside, self.plan.framed)
        put(self.oled, self.plan.screen)
        put(self._side, self.plan.side)
        put(self._foot, self.plan.foot)
        rows = self._unit.board.pins["KEYS"]
        put_keys(self.caps, rows, self.plan.pad, self.plan.cap_lines, self.language, self.game)
        items = foot_items(self.language, self._unit.powered, self.as_text, bool(self.board_panel))
        if self.plan.foot:
            line = foot_markup(items, self.words["capitals"], self.plan.foot.width)
            self._foot.update(line, layout=False)
        self.show_held()
        self.update_side()
        self.show_picture()

    def show_picture(self) -> None:
        """Show the unit's picture, or why there is none."""
        fault = self._unit.fault
        if not self.plan.whole:
            self.oled.show(text=self.words["too_small"].format(*SIZES[TEXT]))
        elif self._unit.asleep:
            self.oled.show(text=self.words["wakes"])
        elif self._unit.powered:
            self.oled.show(self._unit.frame())
        elif fault:
            self.oled.show(text=f"{self.words['fault']}. {fault.splitlines()[-1]}")
        else:
            self.oled.show(text=self.words["no_power"])

    def show_held(self) -> None:
        """Draw the keys that are down as pressed."""
        held = self._unit.held
        for key, widget in self.caps.items():
            widget.show(self.language, key in held, self.game)

    def update_side(self) -> None:
        """Update the text beside the screen."""
        area = self.plan.side
        if area:
            width = area.width - 1  # the padding
            board = self.board_panel.lines(width) if self.board_panel and self.inside else None
            state = "asleep" if self._unit.asleep else "on" if self._unit.powered else "off"
            log = self.event_log.lines()
            self._shelf.look()
            games = [shelf_line(game, self.language) for game in self._shelf.games]
            now = SideContent(self.language, state, log, games, board, self.plan.roomy)
            self._side.update(side_text(now, width, area.height), layout=False)

    def note(self, line: str) -> None:
        """Add a line to the log."""
        self.event_log.note(line)
        self.update_side()

    def note_key(self, key: str) -> None:
        """Add a key to the log."""
        self.event_log.key(self.caps[key].cap.print)
        self.update_side()
