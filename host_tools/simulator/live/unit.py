"""The unit in real time: the virtual board, kept in step with a clock, for people to play on.

A key is not left waiting for the next tick: the board runs at once until it has answered, a little
ahead of the clock, which then catches up. Nothing has to be closed properly: what the firmware has
saved is in the folder, so the end of the process is a power cut like any other.
"""

import asyncio
import binascii
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

from banker.rules.transactions import SHELF
from banker.ui.keys import KEYS
from banker.ui.settings import LANGUAGE

from host_tools.simulator.board import FIRMWARE, VirtualBoard
from host_tools.simulator.live.frame import DARK, Frame, take_frame
from host_tools.simulator.live.pace import Pace
from host_tools.simulator.live.port import LivePort
from host_tools.simulator.lock import hold_folder, publish_address
from host_tools.simulator.script.first_start import AS_THE_BOARD, begin
from host_tools.simulator.script.unit import LANGUAGES, Options

TICK_S = 0.01
REST_S = 0.1
"""The time between steps of a unit at rest: short enough for a blinking field."""
UNSEEN_S = 0.2
"""The same when nobody looks; longer would seem as if the computer had slept."""
ACTIVE_MS = 1000.0
"""How long it stays active after a key, a sound, or data at the USB port."""
ANSWER_MS = 15.0
"""The time in which an idle unit has seen a key go down and begun to answer."""
AWAKE_MS = 60_000
"""The longest time since a key: without batteries to spare, it does not sleep by itself."""
SEEN_MS = 40.0
"""The time in which even a busy unit has seen a key go down or up."""
_CODES = {code: name for name, code in LANGUAGES.items()}


class Pressed(NamedTuple):
    """A key that the unit has seen. `place` identifies what its screen shows then, without the last
    line, 0 at rest; `moves` is the game's count; `answered` tells whether the last line answers
    the key."""

    key: str
    place: int
    moves: int
    answered: bool


class Change(NamedTuple):
    """Something that happened: a new "picture"; a "tone", `hertz` from `at_ms` on (0: silence); the
    "power" came, went or failed, or the unit sleeps or wakes; another "language" or "game";
    another "screen", or the resting ones; an "entry" was confirmed, undone or restored; a key
    was "pressed"."""

    kind: str
    hertz: int = 0
    at_ms: float = 0.0
    pressed: Pressed | None = None


Listener = Callable[[Change], None]
Record = Callable[[float, str, str], None]
"""Called with the virtual ms, the action (press, release, cut, boot), and the key or ""."""
_Snapshot = tuple[
    Frame, bool, str | None, str | None, int | None, str, bool, tuple[int, int] | None
]
"""Picture, power, fault, language, game, screen, whether it is asleep, and `confirmed`."""
_SEEN_CELLS = 7 * 21
"""The cells of a screen without its last line."""


def _no_record(at_ms: float, what: str, key: str) -> None:
    """Do nothing: there is no recording."""


def _port(folder: Path | None, board: VirtualBoard) -> LivePort | None:
    """Return the unit's USB port, if there is a folder for its name and the system offers one."""
    try:
        return LivePort(folder, board) if folder else None
    except OSError:
        return None


class LiveUnit:
    """The unit. `folder` keeps the flash; None keeps it in memory. `clock` returns seconds that
    only grow. Listeners are called from `advance`, `press` and the like. `seen` tells whether
    somebody may be looking."""

    def __init__(
        self,
        folder: Path | None = None,
        options: Options = AS_THE_BOARD,
        clock: Callable[[], float] = time.monotonic,
        firmware: Path = FIRMWARE,
    ) -> None:
        self.folder = folder
        self.firmware = firmware
        self.clock = clock
        self._lock: IO[bytes] | None = hold_folder(folder) if folder else None
        self.board = VirtualBoard(firmware, folder)
        self._port = _port(folder, self.board)
        self.fresh = begin(self.board.hardware, options)
        self.listeners: list[Listener] = []
        self.record: Record = _no_record
        self._pace = Pace(clock)
        self._pace.step_in(self.board)
        self._down: set[str] = set()
        self._moved: dict[str, float] = {}
        self._last_snapshot: _Snapshot = (DARK, False, None, None, None, "", False, None)
        self._sounding = 0
        self._watched_app: Any = None
        self._pressed: list[Pressed] = []
        self.seen = True
        self._activity = asyncio.Event()
        self._active_ms = 0.0

    # Time.

    async def run(self, step: Callable[[], None] | None = None) -> None:
        """Keep in step with the clock. `step` calls `advance`, and may do more. This never
        returns."""
        while True:
            (step or self.advance)()
            if not self.resting:
                await asyncio.sleep(TICK_S)
                continue
            self._activity.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(REST_S if self.seen else UNSEEN_S):
                    await self._activity.wait()

    def advance(self) -> None:
        """Bring the board to the present."""
        self._pace.catch_up(self.board)
        if self._app:
            self._app.last_key = max(self._app.last_key, self._app.now - AWAKE_MS)
        self._report_changes()

    @property
    def resting(self) -> bool:
        """Return whether nothing has happened for a while, so that rare steps will do."""
        now_ms = self.board.now_ms
        return not self._down and not self._sounding and now_ms - self._active_ms > ACTIVE_MS

    def _note_activity(self) -> None:
        """Note that something happens, and more may follow."""
        self._active_ms = self.board.now_ms
        self._activity.set()

    # What people do.

    @property
    def held(self) -> frozenset[str]:
        """Return the keys that are down."""
        return frozenset(self._down)

    def press(self, key: str) -> None:
        """Put a finger on a key."""
        self._move(key, True)

    def release(self, key: str) -> None:
        """Take the finger off a key."""
        self._move(key, False)

    def _move(self, key: str, down: bool) -> None:
        if key not in KEYS:
            raise KeyError(key)
        if (key in self._down) == down:
            return
        board = self.board
        self._pace.catch_up(board)
        # However fast the finger is, the firmware gets the time to see both.
        seen = self._moved.get(key, -SEEN_MS) + SEEN_MS
        if board.now_ms < seen:
            self._pace.run(board, seen - board.now_ms)
        (self._down.add if down else self._down.discard)(key)
        (board.press if down else board.release)(key)
        self._moved[key] = board.now_ms
        self.record(board.now_ms, "press" if down else "release", key)
        self._note_activity()
        if down:
            self._pace.run(board, ANSWER_MS)
        self._report_changes()

    def boot(self) -> None:
        """Put the cells in."""
        if self.board.powered:
            return
        self._pace.boot(self.board)
        self._note_activity()
        self.record(self.board.now_ms, "boot", "")
        self._report_changes()

    def cut(self) -> None:
        """Take the cells out, whatever is being done."""
        if not self.board.powered:
            return
        self._pace.catch_up(self.board)
        self.board.cut()
        self.record(self.board.now_ms, "cut", "")
        self._report_changes()

    def reset(self) -> None:
        """Press the board's reset button."""
        self.cut()
        self.boot()

    def reload(self) -> None:
        """Cut the power, then load the firmware again, including its wiring."""
        self.cut()
        if self.folder:
            battery_mv = self.battery_mv
            try:
                self.board = VirtualBoard(self.firmware, self.folder)
            except (Exception, SystemExit):
                self._pace.fault = traceback.format_exc()
                self._report_changes()
                return
            self.battery_mv = battery_mv
            self._moved.clear()
            for key in self._down:
                self.board.press(key)
        self.boot()

    @property
    def battery_mv(self) -> float:
        """Return what the cells give, in millivolts."""
        return self.board.hardware.vsys_mv

    @battery_mv.setter
    def battery_mv(self, millivolts: float) -> None:
        self.board.hardware.vsys_mv = millivolts

    def publish_address(self, place: str) -> None:
        """Write where people find the unit, for another program that wants it."""
        if self.folder:
            with suppress(OSError):
                publish_address(self.folder, place)

    def close(self) -> None:
        """Cut the power and unlock the folder."""
        self.board.cut()
        if self._port:
            self._port.close()
        if self._lock:
            self._lock.close()
            self._lock = None

    # What people see and hear.

    @property
    def powered(self) -> bool:
        """Return whether the cells are in; the unit may be switched off even so."""
        return self.board.powered

    @property
    def fault(self) -> str | None:
        """Return the traceback of firmware that does not run at all, or None."""
        return self._pace.fault

    @property
    def language(self) -> str | None:
        """Return "fr" or "en" as chosen on the unit, or None while it asks or has no power."""
        app = self._app
        return _CODES.get(app.ledger.settings[LANGUAGE]) if app else None

    @property
    def game(self) -> int | None:
        """Return the number of the game that is played; None without power."""
        return self._app.ledger.number if self._app else None

    @property
    def begun(self) -> bool:
        """Return whether anything has been confirmed in this game."""
        return bool(self._app and self._app.ledger.game.count)

    @property
    def players(self) -> list[int]:
        """Return the pawns in play in seating order."""
        return list(self._app.ledger.game.pawns()) if self._app else []

    @property
    def shelf(self) -> bytes | None:
        """Return the log's list of games on the shelf, or None without power."""
        journal = self._app and self._app.ledger.journal
        return bytes(journal.tables.get(SHELF, b"")) if journal else None

    @property
    def screen(self) -> str:
        """Return the name of the screen, or "" without power."""
        return str(self._app.screen_name) if self._app else ""

    @property
    def at_home(self) -> bool:
        """Return whether it shows its resting screens, so that nobody is typing."""
        return bool(self._app and self._app.on and self._app.at_home)

    @property
    def asleep(self) -> bool:
        """Return whether the next key only wakes it."""
        return bool(self._app and not self._app.on)

    @property
    def message(self) -> bool:
        """Return whether the last line of the screen answers a key."""
        return bool(self._app and self._app.message)

    @property
    def confirmed(self) -> tuple[int, int] | None:
        """Return how often it has started, and how much it has confirmed since, or None without
        power."""
        return (self.board.boots, self._app.ledger.entries) if self._app else None

    @property
    def _app(self) -> Any:
        """Return the app on the board, or None without power."""
        return self.board.app if self.board.powered else None

    def frame(self) -> Frame:
        """Return the picture."""
        return take_frame(self.board.hardware.oled)

    def text(self) -> list[str]:
        """Return the picture as 8 lines of 21 characters."""
        return self.frame().text()

    def _report_tones(self) -> None:
        """Report the tones that began or ended."""
        changes = self.board.hardware.piezo.changes
        while changes:
            hertz, at_ms = changes.pop(0)
            self._sounding = hertz or 0
            self._note_activity()
            self._notify(Change("tone", self._sounding, at_ms))

    def _report_keys(self) -> None:
        """Report the keys that the firmware has seen, in order."""
        app = self._app
        if app is not None and app is not self._watched_app:
            self._watched_app = app
            plain = app.key

            def key(name: str, down: bool = True) -> None:
                plain(name, down)
                if down:
                    place = 0 if app.at_home else binascii.crc32(bytes(app.cells[:_SEEN_CELLS]))
                    moves = app.ledger.game.count if app.ledger.game else 0
                    self._pressed.append(Pressed(name, place, moves, bool(app.message)))

            app.key = key
        while self._pressed:
            self._notify(Change("pressed", pressed=self._pressed.pop(0)))

    def _report_changes(self) -> None:
        """Report changes, first to a program at the USB port."""
        if self._port and self._port.pump(self.board):
            self._note_activity()
        self._report_tones()
        self._report_keys()
        before, self._last_snapshot = self._last_snapshot, self._snapshot()
        kinds = ("picture", "power", "power", "language", "game", "screen", "power", "entry")
        for kind, old, new in zip(kinds, before, self._last_snapshot, strict=True):
            if old != new:
                self._notify(Change(kind))
        self._trim_logs()

    def _snapshot(self) -> _Snapshot:
        return (
            self.frame(),
            self.powered,
            self.fault,
            self.language,
            self.game,
            "home" if self.at_home else self.screen,
            self.asleep,
            self.confirmed,
        )

    def _trim_logs(self) -> None:
        """Drop most of what the models log for tests; a whole game would take too much memory."""
        hardware = self.board.hardware
        for memory in (hardware.bus.log, hardware.piezo.tones, hardware.console):
            if len(memory) > 1000:
                del memory[:-500]

    def _notify(self, change: Change) -> None:
        for listener in tuple(self.listeners):
            listener(change)
