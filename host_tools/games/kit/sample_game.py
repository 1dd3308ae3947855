"""A sample game of a described game, which is the same every time."""

from types import SimpleNamespace
from typing import Any

from banker.kit.layout import CORRECT, KEY
from banker.kit.pages import is_over
from banker.rules.transactions import NEW_GAME
from banker.ui import keys

from host_tools.games import part
from host_tools.games.kit import rules
from host_tools.games.kit.acts import acts_by_kind
from host_tools.games.sampling import Transactions, sample_transactions

SEED = 4
LENGTH = 300
_PLAYERS = 5


def bound(number: int) -> Any:
    """Return `begun`, `transactions`, and `ADMIN`: the kinds that are not moves of the game."""
    game = rules(number)
    seated = range(1, min(game.most, _PLAYERS) + 1)
    removals = (kind for kind, act in acts_by_kind(game).items() if act[KEY] == keys.REMOVE)
    uncounted = (one for one in game.uncounted if isinstance(one, int))
    admin = (NEW_GAME, CORRECT, *removals, *uncounted)

    def begun() -> Any:
        """Return the game before the first transaction."""
        return game(seated) if game.seat_fields else game.create(SEED, lively=True)

    def transactions(length: int = LENGTH) -> Transactions:
        """Return confirmed transactions, a number of them or up to the end, without removing a
        player."""
        play = part(number, "random_play").RandomPlay(SEED)
        return sample_transactions(begun(), play, admin, length, is_over)

    return SimpleNamespace(
        __doc__=__doc__, begun=begun, transactions=transactions, ADMIN=admin, LENGTH=LENGTH
    )
