"""A package for each game, named like the one in `banker.games`, with what the desktop needs of it.
The list of games is `banker.games.GAMES`.

    legends.py       keys with another legend
    first_turn.py    the keys of a guided first turn
    sentences.py     what a transaction did, and the ranking, in words
    state.py         the `state` JSON of key scripts
    mirror/          what the mirror shows: view.py, and page/ with game.js and any style sheets
    report/          the report on a game: page.py
    random_play.py   random transactions without end
    sample_game.py   a sample game, the same every time
    keys.py          the keys that begin a game, enter its transactions and open its screens
    tables.py        the numbers that players set for all their games, as a file
    screens.py       the golden screens, and the keys that lead to them
    recorded.txt     a game that was really played, as a key script

A game has only the modules in which it differs: its base, such as `railway`, and `kit` have the
others.
"""

import importlib
from pathlib import Path
from typing import Any

from banker import games
from banker.games import GAMES

NUMBERS = range(len(GAMES))
PACKAGES = tuple(package for package, *_ in GAMES)
"""The packages, by the game's number."""


def part(number: int, name: str) -> Any:
    """Return a module of a game, `part(0, "mirror.view")`, or the one of its base or of the kit."""
    package = PACKAGES[number]
    if _has(package, name):
        return importlib.import_module(f"{__name__}.{package}.{name}")
    shared = next(one for one in (*bases(number), "kit") if _has(one, name))
    made = importlib.import_module(f"{__name__}.{shared}.{name}")
    return made.bound(number) if hasattr(made, "bound") else made


def bases(number: int) -> list[str]:
    """Return the packages that a game is built on, the kit aside."""
    made = games.rules(number).__mro__[1:]
    around = f"{games.__name__}."
    return [one.__module__.split(".")[2] for one in made if one.__module__.startswith(around)]


def part_for(made: Any, name: str) -> Any:
    """Return a module of the game that made something, such as an outcome."""
    if hasattr(made, "number"):
        return part(made.number, name)
    return part(PACKAGES.index(type(made).__module__.split(".")[2]), name)  # banker.games.NAME...


def folder(number: int) -> Path:
    """Return the folder of a game's package."""
    return Path(__file__).parent / PACKAGES[number]


def _has(package: str, name: str) -> bool:
    """Return whether a game's package has a module of its own."""
    return (Path(__file__).parent / package / f"{name.replace('.', '/')}.py").exists()


def _name(package: str) -> str:
    if not _has(package, "__init__"):
        return package
    made = importlib.import_module(f"{__name__}.{package}")
    return str(getattr(made, "NAME", package))


NAMES = tuple(_name(package) for package in PACKAGES)
"""The names that people type and scripts contain: those of the packages, or their NAME where no
package can have that name."""
