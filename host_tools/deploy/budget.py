"""How much of the board a game may take, so that three bigger ones fit and none runs out of memory.

CircuitPython leaves a program 171 KB on a Pico. The unit at rest, hardware and screens included,
takes about 60; the largest piece of work in an evening 10; and at the worst moment 40 must still be
free, since what is free is in pieces. That leaves a game 60 KB at rest and with its widest screen.
"""

from host_tools.deploy.contents import compiled
from host_tools.deploy.form.firmware import firmware, games_by_package
from host_tools.deploy.mpy_names import names

RESIDENT = 30 * 1024
"""Bytes of .mpy: rules, codec, home, and what the first keys load. Each takes 1.38 of RAM."""
NAMES = 600
"""Names that the unit itself does not have. They never leave the memory, and where they are more
than about 1,260 with the unit's own, CircuitPython wants 7.7 KB for them in one piece."""
SCREEN = 8 * 1024
"""Bytes of RAM that a screen takes with what it imports, above the game at rest."""


def games() -> list[str]:
    """The games' packages."""
    return list(games_by_package())


def bundles(package: str) -> list[str]:
    """The modules of a game as they are loaded."""
    placed = firmware().placed
    return sorted({placed[name] for name in placed if placed[name].startswith(f"{package}.")})


def resident(package: str) -> list[str]:
    """Those that are there whenever the game is played: before the first key, and right after."""
    form = firmware()
    parts = games_by_package()[package]
    wanted = [*parts, *form.needs.prepared(f"{package}.face")]
    found = {form.placed[name] for name in wanted}
    return sorted(one for one in found if one in bundles(package))


def screens(package: str) -> list[str]:
    """Those that are loaded when something is wanted, texts aside."""
    needs = firmware().needs
    wanted = needs.roots | needs.tables
    return [one for one in bundles(package) if one in wanted and one not in resident(package)]


def size(modules: list[str]) -> int:
    """Bytes of .mpy."""
    return sum(len(_content(one)) for one in modules)


def own_names(package: str) -> set[str]:
    """The names of a game, both languages' texts included, that the unit does not have."""
    here = {name for one in bundles(package) for name in names(_content(one))}
    return here - unit_names()


def unit_names() -> set[str]:
    """The names of everything that is no game's, but for the self-test, which ends in a restart."""
    found: set[str] = set()
    for folder in ("banker", "drivers"):
        for path, content in compiled(folder).items():
            foreign = any(path.startswith(game.replace(".", "/") + "/") for game in games())
            if not foreign and "selftest" not in path:
                found |= names(content)
    return found


def _content(module: str) -> bytes:
    """A bundle as it is on the board."""
    path = f"{firmware().path(module)}.mpy"
    return compiled(path.split("/")[0])[path]
