"""A game of the 1830 family for the unit: its acts in groups, its screens, what follows from acts.

The board itself is in `board`; what keys do, and most screens, are loaded when they are wanted.
"""

from ...kit.late import grouped, late, loads
from ...kit.layout import ACT
from ...rules.transactions import LABEL
from ...ui import keys, sounds
from .board import OFFER, OVER, STOCK, Board

_TURN = ("track", "station", "run", "trains")


class Railway(Board):
    """A game gives its tables: see `Board`."""

    groups, _entries_of = grouped(
        __name__,
        ("stock", (keys.BUY_BANK, keys.SELL, keys.GO), ("stock",), "stock_acts.ENTRIES"),
        ("company", (keys.OFFICES, keys.GO), _TURN[:3], "company_acts.ENTRIES"),
        ("depot", (keys.BUY_BANK, keys.SELL, keys.GO), ("trains", "discard"), "depot_acts.ENTRIES"),
        ("deals", (keys.BUY_PLAYER,), ("stock",) + _TURN, "deal_acts.ENTRIES"),
        ("offer", (keys.INTEREST,), ("offer",), "offer_acts.ENTRIES"),
        ("absence", (keys.REMOVE,), ("offer", "stock", "discard") + _TURN, "absence_acts.ENTRIES"),
        ("figures", (keys.MENU,), (), "figure_acts.ENTRIES"),
    )
    mentioned = ("company", "private", "seller", "owner")
    tones = (
        ("new_president", sounds.NEWS),
        ("floats", sounds.NEWS),
        ("bankrupt_now", sounds.WARNING),
        ("game_ends", sounds.OVER),
    )
    kit_hints = ("correct",)
    goes_on = late(__name__, "going_on.goes_on")
    check_correction = late(__name__, "correcting.check_correction")
    unsound = late(__name__, "soundness.unsound")
    home_screens = staticmethod(late(__name__, "resting.Home"))
    draw_hint = late(__name__, "hints.draw_hint")
    load_hints = loads(__name__, "hints")
    load_outcome = loads(__name__)  # there would be too little room for the rules beside it
    draw_own = staticmethod(late(__name__, "family_outcome.draw_outcome"))

    @classmethod
    def entries_of(cls, group):
        """Return the acts and flows of a group."""
        entries = cls._entries_of(group)
        exchanges = entries[-1][ACT] == "exchange"
        return entries[:-1] if exchanges and not cls.exchanged else entries

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

    def goes_on_with(self, key):
        """Return whether it begins anything then: GO does while the operating round lasts."""
        return key != keys.GO or STOCK < self.step < OVER

    def corrected(self, name, where, was):
        """Have a token that is moved go under those that are there."""
        if name == "space":
            self.move_token(where[0], self.space[where[0]])

    def aside(self, field, value):
        """Return what an empty price of the auction stands for."""
        empty = self.step == OFFER and field[LABEL] == "price" and not value
        return " = %d" % self.minimum if empty else ""
