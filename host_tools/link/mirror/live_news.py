"""The events of a unit that runs in this process, without a cable or a thread."""

import asyncio

from banker.games import to_bytes
from banker.store import file_drive
from banker.store.slots import SETTINGS, UNDO

from host_tools.link.event import LOST, Event, Source
from host_tools.link.record import GameRecord
from host_tools.link.replay import Replay
from host_tools.link.save import NotASave
from host_tools.link.sources import read_flash
from host_tools.simulator.live.unit import Change, LiveUnit

_CHECK = 4  # bytes of a state's checksum, its last


def record_of(unit: LiveUnit) -> GameRecord | None:
    """Return the record in the unit's flash; None if it cannot be read."""
    hardware = unit.board.hardware
    saves = bytes(hardware.drive.files.get(file_drive.FILE, b""))
    try:
        nvm = bytes(hardware.nvm.memory) if hardware.nvm else b""
        return read_flash(nvm, saves).record()
    except NotASave:
        return None


class LiveNews:
    """The events of a unit. Its own games and outcomes are of classes in a sandbox, so each
    transaction is applied again here."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._known: tuple[int, int] | None = None
        self._replay = Replay()
        self._queue: asyncio.Queue[Event] = asyncio.Queue()
        unit.listeners.append(self._on_change)
        self.resend()

    async def news(self) -> Source:
        """Yield all events, without end."""
        while True:
            yield await self._queue.get()

    def resend(self) -> None:
        """Yield the current state again, with its record."""
        self._known = self._unit.confirmed
        record = record_of(self._unit) if self._known else None
        if record:
            end = record.end
            self._replay.begin(end, to_bytes(end))
            self._queue.put_nowait(Event("state", end, record=record))

    def _on_change(self, change: Change) -> None:
        if change.kind != "entry":
            return
        before, self._known = self._known, self._unit.confirmed
        if self._known is None:
            self._queue.put_nowait(LOST)
        elif not self._is_next(before) or not self._take_entry():
            self.resend()

    def _is_next(self, before: tuple[int, int] | None) -> bool:
        """Return whether the last entry is the only new one."""
        assert self._known
        boots, entries = self._known
        return self._replay.game is not None and before == (boots, entries - 1)

    def _take_entry(self) -> bool:
        """Apply the last entry; return False if it does not follow what is known."""
        ledger = self._unit.board.app.ledger
        if ledger.entry is None:
            return False
        is_mark, content = ledger.entry
        check = bytes(ledger.data[-_CHECK:])
        if is_mark and content[0] == SETTINGS:
            return True
        if is_mark and content[0] != UNDO:
            return False
        kind = "undo" if is_mark else "transaction"
        done = self._replay.undo(check) if is_mark else self._replay.apply(bytes(content), check)
        if not done:
            return False
        self._queue.put_nowait(Event(kind, self._replay.game, *done))
        return True
