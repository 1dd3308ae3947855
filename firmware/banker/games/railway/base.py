"""A game of the 1830 family for the unit: its acts in groups, its screens, what follows from acts.

The board itself is in `board`; what keys do, and most screens, are loaded when they are wanted.
"""

from ...rules.transactions import LABEL
from ...ui import keys, sounds
from .board import OFFER, OVER, STOCK, Board

_TURN = ("track", "station", "run", "trains")


class Railway(Board):
    """A game gives its tables: see `Board`."""

    groups = (
        ("stock", (keys.BUY_BANK, keys.SELL, keys.GO), ("stock",)),
        ("company", (keys.OFFICES, keys.GO), _TURN[:3]),
        ("depot", (keys.BUY_BANK, keys.SELL, keys.GO), ("trains", "discard")),
        ("deals", (keys.BUY_PLAYER,), ("stock",) + _TURN),
        ("offer", (keys.INTEREST,), ("offer",)),
        ("absence", (keys.REMOVE,), ("offer", "stock", "discard") + _TURN),
        ("figures", (keys.MENU,), ()),
    )
    mentioned = ("company", "private", "seller", "owner")
    tones = (
        ("new_president", sounds.NEWS),
        ("floats", sounds.NEWS),
        ("bankrupt_now", sounds.WARNING),
        ("game_ends", sounds.OVER),
    )

    @classmethod
    def entries_of(cls, group):
        """Return the acts and flows of a group."""
        if group == "deals":
            from .deal_acts import ENTRIES

            return ENTRIES if cls.exchanged else ENTRIES[:-1]  # the exchange is the last
        if group == "offer":
            from .offer_acts import ENTRIES
        elif group == "stock":
            from .stock_acts import ENTRIES
        elif group == "company":
            from .company_acts import ENTRIES
        elif group == "depot":
            from .depot_acts import ENTRIES
        elif group == "absence":
            from .absence_acts import ENTRIES
        else:
            from .figure_acts import ENTRIES
        return ENTRIES

    def after_act(self, name):
        """Tell what the pawn or company in turn pays or gets; look at the bank."""
        before, outcome = self.before, self.outcome
        if name in ("remove", "figure"):
            return
        company = before.acting
        if company and name != "sell_in_need":
            outcome.amount = self.till[company] - before.till[company]
        else:
            outcome.amount = self.cash[outcome.pawn] - before.cash[outcome.pawn]
        if not outcome.amount or name in ("end", "discard"):
            outcome.amount = None
        if self.step != OVER and self.bank() < 0:
            from .rounds import look_at_bank  # seldom: every act would wait for it

            look_at_bank(self)

    def goes_on(self, key, transaction):
        """Return what SELL, BUY or GO books before it begins its own work."""
        from .going_on import goes_on

        return goes_on(self, key, transaction)

    def goes_on_with(self, key):
        """Return whether it begins anything then: GO does while the operating round lasts."""
        return key != keys.GO or STOCK < self.step < OVER

    def check_correction(self, name, where, value):
        """Refuse to put right what a company does not have."""
        from .correcting import check_correction

        check_correction(self, name, where, value)

    def corrected(self, cells, where, was):
        """Have a token that is moved go under those that are there."""
        if cells[0] == "space":
            self.move_token(where[0], self.space[where[0]])

    def unsound(self):
        """Return what makes a position impossible."""
        from .soundness import unsound

        return unsound(self)

    # Screens, loaded when they are wanted.

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed; into a correction as in any game."""
        if name == "correct":
            return False
        from .hints import draw_hint

        return draw_hint(app, canvas, name, field, typed)

    @staticmethod
    def home_screens():
        """Return the resting screens."""
        from .resting import Home

        return Home()

    def aside(self, field, value):
        """Return what an empty price of the auction stands for."""
        empty = self.step == OFFER and field[LABEL] == "price" and not value
        return " = %d" % self.minimum if empty else ""

    @staticmethod
    def load_hints():
        """Load what draws hints."""
        from . import hints  # noqa: F401

    @classmethod
    def load_outcome(cls):
        """Load nothing: there would be too little room for the rules beside it."""

    @classmethod
    def draw_own(cls, app, canvas, outcome, hint, undoing):
        """Draw the outcome of any act."""
        if not outcome.act:
            return False
        from .family_outcome import FamilyOutcome

        FamilyOutcome(app, outcome, undoing).draw(canvas, hint)
        return True
