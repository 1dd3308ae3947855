"""A room for every game, called as its package in `banker.games`: whatever this side of the cable
needs of a game is found there by name. The list of games is `banker.games.GAMES`, and no other.

    legends.py       the keys that are called otherwise
    first_turn.py    the keys of a guided first turn
    sentences.py     what a transaction did, and how a game stands, in words
    state.py         a game as the JSON of key scripts
    mirror/          the table for everybody: view.py, and page/ with game.js and any style sheets
    report/          the story of a game as a file: page.py
    random_play.py   transactions without end
    sample_game.py   the same game every time
    keys.py          a game in keys: its beginning, its entries, every screen, a round, all there is
    tables.py        its tables as a file, if it has any that outlive an evening
    screens.py       how keys lead to the golden pictures
    recorded.txt     a game that was really played, as a key script, if there is one

A game has only those of them in which it wants something of its own: the room of
what it is made of, such as `railway`, or `kit` has the others.
"""

import importlib
from pathlib import Path
from typing import Any

from banker import games
from banker.games import GAMES

NUMBERS = range(len(GAMES))
ROOMS = tuple(package for package, *_ in GAMES)
"""The rooms, by the game's number."""


def part(number: int, name: str) -> Any:
    """A module of a game's room: `part(0, "mirror.view")`; or what the kit has in its place."""
    room = ROOMS[number]
    if _has(room, name):
        return importlib.import_module(f"{__name__}.{room}.{name}")
    shared = next(one for one in (*bases(number), "kit") if _has(one, name))
    made = importlib.import_module(f"{__name__}.{shared}.{name}")
    return made.bound(number) if hasattr(made, "bound") else made


def bases(number: int) -> list[str]:
    """The rooms of what a game is made of besides the kit."""
    made = games.rules(number).__mro__[1:]
    around = f"{games.__name__}."
    return [one.__module__.split(".")[2] for one in made if one.__module__.startswith(around)]


def part_for(made: Any, name: str) -> Any:
    """The same by something that the game has made, as an outcome is."""
    if hasattr(made, "number"):
        return part(made.number, name)
    return part(ROOMS.index(type(made).__module__.split(".")[2]), name)  # banker.games.NAME...


def folder(number: int) -> Path:
    """Where a game's room is."""
    return Path(__file__).parent / ROOMS[number]


def _has(room: str, name: str) -> bool:
    """Whether a game's room has a module of its own."""
    return (Path(__file__).parent / room / f"{name.replace('.', '/')}.py").exists()


def _name(room: str) -> str:
    if not _has(room, "__init__"):
        return room
    made = importlib.import_module(f"{__name__}.{room}")
    return str(getattr(made, "NAME", room))


NAMES = tuple(_name(room) for room in ROOMS)
"""What people call the games where they type one, and where a script reads one: as their rooms, but
for a game whose name no package can have, and whose room says NAME."""
