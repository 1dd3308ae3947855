"""A unit whose memory runs out all the same: it says so, starts again by itself, and has its game.

A few lines before code.py's own take so much memory that only a little is left at rest; then every
screen is opened. Where the unit gets through that there was enough, and nothing is to be seen.
"""

from functools import partial

from host_tools.board_trials.bench import Bench, Outcome, Part, Tell, Trial, seeded
from host_tools.board_trials.emulated_unit import QUIET_MS, SETTLED_MS, EmulatedUnit
from host_tools.board_trials.entries import SCREENS, TITLES
from host_tools.board_trials.heap import Watched
from host_tools.board_trials.measures import Measure
from host_tools.board_trials.positions import LATE
from host_tools.emulated_pico import flash_image
from host_tools.games import NAMES

_LEFT, _QUICK_LEFT = (20_000, 14_000, 9_000, 5_000), (9_000,)
"""Bytes that are left at rest."""
_PIECE = 512
_TOLD_MS = 6_000
"""Each line of a traceback is led back to its source, which takes a fifth of a second."""
_RESTART_MS = 45_000
"""A crash is on the screen for half a minute; then the unit starts again."""


def _measures() -> tuple[Measure, ...]:
    found = []
    for name, title in zip(NAMES, TITLES, strict=True):
        key = f"crash.{name}"
        found += [
            Measure(f"{key}.crashes", f"{title}: units that ran out of memory", ""),
            Measure(f"{key}.silent", f"{title}: of these, not told on the console", "", most=0),
            Measure(f"{key}.stuck", f"{title}: of these, not started again", "", most=0),
            Measure(f"{key}.changed", f"{title}: of these, with another game", "", most=0),
        ]
    return tuple(found)


def _hogged(bench: Bench, position: str, size: int) -> str:
    """A position in which so many bytes are taken before anything else; its name."""
    flash = bytearray(bench.image(position).read_bytes())
    drive = flash_image.drive(flash)
    code = drive.read("code.py") or b""
    hog = f"taken = [bytearray({_PIECE - 16}) for _ in range({size // _PIECE})]\n"
    drive.write("code.py", hog.encode() + code)
    name = f"{position}-hogged"
    bench.image(name).write_bytes(flash)
    return name


def _run(number: int, bench: Bench, tell: Tell, outcome: Outcome) -> None:
    name = NAMES[number]
    position = f"{name}_{LATE}"
    figures = outcome.figures
    for key in ("crashes", "silent", "stuck", "changed"):
        figures[f"crash.{name}.{key}"] = 0
    with bench.unit(position) as unit:
        unit.start()
        free = Watched(unit, bench.recall("heap"), Outcome(), "crash").free()
    game = bench.desktop(position, f"crash-{name}").saved()
    for left in _QUICK_LEFT if bench.quick else _LEFT:
        tell(f"{left:,} bytes left")
        hogged = _hogged(bench, position, free - left)
        with bench.unit(hogged, seed=seeded("crash", name, left)) as unit:
            lit = unit.until_lit(SETTLED_MS + _RESTART_MS)
            unit.run(SETTLED_MS)
            if lit is not None and not _ends_in_a_crash(unit, number):
                continue
            figures[f"crash.{name}.crashes"] += 1
            unit.run(_TOLD_MS)
            figures[f"crash.{name}.silent"] += "MemoryError" not in unit.console
            tell(f"{left:,} bytes left: it ran out; whether it starts again")
            unit.run(_RESTART_MS)
            stuck = unit.ask("status")["resets"] == 0
            figures[f"crash.{name}.stuck"] += stuck
            if stuck:
                lines = [line.strip() for line in unit.console.split("\r\n")]
                text = " / ".join(line for line in lines if "File" in line or "Error" in line)
                outcome.notes.append(f"{name}, {left:,} bytes left, stays dead: {text[-200:]}")
            unit.off()
            unit.save(bench.image(hogged))
        after = bench.desktop(hogged, f"crash-{name}").saved()
        figures[f"crash.{name}.changed"] += after != game


def _ends_in_a_crash(unit: EmulatedUnit, number: int) -> bool:
    """Open every screen; whether that was too much."""
    for keys in SCREENS[number]:
        if unit.trouble():
            return True
        unit.type_keys(keys)
        unit.run(QUIET_MS)
    return unit.trouble() is not None


TRIAL = Trial(
    "crash",
    "Out of memory all the same",
    _measures(),
    tuple(Part(f"crash {name}", partial(_run, at), 70, name) for at, name in enumerate(NAMES)),
)
