"""Going back from a log nearly full: REVIEW a hundred deep, UNDO thirty times in a row, and UNDO of
another game's beginning."""

from host_tools.dev.board_trials.bench import Bench, Outcome, Trial, in_every_game, seeded
from host_tools.dev.board_trials.desktop import Desktop, apart
from host_tools.dev.board_trials.emulated_unit import QUIET_MS, EmulatedUnit
from host_tools.dev.board_trials.entries import BEGIN, FIRST, TITLES
from host_tools.dev.board_trials.heap import LEAST, LEAST_CHANGING, PIECE, RESTART_MS, Watched
from host_tools.dev.board_trials.key_latency import SPREAD, report_times
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import FULL
from host_tools.games import NAMES

REVIEW_MS, UNDO_MS, OTHER_GAME_MS = 250, 200, 3000
_DEPTH, _QUICK_DEPTH = 100, 15
_UNDONE, _QUICK_UNDONE = 30, 12
_COMPARED_EVERY = 10
_SETTLED_MS = RESTART_MS + 1500
_KINDS = {"review": ("REVIEW again", REVIEW_MS), "undo": ("CONFIRM of UNDO", UNDO_MS)}


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        key = f"back.{name}"
        for kind, (what, most) in _KINDS.items():
            found.append(Measure(f"{key}.{kind}.number", f"{title}: {what}, how often", ""))
            for share, text in SPREAD.items():
                aim = most if share == "max" else None
                found.append(Measure(f"{key}.{kind}.{share}", f"{title}: {what}, {text}", most=aim))
        other = TITLES[other_than(NAMES.index(name))]
        found += [
            Measure(f"{key}.game", f"{title}: UNDO of {other}, to the picture", most=OTHER_GAME_MS),
            Measure(f"{key}.apart", f"{title}: games or screens not the desktop's", "", most=0),
            Measure(f"{key}.worst", f"{title}: free at the worst moment", "bytes", least=LEAST),
            Measure(
                f"{key}.changing",
                f"{title}: the same of UNDO of {other}",
                "bytes",
                least=LEAST_CHANGING,
            ),
            Measure(
                f"{key}.piece", f"{title}: largest piece, at its smallest", "bytes", least=PIECE
            ),
        ]
    return tuple(found)


def other_than(number: int) -> int:
    """Return the game that one gives way to: the next, but a small one for the largest."""
    return FIRST if NAMES[number] == "1861" else (number + 1) % len(NAMES)


def _back(number: int, bench: Bench, outcome: Outcome) -> None:
    """Measure REVIEW and UNDO within a game."""
    name, position = NAMES[number], f"{NAMES[number]}_{FULL}"
    desktop = bench.desktop(position, f"back-{name}")
    times: dict[str, list[tuple[float, str]]] = {kind: [] for kind in _KINDS}
    with bench.unit(position, seed=seeded("back", name)) as unit:
        unit.start()
        watched = Watched(unit, bench.recall("heap"), outcome, f"back.{name}")
        depth = _QUICK_DEPTH if bench.quick else _DEPTH
        for at in range(depth + 1):
            desktop.press("REVIEW")
            _measure(unit, "REVIEW", times["review"], at)
            if str(at or "") not in unit.show()[0] or unit.trouble():
                found = unit.trouble() or " ".join(unit.show())
                outcome.troubles.append(f"{position}: REVIEW {at}: {found}")
                break
            if at % _COMPARED_EVERY == 0:
                _alike(unit, desktop, f"REVIEW {at}", name, outcome)
        for both in (unit, desktop):
            both.type_keys("CANCEL CANCEL")
        undone = _QUICK_UNDONE if bench.quick else _UNDONE
        for at in range(1, undone + 1):
            unit.measured("UNDO")
            _measure(unit, "CONFIRM", times["undo"], at)
            desktop.type_keys("UNDO CONFIRM")
            if not _alike(unit, desktop, f"UNDO {at}", name, outcome):
                break
        unit.run(QUIET_MS)
        watched.end("worst")
        _compare_saved(unit, desktop, bench, name, outcome)
    for kind, measured in times.items():
        outcome.figures[f"back.{name}.{kind}.number"] = len(measured)
        title = f"{TITLES[number]}, {_KINDS[kind][0]}"
        report_times(outcome, f"back.{name}.{kind}", title, measured)


def _measure(unit: EmulatedUnit, key: str, times: list[tuple[float, str]], at: int) -> None:
    """Press a key, and record its time."""
    ms = unit.measured(key)
    if ms is not None:
        times.append((ms, f"number {at}"))


def _alike(unit: EmulatedUnit, desktop: Desktop, when: str, name: str, outcome: Outcome) -> bool:
    """Return whether both units show the same, recording a difference."""
    key = f"back.{name}.apart"
    difference = apart(unit, desktop)
    outcome.figures[key] = outcome.figures.get(key, 0) + (difference is not None)
    if difference:
        outcome.troubles.append(f"{name}, after {when}: {unit.trouble() or difference}")
    return difference is None


def _compare_saved(
    unit: EmulatedUnit, desktop: Desktop, bench: Bench, name: str, outcome: Outcome
) -> None:
    """Record whether the board's flash holds another game than the desktop has."""
    unit.save(bench.image(f"back-{name}"))
    if bench.desktop(f"back-{name}", f"back-{name}-saved").saved() != desktop.saved():
        outcome.figures[f"back.{name}.apart"] += 1
        outcome.troubles.append(f"{name}: the game saved is another than the desktop's")


def _other_game(number: int, bench: Bench, outcome: Outcome) -> None:
    """Measure UNDO of another game's beginning: to the old game's picture, through a restart."""
    name, position = NAMES[number], f"{NAMES[number]}_{FULL}"
    other = other_than(number)
    desktop = bench.desktop(position, f"back-{name}-other")
    with bench.unit(position, seed=seeded("other", name)) as unit:
        unit.start()
        for both in (unit, desktop):
            both.type_keys(BEGIN[other])
        unit.run(_SETTLED_MS)
        watched = Watched(unit, bench.recall("heap"), outcome, f"back.{name}")
        unit.measured("UNDO")
        desktop.type_keys("UNDO CONFIRM")
        outcome.figures[f"back.{name}.game"] = unit.until_shown("CONFIRM", desktop.at_rest())
        unit.run(_SETTLED_MS)
        _alike(unit, desktop, f"UNDO of {TITLES[other]}", name, outcome)
        watched.end("changing")
        _compare_saved(unit, desktop, bench, name, outcome)


TRIAL = Trial(
    "back",
    "Going back",
    _measures(),
    in_every_game("back {}", _back, 150)
    + in_every_game("back {} from another game", _other_game, 30),
)
