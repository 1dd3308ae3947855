"""From power-on to the first picture, in every position a unit may be switched on in."""

from host_tools.dev.board_trials.bench import Bench, Outcome, Part, Trial, in_every_game
from host_tools.dev.board_trials.entries import LARGE, TITLES
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import EARLY, FRESH, FULL, LATE, MIXED
from host_tools.games import NAMES

ORDINARY_MS = 2200
ANY_MS = 2400
"""The most that a start may take, in a large game or whatever has to be done for it."""


def _measures() -> tuple[Measure, ...]:
    found = [Measure("start.fresh", "fresh", most=ORDINARY_MS)]
    for name, title in zip(NAMES, TITLES, strict=True):
        ordinary = ANY_MS if name in LARGE else ORDINARY_MS
        for when, text, most in (
            (EARLY, "early in a game", ordinary),
            (LATE, "late in a game", ordinary),
            (FULL, "the log nearly full", ANY_MS),
            ("cells", "slowest of these on cells, without USB", ANY_MS),
        ):
            found.append(Measure(f"start.{name}_{when}", f"{title}, {text}", most=most))
    found.append(Measure("start.mixed", "two games in a log nearly full", most=ANY_MS))
    found.append(Measure("start.no_misses", "fresh, if flash cache misses took no time"))
    return tuple(found)


def _start(position: str, bench: Bench, outcome: Outcome) -> None:
    with bench.unit(position) as unit:
        outcome.figures[f"start.{position}"] = unit.start(250)
        if trouble := unit.trouble():
            outcome.troubles.append(f"{position}: {trouble}")


def _in_game(number: int, bench: Bench, outcome: Outcome) -> None:
    name = NAMES[number]
    for when in (EARLY, LATE, FULL):
        _start(f"{name}_{when}", bench, outcome)
        with bench.unit(f"{name}_{when}", usb=False) as unit:
            outcome.figures.worst(f"start.{name}_cells", unit.start(0))


def _others(bench: Bench, outcome: Outcome) -> None:
    for position in (FRESH, MIXED):
        _start(position, bench, outcome)
    with bench.unit(FRESH, xip=False) as unit:
        outcome.figures["start.no_misses"] = unit.start(0)


TRIAL = Trial(
    "start",
    "Power-on to picture",
    _measures(),
    (Part("start", _others, 20), *in_every_game("start {}", _in_game, 20)),
)
