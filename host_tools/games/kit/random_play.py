"""Random but sensible play of a described game: the seed gives endless transactions.

A few are wild and usually refused. Only whole numbers are used, so every Python plays alike.
"""

from banker.kit.asking import entered, fields_of
from banker.kit.layout import (
    ACT,
    BY,
    CHOICES,
    CORRECT,
    DIGIT,
    HIGH,
    KEY,
    KIND,
    LOW,
    NAMES,
    OF,
    STEP,
)
from banker.rules.transactions import AMOUNT, INPUT, LIST, NEW_GAME, SET, Refused
from banker.ui import keys

from host_tools.games.kit.acts import allowed, fields_by_kind
from host_tools.games.kit.chance import Chance

_WILD, _CORRECTIONS, _NEW_GAMES = 60, 15, 3  # out of 1000
_USUAL, _SELDOM = 100, 2  # the weights of acts
_TRIES = 4  # for each field
_MOST_FIELDS = 30


class RandomPlay(Chance):
    """An endless series of transactions, each chosen for the current state."""

    weights: tuple = ()  # (name of an act or flow, its weight), if not the usual one
    first: tuple = ()  # (name of an act, its values) that must come first

    def next_move(self, game):
        """Return the next transaction to try; the game may refuse it."""
        chosen = self.below(1000)
        if chosen < _WILD:
            fields = fields_by_kind(game)
            return self.wild(fields, max(fields) + 2, 400)
        chosen -= _WILD
        if chosen < _CORRECTIONS and CORRECT in game.own_fields:
            return self.correction(game)
        chosen -= _CORRECTIONS
        if 0 <= chosen < _NEW_GAMES:
            return self.beginning(game)
        flow = self.flow(game)
        return self.entered(game, flow) if flow else self.beginning(game)

    def flow(self, game):
        """Choose an act or a flow that this step allows; return None when the game is over."""
        able = []
        total = 0
        for one in allowed(game):
            usual = _SELDOM if one[KEY] == keys.REMOVE else _USUAL
            weight = dict(self.weights).get(one[ACT], usual)
            able.append((one, weight))
            total += weight
        return self.weighed(able, total) if able else None

    def entered(self, game, flow):
        """Return a transaction, entered field by field; values that are refused are tried again."""
        values = [0][:0]
        while len(values) < _MOST_FIELDS:
            typed = tuple(values)
            fields = fields_of(game, flow, typed)
            if len(typed) >= len(fields):
                break
            for _ in range(_TRIES):
                value = self.value(game, fields[len(typed)], typed)
                if self._can_be(game, flow, typed + (value,)):
                    break
            values.append(value)
        return entered(game, flow, tuple(values))

    def _can_be(self, game, flow, typed):
        try:
            game.check(entered(game, flow, typed))
        except Refused:
            return False
        return True

    def value(self, game, field, typed):
        """Choose a value for a field."""
        choices = field[CHOICES] and list(field[CHOICES](game, typed))
        if choices:
            return self.one_of(choices)
        if field[INPUT] == SET:
            return 1 + self.below(field[1])
        if field[KIND] == "pawn":
            pawns = list(game.pawns() or game.players())
            return self.one_of(pawns if field[0] else pawns + [0])
        if field[INPUT] == LIST and typed and not self.below(2):
            return 0
        if field[NAMES] or field[INPUT] != AMOUNT:
            return field[0] + self.below(field[1] - field[0] + 1)
        return self.amount(field)

    def amount(self, field):
        """Choose an amount, usually small, sometimes up to the highest."""
        most = self.one_of((9, 20, 100, 100, 500, 500, 2000 if self.below(20) else field[1]))
        value = field[0] + self.below(min(most, field[1] - field[0] + 1))
        return max(field[0], value - value % field[BY])

    def correction(self, game):
        """Return a transaction that corrects a figure."""
        cells = self.one_of([one for one in game.cells if one[DIGIT]])
        places = []
        for kind in cells[OF]:
            pawn = kind[KIND] == "pawn"
            one = self.one_of(game.pawns()) if pawn else kind[0] + self.below(kind[1] - kind[0] + 1)
            places.append(one)
        low = max(0, cells[LOW])
        value = low + self.below(min(cells[HIGH] - low, 3000) + 1)
        value -= value % cells[STEP]
        return (CORRECT, cells[DIGIT]) + tuple(places) + (0,) * (2 - len(places)) + (value,)

    def beginning(self, game):
        """Return a transaction that begins a new game with some of the pawns."""
        seats = list(range(1, 7)) if game.seat_fields else []
        for at in range(len(seats)):
            other = self.below(6)
            seats[at], seats[other] = seats[other], seats[at]
        seats = seats[: game.fewest + self.below(game.most - game.fewest + 1)]
        return (NEW_GAME,) + game.new_game(game, self.below(9999), seats)[1:]
