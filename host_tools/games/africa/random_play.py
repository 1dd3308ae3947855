"""Random play of 18Africa as people play: trains are bought, revenue goes by them, games end.

It plays alike on every Python: see `kit.random_play`.
"""

from banker.games.africa.acts_deal import consent_of
from banker.games.africa.data import (
    COMPANIES,
    CONCESSION,
    DRAW,
    SPACES,
    STATIONS,
    STOCK,
    TABLES,
    can_be,
)
from banker.games.africa.reasons import has_to_sell
from banker.kit.layout import CORRECT
from banker.rules.transactions import LABEL

from host_tools.games.kit.acts import allowed
from host_tools.games.kit.random_play import RandomPlay as KitRandomPlay

_EARNS = bytes((0, 0, 6, 10, 16, 24, 28, 42, 50))  # tens, by train
_SOURCES = ((1, 45), (2, 20), (3, 8), (4, 10), (5, 17))  # out of 100, what a pawn buys


class RandomPlay(KitRandomPlay):
    """Games come to their end."""

    weights = (("go_on", 90), ("build", 70), ("deal", 20), ("buy", 140), ("sell", 40))

    def flow(self, game):
        """Who has too many certificates sells; priority is taken before anything else."""
        chosen = KitRandomPlay.flow(self, game)
        if game.step == STOCK and not game.touched and not self.below(3):
            return next(one for one in allowed(game) if one[0] == "deal")
        if chosen and game.may_sell() and has_to_sell(game, game.turn):
            while chosen[0] not in ("sell", "remove"):
                chosen = KitRandomPlay.flow(self, game)
        return chosen

    def value(self, game, field, typed):
        """A value for a field."""
        name = field[LABEL]
        money = game.treasury[game.company]
        if name == "source":
            return game.source or self.weighed(_SOURCES, 100)
        if name == "code":
            return self.one_of(self._codes(game, typed) or [1])
        if name == "many":
            return 1 + self.below(2)
        if name == "bid":
            return self._bid(game, typed[0])
        if name == "cost":
            return self.below(1 + min(60, money))
        if name == "bonus":
            return 0 if self.below(3) else 10 * self.below(5)
        if name == "revenue":
            tens = [_EARNS[train] // 2 + self.below(_EARNS[train]) for train in _own(game)]
            return 10 * sum(tens)
        if name == "pays":
            return 1 if self.below(4) else 3
        if name == "bought":
            return 1 if self.below(3) else 2
        if name == "train":
            return self.one_of(self._trains(game, typed) or [2])
        if name == "seller":
            there = [code for code in game.order if code != game.company and game.trains[code]]
            return self.one_of(there or [1])
        if name == "price_paid":
            return 1 + self.below(1 + min(300, money))
        if name == "consent":
            return consent_of(game, typed[1])
        if name == "concession":
            return self.one_of(self._concessions(game))
        return KitRandomPlay.value(self, game, field, typed)

    def _bid(self, game, winner):
        """Little; for the last card mostly as much as somebody else has spent in all."""
        bid = self.below(41)
        if game.cards == 1 and self.below(4):
            bid = max(game.spent) - game.spent[winner]
        return min(bid, game.cash[winner])

    def _codes(self, game, typed):
        """What the pool holds, what the actor owns, or anything that may be paid for."""
        codes = game.certificate_codes()
        account = game.actor()
        pool = [one for one in codes if (one > 20 and game.privates[one] == 7) or _pool(game, one)]
        own = game.private_codes(account)
        own += [code for code in game.codes() if game.shares_of(account, code)]
        if not typed:
            return own + ([20, 20, 20] if game.bonds[game.turn] else [])
        if game.operating():
            return pool if self.below(2) else own
        return pool if typed[0] == 2 else codes

    def _trains(self, game, typed):
        """The best that the company can pay for, its own, or those of another company."""
        if len(typed) > 1:
            return game.own_trains(typed[1])
        money = game.treasury[game.company]
        can = [train for train in game.on_offer() if game.bank_trains[train]]
        can = [train for train in can if game.train_price(train) <= money]
        return can[-1:] if self.below(2) else _own(game)

    def _concessions(self, game):
        """Those that nobody has, or that the company's leader has."""
        codes = range(CONCESSION[0], CONCESSION[1] + 1)
        wanted = game.turn if game.operating() else 0
        return [code for code in codes if game.concessions[code] == wanted] or list(codes)

    def correction(self, game):
        """A figure near what it was, where it can be; before the draw a number of the tables."""
        if game.step == DRAW:
            number = 1 + self.below(TABLES)
            value = 10 * (15 + self.below(90)) if number <= 14 else 2 + self.below(8)
            value += 10 if number > 21 else 0
            return (CORRECT, 7, number, 0, value if can_be(number, value) else 1)
        what, codes = 1 + self.below(4), game.codes()
        if what == 1:
            pawn = self.one_of(game.players())
            return (CORRECT, 1, pawn, 0, game.cash[pawn] + self.below(30))
        code = self.one_of(codes)
        if what == 2:
            return (CORRECT, what, code, 0, game.treasury[code] + self.below(50))
        value = SPACES[1 + self.below(24)] if what == 3 else 1 + self.below(STATIONS[code])
        return (CORRECT, what, code, 0, value)


def _own(game):
    return game.own_trains(game.company)


def _pool(game, code):
    return code <= COMPANIES and game.in_pool(code)
