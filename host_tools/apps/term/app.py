"""The terminal program: passes keys to the unit, and its pictures and sounds to the terminal."""

from collections.abc import Sequence
from math import inf

from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.events import Key, Resize

from host_tools.apps.term.colours import BRASS, FAINT, IVORY, TABLE, glass
from host_tools.apps.term.faceplate import Faceplate
from host_tools.apps.term.key_cap import KeyCap
from host_tools.apps.term.key_presses import KeyPresses, key_for
from host_tools.apps.term.sound_names import SoundNames
from host_tools.simulator.live.arguments import watch
from host_tools.simulator.live.unit import Change, LiveUnit

LEAST_MV, MOST_MV, STEP_MV = 1500, 3300, 50


class TermApp(App[None]):
    """The terminal program. `tick` advances the unit; a test that moves the unit's clock calls it
    directly."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    CSS = f"""
    Screen {{ background: {TABLE}; overflow: hidden; }}
    Screen > * {{ position: absolute; }}
    #oled {{ background: {glass()}; }}
    #oled.framed {{ border: round {FAINT}; }}
    #side {{ padding-left: 1; text-wrap: nowrap; }}
    #foot {{
        color: {IVORY}; text-wrap: nowrap;
        link-color: {IVORY}; link-style: none; link-color-hover: {BRASS};
        link-style-hover: none; link-background-hover: {TABLE};
    }}
    """
    BINDINGS = [  # noqa: RUF012  as Textual declares it
        Binding("ctrl+c,ctrl+q", "quit", priority=True),
        ("ctrl+t", "text"),
        ("ctrl+p", "cells"),
        ("ctrl+r", "reset"),
        ("ctrl+o", "inside"),
        ("minus", "battery(-1)"),
        ("plus", "battery(1)"),
    ]

    def __init__(
        self,
        unit: LiveUnit,
        language: str = "en",
        board: bool = False,
        watching: bool = False,
        ring: bool = False,
        notes: Sequence[str] = (),
    ) -> None:
        """Prepare the program. `watching` restarts the unit when its firmware changes, `ring` rings
        the terminal's bell for every sound, `notes` are the first lines of the log."""
        super().__init__()
        self.unit = unit
        self.faceplate = Faceplate(unit, language, board, notes)
        self._presses = KeyPresses(unit)
        self._sound_names = SoundNames()
        self._watching = watching
        self._ring = ring

    # The terminal.

    def compose(self) -> ComposeResult:
        """Yield the widgets."""
        yield from self.faceplate.widgets()

    def on_mount(self) -> None:
        """Switch the unit on and start the workers."""
        self.unit.listeners.append(self._on_change)
        self.unit.boot()
        self.run_worker(self.unit.run(self.tick))
        if self.faceplate.board_panel:
            self.run_worker(self.faceplate.board_panel.run(self.faceplate.update_side))
        if self._watching:
            self.run_worker(watch(self.unit, self.faceplate.note))

    def on_unmount(self) -> None:
        """Stop listening to the unit, and release its keys."""
        self.unit.listeners.remove(self._on_change)
        self._presses.release()

    def on_resize(self, event: Resize) -> None:
        """Arrange everything for the new size, which Textual's own `size` does not have yet."""
        self.faceplate.room = event.size
        self.faceplate.arrange()

    # The unit.

    def tick(self) -> None:
        """Advance the unit to the present."""
        self._presses.step()
        self.unit.advance()
        self.faceplate.show_held()

    def _on_change(self, change: Change) -> None:
        if change.kind == "tone":
            self._on_tone(change.hertz)
        elif change.kind == "picture":
            self.faceplate.show_picture()
        else:
            self.faceplate.arrange()

    def _on_tone(self, hertz: int) -> None:
        name = self._sound_names.take(hertz)
        if name:
            self.faceplate.note(f"♪ {self.faceplate.words[f'sound_{name}']}")
            if self._ring:
                self.bell()

    # The user's actions.

    def on_key(self, event: Key) -> None:
        """Press the unit's key for a key of the keyboard, named by its letter, or as Enter or
        Escape."""
        typed = event.character if event.is_printable and event.character else event.key
        found = key_for(typed)
        if found:
            event.stop()
            self._press(*found)

    def on_key_cap_moved(self, event: KeyCap.Moved) -> None:
        """Press or release the key that the mouse is on."""
        if event.down:
            self._press(event.key, inf)
        else:
            self._presses.release()
            self.faceplate.show_held()

    def _press(self, key: str, seconds: float) -> None:
        self.faceplate.note_key(key)
        self._presses.press(key, seconds)
        self.faceplate.show_held()

    def action_text(self) -> None:
        """Switch between the screen as plain text and as a picture."""
        self.faceplate.as_text = not self.faceplate.as_text
        self.faceplate.arrange()

    def action_inside(self) -> None:
        """Show or hide the developer's panel."""
        if self.faceplate.board_panel:
            self.faceplate.inside = not self.faceplate.inside
            self.faceplate.arrange()

    def action_cells(self) -> None:
        """Take the batteries out, or put them in."""
        if self.unit.powered:
            self.unit.cut()
        else:
            self.unit.boot()

    def action_reset(self) -> None:
        """Press the board's reset button."""
        self.unit.reset()

    def action_battery(self, steps: int) -> None:
        """Make the batteries weaker or stronger."""
        wanted = self.unit.battery_mv + steps * STEP_MV
        self.unit.battery_mv = min(MOST_MV, max(LEAST_MV, wanted))
        self.faceplate.note(f"{self.unit.battery_mv:.0f} mV")
