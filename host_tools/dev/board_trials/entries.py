"""Transactions as the keys that a player enters them by, and random ones to enter."""

from collections.abc import Iterator
from typing import Any

from banker.games import create, title, to_bytes
from banker.rules.transactions import Refused

from host_tools.games import NAMES, NUMBERS, part
from host_tools.games.key_words import EVERY_GAME, chosen_game

FIRST, SECOND = NUMBERS[:2]
"""A unit that has nothing saved begins with the first game; the second stands for any other."""
TITLES = tuple(title(number) for number in NUMBERS)
LARGE = tuple(NAMES[number] for number in NUMBERS if len(to_bytes(create(number))) > 150)
"""The games that have more to load and to save, and more time for it."""
BEGIN = tuple(
    f"hold:NEW_GAME {chosen_game(number)} CONFIRM {part(number, 'keys').SEATS}"
    for number in NUMBERS
)
"""The keys that begin each game."""
SCREENS = tuple((*part(number, "keys").TOUR, *EVERY_GAME) for number in NUMBERS)
"""The keys that open every screen of each game."""
_TRIES = 400


class GameOver(Exception):
    """There is no move left."""


def endless(desktop: Any, number: int, seed: int) -> Iterator[list[str]]:
    """Yield the keys of random entries, each possible when it is asked for; those that begin a game
    anew where one is over."""
    play = player(number, seed)
    while True:
        try:
            yield next_entry(desktop.played, play)
        except GameOver:
            yield BEGIN[number].split()


def player(number: int, seed: int) -> Any:
    """Return random play of a game."""
    return part(number, "random_play").RandomPlay(seed)


def keys_for(game: Any, entry: tuple[int, ...]) -> list[str] | None:
    """Return the keys that enter a transaction, CONFIRM last; None if its game knows no way."""
    keys = part(game.number, "keys").keys_for(game, entry)
    return None if keys is None else [*keys, "CONFIRM"]


def next_entry(game: Any, play: Any) -> list[str]:
    """Return the keys of a random move that the game takes and that changes it."""
    without = part(game.number, "keys").ADMIN
    for _ in range(_TRIES):
        entry = play.next_move(game)
        if entry[0] in without:
            continue
        try:
            ready = game.prepare(entry)
            if not ready or not ready[1].changed:
                continue
        except Refused:
            continue
        keys = keys_for(game, entry)
        if keys is not None:
            return keys
    raise GameOver
