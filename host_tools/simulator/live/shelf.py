"""The shelf of a live unit, and the day each game was put there: a unit knows no dates."""

import json
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import Any, NamedTuple

from banker.games import title
from banker.rules.transactions import PAWNS
from banker.store import shelf
from banker.store.file_drive import FileDrive

from host_tools.simulator.durable_files import write_durably
from host_tools.simulator.live.unit import LiveUnit
from host_tools.simulator.script.media import SavesFile

FILE = "shelf.json"


class Shelved(NamedTuple):
    """A game on the shelf. `title` is "" if it cannot be read, `round` 0 if there is none; `since`
    is an ISO date."""

    title: str
    moves: int
    players: list[int]
    round: int
    since: str


class LiveShelf:
    """The games on the shelf at the last look."""

    def __init__(self, unit: LiveUnit, today: Callable[[], date] = date.today) -> None:
        self._unit = unit
        self._today = today
        self._path = unit.folder / FILE if unit.folder else None
        self._listed: bytes | None = None
        self._since: dict[str, str] = {}
        if self._path:
            with suppress(OSError, ValueError):
                known = json.loads(self._path.read_text("utf-8"))
                self._since = {str(one): str(day) for one, day in dict(known).items()}
        self.games: list[Shelved] = []

    def look(self) -> bool:
        """Read the shelf again, and return whether it has changed."""
        listed = self._unit.shelf
        if listed is None or listed == self._listed:
            return False
        self._listed = listed
        items = [listed[at : at + 3] for at in range(0, len(listed), 3)]
        today = self._today().isoformat()
        before = self._since
        self._since = {item.hex(): before.get(item.hex(), today) for item in items}
        if self._path and self._since != before:
            with suppress(OSError):  # then the days are those of today
                write_durably(self._path, json.dumps(self._since).encode())
        drive = FileDrive(SavesFile(self._unit.board.hardware.drive))
        self.games = [self._read(drive, item) for item in items]
        return True

    def _read(self, drive: Any, item: bytes) -> Shelved:
        since = self._since[item.hex()]
        content = shelf.read(drive, item)
        if not content:
            return Shelved("", 0, [], 0, since)
        number, moves, pawns, at = shelf.summary(content)
        players = [pawn for pawn in range(1, PAWNS + 1) if pawns >> (pawn - 1) & 1]
        return Shelved(title(number), moves, players, at, since)
