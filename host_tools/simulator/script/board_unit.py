"""The unit on the virtual board: real firmware, keys pressed at the pins, pixels read."""

from pathlib import Path
from typing import Any

from banker.games import GAMES, package, to_bytes

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.script.app_driver import TAP_MS
from host_tools.simulator.script.first_start import begin
from host_tools.simulator.script.screen_reading import read_cells
from host_tools.simulator.script.tone_reading import LONGEST_REST_MS, names
from host_tools.simulator.script.unit import Options, PowerIsCut, Prompt, offered

# Debouncing delays a press and a release by a few ms, so a key is held a little longer than prompt.
# All the unit's times run from the last key, so this does not add up.
LINGER_MS = 20
LOOK_MS = 10  # more than two steps of the unit
PATIENCE_MS = 2000  # the longest time that the unit may need for a key
SILENCE_MS = LONGEST_REST_MS + 20
LONGEST_SOUND_MS = 10_000


class BoardUnit:
    """Boots code.py from the options' folder, or from a flash in memory."""

    def __init__(self, options: Options) -> None:
        here = offered(options.game)
        absent = [package(at) for at in range(len(GAMES)) if at not in here]
        folder = Path(options.save) if options.save else None
        self.board = VirtualBoard(folder=folder, absent=tuple(absent))
        # Listening to the end of a sound runs the board ahead of the script.
        self._ahead_ms = 0.0
        self._before_listening: list[str] | None = None
        begin(self.board.hardware, options)
        self.boot()

    def boot(self) -> None:
        """Switch the power on, after pulling the plug if the unit is running."""
        self.board.cut()
        self._tones_read = len(self.board.hardware.piezo.tones)
        self._end_listening()
        self.board.boot()
        self._settle()

    def cut(self, operations: int | None) -> None:
        """Pull the plug, now or in the middle of a later byte."""
        if operations is None:
            self._end_listening()
            self.board.cut()
        else:
            self.board.cut_after(operations)

    def press(self, key: str) -> None:
        self.hold(key, TAP_MS)
        self.wait(TAP_MS)

    def hold(self, key: str, ms: int) -> None:
        """Keep a key down for a while."""
        self._end_listening()
        self.board.press(key)
        self.board.run(ms + LINGER_MS)
        self.board.release(key)
        self.board.run(LINGER_MS)
        self._settle()

    def wait(self, ms: int) -> None:
        still_ms = max(0, ms - self._ahead_ms)
        self._end_listening(max(0, self._ahead_ms - ms))
        self.board.run(still_ms)

    def _end_listening(self, ahead_ms: float = 0) -> None:
        """Leave the moment of listening; the board may still be ahead of it."""
        self._ahead_ms = ahead_ms
        self._before_listening = None

    def _settle(self) -> None:
        """Run until the unit steps on; by then it has saved and shown the effect of a key."""
        stepping = 0
        for _ in range(PATIENCE_MS // LOOK_MS):
            app = self.board.app
            before = app.now if app else -1
            self.board.run(LOOK_MS)
            app = self.board.app
            there = app and app.now != before and app.screen_name != "restarting"
            stepping = stepping + 1 if there else 0
            if stepping == 2 or not self.board.powered or not (app is None or app.on):
                return

    def cells(self) -> bytes:
        """Return the screen's glyph codes, read from its pixels."""
        return read_cells(self._before_listening or self.board.picture())

    def tones(self) -> list[str]:
        """Return the names of the tones since the last call, after the last one has ended."""
        piezo = self.board.hardware.piezo
        if not self.board.powered:
            return []
        self._before_listening = self._before_listening or self.board.picture()
        silent_ms = waited_ms = 0
        while silent_ms < SILENCE_MS and waited_ms < LONGEST_SOUND_MS:
            self.board.run(LOOK_MS)
            waited_ms += LOOK_MS
            silent_ms = silent_ms + LOOK_MS if piezo.sounding is None else 0
        self._ahead_ms += waited_ms
        heard = piezo.tones[self._tones_read :]
        self._tones_read += len(heard)
        return names(heard)

    def game(self) -> bytes:
        """Return the game as saved."""
        return to_bytes(self._app().game)

    def prompt(self) -> Prompt:
        """Return what the screen asks for."""
        app = self._app()
        return Prompt(app.screen_name, app.amount, app.second_amount)

    def _app(self) -> Any:
        """Return the app on the board, for everything that is not on the screen."""
        if not self.board.powered:
            raise PowerIsCut
        return self.board.app

    def close(self) -> None:
        self.board.cut()
