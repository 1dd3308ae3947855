"""How much of the board's memory a game may take, so that none runs out of it.

Figures are bytes of RAM without garbage, unless a comment says otherwise:

    HEAP - MACHINE - UNIT - WORK - FREE = the room for a game at rest and its largest screen

`host_tools.dev.board_memory` plays a sample game of each against this on a MicroPython VM.
"""

from host_tools.deploy.bundler.firmware import firmware, games_by_package
from host_tools.deploy.contents import compiled
from host_tools.deploy.mpy_names import names

HEAP = 166_784
"""The heap of CircuitPython 10.2.1 on a Pico, in one piece, as deploy sets it: measured on an
emulated Pico by filling it."""
MACHINE = 28_600
"""What the VM lacks: drivers and their libraries and the display with its glyphs, measured as
21,040 bytes more for the same saved games on an emulated Pico; and the pools of the first 1,260
names."""
SHARE = HEAP - MACHINE
"""What the VM may take."""
UNIT = 47_000
"""The unit at rest without a game's rules and screens: app, store, all names, a log of 300 entries.
Measured when the texts of a language were in memory too: some KB less now."""
WORK = 6_900
"""The most that one step of work takes temporarily. A renewal of the log took 7.8 KB on an emulated
Pico when its start was built in one piece of up to 3 KB; that piece now has at most 2 KB, and the
renewal was not measured again. The VM cannot see inside a step, so this must be free between two
keys, when the log is renewed."""
FREE = 40_000
"""Free at any moment, since free memory is fragmented."""
WORN = 32_000
"""The same once nvm is worn out and the log is in memory: 5 KB, whose bytes sometimes look like
addresses, so that the collector keeps unused objects."""
GAME = SHARE - UNIT - WORK - FREE
"""A game at rest with its largest screen."""
PIECE = 2048
"""The largest single allocation after the start, when no larger piece may be free. Code that needs
more reserves it at the start or works in pieces."""

RESIDENT = 30 * 1024
"""Bytes of .mpy: rules, codec, home, and what the first keys load. A byte takes about 1.4 bytes
of RAM, 1.6 with its names. While one game replaces another, the rules of both are in memory."""
NAMES = 600
"""Names of a game that the unit itself does not have. They stay in memory. If there are more
than about 1,260 with the unit's own, CircuitPython needs 7.7 KB for them in one piece."""
SCREEN = 9 * 1024
"""What a screen takes with its imports, above the game at rest, including the base of all
entries if a game does not keep that in memory."""
STEP = 17 * 1024
"""The same for rules that are loaded on demand, with copies of shared code. They are unloaded
before the screen that shows their outcome is loaded, so they do not add up. The sample games
prove that enough stays free."""


def games() -> list[str]:
    """Return the packages of the games."""
    return list(games_by_package())


def bundles(package: str) -> list[str]:
    """Return the bundles of a game, including those that it shares."""
    bundler = firmware()
    placed = bundler.placed
    return sorted({placed[one] for one in bundler.modules_of(package) if one in placed})


def resident(package: str) -> list[str]:
    """Return the bundles that are loaded whenever the game is played: before or right after the
    first key."""
    bundler = firmware()
    first = bundler.needs.closure(games_by_package()[package])
    return sorted(
        {bundler.placed[one] for one in first if one in bundler.placed} & set(bundles(package))
    )


def screens(package: str) -> list[str]:
    """Return the bundles that are loaded on demand, or shared by several of those."""
    aside = resident(package)
    return [one for one in bundles(package) if one not in aside]


def size(modules: list[str]) -> int:
    """Return the bytes of .mpy."""
    return sum(len(_content(one)) for one in modules)


def own_names(package: str) -> set[str]:
    """Return the names in a game that the unit does not have."""
    here = {name for one in bundles(package) for name in names(_content(one))}
    return here - unit_names()


def unit_names() -> set[str]:
    """Return the names in everything outside the games, except the self-test, which ends in a
    restart."""
    found: set[str] = set()
    for folder in ("banker", "drivers"):
        for path, content in compiled(folder).items():
            foreign = any(path.startswith(game.replace(".", "/") + "/") for game in games())
            if not foreign and "selftest" not in path:
                found |= names(content)
    return found


def _content(module: str) -> bytes:
    """Return a bundle as deployed."""
    path = f"{firmware().path(module)}.mpy"
    return compiled(path.split("/")[0])[path]
