"""Random play of 18Lilliput as people play: games with a made-up chart or without one, alone too,
come to their end.

It plays alike on every Python: see `kit.random_play`.
"""

from banker.games.lilliput.acts.chart import prices
from banker.games.lilliput.board import BOTTOM, CHART, RELIEF, TOP
from banker.kit.layout import CORRECT
from banker.rules.transactions import LABEL

from host_tools.games.kit.random_play import RandomPlay as KitRandomPlay

# A made-up box, figure by figure: (number in the tables, value).
MADE_UP = (
    ((1, 80), (2, 140), (3, 220), (4, 340), (5, 450), (6, 600))
    + tuple([(TOP + at, 50 + 5 * at) for at in range(9)])
    + tuple([(BOTTOM + at, 48 + 5 * at) for at in range(10)])
    + ((CHART, 1),)
)


class RandomPlay(KitRandomPlay):
    """Routes in tens, prices near what they were."""

    weights = (("card", 500), ("end", 30), ("pay", 20), ("sell", 50), ("train", 200), ("run", 800))

    def next_move(self, game):
        """The next transaction to try; now and then a figure of the made-up box before it."""
        if game.in_step("choice") and not game.arrivals and self.below(40):
            for number, value in MADE_UP:
                if game.tables[number] != value:
                    return (CORRECT, 7, number, 0, value)
            if not self.below(6):
                return (CORRECT, 7, self.one_of((81, 82, 83, 84)), 0, self.below(2))
        return KitRandomPlay.next_move(self, game)

    def value(self, game, field, typed):
        """A value for a field."""
        name = field[LABEL]
        if name == "route":
            return 10 * self.below(6 + 9 * game.phase)
        if name == "amount":
            return 1 + self.below(60)
        if name == "lower":
            return self.below(RELIEF[game.phase] + 1)
        if name == "cost":
            most = game.treasury[typed[1]]
            return 1 + self.below(max(1, min(most, 300))) if typed[2] else 20 + self.below(180)
        if name == "new_price":
            return self._price(game, typed)
        return KitRandomPlay.value(self, game, field, typed)

    def _price(self, game, typed):
        """A price of the chart, or near what it was."""
        if game.in_step("gulliver"):
            return 50 + self.below(20)
        was = game.price[typed[0]]
        if was:
            return max(1, was - 7 + self.below(16))
        if not game.chart():
            return 40 + self.below(40)
        most = game.cash[game.turn] // 5
        return self.one_of([price for price in prices(game) if price <= most] or [most])

    def correction(self, game):
        """A figure near what it was, where it can be."""
        what = 1 + self.below(5)
        if what in (1, 5) or not game.arrivals:
            pawn = self.one_of(game.pawns())
            value = game.cash[pawn] + self.below(30) if what == 1 else self.below(3)
            return (CORRECT, what, pawn, 0, value)
        company = self.one_of(list(game.arrivals))
        if what == 2:
            value = game.treasury[company] + self.below(20)
        else:
            value = 1 + self.below(3) if what == 4 else self.one_of(game.price[1:]) or 50
        return (CORRECT, what, company, 0, value)
