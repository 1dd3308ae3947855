"""A sample game with everything that takes memory, on a unit with little.

It opens every screen in both languages, renews the log, backs up and restores over the cable,
changes to another game and back, starts with a message, and wears the log out.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from banker import games
from banker.rules.transactions import Refused
from banker.store.image import KEPT
from banker.ui.settings import FIRST_START

from host_tools.dev.board_memory import cable
from host_tools.dev.board_memory.expecting import GoneWrong, expect
from host_tools.dev.board_memory.low_memory_unit import Flash, LowMemoryUnit, Seen, machine
from host_tools.dev.board_memory.tours import UNIT, Tour, tour
from host_tools.games.key_words import LANGUAGE, chosen_game
from host_tools.simulator.micropython.vm import MicroPython

RENEWALS = 2
SEED = 1
SEATS = [
    f"hold:NEW_GAME {at + 1} CONFIRM"
    for at, (_, _, asks, *_) in enumerate(games.GAMES)
    if asks in games.SEATED
]
"""Asks who plays, where that matters."""
_SCREENS_EVERY = 25  # entries
_MOST_ENTRIES = 900
_BEFORE_THE_LOG = KEPT + 2 * _SCREENS_EVERY  # presses of REVIEW, soon after a renewal
_MOST_TRIES = 10_000


class Report(NamedTuple):
    """`rest`: bytes free after the start; `lowest`: the fewest after any collection, and what the
    unit had done by then; `most_taken`: the most that a step took, garbage included; `shown`:
    screens; `loaded`: modules; `entries` until the log had been renewed."""

    rest: int
    lowest: int
    lowest_after: str
    most_taken: int
    shown: set[str]
    loaded: set[str]
    entries: int


class SampleGame:
    """A game in parts; each part continues from the flash of the one before."""

    def __init__(self, number: int) -> None:
        self._vm: MicroPython
        self._number = number
        self._tour: Tour = tour(number)
        self._play = self._tour.play(SEED)
        self._flash = Flash()
        self._lowest: list[tuple[int, str]] = []
        self._most_taken = 0
        self._shown: set[str] = set()
        self._loaded: set[str] = set()

    @contextmanager
    def _unit(self, resumed: bool = False) -> Iterator[LowMemoryUnit]:
        """Start a unit from the flash, and keep its flash when it is done."""
        unit = LowMemoryUnit(self._vm, self._flash, self._number, FIRST_START, resumed)
        yield unit
        self._lowest.append((unit.sound or unit.lowest, unit.lowest_after))
        self._most_taken = max(self._most_taken, unit.most_taken)
        self._shown |= unit.shown
        self._loaded |= unit.loaded
        self._flash = unit.flash()

    def play(self) -> Report:
        """Play everything on one VM."""
        with machine() as self._vm:
            return self._play_all()

    def _play_all(self) -> Report:
        with self._unit() as unit:
            rest = unit.rest
            unit.type_keys("2")  # English
            for _ in range(2):
                self._see(unit, (*self._tour.lines, *UNIT, *SEATS, LANGUAGE))
            entries = self._renew(unit)
            self._see(unit, ("REVIEW " * _BEFORE_THE_LOG + "CANCEL",))
            save = cable.backup(unit)
            self._enter(unit)
            cable.restore(unit, save)
            before = unit.do("saved_game")
            self._begin_another(unit, "hold:NEW_GAME")
        with self._unit(resumed=True) as unit:
            self._see(unit, ("TOTAL CONFIRM", "UNDO CANCEL"))
            expect(unit.type_keys("UNDO CONFIRM").restarting, "the game before does not come back")
        with self._unit(resumed=True) as unit:
            expect(unit.do("saved_game") == before, "another game came back than there was")
            self._begin_another(unit, "MENU 5 CONFIRM")
        self._shelve(before)
        with self._unit(resumed=True) as unit:
            self._enter(unit)
        self._flash = Flash(torn(self._flash.nvm), self._flash.saves)
        with self._unit() as unit:
            expect(unit.pause().screen == "notice", "a torn entry is not told")
            unit.type_keys("CONFIRM")
            unit.wear_out()
            self._enter(unit)
            self._see(unit, self._tour.lines)
        lowest, after = min(self._lowest)
        return Report(rest, lowest, after, self._most_taken, self._shown, self._loaded, entries)

    def _begin_another(self, unit: LowMemoryUnit, keys: str) -> None:
        """Begin the next game of the list, after keys that ask which one."""
        other = (self._number + 1) % len(games.GAMES)
        shown = unit.type_keys(f"{keys} {chosen_game(other)} CONFIRM {tour(other).begin}")
        expect(shown.restarting, "another game begins without a restart")

    def _shelve(self, game: bytes) -> None:
        """Take back the only game on the shelf, which has these bytes; put it there again with
        UNDO, throw it away, and bring it back with UNDO."""
        for lines, last in (
            (("REVIEW CANCEL CANCEL", "MENU 5 MENU CANCEL"), "MENU 5 1 CONFIRM"),
            (("REVIEW CANCEL CANCEL", "UNDO CANCEL"), "UNDO CONFIRM"),
            (("MENU 5 1 REMOVE CONFIRM CONFIRM CANCEL", "UNDO CONFIRM"), "MENU 5 1 CONFIRM"),
        ):
            with self._unit(resumed=True) as unit:
                self._see(unit, lines)
                expect(unit.type_keys(last).restarting, "no other game comes from the shelf")
        with self._unit(resumed=True) as unit:
            expect(unit.do("saved_game") == game, "another game came back than was on the shelf")

    def _see(self, unit: LowMemoryUnit, lines: Iterable[str]) -> Seen:
        """Type some lines, then return to the resting screens."""
        for line in lines:
            seen = unit.type_keys(line)
            if not seen.at_home:  # the game has refused something
                seen = unit.type_keys("CANCEL CANCEL CANCEL")
            expect(seen.at_home, f"no way back from: {line}")
        return seen

    def _renew(self, unit: LowMemoryUnit) -> int:
        """Enter what random play comes upon until the log has been renewed often enough, with a
        line of the tour now and then; how many entries that took."""
        wanted = unit.pause().logs + RENEWALS
        lines = (*UNIT, *self._tour.lines)
        for count in range(_SCREENS_EVERY, _MOST_ENTRIES, _SCREENS_EVERY):
            self._enter(unit, _SCREENS_EVERY)
            seen = self._see(unit, (lines[count // _SCREENS_EVERY % len(lines)],))
            if seen.logs >= wanted:
                return count
        raise GoneWrong(f"the log is not renewed after {_MOST_ENTRIES} entries")

    def _enter(self, unit: LowMemoryUnit, count: int = 1) -> None:
        """Make entries that the game accepts, each followed by a pause."""
        game = games.from_bytes(unit.do("saved_game"))
        for _ in range(count):
            transaction = sensible(game, self._play)
            game, _ = games.apply(game, transaction)
            unit.do("enter", transaction)
            unit.pause()
        expect(unit.do("saved_game") == games.to_bytes(game), "the unit has entered something else")


def sensible(game: Any, play: Any) -> tuple[int, ...]:
    """Return the next transaction of some play that the game takes and that changes it."""
    for _ in range(_MOST_TRIES):
        transaction: tuple[int, ...] = play.next_move(game)
        try:
            ready = game.prepare(transaction)
            if ready and ready[1].changed:
                return transaction
        except Refused:
            pass
    raise GoneWrong("the game takes nothing any more")


def torn(nvm: bytes) -> bytes:
    """Return a log whose last entry is not whole: the last byte of its check is another."""
    size = 8
    at = next(at for at in range(2 * size, len(nvm), size) if nvm[at : at + size] != b"\xff" * size)
    check = nvm[at + size - 1]
    return nvm[: at + size - 1] + bytes((check ^ 0xFF,)) + nvm[at + size :]
