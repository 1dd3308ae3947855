"""Random play of 1861 as people play: bids near the minimum, trains that can be paid, few loans.

It plays alike on every Python: see `kit.random_play`.
"""

from banker.games.railway.figure_acts import figure_range
from banker.games.railway.grid import zone_at
from banker.games.railway.sale import on_sale
from banker.games.railways1861.fields import key_of
from banker.games.railways1861.market import CONVERSION
from banker.games.railways1861.merging import buyers
from banker.games.railways1861.tables import (
    HOLDERS,
    MERGE_STEP,
    MINORS,
    OFFER,
    OVER,
    RSR,
    STOCK,
    TRAINS_STEP,
)
from banker.kit.layout import ACT, CHECK, CORRECT, FIELDS
from banker.rules.transactions import LABEL, NEW_GAME, Refused

from host_tools.games.kit.random_play import RandomPlay as Described

_TRIES = 5
_FIGURES = (1, 2, 3, 4, 5, 12, 15, 18, 19, 10, 22, 28, 29, 20, 35)
_START_PRICES = (70, 80, 90, 100, 110, 120, 135, 150, 165, 180, 200)


class RandomPlay(Described):
    """Games come to their end."""

    weights = (
        (("remove", 1), ("auction", 60), ("sell", 25), ("go", 70), ("build", 50))
        + (("deal", 12), ("own_shares", 50), ("end", 60), ("train", 200))
        + (("merge", 150), ("no_merger", 100))
    )

    def next_move(self, game):
        """The next transaction to try."""
        if game.step == OVER and not self.below(3):
            return self.beginning(game)
        if not game.count and self.below(3):
            return self._figure(game)
        found = Described.next_move(self, game)
        if found[0] == NEW_GAME and self.below(6):  # most are played to their end
            found = Described.next_move(self, game)
        return found

    def flow(self, game):
        """An act, or a flow, mostly one whose key is not refused now."""
        for _ in range(_TRIES):
            found = Described.flow(self, game)
            if not found or self._begins(game, found):
                break
        return found

    def _begins(self, game, flow):
        try:
            if type(flow[FIELDS]) is tuple:
                game.check((game.kind_of(flow[ACT]),))
            elif flow[CHECK]:
                flow[CHECK](game)
        except Refused:
            return False
        return True

    def _figure(self, game):
        number = self.one_of(_FIGURES)
        lowest, highest, step = figure_range(game, number)
        if number in (3, 4):  # sums with which a game can be played
            lowest, highest = (9000, 20000) if number == 3 else (200, 500)
        value = lowest + self.below((highest - lowest) // step + 1) * step
        return (game.kind_of("figure"), number, value)

    def correction(self, game):
        """A figure that is put right: a little more cash, a few loans, the space before."""
        what = 1 + self.below(4)
        if what == 1:
            pawn = self.one_of(game.players())
            return (CORRECT, what, pawn, 0, game.cash[pawn] + self.below(9))
        code = self.one_of(game.order() or [RSR])
        if what == 2:
            return (CORRECT, what, code, 0, game.till[code] + self.below(9))
        if what == 3 or code == RSR:
            return (CORRECT, 3, code, 0, self.below(3))
        return (CORRECT, what, code, 0, max(game.space[code] - self.below(2), 1))

    def value(self, game, field, typed):
        """A value for a field."""
        label = field[LABEL]
        choose = getattr(self, "_" + label, None)
        if choose:
            return choose(game, typed)
        codes = list(self._codes(game, label, typed))
        return self.one_of(codes) if codes else Described.value(self, game, field, typed)

    def _codes(self, game, label, typed):
        """Companies and privates that may be meant."""
        if label == "minor" and game.step == STOCK:
            return [code for code in range(1, MINORS + 1) if game.open(code)]
        if label == "minor":
            minors = [code for code in game.order() if code <= MINORS]
            yellow = [one for one in minors if zone_at(game.grid, game.space[one]) in CONVERSION]
            return yellow if typed[0] == 1 and yellow else minors
        if label == "company" and game.step != MERGE_STEP and self.below(4):
            return [one for one in game.companies() if game.runs(one)]
        if label == "seller":
            return [code for code in game.arrivals if code != game.acting and game.trains_of(code)]
        return []

    # Fields that have a say of their own.

    def _winner(self, game, typed):
        """Mostly somebody who can pay the minimum."""
        least = game.minimum if game.step == OFFER else 100
        rich = [pawn for pawn in game.pawns() if game.cash[pawn] >= least]
        nobody = not rich or (game.step == OFFER and not self.below(12))
        return 0 if nobody else self.one_of(rich)

    def _start_price(self, game, typed):
        return self.one_of(_START_PRICES)

    def _price(self, game, typed):
        """A bid, or what is paid in a deal."""
        if game.step <= STOCK:
            least = game.minimum if game.step == OFFER else 100
            bid = least + 5 * self.below(1 + least // 5)
            return min(bid, game.cash[typed[-1]] // 5 * 5)
        most = min(90, game.till[game.acting]) if typed[0] == 1 else game.till[game.acting]
        return 1 + self.below(max(1, most))

    def _number(self, game, typed):
        return self.below(4) if game.step == HOLDERS else 1 + self.below(3)

    def _cost(self, game, typed):
        return 10 * self.below(1 + min(game.till[game.acting], 60) // 10)

    def _hexes_between(self, game, typed):
        return self.below(6)

    def _revenue(self, game, typed):
        return 10 * self.below(1 + 4 * sum(game.trains_of(game.acting)))

    def _payout(self, game, typed):
        return self.one_of((1, 1, 1, 2, 3))

    def _train(self, game, typed):
        """One that is there, and can be paid."""
        if typed:
            return key_of(self.one_of(sorted(set(game.trains_of(typed[1]))) or [2]))
        if game.step != TRAINS_STEP:
            return key_of(self.one_of(sorted(set(game.trains_of(game.turn)))))
        sale = on_sale(game)
        able = [train for train in sale if game.face[train] <= game.till[game.acting]]
        return key_of(self.one_of(able or sale))

    def _others(self, game, typed):
        """Another minor, or no more."""
        minors = [code for code in game.started if code not in typed[1:]]
        return self.one_of(minors) if minors and (len(typed) < 3 or not self.below(3)) else 0

    def _buyers_of_one(self, game, typed):
        return sum([1 << pawn - 1 for pawn in buyers(game) if self.below(2)])
