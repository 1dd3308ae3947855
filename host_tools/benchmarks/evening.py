"""An evening's game to measure with: the same confirmed transactions every time."""

from collections.abc import Callable, Collection
from typing import Any

from banker.games.trader.game import Game
from banker.games.trader.transactions import NEW_GAME, REMOVE
from banker.rules.refused import Refused

from host_tools.random_play import RandomPlay

SEED = 2001
LENGTH = 500

Transactions = list[tuple[int, ...]]


def evening(length: int = LENGTH) -> Transactions:
    """Transactions of one lively game in which every pawn stays to the end."""
    game = Game(SEED, True)
    return confirmed(game, RandomPlay(SEED), (NEW_GAME, REMOVE), lambda found: len(found) == length)


def confirmed(
    game: Any, play: Any, without: Collection[int], enough: Callable[[Transactions], bool]
) -> Transactions:
    """What a game accepts of random play, some kinds left out, until it is enough."""
    found: Transactions = []
    while not enough(found):
        transaction = play.following(game)
        if transaction[0] in without:
            continue
        try:
            changed = game.apply(transaction).changed
        except Refused:
            continue
        if changed:
            found.append(transaction)
    return found
