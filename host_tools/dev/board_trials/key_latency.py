"""Measures the time of a key, from contact to the last byte of its picture."""

from collections.abc import Sequence
from itertools import islice

from host_tools.dev.board_trials.bench import Bench, Outcome, Trial, in_every_game, seeded
from host_tools.dev.board_trials.desktop import apart
from host_tools.dev.board_trials.emulated_unit import QUIET_MS
from host_tools.dev.board_trials.entries import LARGE, SCREENS, TITLES, endless
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import LATE
from host_tools.games import NAMES
from host_tools.games.key_words import LANGUAGE

DIGIT_MS, SCREEN_MS, CONFIRM_MS = 60, 150, 100
LARGE_CONFIRM_MS = 120
_ENTRIES, _QUICK_ENTRIES = 40, 8
_KINDS = {
    "digit": "a digit",
    "first": "a screen the first time",
    "later": "a screen later",
    "entry": "an entry's first key",
    "confirm": "CONFIRM with saving",
    "language": "a change of language",
}
_TOLD = 6
NEW_SCREEN_CELLS = 40
"""A key that changes more than this has opened a screen."""


_AIMS = {
    "digit.p95": DIGIT_MS,
    "first.max": SCREEN_MS,
    "later.max": SCREEN_MS,
    "entry.max": SCREEN_MS,
    "confirm.p95": CONFIRM_MS,
}
SPREAD = {"p50": "median", "p95": "95 of 100", "max": "slowest"}


def _measures() -> tuple[Measure, ...]:
    return tuple(
        Measure(
            f"keys.{name}.{kind}.{share}",
            f"{title}: {what}, {text}",
            most=LARGE_CONFIRM_MS
            if name in LARGE and f"{kind}.{share}" == "confirm.p95"
            else _AIMS.get(f"{kind}.{share}"),
        )
        for name, title in zip(NAMES, TITLES, strict=True)
        for kind, what in _KINDS.items()
        for share, text in SPREAD.items()
    )


def changed_cells(before: bytes, after: bytes) -> int:
    """Return the number of cells that differ."""
    return sum(one != other for one, other in zip(before, after, strict=True))


def report_times(
    outcome: Outcome, figure: str, title: str, measured: Sequence[tuple[float, str]]
) -> None:
    """Keep how times are spread under the name of a figure, and the slowest keys in words."""
    outcome.figures.spread(figure, [ms for ms, _ in measured])
    worst = sorted(measured, reverse=True)[:_TOLD]
    told = "; ".join(f"{ms:.0f} {keys}" for ms, keys in worst)
    outcome.notes.append(f"{title}, slowest in ms: {told}")


def _run(number: int, bench: Bench, outcome: Outcome) -> None:
    name = NAMES[number]
    position = f"{name}_{LATE}"
    times: dict[str, list[tuple[float, str]]] = {kind: [] for kind in _KINDS}

    def note(kind: str, ms: float | None, keys: str) -> None:
        if ms is not None:
            times[kind].append((ms, keys))

    with bench.unit(position, seed=seeded("keys", name)) as unit:
        unit.start()
        for kind in ("first", "later"):
            for keys in SCREENS[number]:
                for key in keys.split():
                    if key.startswith("hold:"):
                        unit.type_keys([key])
                        continue
                    before = unit.cells()
                    ms = unit.measured(key)
                    if key == "REVIEW":
                        continue  # it has an aim of its own, and a trial
                    if changed_cells(before, unit.cells()) > NEW_SCREEN_CELLS:
                        turns = keys == LANGUAGE and key != "MENU"
                        note("language" if turns else kind, ms, f"{key} of {keys}")
                unit.run(QUIET_MS)
        unit.save(bench.image(f"keys-{name}"))
        desktop = bench.desktop(f"keys-{name}", f"keys-{name}")
        count = _QUICK_ENTRIES if bench.quick else _ENTRIES
        for keys_of_entry in islice(endless(desktop, number, seeded("keys", name)), count):
            if keys_of_entry[0].startswith("hold:"):
                for both in (unit, desktop):
                    both.type_keys(keys_of_entry)
                unit.run(1200)
                continue
            for at, key in enumerate(keys_of_entry):
                before, booked = unit.cells(), desktop.saved()
                ms = unit.measured(key)
                desktop.press(key)
                changed = changed_cells(before, unit.cells())
                if desktop.saved() != booked:
                    note("confirm", ms, " ".join(keys_of_entry))
                elif key.isdigit() and changed <= NEW_SCREEN_CELLS:
                    note("digit", ms, key)
                else:
                    note(
                        "later" if at else "entry", ms, f"key {at + 1} of {' '.join(keys_of_entry)}"
                    )
            if trouble := unit.trouble() or apart(unit, desktop):
                outcome.troubles.append(f"after {' '.join(keys_of_entry)}: {trouble}")
                break
            unit.run(QUIET_MS)
    for kind, measured in times.items():
        title = f"{TITLES[number]}, {_KINDS[kind]}"
        report_times(outcome, f"keys.{name}.{kind}", title, measured)


TRIAL = Trial(
    "keys",
    "Key to picture",
    _measures(),
    in_every_game("keys {}", _run, 90),
)
