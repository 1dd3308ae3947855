"""From power-on to the first picture, in every position a unit may be switched on in."""

from functools import partial

from host_tools.board_trials.bench import Bench, Outcome, Part, Tell, Trial
from host_tools.board_trials.entries import LARGE, TITLES
from host_tools.board_trials.measures import Measure
from host_tools.board_trials.positions import EARLY, FRESH, FULL, LATE, MIXED
from host_tools.games import NAMES

ORDINARY_MS, ANY_MS = 2200, 2500
LARGE_MS, LARGE_ANY_MS = 3000, 3300


def any_ms(game: str) -> int:
    """The most that a start in a game may take, whatever has to be done for it."""
    return LARGE_ANY_MS if game in LARGE else ANY_MS


def _measures() -> tuple[Measure, ...]:
    found = [Measure("start.fresh", "fresh", most=ORDINARY_MS)]
    for name, title in zip(NAMES, TITLES, strict=True):
        ordinary = LARGE_MS if name in LARGE else ORDINARY_MS
        for when, text, most in (
            (EARLY, "early in a game", ordinary),
            (LATE, "late in a game", ordinary),
            (FULL, "the log nearly full", any_ms(name)),
            ("cells", "slowest of these on cells, without USB", any_ms(name)),
        ):
            found.append(Measure(f"start.{name}_{when}", f"{title}, {text}", most=most))
    found.append(Measure("start.mixed", "two games in a log nearly full", most=ANY_MS))
    found.append(Measure("start.no_misses", "fresh, if flash cache misses took no time"))
    return tuple(found)


def _start(position: str, bench: Bench, tell: Tell, outcome: Outcome) -> None:
    tell(position)
    with bench.unit(position) as unit:
        outcome.figures[f"start.{position}"] = unit.start(250)
        if trouble := unit.trouble():
            outcome.troubles.append(f"{position}: {trouble}")


def _in_game(name: str, bench: Bench, tell: Tell, outcome: Outcome) -> None:
    for when in (EARLY, LATE, FULL):
        _start(f"{name}_{when}", bench, tell, outcome)
        with bench.unit(f"{name}_{when}", usb=False) as unit:
            outcome.figures.worst(f"start.{name}_cells", unit.start(0))


def _others(bench: Bench, tell: Tell, outcome: Outcome) -> None:
    for position in (FRESH, MIXED):
        _start(position, bench, tell, outcome)
    with bench.unit(FRESH, xip=False) as unit:
        outcome.figures["start.no_misses"] = unit.start(0)


TRIAL = Trial(
    "start",
    "Power-on to picture",
    _measures(),
    (
        Part("start", _others, 20),
        *(Part(f"start {name}", partial(_in_game, name), 20, name) for name in NAMES),
    ),
)
