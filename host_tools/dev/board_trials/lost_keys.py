"""Looks for lost keys: typed quickly, during a renewal of the log, after the start."""

from host_tools.dev.board_trials.bench import Bench, Outcome, Trial, in_every_game, seeded
from host_tools.dev.board_trials.desktop import Desktop, apart
from host_tools.dev.board_trials.emulated_unit import QUIET_MS, TAP_MS, EmulatedUnit
from host_tools.dev.board_trials.entries import BEGIN, TITLES, GameOver, next_entry, player
from host_tools.dev.board_trials.measures import Measure
from host_tools.dev.board_trials.positions import EARLY, FULL, LATE
from host_tools.dev.emulated_pico import flash_image
from host_tools.games import NAMES

RHYTHMS = ((60, 60), (40, 40))
"""Milliseconds down and up."""
_ENTRIES, _QUICK_ENTRIES = 12, 4
_RENEWAL_MOMENTS = (0, 60, 150, 300, 500)
_START_TAP_MS = 40
_START_MOMENTS = (0, 50, 100, 250, 400)
_KEY = "TOTAL"
_RENEWS_WITHIN_MS = 2500


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        for down, up in RHYTHMS:
            text = f"{title}: entries with a key lost, typed {down} ms down, {up} up"
            found.append(Measure(f"lost.{name}.{down}_{up}", text, "", most=0))
        text = f"{title}: taps of {TAP_MS} ms lost while the log is renewed"
        found.append(Measure(f"lost.{name}.renewal", text, "", most=0))
        text = f"{title}: taps of {_START_TAP_MS} ms lost after the first picture"
        found.append(Measure(f"lost.{name}.start", text, "", most=0))
    return tuple(found)


def _typed(number: int, bench: Bench, outcome: Outcome) -> None:
    """Type entries at a rhythm; if the screens differ afterwards, a key was lost."""
    name = NAMES[number]
    desktop = bench.desktop(f"{name}_{LATE}", f"typed-{name}")
    play = player(number, seeded("typed", name))
    count = _QUICK_ENTRIES if bench.quick else _ENTRIES
    with bench.unit(f"{name}_{LATE}", seed=seeded("typed", name)) as unit:
        unit.start(2500)
        for down, up in RHYTHMS:
            lost = 0
            for _ in range(count):
                try:
                    keys = next_entry(desktop.played, play)
                except GameOver:
                    unit.type_keys(BEGIN[number], 150, 250)
                    desktop.type_keys(BEGIN[number])
                    unit.run(1200)
                    continue
                unit.type_keys(keys, down, up)
                desktop.type_keys(keys)
                unit.run(900)
                if apart(unit, desktop) is None:
                    continue
                lost += 1
                outcome.notes.append(f"{down}/{up} ms, a key was lost of: {' '.join(keys)}")
                desktop = _meet(unit, bench, name)
                if apart(unit, desktop):
                    outcome.troubles.append(f"{name}: {unit.trouble() or 'the units stay apart'}")
                    return
            outcome.figures[f"lost.{name}.{down}_{up}"] = lost
        if trouble := unit.trouble():
            outcome.troubles.append(f"{name}: {trouble}")


def _meet(unit: EmulatedUnit, bench: Bench, name: str) -> Desktop:
    """Return a desktop that continues from the board's save, after a lost key."""
    unit.type_keys("CANCEL CANCEL CANCEL", 200, 200)
    unit.run(QUIET_MS + 900)
    unit.save(bench.image(f"typed-{name}"))
    return bench.desktop(f"typed-{name}", f"typed-{name}")


def _renewing(number: int, bench: Bench, outcome: Outcome) -> None:
    """Tap keys at several moments of a renewal."""
    position = f"{NAMES[number]}_{FULL}"
    lost = 0
    for moment in _RENEWAL_MOMENTS[1:3] if bench.quick else _RENEWAL_MOMENTS:
        desktop = bench.desktop(position, f"renewing-{position}")
        with bench.unit(position, seed=seeded("renewing", position, moment)) as unit:
            unit.start(0)
            if not _until_renewal(unit, desktop, bench.recall(position)):
                outcome.troubles.append(f"{position}: the log was not renewed")
                return
            if moment:
                unit.run(moment)
            unit.press(_KEY, TAP_MS, 2500)
            desktop.tidy()
            desktop.press(_KEY)
            lost += apart(unit, desktop) is not None
            if trouble := unit.trouble():
                outcome.troubles.append(f"{position}: {trouble}")
    outcome.figures[f"lost.{NAMES[number]}.renewal"] = lost


def _until_renewal(unit: EmulatedUnit, desktop: Desktop, entries: list[list[str]]) -> bool:
    """Run to the first operation of a renewal, if there is one; return whether there was. Both
    units then have the same entries."""
    for keys in [[], *entries]:
        unit.type_keys(keys)
        desktop.type_keys(keys)
        # An entry itself is one short write into nvm; a renewal writes the drive too.
        if unit.ask("written", address=flash_image.DRIVE_AT, ms=_RENEWS_WITHIN_MS)["hit"]:
            return True
    return False


def _starting(number: int, bench: Bench, outcome: Outcome) -> None:
    """Tap keys at several moments after the first picture."""
    position = f"{NAMES[number]}_{EARLY}"
    lost = 0
    for moment in _START_MOMENTS[::2] if bench.quick else _START_MOMENTS:
        desktop = bench.desktop(position, f"starting-{position}")
        with bench.unit(position, seed=seeded("starting", position)) as unit:
            unit.start(moment or 1)
            unit.press(_KEY, _START_TAP_MS, 1500)
            desktop.press(_KEY)
            lost += apart(unit, desktop) is not None
            if trouble := unit.trouble():
                outcome.troubles.append(f"{position}: {trouble}")
    outcome.figures[f"lost.{NAMES[number]}.start"] = lost


TRIAL = Trial(
    "lost",
    "Lost keys",
    _measures(),
    in_every_game("lost {} typed", _typed, 60)
    + in_every_game("lost {} renewal", _renewing, 40)
    + in_every_game("lost {} start", _starting, 30),
)
