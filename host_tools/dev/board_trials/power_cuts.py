"""Cuts the power in the middle of a flash operation: the unit must start, its game must be the one
before or after, and only the saves may have changed.

All operations before the cut are applied, one is applied in part, and none after it; then a unit is
switched on with that flash.
"""

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from host_tools.dev.board_trials.bench import Bench, Outcome, Part, Trial, seeded
from host_tools.dev.board_trials.desktop import Desktop, apart
from host_tools.dev.board_trials.entries import FIRST, SECOND, TITLES, next_entry, player
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import EARLY, FULL, LATE, MIXED, SAVES
from host_tools.dev.board_trials.start_times import ANY_MS
from host_tools.dev.board_trials.torn_flash import SHARES, torn
from host_tools.dev.board_trials.usb_link import offer_on_screen
from host_tools.dev.emulated_pico import flash_image
from host_tools.games import NAMES
from host_tools.games.kit.chance import Chance
from host_tools.link.sources import read_folder

_CUTS, _QUICK_CUTS = 14, 3


class Action(NamedTuple):
    """Something that writes: its position, the keys before it, its last key, how long it takes.
    Without keys: an entry of that game, or the answer to an offered save of another position."""

    position: str
    keys: str = ""
    last: str = "CONFIRM"
    ms: int = 1500
    offered: str = ""


_FIRST, _SECOND = NAMES[FIRST], NAMES[SECOND]
ACTIONS = {
    # In young games and old ones by turns.
    f"an entry of {title}": Action(f"{name}_{LATE if at % 2 else EARLY}")
    for at, (name, title) in enumerate(zip(NAMES, TITLES, strict=True))
}
ACTIONS |= {
    f"a renewal in {title}": Action(f"{name}_{FULL}", ms=3500)
    for name, title in zip(NAMES, TITLES, strict=True)
}
ACTIONS |= {
    "a renewal with two games": Action(MIXED, ms=3500),
    "an undo": Action(f"{_FIRST}_{LATE}", "UNDO"),
    "a change of settings": Action(f"{_FIRST}_{EARLY}", "MENU 3"),
    "a setting and the market": Action(f"{_FIRST}_{EARLY}", "MENU 3 4"),
    "the removal of a pawn": Action(f"{_FIRST}_{LATE}", "hold:REMOVE 2"),
    "a restore": Action(f"{_FIRST}_{EARLY}", ms=3500, offered=f"{_FIRST}_{LATE}"),
    "a change of game": Action(f"{_FIRST}_{LATE}", "hold:NEW_GAME 2 CONFIRM 1 2 5", ms=2500),
    "a change back": Action(f"{_SECOND}_{LATE}", "hold:NEW_GAME 1", ms=2500),
}
_MEASURES = tuple(
    Measure(f"cuts.{key}", title, unit, most=None if key in ("number", "start") else 0, shared=True)
    for key, title, unit in (
        ("number", "cuts made", ""),
        ("dead", "units that did not start again", ""),
        ("neither", "games that were neither the one before nor after", ""),
        ("outside", "flashes changed outside the saves", ""),
        ("screen", "screens other than the desktop's for that flash", ""),
        ("slow", f"units that took more than {ANY_MS:,} ms to start", ""),
        ("start", "slowest power-on to picture after a cut", "ms"),
    )
)


class Recorded(NamedTuple):
    """The flash before, the operations, and the games and settings that may be found afterwards."""

    before: bytes
    operations: list[dict[str, Any]]
    allowed: set[tuple[bytes, bytes]]


def _record(name: str, action: Action, bench: Bench) -> Recorded:
    """Do it once without a cut."""
    desktop = bench.desktop(action.position, f"cuts-{name}")
    found = {(desktop.saved(), desktop.settings)}
    last = action.last
    image = bench.image(f"cuts-{name}")
    with bench.unit(action.position, seed=seeded("cuts", name)) as unit:
        unit.start()
        lead = _lead(name, action, bench, desktop)
        for keys in lead[:-1]:  # entries before the one that is cut
            for both in (unit, desktop):
                both.type_keys(keys)
            unit.run(action.ms)
            desktop.tidy()
            found.add((desktop.saved(), desktop.settings))
        unit.save(image)
        before = image.read_bytes()
        for both in (unit, desktop):
            both.type_keys(lead[-1])
        if action.offered:
            saved = bench.desktop(action.offered, f"cuts-{name}-offered").folder
            offer_on_screen(unit, read_folder(saved))
        unit.ask("record")
        unit.type_keys([last])
        unit.run(action.ms)
        operations = unit.ask("recorded")["operations"]
        if trouble := unit.trouble():
            raise AssertionError(trouble)
        unit.off()
        unit.save(image)
    if not action.offered:
        desktop.type_keys([last])
        desktop.tidy()
    # A new game of Trader draws its own chance: what the board itself had without a cut counts.
    uncut = Desktop.like(image, bench.folder / f"desktop-cuts-{name}-uncut")
    found |= {(one.saved(), one.settings) for one in (desktop, uncut)}
    return Recorded(before, operations, found)


def _lead(name: str, action: Action, bench: Bench, desktop: Desktop) -> list[list[str]]:
    """Return the keys before the last one, entry by entry: one entry, or all up to the renewal
    of a full log."""
    if action.offered:
        return [[]]
    if action.keys:
        return [action.keys.split()]
    if _renews(action):
        entries = [list(keys) for keys in bench.recall(action.position)]
    else:
        play = player(desktop.played.number, seeded("cuts", name))
        entries = [next_entry(desktop.played, play)]
    return [*entries[:-1], entries[-1][:-1]]


def _game(action: Action) -> str:
    """Return the game that an action needs, "" for more than one."""
    name, _, when = action.position.partition("_")
    return name if when and "NEW_GAME" not in action.keys else ""


def _renews(action: Action) -> bool:
    """Return whether an action's entries fill a log."""
    return FULL in action.position or action.position == MIXED


def _run(name: str, action: Action, bench: Bench, outcome: Outcome) -> None:
    figures = outcome.figures
    for key in ("number", "dead", "neither", "outside", "screen", "slow"):
        figures[f"cuts.{key}"] = 0
    recorded = _record(name, action, bench)
    if not recorded.operations:
        outcome.troubles.append(f"{name}: nothing was written")
        return
    if _renews(action) and not any(one["kind"] == "erase" for one in recorded.operations):
        outcome.troubles.append(f"{name}: the log was not renewed")
    chance = Chance(seeded("cuts", name))
    count = _QUICK_CUTS if bench.quick else _CUTS
    for cut in range(count):
        # Spread over all operations; some just begun, some all but done.
        number = 1 + cut * len(recorded.operations) // count
        number = min(len(recorded.operations), number + chance.below(2))
        share = chance.one_of((0, SHARES, chance.below(SHARES), chance.below(SHARES)))
        flash = torn(recorded.before, recorded.operations[:number], share, chance)
        problem = _try(name, flash, recorded, bench, outcome)
        figures["cuts.number"] += 1
        if problem:
            figures[f"cuts.{problem[0]}"] += 1
            where = f"operation {number} of {len(recorded.operations)}, {share / 10:.0f} % done"
            outcome.troubles.append(f"{name}, {where}: {problem[1]}")


def _try(
    name: str, flash: bytes, recorded: Recorded, bench: Bench, outcome: Outcome
) -> tuple[str, str] | None:
    """Switch a unit on with a torn flash: what is wrong with it, as a measure and in words."""
    image: Path = bench.image(f"cuts-{name}")
    image.write_bytes(flash)
    untouched = flash_image.without(recorded.before, *SAVES)
    if flash_image.without(flash, *SAVES) != untouched:
        return "outside", "bytes outside the saves are written"
    expected = bench.desktop(f"cuts-{name}", f"cuts-{name}-expected")
    with bench.unit(f"cuts-{name}", seed=seeded(flash[:64])) as unit:
        try:
            took = unit.start(120)
            outcome.figures.worst("cuts.start", took)
        except AssertionError as problem:
            return "dead", str(problem)
        if trouble := unit.trouble():
            return "dead", trouble
        if difference := apart(unit, expected):
            return "screen", difference
        unit.save(image)
    if flash_image.without(image.read_bytes(), *SAVES) != untouched:
        return "outside", "bytes outside the saves are written at the start"
    now = bench.desktop(f"cuts-{name}", f"cuts-{name}-now")
    if (now.saved(), now.settings) not in recorded.allowed:
        return "neither", "the game is neither the one before nor the one after"
    return ("slow", f"the start took {took:.0f} ms") if took > ANY_MS else None


TRIAL = Trial(
    "cuts",
    "Power cuts in the middle of a flash operation",
    _MEASURES,
    tuple(
        Part(f"cuts in {name}", partial(_run, name, one), 45, _game(one))
        for name, one in ACTIONS.items()
    ),
)
