"""Random but sensible play of 1861: a number gives an endless line of transactions.

Games are played to their end and begin anew. A few transactions are wild and mostly refused.
Everything follows from the seed and the game, by whole numbers only, so it plays alike on every
Python.
"""

from banker.games.railways1861.data import (
    CODES,
    DISCARD,
    HOLDERS,
    LOANS_STEP,
    MERGE_STEP,
    MINORS,
    NATIONALISE,
    OFFER,
    OTHERS,
    OVER,
    PAWNS,
    PUBLICS,
    RSR,
    RSR_STEP,
    SHARES_STEP,
    STATION_STEP,
    STOCK,
    TRACK_STEP,
    key_of,
)
from banker.games.railways1861.house_figures import figure_range
from banker.games.railways1861.market import CONVERSION, marked, place
from banker.games.railways1861.merger_checks import buyers
from banker.games.railways1861.transactions import (
    ANSWER,
    AUCTION,
    BANK,
    BUY,
    COLUMN_BITS,
    COMPANY_TRAIN,
    CONVERT,
    CORRECT,
    FIELDS,
    FIGURE,
    GO,
    LOANS,
    MERGE,
    NEW_GAME,
    OWN_SHARES,
    PAWN_CASH,
    POOL,
    PRIVATE,
    REMOVE,
    RUN,
    SELL,
    SPACE,
    START,
    STATION,
    TRACK,
    TRAIN,
)

from host_tools.chance import Chance

_WILD = 0  # any fields at all, in range or a little outside
# Out of 1000, whatever the step is; what remains is what the step awaits.
_SELDOM = ((_WILD, 50), (CORRECT, 6), (FIGURE, 2), (REMOVE, 6), (NEW_GAME, 1))
# Out of 100, in a stock round.
_STOCK = ((SELL, 9), (BUY, 34), (START, 8), (AUCTION, 22))
_FIGURES = (1, 2, 3, 4, 5, 12, 15, 18, 19, 10, 22, 28, 29, 20, 35)
_START_PRICES = (70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200)


class RandomPlay(Chance):
    """An endless line of transactions, each chosen with an eye to the game it is for."""

    def following(self, game):
        """The next transaction to try; the game may well refuse it."""
        kind = self.weighed(_SELDOM, 1000)
        if kind is None and not game.count and not self.below(3):
            kind = FIGURE
        if kind is not None:
            return self._care(kind, game)
        step = game.step
        if step == OVER:
            return self._new_game()
        if step == OFFER:
            return self._auction(game, game.offered(), game.minimum)
        if step == STOCK:
            return self._stock(game)
        if step == MERGE_STEP:
            return self._merge(game)
        if step > MERGE_STEP:
            return (ANSWER, self._answer(game))
        return self._operate(game)

    def _care(self, kind, game):
        if kind == _WILD:
            return self.wild(FIELDS, 21, 40)
        if kind == REMOVE:
            return (REMOVE, self.one_of(game.players()))
        if kind == CORRECT:
            return self._correct(game)
        if kind == NEW_GAME:
            return self._new_game()
        number = self.one_of(_FIGURES)
        lowest, highest, step = figure_range(number)
        if number in (3, 4):  # sums with which a game can be played
            lowest, highest = (9000, 20000) if number == 3 else (200, 500)
        value = lowest + self.below((highest - lowest) // step + 1) * step
        return (FIGURE, number, value)

    def _correct(self, game):
        what = 1 + self.below(SPACE)
        if what == PAWN_CASH:
            pawn = self.one_of(game.players())
            return (CORRECT, what, pawn, game.cash[pawn - 1] + self.below(9))
        code = self.one_of(game.order() or [RSR])
        if what == SPACE:
            if code == RSR:
                return (CORRECT, LOANS, code, self.below(3))
            row, column = place(game.market(), game.spaces[code])
            return (CORRECT, what, code, row << COLUMN_BITS | max(column - self.below(2), 1))
        if what == LOANS:
            return (CORRECT, what, code, self.below(3))
        return (CORRECT, what, code, game.money_of[code] + self.below(9))

    # Stock rounds.

    def _auction(self, game, code, minimum):
        """Mostly somebody who can pay wins, for a little more than the minimum."""
        rich = [pawn for pawn in game.pawns() if game.cash[pawn - 1] >= minimum]
        if not rich or (game.step == OFFER and not self.below(12)):
            return (AUCTION, code, 0, 0)
        winner = self.one_of(rich)
        bid = minimum + 5 * self.below(1 + minimum // 5)
        return (AUCTION, code, winner, min(bid, game.cash[winner - 1] // 5 * 5))

    def _stock(self, game):
        kind = self.weighed(_STOCK, 100)
        pawn = game.turn
        publics = game.publics()
        if game.certificates(pawn) > game.limit:
            kind = SELL
        if kind == AUCTION:
            free = [code for code in range(1, MINORS + 1) if game.open(code)]
            if free:
                return self._auction(game, self.one_of(free), 100)
        if kind == START:
            free = [code for code in CODES if code > MINORS and not game.running(code)]
            if free:
                return (START, self.one_of(free), self.one_of(_START_PRICES))
        if kind == SELL:
            held = [code for code in publics if game.held(pawn, code)]
            if held:
                return (SELL, self.one_of(held), 1 + self.below(3))
        if kind == BUY and publics:
            code = self.one_of(publics)
            return (BUY, code, POOL if game.in_pool(code) and self.below(2) else BANK)
        return (GO,)

    # Operating rounds.

    def _operate(self, game):
        code, step = game.acting, game.step
        money = game.money_of[code]
        if step == SHARES_STEP and not self.below(3):
            return (OWN_SHARES, 1 + self.below(game.in_pool(code)))
        if step < LOANS_STEP and not self.below(25):
            return (PRIVATE, 31 + self.below(5), 1 + self.below(90))
        if step <= TRACK_STEP and not self.below(3):
            return (TRACK, 1 + self.below(2), 10 * self.below(1 + min(money, 60) // 10))
        if step <= STATION_STEP and code > PUBLICS and not self.below(3):
            return (STATION, 1 + self.below(5))
        if step < LOANS_STEP or step == RSR_STEP:
            return self._run(game, code)
        if step == LOANS_STEP:
            return (GO,)
        return self._trains(game, code)

    def _run(self, game, code):
        reach = sum([game.has(code, train) * (train + 2) for train in range(9)])
        revenue = 10 * self.below(1 + 4 * reach)
        if revenue and PUBLICS < code < RSR:
            return (RUN, revenue, self.one_of((1, 1, 1, 2, 3)))
        return (RUN, revenue, 0)

    def _trains(self, game, code):
        if not self.below(5):
            sellers = [other for other in game.arrivals if other != code and game.types_of(other)]
            if sellers and game.money_of[code]:
                seller = self.one_of(sellers)
                key = key_of(self.one_of(game.types_of(seller)))
                return (COMPANY_TRAIN, seller, key, 1 + self.below(game.money_of[code]))
        sale = game.on_sale()
        if sale and (not game.train_count(code) or self.below(3)):
            affordable = [train for train in sale if game.prices[train] <= game.money_of[code]]
            if affordable or not game.train_count(code):
                train = self.one_of(affordable or sale)
                pool = game.pooled[train] and (self.below(2) or not game.in_bank(train))
                if self.below(4):
                    return (TRAIN, key_of(train), POOL if pool else BANK)
        return (GO,)

    # Merger rounds, and answers.

    def _merge(self, game):
        minors = [code for code in game.order() if code <= MINORS and not game.acted >> code & 1]
        free = [code for code in CODES if code > MINORS and not game.running(code)]
        if free and minors and not self.below(3):
            minor, public = self.one_of(minors), self.one_of(free)
            if marked(game.market(), game.spaces[minor], CONVERSION) and self.below(3):
                return (CONVERT, minor, public)
            mask = 0
            for other in game.started:
                if other != minor and not self.below(3):
                    mask |= 1 << other - 1
            if mask:
                return (MERGE, minor, mask, public, 1 + self.below(2))
        return (GO,)

    def _answer(self, game):
        if game.step == HOLDERS:
            return self.below(4)
        if game.step == OTHERS:
            return sum([1 << pawn - 1 for pawn in buyers(game) if self.below(2)])
        if game.step == DISCARD:
            return key_of(self.one_of(game.types_of(game.turn)))
        return 1 + self.below(2) if game.step == NATIONALISE else 0

    def _new_game(self):
        """Three to six pawns, in any order."""
        seats = list(range(1, PAWNS + 1))
        for at in range(PAWNS - 1, 0, -1):
            other = self.below(at + 1)
            seats[at], seats[other] = seats[other], seats[at]
        players = 3 + self.below(PAWNS - 2)
        return (NEW_GAME,) + tuple(seats[:players]) + (0,) * (PAWNS - players)
