"""Random but sensible play of 18Lilliput: a number gives an endless line of transactions.

Games are played to their end and begin anew, with a made-up chart or without one, alone too. A few
transactions are wild and mostly refused. Everything follows from the seed and the game, by whole
numbers only, so it plays alike on every Python.
"""

from banker.games.lilliput import tables as box
from banker.games.lilliput.asking import filled
from banker.games.lilliput.data import (
    ACTION,
    AT_BUREAU,
    AT_GULLIVER,
    CHOOSING,
    EXPORT,
    OVER,
    PAWNS,
    POOL,
    RELIEF,
    RETURN,
    RUNNING,
    SEATS,
    START,
    STEP,
)
from banker.games.lilliput.transactions import (
    BUREAU,
    BUY,
    BY_GULLIVER,
    CARD,
    CASH,
    CHOICE,
    CORRECT,
    COST,
    END,
    FIELDS,
    FROM_COMPANY,
    JUSTICE,
    NEW_GAME,
    PAY,
    PRICE,
    REMOVE,
    RUN,
    SELL,
    SHARE,
    STATIONS,
    TABLE,
    TRAIN,
    TREASURY,
)
from banker.rules.forms import AMOUNT, HOW, Refused

from host_tools.chance import Chance

_WILD = 0  # any fields at all, in range or a little outside

# Out of 1000, whatever the stage is; what remains is what the stage awaits.
_SELDOM = ((_WILD, 40), (CORRECT, 14), (REMOVE, 3), (NEW_GAME, 1))
# Out of 100, by stage: what is tried there.
_STAGES = {
    CHOOSING: ((CHOICE, 100),),
    START: ((JUSTICE, 90), (PAY, 10)),
    ACTION: ((CARD, 84), (PAY, 10), (TRAIN, 6)),
    POOL: ((TRAIN, 70), (END, 26), (PAY, 4)),
    RETURN: ((TRAIN, 100),),
    AT_GULLIVER: ((BY_GULLIVER, 100),),
    EXPORT: ((BUREAU, 100),),
    RUNNING: ((RUN, 92), (PAY, 8)),
    AT_BUREAU: ((BUREAU, 100),),
}
_SHARES = ((BUY, 58), (SELL, 22), (END, 16), (PAY, 4))
_TRAINS = ((TRAIN, 82), (END, 13), (PAY, 5))
# A made-up box, figure by figure: (number in the tables, value).
MADE_UP = (
    ((1, 80), (2, 140), (3, 220), (4, 340), (5, 450), (6, 600))
    + tuple([(box.TOP + at, 50 + 5 * at) for at in range(9)])
    + tuple([(box.BOTTOM + at, 48 + 5 * at) for at in range(10)])
    + ((box.CHART, 1),)
)


class RandomPlay(Chance):
    """An endless line of transactions, each chosen with an eye to the game it is for."""

    def following(self, game):
        """The next transaction to try; the game may well refuse it."""
        kind = self.weighed(_SELDOM, 1000)
        if kind is None and game.stage == OVER:
            kind = NEW_GAME
        if kind is None and game.stage == CHOOSING and not game.arrivals and self.below(40):
            edit = self._next_figure(game)
            if edit:
                return edit
        if kind is None:
            weights = _STAGES.get(game.stage)
            if game.stage == STEP:
                weights = _SHARES if game.buys_shares() else _TRAINS
            kind = self.weighed(weights, 100)
        return self._of_kind(kind, game)

    def _of_kind(self, kind, game):
        if kind == _WILD:
            return self.wild(FIELDS, 15, 60)
        if kind == NEW_GAME:
            return self._new_game()
        if kind == CORRECT:
            return self._correct(game)
        if kind == REMOVE:
            return (REMOVE, self.one_of(game.pawns()))
        entry = filled(game, (kind,))
        while len(entry) <= len(FIELDS[kind]):
            value = self._value(game, entry, FIELDS[kind][len(entry) - 1])
            entry = filled(game, entry + (value,))
        return entry

    def _value(self, game, entry, field):
        """A value that goes on, if one is soon found."""
        if len(field) <= HOW:
            return self._revenue(game)
        if field[HOW] == AMOUNT:
            return self._amount(game, entry, field)
        value = 0
        for _ in range(8):
            value = field[0] + self.below(field[1] - field[0] + 1)
            try:
                game.prepare(entry + (value,))
                break
            except Refused:
                pass
        return value

    def _revenue(self, game):
        """What a company's trains run, in tens."""
        trains = game.train_count(game.current())
        return 10 * self.below(6 + 9 * trains * game.phase) if trains and self.below(12) else 0

    def _amount(self, game, entry, field):
        kind = entry[0]
        if kind in (JUSTICE, CARD):
            return self.below((21 if field is SHARE else RELIEF[game.phase]) + 1)
        if kind == PAY:
            return 1 + self.below(60)
        if kind == TRAIN:
            own = game.directed(game.in_turn())
            most = max([game.treasuries[key] for key in own])
            if entry[1] == FROM_COMPANY:
                return 1 + self.below(max(1, min(most, 300)))
            return 20 + self.below(180) if field is COST else 1
        if kind == BY_GULLIVER:
            return 50 + self.below(20)
        if kind == BUY:
            return self._founding_price(game)
        company = game.current() or entry[1]
        return max(1, game.prices[company] - 7 + self.below(16))

    def _founding_price(self, game):
        most = game.cash[game.turn - 1] // 5
        if not game.chart():
            return 40 + self.below(40)
        prices = [
            box.price_at(game.tables, space)
            for space in range(1, 2 * box.ROW)
            if 0 < box.price_at(game.tables, space) <= most
        ]
        return self.one_of(prices) if prices else most

    def _next_figure(self, game):
        """The next figure of the made-up box that the unit does not have."""
        for number, value in MADE_UP:
            if game.setting(number) != value:
                return (CORRECT, TABLE, number, value, 0)
        if not self.below(6):
            number = self.one_of((81, 82, 83, 84))
            return (CORRECT, TABLE, number, self.below(2), 0)
        return None

    def _correct(self, game):
        """A figure near what it was, where it can be."""
        what = 1 + self.below(5)
        if what in (CASH, 5) or not game.arrivals:
            pawn = self.one_of(game.pawns())
            value = game.cash[pawn - 1] + self.below(30) if what == CASH else self.below(3)
            return (CORRECT, what, pawn, value, 0)
        company = self.one_of(game.arrivals)
        if what == TREASURY:
            value = game.treasuries[company] + self.below(20)
        elif what == STATIONS:
            value = 1 + self.below(3)
        else:
            value = self.one_of(game.prices[1:]) or 50
        entry = (CORRECT, what, company, value)
        if what == PRICE:
            entry = filled(game, entry)
            return entry if len(entry) == 5 else entry + (1 + self.below(2),)
        return entry + (0,)

    def _new_game(self):
        """One to four pawns, in any order."""
        seats = list(range(1, PAWNS + 1))
        for at in range(PAWNS - 1, 0, -1):
            other = self.below(at + 1)
            seats[at], seats[other] = seats[other], seats[at]
        players = 1 + self.below(SEATS)
        return (NEW_GAME,) + tuple(seats[:players]) + (0,) * (SEATS - players)
