"""The power goes at a random byte of whatever the unit just writes, in every game and between them.

What is found again is the game before or after, nothing else, whatever the unit was doing: an
entry, an undo, a setting, a change of game, a renewal, a restore, or getting back from a cut.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from banker import games
from banker.rules.forms import SWITCH, Refused
from banker.store.file_drive import FileDrive
from banker.store.image import compose
from banker.store.journal import Journal
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium

from host_tools.attacks import Tries
from host_tools.games import NUMBERS, part
from host_tools.simulator.flash import Nvm, SavesFile, Supply
from host_tools.simulator.power import PowerCut

WHAT = "power cuts while the unit saves"
LONG, SHORT = 5_000, 60

_SEATS = (1, 2, 3, 4)
_WRITTEN = (8, 24, 200, 1_500, 9_000, 30_000)  # bytes within which a cut comes


class _Fram:
    """A memory that is written over byte by byte."""

    rewritable = True
    size = 8192

    def __init__(self, supply: Supply) -> None:
        self._supply = supply
        self._memory = bytearray(b"\xff" * self.size)

    def read(self, start: int, count: int) -> bytes:
        return bytes(self._memory[start : start + count])

    def program(self, start: int, data: bytes) -> None:
        for at, byte in enumerate(data, start):
            if self._supply.fails_at_next_byte():
                self._memory[at] ^= (self._memory[at] ^ byte) & 0x55
                self._supply.cut()
            self._memory[at] = byte


class _Table:
    """A unit and what was confirmed on it."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self.supply = Supply()
        log: Any = _Fram(self.supply) if chance.random() < 0.3 else Nvm(self.supply)
        drive = FileDrive(SavesFile(self.supply))
        self.start: Callable[[], Ledger] = lambda: Ledger(log, drive, seed=chance.randrange(999))
        self.unit = self.start()
        self.plays = {number: part(number, "random_play").RandomPlay(7) for number in NUMBERS}
        self.past: list[bytes] = []
        self._restored = False

    def note(self, act: Callable[[], object], before: bytes, after: bytes) -> None:
        """What UNDO leads to from now on; nothing is known behind a restore."""
        if act == self.unit.undo:
            self.past.pop()
        elif self._restored:
            self.past = []
        elif after != before:
            self.past = [*self.past[-40:], before]

    def step(self) -> tuple[Callable[[], object], bytes]:
        """Something to do, and the game's bytes after it."""
        kind = self._chance.random()
        self._restored = 0.12 <= kind < 0.15
        game: Any = self.unit.game
        if kind < 0.05 and self.past and self.unit.last:
            return self.unit.undo, self.past[-1]
        if kind < 0.08:
            settings = bytes((1, 1, self._chance.randrange(5)))
            return lambda: self.unit.save_settings(settings), games.to_bytes(game)
        if kind < 0.12:
            return self._other_game(self._chance.choice(NUMBERS))
        if kind < 0.15:
            return self._restore(games.fresh(self._chance.choice(NUMBERS)))
        return self._entry()

    def _entry(self) -> tuple[Callable[[], object], bytes]:
        while True:
            transaction = self.plays[self.unit.number].following(self.unit.game)
            try:
                after, outcome = games.apply(self.unit.game, transaction)
            except Refused:
                continue
            if outcome.changed:
                return partial(self.unit.confirm, transaction), games.to_bytes(after)

    def _other_game(self, number: int) -> tuple[Callable[[], object], bytes]:
        begins = games.rules(number).new_game(self.unit.game, 5, _SEATS)
        if number != self.unit.number:
            journal = self.unit.journal
            kept = tuple(journal.tables.get(number, b"") if journal else b"")
            begins = (SWITCH, number) + begins[1:]
            after, _ = games.apply(self.unit.game, begins + kept)
        else:
            after, _ = games.apply(self.unit.game, begins)
        return lambda: self.unit.confirm(begins), games.to_bytes(after)

    def _restore(self, game: Any) -> tuple[Callable[[], object], bytes]:
        data = games.to_bytes(game)
        log = compose(1, data, self.unit.settings)
        journal = Journal(RamMedium(len(log), log))
        return lambda: self.unit.replace(journal, game, data), data


def attack(chance: Random) -> Tries:
    """A new unit now and then, and a cut in one step out of three; the others make it write."""
    table = _Table(chance)
    while True:
        if chance.random() < 0.01:
            table = _Table(chance)
        for _ in range(chance.choice((1, 1, 2, 40))):
            before = games.to_bytes(table.unit.game)
            act, after = table.step()
            act()
            table.unit.tidy()
            table.note(act, before, after)
        yield _cut(table, chance)


def _cut(table: _Table, chance: Random) -> str | None:
    before = games.to_bytes(table.unit.game)
    act, after = table.step()
    table.past = []
    table.supply.cut_after(1 + chance.randrange(chance.choice(_WRITTEN)))
    try:
        act()
        table.unit.tidy()
    except PowerCut:
        pass
    while True:
        again = chance.random() < 0.3
        table.supply.restore()
        if again:
            table.supply.cut_after(1 + chance.randrange(chance.choice(_WRITTEN)))
        try:
            table.unit = table.start()
            table.supply.restore()
            break
        except PowerCut:
            continue
    found = games.to_bytes(table.unit.game)
    if found not in (before, after):
        return f"neither before nor after: {before.hex()} {after.hex()} became {found.hex()}"
    if "lost_entries" in table.unit.notices or "started_afresh" in table.unit.notices:
        return f"told a loss: {table.unit.notices}"
    return None
