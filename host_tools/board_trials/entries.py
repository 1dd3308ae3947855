"""Transactions as the keys that a player enters them by, and random ones to enter."""

from collections.abc import Collection
from typing import Any

from banker.games import fresh, title, to_bytes
from banker.rules.forms import Refused

from host_tools.games import NAMES, NUMBERS, part
from host_tools.games.key_words import EVERY_GAME, chosen_game

FIRST, SECOND = NUMBERS[:2]
"""A unit that has nothing saved begins with the first game; the second stands for any other."""
TITLES = tuple(title(number) for number in NUMBERS)
LARGE = tuple(NAMES[number] for number in NUMBERS if len(to_bytes(fresh(number))) > 150)
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


def player(number: int, seed: int) -> Any:
    """Random play of a game."""
    return part(number, "random_play").RandomPlay(seed)


def keys_for(game: Any, entry: tuple[int, ...]) -> list[str] | None:
    """The keys that enter a transaction, CONFIRM last; None if its game knows no way."""
    keys = part(game.number, "keys").keys_for(game, entry)
    return None if keys is None else [*keys, "CONFIRM"]


def next_entry(game: Any, play: Any, without: Collection[int] | None = None) -> list[str]:
    """The keys of a random transaction that the game takes and that changes it. Moves only, if
    nothing else is said."""
    without = part(game.number, "keys").CARE if without is None else without
    for _ in range(_TRIES):
        entry = play.following(game)
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
