"""Random but sensible play of Cash: a number gives an endless line of transactions.

A few are wild and mostly refused. Everything follows from the seed and the game, by whole numbers
only, so it plays alike on every Python.
"""

from banker.games.cash.data import HIGHEST, INTEREST, LOANS
from banker.games.cash.transactions import (
    ALL_PAY,
    COLLECT,
    CORRECT,
    FIELDS,
    GO,
    NEW_GAME,
    PAY,
    PAY_ALL,
    REMOVE,
    TABLE,
    TRANSFER,
)

from host_tools.chance import Chance

_WILD = 0  # any fields at all, in range or a little outside
# Out of 1000.
_WEIGHTS = (
    (_WILD, 60),
    (PAY, 300),
    (COLLECT, 150),
    (TRANSFER, 250),
    (ALL_PAY, 40),
    (PAY_ALL, 40),
    (GO, 130),
    (CORRECT, 12),
    (TABLE, 12),
    (REMOVE, 4),
    (NEW_GAME, 2),
)


class RandomPlay(Chance):
    """An endless line of transactions, each chosen with an eye to the game it is for."""

    def following(self, game):
        """The next transaction to try; the game may well refuse it."""
        kind = self.weighed(_WEIGHTS, 1000)
        if kind == _WILD:
            return self.wild(FIELDS, 12, 400)
        if kind == NEW_GAME:
            return (kind, self.below(64))
        if kind == TABLE:
            number = 1 + self.below(INTEREST)
            most = HIGHEST[number] + 1
            return (kind, number, self.below(most if number >= LOANS else 2000))
        pawn = self.one_of(game.pawns())
        if kind in (GO, REMOVE):
            return (kind, pawn)
        if kind == TRANSFER:
            return (kind, pawn, self.one_of(game.pawns()), self._amount())
        return (kind, pawn, self._amount())

    def _amount(self):
        """Mostly small, now and then as much as there can be."""
        most = self.one_of((20, 100, 100, 500, 500, 2000, 99999 if not self.below(20) else 50))
        return 1 + self.below(most)
