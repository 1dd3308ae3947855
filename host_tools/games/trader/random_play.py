"""Random but interesting play: a plain number gives an endless line of transactions.

Times of building, in which pawns gather groups and fill them with offices, alternate with times of
quarrel, in which monopolies break. A few transactions are wild and mostly refused. Everything
follows from the seed and the game, by whole numbers only, so it plays alike on every Python.
"""

from banker.games.trader.data import COMPANIES, GROUP_OF, GROUPS, HEAD_OFFICE, PAWNS, group_codes
from banker.games.trader.transactions import (
    BUY,
    FIELDS,
    FLOAT,
    GO,
    INTEREST,
    MARKET,
    NEW_GAME,
    OFFICES,
    REMOVE,
    SELL,
    TRADE,
)

from host_tools.chance import Chance

_WILD = 0  # any fields at all, in range or a little outside
_ERA = 120  # confirmed transactions between a time of building and one of quarrel

# Out of 1000: kind, and how often in a time of building and in one of quarrel.
_WEIGHTS = (
    (FLOAT, 200, 90),
    (BUY, 170, 150),
    (SELL, 20, 160),
    (TRADE, 70, 130),
    (OFFICES, 280, 90),
    (INTEREST, 130, 220),
    (GO, 50, 70),
    (REMOVE, 1, 6),
    (NEW_GAME, 1, 2),
    (MARKET, 8, 12),
    (_WILD, 70, 70),
)


class RandomPlay(Chance):
    """An endless line of transactions, each chosen with an eye to the game it is for."""

    def following(self, game):
        """The next transaction to try; the game may well refuse it."""
        if bin(game.out).count("1") > PAWNS - 3:
            return (NEW_GAME, self.below(1 << 20), self.below(2))
        quarrel = game.count // _ERA % 2
        left = self.below(1000)
        for weight in _WEIGHTS:
            left -= weight[1 + quarrel]
            if left < 0:
                return self._of_kind(weight[0], game)
        return self.wild(FIELDS, 12, 30)

    def _of_kind(self, kind, game):
        if kind == _WILD:
            return self.wild(FIELDS, 12, 30)
        if kind == FLOAT:
            return self._float(game)
        if kind == OFFICES:
            return self._offices(game)
        if kind in (GO, REMOVE):
            return (kind, self._pawn())
        if kind == NEW_GAME:
            return (kind, self.below(1 << 20), self.below(2))
        if kind == MARKET:
            return (kind, self.below(2))
        return self._on_listed(kind, game)

    def _pawn(self):
        return 1 + self.below(PAWNS)

    def _gatherer(self, game, code):
        """A pawn that already presides over a company of the same group, or just any pawn."""
        presiding = []
        for other in group_codes(GROUP_OF[code]):
            if other != code and game.presidents[other]:
                presiding.append(game.presidents[other])
        if presiding and self.below(5):
            return self.one_of(presiding)
        return self._pawn()

    def _float(self, game):
        unlisted = [code for code in range(1, COMPANIES + 1) if not game.listed(code)]
        if not unlisted:
            return self._on_listed(BUY, game)
        code = self.one_of(unlisted)
        return (FLOAT, self._gatherer(game, code), code)

    def _offices(self, game):
        """One or two steps up or, less often, down in a monopoly; in any group if there is none."""
        groups = [group for group in range(len(GROUPS) - 1) if game.monopolist(group)]
        group = self.one_of(groups) if groups else self.below(len(GROUPS) - 1)
        codes = group_codes(group)
        highest = max(game.offices[code] for code in codes)
        highest = min(HEAD_OFFICE, max(0, highest + self.one_of((-2, -1, 0, 1, 1, 1, 2, 2))))
        wanted = [max(0, highest - (self.below(3) == 0)) for _ in codes]
        return (OFFICES, self.one_of(codes)) + tuple(wanted)

    def _on_listed(self, kind, game):
        """A purchase, sale, trade or landing at some listed company."""
        listed = [code for code in range(1, COMPANIES + 1) if game.listed(code)]
        if not listed:
            return self._float(game)
        code = self.one_of(listed)
        if kind == INTEREST:
            return (kind, self._pawn(), code)
        if kind == BUY:
            buyer = self._pawn() if self.below(2) else self._gatherer(game, code)
            return (kind, buyer, code, 1 + self.below(2))
        seller = self.one_of([p for p in range(1, PAWNS + 1) if game.held(p, code)])
        count = 1 + self.below(game.held(seller, code))
        if kind == SELL:
            return (kind, seller, code, count)
        buyer = self._gatherer(game, code)
        if buyer == seller:
            buyer = self._pawn()
        return (kind, buyer, seller, code, count)
