"""Gives several units the same commands in lock step, and compares them after every line."""

from host_tools.dev.glyphs.text import screen_text
from host_tools.simulator.script.commands import Commands, ScriptError
from host_tools.simulator.script.unit import PowerIsCut

CPYTHON, MICROPYTHON, BOARD = "CPython", "MicroPython", "the virtual board"


def seen(unit):
    """Return what a unit shows and the game behind it."""
    text = "\n".join(screen_text(unit.cells()))
    try:
        return text, unit.prompt(), unit.game()
    except PowerIsCut:
        return text, None, None


def run(text, units):
    """Run a script on units, by what they run on, and close them. They print and show the same
    after every line."""
    try:
        _lock_step(text, units)
        if BOARD in units:
            assert "Traceback" not in units[BOARD].board.console
    finally:
        for unit in units.values():
            unit.close()


def _lock_step(text, units):
    printed = {name: [] for name in units}
    commands = {name: Commands(unit, printed[name].append) for name, unit in units.items()}
    first, *others = units
    for number, line in enumerate(text.splitlines(), 1):
        for name in units:
            try:
                commands[name].run(line)
            except ScriptError as error:
                raise AssertionError(f"line {number} on {name}: {line}\n{error}") from error
        if line and not line.startswith("#"):
            wanted = seen(units[first])
            for name in others:
                assert seen(units[name]) == wanted, f"line {number} on {name}: {line}"
    for name in others:
        assert printed[name] == printed[first], name
