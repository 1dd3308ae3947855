"""Transactions of a described game: how they are checked and what they do."""

from ..rules.forms import MALFORMED, NEW_GAME, PAWNS, SAME_PAWN, Refused
from . import cell_values
from .define import CORRECT
from .describe import (
    ACT,
    ASKS,
    BY,
    CHECK,
    CHOICES,
    DOES,
    FIELDS,
    KIND,
    LEAST,
    NAME,
    NAMES,
    OF,
    STEPS,
)
from .outcome import Outcome
from .state import State


class Acting(State):
    """A game has `kinds`, its acts by their numbers, and `forms`, how their transactions look."""

    outcome = None  # of the act that is being carried out on this game
    before = None  # the game before that act

    def check(self, t):
        """Refuse a transaction that is not allowed, as far as it has been entered."""
        self.forms.check(t)
        if t[0] == NEW_GAME:
            self._check_seats(t)
        elif t[0] == CORRECT:
            from .corrections import check

            check(self, t)
        else:
            self._check_act(self.kinds[t[0]], t)

    def _check_act(self, act, t):
        if act[STEPS] and self.steps[self.step] not in act[STEPS]:
            raise Refused(self.awaited())
        fields = act[FIELDS]
        wrong = self._wrong_field(fields, t)
        if act[CHECK]:  # as far as the fields are right: what is wrong first is named
            act[CHECK](self, *self.values(fields, t[: wrong[0]] if wrong else t))
        if wrong:
            raise wrong[1]
        if len(fields) == len(t) and fields[-1][LEAST]:
            self.carry_out(self.copy(), t + (fields[-1][0],))

    def _wrong_field(self, fields, t):
        """Return (which, refusal) of the first field that its kind does not allow; or None."""
        pawns = []
        for at in range(1, len(t)):
            kind = fields[at - 1]
            value = t[at]
            if kind[KIND] == "pawn" and value and kind[5] < 2:
                if value in pawns:
                    return at, Refused(SAME_PAWN)
                try:
                    self.check_pawn(value)
                except Refused as refusal:
                    return at, refusal
                pawns.append(value)
            if value % kind[BY] or (kind[CHOICES] and value not in kind[CHOICES](self, t[1:at])):
                return at, Refused(kind[3])
        return None

    def values(self, fields, t):
        """Return what an act gets for the keys that were typed."""
        values = []
        for at in range(1, len(t)):
            names = fields[at - 1][NAMES]
            value = t[at]
            if type(names) is tuple and type(names[0]) is int:
                value = names[value - fields[at - 1][0]]
            values.append(value)
        return values

    def carry_out(self, after, t):
        """Do a complete transaction to a copy of the game, and return its outcome. Refused."""
        outcome = after.outcome = Outcome(self.number, t)
        after.before = self
        kind = t[0]
        if kind == NEW_GAME:
            seats = bytes([pawn for pawn in t[1 : 1 + self.seat_fields] if pawn])
            after.new = t[1 + self.seat_fields :]
            after.set_up(seats if self.seat_fields else bytes(range(1, self.most + 1)))
        elif kind == CORRECT:
            from .corrections import correct

            correct(after, t)
        else:
            act = self.kinds[kind]
            for at, one in enumerate(act[FIELDS]):
                if one[KIND] == "pawn":
                    outcome.pawn = outcome.pawn or t[at + 1]
            if self.steps:
                asks_who = act[FIELDS] and act[FIELDS][0][KIND] == "pawn"
                outcome.actor = t[1] if asks_who else self.turn
                outcome.pawn = outcome.pawn or outcome.actor
            act[DOES](after, *self.values(act[FIELDS], t))
            after.after_act(act[ACT])
        changes = ()
        for one in self.cells:
            changes += cell_values.difference(
                one, getattr(self, one[NAME]), getattr(after, one[NAME])
            )
        outcome.changed = changes != () or bool(outcome.amount) or kind == NEW_GAME
        if self.steps:
            outcome.turn = after.turn
        if kind != NEW_GAME:
            outcome.changes = changes
            if outcome.noted:
                outcome.changes += self._unchanged(outcome)
            if kind != CORRECT and self.kinds[kind][ASKS] and outcome.pawn:
                self._ask_money(outcome)
        after.outcome = after.before = None
        return outcome

    def _unchanged(self, outcome):
        """Return the figures that are to be shown though they stay as they are."""
        same = ()
        for one in self.cells:
            for name, where in outcome.noted:
                if name == one[NAME] and not outcome.change(name, where):
                    figure = getattr(self, name)
                    if one[OF]:
                        figure = figure[where]
                    same += ((one, where, figure, figure),)
        return same

    def _ask_money(self, outcome):
        """The money that the acting pawn pays or gets."""
        money = self.money()
        if money and outcome.amount is None:
            outcome.amount = 0
            for one, where, was, now in outcome.changes:
                if where == outcome.pawn and one in money:
                    outcome.amount += now - was

    # A new game.

    def _check_seats(self, t):
        from ..games.seating import check_seats

        seats = t[1 : 1 + self.seat_fields]
        check_seats(seats, self.fewest)
        for pawn in seats[self.most :]:
            if pawn:
                raise Refused(MALFORMED)

    @classmethod
    def new_game(cls, ended, now, answers):
        """Return the transaction that begins a game in place of `ended`."""
        seats = ()
        if cls.seat_fields:
            seats = tuple(answers) + (0,) * (PAWNS - len(answers))
        return (NEW_GAME,) + seats + cls.new_values(ended, now, answers)

    # What an act tells.

    def say(self, name, *about):
        """Tell something besides the change of cells: the name of its words, then kinds and
        values that stand in them."""
        self.outcome.said += ((name,) + about,)

    def note(self, name, where):
        """Have a figure shown even if it stays as it is."""
        self.outcome.noted += ((name, where),)

    @classmethod
    def tones_of(cls, outcome):
        """Return the tones that belong to what was said."""
        said = [event[0] for event in outcome.said]
        return [tone for name, tone in cls.tones if name in said]

    def ask(self, pawn, amount, *other):
        """Ask a pawn to pay, negative, or to collect, where its money is on the table; or where
        somebody else than the bank, a kind and a value, is at the other end."""
        self.outcome.pawn, self.outcome.amount, self.outcome.other = pawn, amount, other
