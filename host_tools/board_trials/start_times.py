"""From power-on to the first picture, in every position a unit may be switched on in."""

from host_tools.board_trials.bench import Bench, Outcome, Part, Tell, Trial
from host_tools.board_trials.entries import TITLES
from host_tools.board_trials.measures import Measure
from host_tools.board_trials.positions import EARLY, FRESH, FULL, LATE, MIXED
from host_tools.games import NAMES

ORDINARY_MS = 2200
ANY_MS = 2500


def _measures() -> tuple[Measure, ...]:
    found = [Measure("start.fresh", "fresh", most=ORDINARY_MS)]
    for name, title in zip(NAMES, TITLES, strict=True):
        for when, text, most in (
            (EARLY, "early in a game", ORDINARY_MS),
            (LATE, "late in a game", ORDINARY_MS),
            (FULL, "the log nearly full", ANY_MS),
        ):
            found.append(Measure(f"start.{name}_{when}", f"{title}, {text}", most=most))
    found.append(Measure("start.mixed", "two games in a log nearly full", most=ANY_MS))
    found.append(Measure("start.cells", "slowest of these on cells, without USB", most=ANY_MS))
    found.append(Measure("start.no_misses", "fresh, if flash cache misses took no time"))
    return tuple(found)


def _run(bench: Bench, tell: Tell, outcome: Outcome) -> None:
    in_games = [f"{name}_{when}" for name in NAMES for when in (EARLY, LATE, FULL)]
    for position in (FRESH, *in_games, MIXED):
        tell(position)
        with bench.unit(position) as unit:
            outcome.figures[f"start.{position}"] = unit.start(250)
            if trouble := unit.trouble():
                outcome.troubles.append(f"{position}: {trouble}")
        with bench.unit(position, usb=False) as unit:
            outcome.figures.worst("start.cells", unit.start(0))
    with bench.unit(FRESH, xip=False) as unit:
        outcome.figures["start.no_misses"] = unit.start(0)


TRIAL = Trial("start", "Power-on to picture", _measures(), (Part("start", _run, 60),))
