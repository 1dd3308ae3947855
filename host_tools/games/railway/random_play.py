"""Random but sensible play of a railway game: amounts that the rules ask for, few absences."""

from banker.games.railway.board import OFFER, OVER
from banker.games.railway.tokens import start_prices
from banker.rules.transactions import LABEL

from host_tools.games.kit.random_play import RandomPlay as Described

# Few trains, so that phases come soon; the first too dear, the others cheap.
_FIRST = ((12, 700), (13, 60), (14, 60), (15, 90), (22, 3), (23, 3), (24, 3), (25, 1), (26, 1))
_FIGURES = 16  # of so many first transactions, all but one set a figure


class RandomPlay(Described):
    """Ends a game that is over, and sets figures before one begins."""

    weights = (("remove", 1), ("deal", 20), ("sell", 25), ("pass", 60)) + (
        ("train", 600),
        ("sell_in_need", 900),
    )

    def next_move(self, game):
        """The next transaction to try."""
        if game.step == OVER and not self.below(3):
            return self.beginning(game)
        if not game.count and self.below(_FIGURES):
            return (game.kind_of("figure"),) + self.one_of(_FIRST)
        return Described.next_move(self, game)

    def value(self, game, field, typed):
        """A value for a field."""
        label = field[LABEL]
        if label == "start_price" and self.below(10):
            return self.one_of(start_prices(game.grid))
        if label == "price" and game.step == OFFER and self.below(10):
            return self.one_of((0, 0, game.minimum + 5 * self.below(8)))
        if label == "price" and len(typed) == 2 and typed[1] in game.privates():
            value = game.value_of(typed[1])
            return value // 2 + self.below(value)
        if label == "winner" and self.below(10):
            return self.one_of(game.pawns())
        if label == "revenue":
            return 10 * self.below(50)
        if label == "number":
            return 1 + self.below(4)
        if label == "answer" and self.below(40):
            return 1
        return Described.value(self, game, field, typed)
