"""Random but sensible play of Chicago Express: a number gives an endless line of transactions.

Games are played to their end and begin anew. A few transactions are wild and mostly refused.
Everything follows from the seed and the game, by whole numbers only, so it plays alike on every
Python.
"""

from banker.games.chicago.data import (
    CHARTER_LOCOMOTIVES,
    CHICAGO,
    CITIES,
    COMPANIES,
    DIALS,
    OPENING,
    OVER,
    PAWNS,
    PAYDAY,
    TABLES,
    TABLES_HIGHEST,
    WABASH,
    WABASH_LOCOMOTIVES,
    WABASH_SALE,
)
from banker.games.chicago.transactions import (
    AUCTION,
    BUILD,
    CASH,
    CITY,
    CORRECT,
    DIAL_OF,
    DIVIDENDS,
    FIELDS,
    FOREST,
    HOUSES_LEFT,
    LOCOMOTIVES,
    MOUNTAIN,
    NEW_GAME,
    PASS,
    PRESENCE,
    REMOVE,
    TABLE,
    TRACK,
)

from host_tools.chance import Chance

_WILD = 0  # any fields at all, in range or a little outside

# Out of 1000, whatever the stage is; what remains is what the stage awaits.
_SELDOM = ((_WILD, 60), (CORRECT, 15), (TABLE, 10), (REMOVE, 4), (NEW_GAME, 1))
# Out of 100, in a turn.
_TURNS = ((AUCTION, 28), (BUILD, 40), (CITY, 8), (MOUNTAIN, 6), (FOREST, 5), (TRACK, 9), (PASS, 4))


class RandomPlay(Chance):
    """An endless line of transactions, each chosen with an eye to the game it is for."""

    def following(self, game):
        """The next transaction to try; the game may well refuse it."""
        kind = self.weighed(_SELDOM, 1000)
        if kind is not None:
            return self._of_kind(kind, game)
        if game.stage == OVER:
            return self._new_game()
        if game.stage in (OPENING, WABASH_SALE):
            return self._auction(game)
        if game.stage == PAYDAY:
            return (DIVIDENDS,)
        kind = PASS
        for _ in range(4):  # mostly one whose dial is not on red
            kind = self.weighed(_TURNS, 100)
            if not DIAL_OF[kind] or not game.red(DIAL_OF[kind]):
                break
        return self._of_kind(kind, game)

    def _of_kind(self, kind, game):
        if kind == _WILD:
            return self.wild(FIELDS, 14, 40)
        if kind == AUCTION:
            return self._auction(game)
        if kind == BUILD:
            return self._build(game)
        if kind == CITY:
            return (kind, 1 + self.below(3), 1 + self.below((1 << self._known(game)) - 1))
        if kind == MOUNTAIN:
            return (kind, 1 + self.below(3), self._company(game))
        if kind == FOREST:
            return (kind, self._company(game))
        if kind == TRACK:
            return (kind, 2 + self.below(2))
        if kind == PASS:
            return (kind, 1 + self.below(DIALS))
        if kind == REMOVE:
            return (kind, self.one_of(game.pawns()))
        if kind == CORRECT:
            return self._correct(game)
        if kind == TABLE:
            at = self.below(len(TABLES))
            return (kind, at + 1, 1 + self.below(TABLES_HIGHEST[at]))
        return self._new_game()

    def _known(self, game):
        """How many companies are open."""
        return COMPANIES if game.wabash_open() else COMPANIES - 1

    def _company(self, game):
        return 1 + self.below(self._known(game))

    def _auction(self, game):
        """Mostly somebody who can pay wins, for a little more than the minimum."""
        company = game.on_sale() or self._company(game)
        lowest = game.min_bid(company)
        rich = [pawn for pawn in game.pawns() if game.cash[pawn - 1] >= lowest]
        if not rich or not self.below(12):
            return (AUCTION, company, 0, 0)
        winner = self.one_of(rich)
        bid = min(lowest + self.below(1 + lowest), game.cash[winner - 1], 999)
        return (AUCTION, company, winner, bid)

    def _build(self, game):
        """Mostly what the treasury can pay, now and then into a special hex."""
        own = [key for key in range(1, COMPANIES + 1) if game.held(game.turn, key)]
        if not own and self.below(8):
            return (PASS, 2)
        company = self.one_of(own) if own else self._company(game)
        built = 1 + self.below(max(1, min(3, game.locomotives[company])))
        cost = min(built * (1 + self.below(5)), game.treasuries[company], 999)
        hexes = 0
        for key in range(1, CHICAGO + 1):
            there = game.has_arrived(company) if key > CITIES else company in game.present_in(key)
            if not there and not self.below(6):
                hexes |= 1 << key - 1
        opens = hexes >> CITIES and not game.wabash_open()
        return (BUILD, company, built, cost, self.below(7), hexes, self.below(2) if opens else 0)

    def _correct(self, game):
        """A figure near what it was, where it can be."""
        what = 1 + self.below(PRESENCE)
        if what == CASH:
            pawn = self.one_of(game.pawns())
            return (CORRECT, what, pawn, game.cash[pawn - 1] + self.below(5))
        if what == HOUSES_LEFT:
            return (CORRECT, what, 0, max(0, game.houses - self.below(3)))
        if what == PRESENCE:
            return (CORRECT, what, 1 + self.below(CITIES), self.below(1 << self._known(game)))
        company = self._company(game)
        if what == LOCOMOTIVES:
            all_of_them = WABASH_LOCOMOTIVES if company == WABASH else CHARTER_LOCOMOTIVES[company]
            return (CORRECT, what, company, self.below(all_of_them + 1))
        return (CORRECT, what, company, self.below(40))

    def _new_game(self):
        """Two to six pawns, in any order."""
        seats = list(range(1, PAWNS + 1))
        for at in range(PAWNS - 1, 0, -1):
            other = self.below(at + 1)
            seats[at], seats[other] = seats[other], seats[at]
        players = 2 + self.below(PAWNS - 1)
        return (NEW_GAME,) + tuple(seats[:players]) + (0,) * (PAWNS - players)
