"""A game of Chicago Express to measure with and to look at: the same transactions every time."""

from collections.abc import Collection

from banker.chicago.data import OVER
from banker.chicago.game import Game
from banker.chicago.transactions import CORRECT, NEW_GAME, REMOVE, TABLE
from banker.rules.refused import Refused

from host_tools.random_play_chicago import RandomPlay

SEED = 5
PLAYERS = 4
CARE = (NEW_GAME, CORRECT, TABLE, REMOVE)
"""What is not a move of the game."""


def evening(
    length: int | None = None,
    seed: int = SEED,
    players: int = PLAYERS,
    without: Collection[int] = CARE,
) -> list[tuple[int, ...]]:
    """Confirmed transactions of a game, without some kinds: so many, or up to its end."""
    game = Game(range(1, players + 1))
    play = RandomPlay(seed)
    confirmed: list[tuple[int, ...]] = []
    while length is None or len(confirmed) < length:
        transaction = play.following(game)
        if game.stage == OVER and NEW_GAME in without:
            break
        if transaction[0] in without:
            continue
        try:
            changed = game.apply(transaction).changed
        except Refused:
            continue
        if changed:
            confirmed.append(transaction)
    return confirmed
