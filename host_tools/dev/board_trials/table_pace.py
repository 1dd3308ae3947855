"""A game at a table's pace: a key every 120 ms, whether or not the picture keeps up.

A game that was really played where its package has one, random entries late in a game elsewhere.
"""

from host_tools.dev.board_trials.bench import Bench, Outcome, Trial, in_every_game, seeded
from host_tools.dev.board_trials.desktop import apart
from host_tools.dev.board_trials.entries import TITLES, endless
from host_tools.dev.board_trials.heap import LEAST, PIECE, RESTART_MS, Watched
from host_tools.dev.board_trials.key_latency import (
    DIGIT_MS,
    NEW_SCREEN_CELLS,
    SCREEN_MS,
    SPREAD,
    changed_cells,
    report_times,
)
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import FRESH, LATE
from host_tools.games import NAMES, folder
from host_tools.simulator.script.app_unit import AppUnit

PACE_MS = 120
_BETWEEN_MS = 1000
"""From an entry's last picture to the next one's first key: somebody speaks."""
_ENTRIES, _QUICK_ENTRIES = 100, 40
_COMPARED_EVERY = 20
_KINDS = {"first": "an entry's first key", "digit": "a digit", "other": "any other key"}
_AIMS = {"first.max": SCREEN_MS, "digit.p95": DIGIT_MS}


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        key = f"pace.{name}"
        found.append(Measure(f"{key}.entries", f"{title}: entries typed", ""))
        for kind, what in _KINDS.items():
            for share, text in SPREAD.items():
                aim = _AIMS.get(f"{kind}.{share}")
                found.append(Measure(f"{key}.{kind}.{share}", f"{title}: {what}, {text}", most=aim))
        found += [
            Measure(f"{key}.apart", f"{title}: screens other than the desktop's", "", most=0),
            Measure(f"{key}.worst", f"{title}: free at the worst moment", "bytes", least=LEAST),
            Measure(
                f"{key}.piece", f"{title}: largest piece, at its smallest", "bytes", least=PIECE
            ),
        ]
    return tuple(found)


def recorded(number: int) -> list[list[str]]:
    """Return the keys of a game that was really played, its beginning first; none if there is no
    such."""
    file = folder(number) / "recorded.txt"
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").splitlines()
    pressed = [line.split()[1:] for line in lines if line.startswith("press ")]
    seats, *entries = pressed
    return [["hold:NEW_GAME", str(number + 1), "CONFIRM", *seats], *entries]


def note(
    times: dict[str, list[tuple[float, str]]],
    keys: list[str],
    latencies: list[float | None],
    desktop: AppUnit,
) -> None:
    """Press an entry's keys on the desktop too, and keep what each took that changed the screen."""
    for at, (key, ms) in enumerate(zip(keys, latencies, strict=True)):
        before = desktop.cells()
        desktop.press(key)
        changed = changed_cells(before, desktop.cells())
        if ms is None or not changed:
            continue
        digit = key.isdigit() and changed <= NEW_SCREEN_CELLS
        kind = "digit" if digit else "other" if at else "first"
        times[kind].append((ms, f"key {at + 1} of {' '.join(keys)}"))


def _run(number: int, bench: Bench, outcome: Outcome) -> None:
    name = NAMES[number]
    record = recorded(number)
    position = FRESH if record else f"{name}_{LATE}"
    desktop = bench.desktop(position, f"pace-{name}")
    entries = iter(record) if record else endless(desktop, number, seeded("pace", name))
    count = _QUICK_ENTRIES if bench.quick else len(record) or _ENTRIES
    times: dict[str, list[tuple[float, str]]] = {kind: [] for kind in _KINDS}
    outcome.figures[f"pace.{name}.apart"] = outcome.figures[f"pace.{name}.entries"] = 0
    with bench.unit(position, seed=seeded("pace", name)) as unit:
        unit.start()
        watched = Watched(unit, bench.recall("heap"), outcome, f"pace.{name}")
        for at in range(count):
            keys = next(entries)
            if keys[0].startswith("hold:"):
                for both in (unit, desktop):
                    both.type_keys(keys)
                unit.run(RESTART_MS)
                watched.begin()  # what a change of game takes is another trial's
                continue
            note(times, keys, unit.paced(keys, PACE_MS), desktop)
            unit.run(_BETWEEN_MS)
            outcome.figures[f"pace.{name}.entries"] += 1
            compared = at == count - 1 or at % _COMPARED_EVERY == 0
            if trouble := unit.trouble() or (apart(unit, desktop) if compared else None):
                outcome.figures[f"pace.{name}.apart"] += 1
                outcome.troubles.append(f"after entry {at + 1}, {' '.join(keys)}: {trouble}")
                break
        watched.end("worst")
    for kind, measured in times.items():
        title = f"{TITLES[number]}, {_KINDS[kind]}"
        report_times(outcome, f"pace.{name}.{kind}", title, measured)


TRIAL = Trial(
    "pace",
    "A game at a table's pace",
    _measures(),
    in_every_game("pace {}", _run, 200),
)
