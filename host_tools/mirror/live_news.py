"""The news of a unit that runs in this same process: no cable, no thread."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Any

from banker import games
from banker.rules.forms import Refused
from banker.store import file_drive
from banker.store.slots import SETTINGS, UNDO

from host_tools.history.story import Story, Transaction
from host_tools.link.save import NotASave
from host_tools.link.sources import read_flash
from host_tools.live.unit import Change, LiveUnit
from host_tools.mirror.news import AWAY, News

_REMEMBERED = 1000


def story_of(unit: LiveUnit) -> Story | None:
    """What its flash tells just now; None if that cannot be read."""
    hardware = unit.board.hardware
    saves = bytes(hardware.drive.files.get(file_drive.FILE, b""))
    try:
        return Story(*read_flash(bytes(hardware.nvm.memory) if hardware.nvm else b"", saves).told())
    except NotASave:
        return None


class LiveNews:
    """Carries each transaction out once more, by this Python's own rules: games and outcomes of
    the unit itself are of other classes than everything else here."""

    def __init__(self, unit: LiveUnit) -> None:
        self._unit = unit
        self._known: tuple[int, int] | None = None
        self._game: Any = None
        self._past: deque[tuple[Any, Transaction, Any]] = deque(maxlen=_REMEMBERED)
        self._queue: asyncio.Queue[News] = asyncio.Queue()
        unit.listeners.append(self._on_change)
        self.again()

    async def news(self) -> AsyncIterator[News]:
        """Everything that happens, for ever."""
        while True:
            yield await self._queue.get()

    def again(self) -> None:
        """Tell how things stand once more, with all that led there."""
        self._known = self._unit.confirmed
        story = story_of(self._unit) if self._known else None
        if story:
            self._game = story.end
            self._past.clear()
            self._queue.put_nowait(News(games.to_bytes(self._game), story=story))

    def _on_change(self, change: Change) -> None:
        if change.kind != "entry":
            return
        before, self._known = self._known, self._unit.confirmed
        if self._known is None:
            self._queue.put_nowait(AWAY)
        elif not self._goes_on(before) or not self._take_entry():
            self.again()

    def _goes_on(self, before: tuple[int, int] | None) -> bool:
        """Whether the last entry is all that is new."""
        assert self._known
        boots, entries = self._known
        return self._game is not None and before == (boots, entries - 1)

    def _take_entry(self) -> bool:
        """Tell of the last entry; False if it does not fit what is known."""
        ledger = self._unit.board.app.ledger
        if ledger.entry is None:
            return False
        is_mark, content = ledger.entry
        if is_mark and content[0] == SETTINGS:
            return True
        if is_mark and content[0] == UNDO and self._past:
            self._game, transaction, outcome = self._past.pop()
            news = News(games.to_bytes(self._game), transaction, outcome, undone=True)
        elif is_mark:
            return False
        else:
            before = self._game.copy()
            try:
                transaction = games.unpack(before.number, bytes(content))
                self._game, outcome = games.apply(self._game, transaction)
            except Refused:
                return False
            self._past.append((before, transaction, outcome))
            news = News(games.to_bytes(self._game), transaction, outcome)
        same = (self._game.number, self._game.count) == (ledger.game.number, ledger.game.count)
        if same:
            self._queue.put_nowait(news)
        return same
