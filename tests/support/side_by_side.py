"""Several units given the same commands, compared after every line."""

from host_tools.glyphs.text import screen_text
from host_tools.script.commands import Commands
from host_tools.script.unit import PowerIsCut


def seen(unit):
    """What there is to see of a unit, and the game behind it."""
    text = "\n".join(screen_text(unit.cells()))
    try:
        return text, unit.asked(), unit.game()
    except PowerIsCut:
        return text, None, None


def run(text, *units):
    """Run a script on units side by side; what they print and show is the same after every line."""
    printed = [[] for _ in units]
    commands = [Commands(unit, lines.append) for unit, lines in zip(units, printed, strict=True)]
    for number, line in enumerate(text.splitlines(), 1):
        for one in commands:
            one.run(line)
        if line and not line.startswith("#"):
            first, *others = map(seen, units)
            for other in others:
                assert other == first, f"line {number}: {line}"
    assert all(lines == printed[0] for lines in printed)
