"""An evening's game to measure with: the same confirmed transactions every time."""

from banker.rules.refused import Refused
from banker.trader.game import Game
from banker.trader.transactions import NEW_GAME, REMOVE

from host_tools.random_play import RandomPlay

SEED = 2001
LENGTH = 500


def evening(length: int = LENGTH) -> list[tuple[int, ...]]:
    """Transactions of one lively game in which every pawn stays to the end."""
    game = Game(SEED, True)
    play = RandomPlay(SEED)
    confirmed: list[tuple[int, ...]] = []
    while len(confirmed) < length:
        transaction = play.following(game)
        if transaction[0] in (NEW_GAME, REMOVE):
            continue
        try:
            changed = game.apply(transaction).changed
        except Refused:
            continue
        if changed:
            confirmed.append(transaction)
    return confirmed
