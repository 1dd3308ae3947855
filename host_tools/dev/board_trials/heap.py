"""Measures free memory: at rest, after every screen, during renewals and changes of game, and at
worst.

It is read from outside, in the collector's own tables, which costs the unit nothing. Free is the
size of the heap less what is still reachable.
"""

from itertools import islice

from host_tools.dev.board_trials.bench import Bench, Outcome, Trial, in_every_game, seeded
from host_tools.dev.board_trials.emulated_unit import QUIET_MS, EmulatedUnit
from host_tools.dev.board_trials.entries import BEGIN, SCREENS, SECOND, TITLES, endless
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import FULL, LATE, MIXED
from host_tools.games import NAMES

LEAST = 40_000
LEAST_CHANGING = 20_000
"""While one game gives way to another: the rules of both are there, until the unit restarts."""
PIECE = 2048
"""The largest single piece that anything may take after the start."""
_WATCH_MS = 20
_CHANGES, _QUICK_CHANGES = 4, 1
RESTART_MS = 3500
"""The unit starts anew with another game."""
_ENTRIES, _QUICK_ENTRIES = 60, 8


class Watched:
    """A unit whose free memory is recorded for a game."""

    def __init__(self, unit: EmulatedUnit, size: int, outcome: Outcome, key: str) -> None:
        self.unit = unit
        self._size = size
        self._outcome = outcome
        self._key = key
        self.begin()

    def begin(self) -> None:
        """Forget the worst moment so far."""
        self.unit.ask("watch", every=_WATCH_MS, size=self._size)

    def free(self) -> int:
        """Return the bytes free after a collection, now."""
        return self._size - int(self.unit.ask("heap")["heap"]["reachable"])

    def note(self, what: str) -> None:
        """Record what is free now, if it is the least so far."""
        self._outcome.figures.lowest(f"{self._key}.{what}", self.free())

    def end(self, what: str) -> None:
        """Record the worst moment since `begin` or the last `end`, and the smallest largest
        piece."""
        seen = self.unit.ask("watched")
        worst = self._size - seen["fullest"]["reachable"]
        self._outcome.figures.lowest(f"{self._key}.{what}", worst)
        self._outcome.figures.lowest(f"{self._key}.piece", seen["smallest"])
        if trouble := self.unit.trouble():
            self._outcome.troubles.append(f"{self._key}, {what}: {trouble}")
        self.begin()


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        for key, text in (
            ("start", "at rest after the start"),
            ("screen", "in a screen, the widest"),
            ("screens", "at rest after every screen"),
            ("game", "at rest over a sample game, at least"),
            ("renewed", "after every screen and a renewal of the log"),
            ("changed", "after changes of game, there and back"),
            ("changing", "at the worst moment of a change of game"),
            ("worst", "at the worst moment of all the rest"),
        ):
            least = {"screen": None, "changing": LEAST_CHANGING}.get(key, LEAST)
            found.append(Measure(f"heap.{name}.{key}", f"{title}: {text}", "bytes", least=least))
        found.append(
            Measure(
                f"heap.{name}.piece",
                f"{title}: largest piece to be had, at its smallest",
                "bytes",
                least=PIECE,
            )
        )
    found.append(Measure("heap.size", "what the heap can hold at all", "bytes", shared=True))
    return tuple(found)


def _screens(number: int, bench: Bench, outcome: Outcome) -> None:
    """Open every screen, play a sample game, then switch between the games."""
    name = NAMES[number]
    size = bench.recall("heap")
    outcome.figures["heap.size"] = size
    desktop = bench.desktop(f"{name}_{LATE}", f"heap-{name}")
    with bench.unit(f"{name}_{LATE}", seed=seeded("heap", name)) as unit:
        unit.start()
        watched = Watched(unit, size, outcome, f"heap.{name}")
        watched.note("start")
        for keys in SCREENS[number]:
            for key in keys.split():
                unit.type_keys([key])
                watched.note("screen")
            unit.run(QUIET_MS)
        watched.note("screens")
        count = _QUICK_ENTRIES if bench.quick else _ENTRIES
        for keys_of_entry in islice(endless(desktop, number, seeded("heap", name)), count):
            unit.type_keys(keys_of_entry)
            desktop.type_keys(keys_of_entry)
            unit.run(QUIET_MS)
            watched.note("game")
        watched.end("worst")
        changes = _QUICK_CHANGES if bench.quick else _CHANGES
        for _ in range(changes):
            for other in ((number + 1) % len(NAMES), number):
                unit.type_keys(BEGIN[other])
                unit.run(RESTART_MS)
        watched.note("changed")
        watched.end("changing")


def _renewals(number: int, bench: Bench, outcome: Outcome) -> None:
    """Renew the log after every screen has been opened, when memory is shortest."""
    name = NAMES[number]
    positions = [f"{name}_{FULL}"]
    if number == SECOND and len(bench.games) == len(NAMES):
        positions.append(MIXED)
    for position in positions:
        with bench.unit(position, seed=seeded("renewal", position)) as unit:
            unit.start()
            watched = Watched(unit, bench.recall("heap"), outcome, f"heap.{name}")
            if not bench.quick or position == MIXED:
                for keys in SCREENS[number]:
                    unit.type_keys(keys)
                    unit.run(QUIET_MS)
            for keys_of_entry in bench.recall(position):
                unit.type_keys(keys_of_entry)
                unit.run(QUIET_MS + 1500)
            if not any(op["kind"] == "erase" for op in unit.ask("operations")["operations"]):
                outcome.troubles.append(f"{position}: the log was not renewed")
            watched.note("renewed")
            watched.end("worst")


TRIAL = Trial(
    "heap",
    "Free memory after a collection",
    _measures(),
    in_every_game("heap {}", _screens, 150) + in_every_game("heap {} renewal", _renewals, 80),
)
