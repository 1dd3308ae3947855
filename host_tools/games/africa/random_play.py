"""Random but sensible play of 18Africa: a number gives an endless line of transactions.

Games are played to their end and begin anew. A few transactions are wild and mostly refused.
Everything follows from the seed and the game, by whole numbers only, so it plays alike on every
Python.
"""

from banker.games.africa.data import (
    BONDS,
    CARDS_SALE,
    COMPANIES,
    CONCESSIONS,
    DIE,
    DRAW,
    FIRST_CONCESSION,
    OPERATE,
    OVER,
    SPACES,
    STATIONS,
    TABLES,
    can_be,
)
from banker.games.africa.trading import codes_known, only_certificate
from banker.games.africa.transactions import (
    AUCTION,
    BUY,
    CASH,
    CORRECT,
    DECK,
    DISCARD,
    DRAW_COMPANIES,
    FIELDS,
    FROM_POOL,
    GO,
    HAND,
    NEW_BOND,
    NEW_GAME,
    POWER,
    PRICE,
    REMOVE,
    SELL,
    STATIONS_LAID,
    TABLE,
)

from host_tools.chance import Chance
from host_tools.games.africa.random_company import company_move

_WILD = 0  # any fields at all, in range or a little outside

# Out of 1000, whatever the stage is; what remains is what the stage awaits.
_SELDOM = ((_WILD, 40), (CORRECT, 6), (REMOVE, 2), (NEW_GAME, 1))
# Out of 100, what a pawn buys.
_SOURCES = ((HAND, 45), (FROM_POOL, 25), (DISCARD, 8), (DECK, 10), (NEW_BOND, 12))
_PAWNS = 6


class RandomPlay(Chance):
    """An endless line of transactions, each chosen with an eye to the game it is for."""

    def following(self, game):
        """The next transaction to try; the game may well refuse it."""
        kind = self.weighed(_SELDOM, 1000)
        if kind is not None:
            return self._seldom(kind, game)
        stage = game.stage
        if stage == OVER:
            return self._new_game()
        if stage == DRAW:
            return self._table() if not self.below(4) else self._draw(game)
        if stage == OPERATE:
            return company_move(self, game)
        if stage == CARDS_SALE:
            winner = self.one_of(game.pawns())
            return (AUCTION, winner, self.below(1 + min(40, game.cash[winner - 1])), 0)
        if stage == DIE:
            return (AUCTION, self.one_of(game.most_spent()), 0, 0)
        return self._concession(game) if stage == CONCESSIONS else self._stock(game)

    def _seldom(self, kind, game):
        if kind == _WILD:
            return self.wild(FIELDS, 16, 40)
        if kind == CORRECT:
            return self._correct(game)
        return (kind, self.one_of(game.pawns())) if kind == REMOVE else self._new_game()

    def _draw(self, game):
        drawn = 0
        for _ in range(game.to_draw()):
            bit = 0
            while not bit or drawn & bit:
                bit = 1 << self.below(COMPANIES)
            drawn |= bit
        return (DRAW_COMPANIES, drawn)

    def _table(self):
        """Any number near what is printed, so that the game is not another one."""
        number = 1 + self.below(TABLES)
        value = 10 * (15 + self.below(90)) if number <= 14 else 2 + self.below(8)
        value = value + 10 if number > 21 else value
        return (TABLE, number, value if can_be(number, value) else 1)

    def _concession(self, game):
        winner = self.one_of(game.pawns())
        free = [at for at in range(len(game.concessions)) if not game.concessions[at]]
        bid = self.below(1 + min(60, game.cash[winner - 1]))
        return (AUCTION, winner, bid, FIRST_CONCESSION + self.one_of(free))

    def _stock(self, game):
        """Now and then a sale; purchases while there is money for them."""
        if not self.below(20):
            return (POWER, 26)
        if game.has_to_sell(game.turn) or not self.below(6):
            return self._sell(game)
        if not self.below(3):
            return (GO,)
        source = game.source or self.weighed(_SOURCES, 100)
        if source == NEW_BOND:
            return (BUY, source, BONDS, 1)
        code = self.one_of(codes_known(game))
        if source == FROM_POOL:
            pool = [code for code in game.codes() if game.in_pool(code)]
            code = self.one_of(pool) if pool and self.below(4) else code
            return (BUY, source, code, 1 + (not self.below(4)))
        number = 1 + self.below(2) if code <= COMPANIES else only_certificate(game, source, code)
        return (BUY, source, code, number)

    def _sell(self, game):
        pawn = game.turn
        if game.bonds[pawn - 1] and not self.below(3):
            return (SELL, BONDS, 1 + self.below(game.bonds[pawn - 1]))
        if game.private_codes(pawn) and not self.below(3):
            return (SELL, self.one_of(game.private_codes(pawn)), 1)
        own = [code for code in game.codes() if game.sellable(pawn, code)]
        if not own:
            return (GO,)
        code = self.one_of(own)
        return (SELL, code, 1 + self.below(game.sellable(pawn, code)))

    def _correct(self, game):
        """A figure near what it was, where it can be."""
        what = 1 + self.below(STATIONS_LAID)
        codes = game.codes()
        if what == CASH or not codes:
            pawn = self.one_of(game.players())
            return (CORRECT, CASH, pawn, game.cash[pawn - 1] + self.below(30))
        code = self.one_of(codes)
        if what == PRICE:
            return (CORRECT, what, code, SPACES[1 + self.below(24)])
        if what == STATIONS_LAID:
            return (CORRECT, what, code, 1 + self.below(STATIONS[code]))
        return (CORRECT, what, code, game.treasuries[code] + self.below(50))

    def _new_game(self):
        """Two to six pawns, in any order."""
        seats = list(range(1, _PAWNS + 1))
        for at in range(_PAWNS - 1, 0, -1):
            other = self.below(at + 1)
            seats[at], seats[other] = seats[other], seats[at]
        players = 2 + self.below(_PAWNS - 1)
        return (NEW_GAME,) + tuple(seats[:players]) + (0,) * (_PAWNS - players)
