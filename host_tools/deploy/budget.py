"""How much of the board a game may take, so that bigger ones fit and none runs out of memory.

All in bytes of RAM, garbage aside, if nothing else is said:

    HEAP - MACHINE - UNIT - WORK - FREE = what is left for a game at rest and its widest screen

`host_tools.dev.board_memory` plays a sample game of each against this on a MicroPython VM.
"""

from host_tools.deploy.bundler.firmware import firmware, games_by_package
from host_tools.deploy.contents import compiled
from host_tools.deploy.mpy_names import names

HEAP = 166_784
"""What CircuitPython 10.2.1 lets a program on a Pico have, with the heap in one piece, as deploy
asks for it: counted on an emulated Pico by filling it."""
MACHINE = 28_600
"""What is not on the VM: drivers and their libraries, the display with its glyphs, 21,040 bytes
more for the same saved games on an emulated Pico; and the pools of the first 1,260 names."""
SHARE = HEAP - MACHINE
"""What the VM may take, then."""
UNIT = 47_000
"""The unit at rest without the rules and screens of a game: app, store, the names of everything, a
log of 300 entries. Measured when the texts of a language were in memory too: some KB less now."""
WORK = 6_900
"""What the longest piece of work holds at its fullest, above what it leaves behind. A renewal of
the log took 7.8 KB on an emulated Pico when its beginning was put together in one piece of up to 3
KB; that has 2 KB at most now, and was not measured again. The VM cannot see inside a piece of work;
so between two keys, when the log is renewed, this must be free too."""
FREE = 40_000
"""Free at any moment, since what is free is in pieces."""
WORN = 32_000
"""The same once nvm is worn out and the log is in memory as well: 5 KB, and its bytes look now and
then like places in memory, so that something stays which nothing uses."""
GAME = SHARE - UNIT - WORK - FREE
"""A game at rest with its widest screen."""
PIECE = 2048
"""The most that anything may take in one piece after the start, when a larger one need not be
free any more. What wants more is reserved at the start or works in pieces."""

RESIDENT = 30 * 1024
"""Bytes of .mpy: rules, codec, home, and what the first keys load. Each takes about 1.4 of RAM, and
1.6 with the names in it. While one game gives way to another the rules of both are in memory."""
NAMES = 600
"""Names that the unit itself does not have. They never leave the memory, and where they are more
than about 1,260 with the unit's own, CircuitPython wants 7.7 KB for them in one piece."""
SCREEN = 9 * 1024
"""What a screen takes with what it imports, above the game at rest; what all entries stand on is
among it, where a game does not keep that in memory."""
STEP = 17 * 1024
"""The same of rules that are loaded when they are wanted, with copies of what other rules want too.
They go before the screen comes that shows what they have worked out, so that they stand in its
place, not beside it; that enough stays free all the same is what the sample games prove."""


def games() -> list[str]:
    """Return the games' packages."""
    return list(games_by_package())


def bundles(package: str) -> list[str]:
    """Return the modules of a game as they are loaded, those that it has in common with others
    too."""
    bundler = firmware()
    placed = bundler.placed
    return sorted({placed[one] for one in bundler.modules_of(package) if one in placed})


def resident(package: str) -> list[str]:
    """Return those that are there whenever the game is played: before the first key, and right
    after."""
    bundler = firmware()
    first = bundler.needs.closure(games_by_package()[package])
    return sorted(
        {bundler.placed[one] for one in first if one in bundler.placed} & set(bundles(package))
    )


def screens(package: str) -> list[str]:
    """Return those that are loaded when something is wanted, or by several of these."""
    aside = resident(package)
    return [one for one in bundles(package) if one not in aside]


def size(modules: list[str]) -> int:
    """Return the bytes of .mpy."""
    return sum(len(_content(one)) for one in modules)


def own_names(package: str) -> set[str]:
    """Return the names of a game that the unit does not have."""
    here = {name for one in bundles(package) for name in names(_content(one))}
    return here - unit_names()


def unit_names() -> set[str]:
    """Return the names of everything that is no game's, but for the self-test, which ends in a
    restart."""
    found: set[str] = set()
    for folder in ("banker", "drivers"):
        for path, content in compiled(folder).items():
            foreign = any(path.startswith(game.replace(".", "/") + "/") for game in games())
            if not foreign and "selftest" not in path:
                found |= names(content)
    return found


def _content(module: str) -> bytes:
    """Return a bundle as it is on the board."""
    path = f"{firmware().path(module)}.mpy"
    return compiled(path.split("/")[0])[path]
