"""How long a key takes, from contact to the last byte of its picture."""

from functools import partial

from host_tools.board_trials.bench import Bench, Outcome, Part, Tell, Trial, seeded
from host_tools.board_trials.desktop import apart
from host_tools.board_trials.emulated_unit import QUIET_MS
from host_tools.board_trials.entries import BEGIN, NAMES, TITLES, GameOver, next_entry, player
from host_tools.board_trials.measures import Measure
from host_tools.board_trials.positions import LATE
from host_tools.board_trials.tour import SCREENS

DIGIT_MS, SCREEN_MS, CONFIRM_MS = 60, 150, 100
_ENTRIES, _QUICK_ENTRIES = 40, 8
_KINDS = {
    "digit": "digits",
    "first": "screens the first time",
    "later": "screens later",
    "confirm": "CONFIRMs",
}
_TOLD = 6
_NEW_SCREEN_CELLS = 40
"""A digit that changes more than this has opened a screen."""


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        key = f"keys.{name}"
        found += [
            Measure(f"{key}.digit.p50", f"{title}: a digit, median"),
            Measure(f"{key}.digit.p95", f"{title}: a digit, 95 of 100", most=DIGIT_MS),
            Measure(f"{key}.digit.max", f"{title}: a digit, slowest"),
            Measure(f"{key}.first.p50", f"{title}: a screen the first time, median"),
            Measure(f"{key}.first.max", f"{title}: the first time, slowest", most=SCREEN_MS),
            Measure(f"{key}.later.p50", f"{title}: a screen later, median"),
            Measure(f"{key}.later.max", f"{title}: a screen later, slowest", most=SCREEN_MS),
            Measure(f"{key}.confirm.p50", f"{title}: CONFIRM with saving, median"),
            Measure(
                f"{key}.confirm.p95", f"{title}: CONFIRM with saving, 95 of 100", most=CONFIRM_MS
            ),
            Measure(f"{key}.confirm.max", f"{title}: CONFIRM with saving, slowest"),
        ]
    return tuple(found)


def _run(number: int, bench: Bench, tell: Tell, outcome: Outcome) -> None:
    name = NAMES[number]
    position = f"{name}_{LATE}"
    desktop = bench.desktop(position, f"keys-{name}")
    times: dict[str, list[tuple[float, str]]] = {kind: [] for kind in _KINDS}

    def note(kind: str, ms: float | None, keys: str) -> None:
        if ms is not None:
            times[kind].append((ms, keys))

    with bench.unit(position, seed=seeded("keys", name)) as unit:
        unit.start()
        for kind in ("first", "later"):
            for at, keys in enumerate(SCREENS[number]):
                tell(f"{kind} time: screen {at + 1} of {len(SCREENS[number])}")
                first, *rest = keys.split()
                if first.startswith("hold:"):
                    unit.type_keys(keys)
                else:
                    note(kind, unit.measured(first), first)
                    unit.type_keys(rest)
                unit.run(QUIET_MS)
        unit.save(bench.image(f"keys-{name}"))
        desktop = bench.desktop(f"keys-{name}", f"keys-{name}")
        play = player(number, seeded("keys", name))
        count = _QUICK_ENTRIES if bench.quick else _ENTRIES
        for entry in range(count):
            tell(f"entry {entry + 1} of {count}")
            try:
                keys_of_entry = next_entry(desktop.played, play)
            except GameOver:
                for both in (unit, desktop):
                    both.type_keys(BEGIN[number])
                unit.run(1200)
                continue
            for key in keys_of_entry:
                before, booked = unit.cells(), desktop.saved()
                ms = unit.measured(key)
                desktop.press(key)
                changed = sum(a != b for a, b in zip(before, unit.cells(), strict=True))
                if desktop.saved() != booked:
                    note("confirm", ms, " ".join(keys_of_entry))
                elif key.isdigit() and changed <= _NEW_SCREEN_CELLS:
                    note("digit", ms, key)
                else:
                    note("later", ms, key)
            if trouble := unit.trouble() or apart(unit, desktop):
                outcome.troubles.append(f"after {' '.join(keys_of_entry)}: {trouble}")
                break
            unit.run(QUIET_MS)
    for kind, measured in times.items():
        outcome.figures.spread(f"keys.{name}.{kind}", [ms for ms, _ in measured])
        slowest = sorted(measured, reverse=True)[:_TOLD]
        told = ", ".join(f"{keys} {ms:.0f}" for ms, keys in slowest)
        outcome.notes.append(f"{TITLES[number]}, slowest {_KINDS[kind]}: {told} ms")


TRIAL = Trial(
    "keys",
    "Key to picture",
    _measures(),
    tuple(Part(f"keys {name}", partial(_run, at), 90) for at, name in enumerate(NAMES)),
)
