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
ROOMS = tuple(package for package, *_ in GAMES)
"""The packages, by the game's number."""


def part(number: int, name: str) -> Any:
    """Return a module of a game, `part(0, "mirror.view")`, or the one of its base or of the kit."""
    room = ROOMS[number]
    if _has(room, name):
        return importlib.import_module(f"{__name__}.{room}.{name}")
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
    return part(ROOMS.index(type(made).__module__.split(".")[2]), name)  # banker.games.NAME...


def folder(number: int) -> Path:
    """Return the folder of a game's package."""
    return Path(__file__).parent / ROOMS[number]


def _has(room: str, name: str) -> bool:
    """Return whether a game's package has a module of its own."""
    return (Path(__file__).parent / room / f"{name.replace('.', '/')}.py").exists()


def _name(room: str) -> str:
    if not _has(room, "__init__"):
        return room
    made = importlib.import_module(f"{__name__}.{room}")
    return str(getattr(made, "NAME", room))


NAMES = tuple(_name(room) for room in ROOMS)
"""The names that people type and scripts contain: those of the packages, or their NAME where no
package can have that name."""
