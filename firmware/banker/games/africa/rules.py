"""18Africa: its acts, and what the screens ask of it. The state itself is in `board`."""

from ...kit.late import grouped, late, loads
from ...ui import keys, sounds
from .board import Board
from .data import (
    BACK_AT,
    CARDS,
    COMPANY,
    END_BANK,
    END_PRICE,
    FIRST_TRAIN,
    LAST_PRICE,
    LAST_TRAIN,
    LIMITS_AT,
    NUMBERS_AT,
    PRICES_AT,
    STARTING_CASH,
)
from .names import draw_actor

# The tables as they come with the game.
_PRICES, _BACK = (180, 300, 450, 700, 850, 1000, 1200), (180, 180, 300, 500, 650, 750, 850)
_NUMBERS = bytes((6, 4, 3, 3, 3, 3, 3))
_LIMITS = bytes((28, 23, 19, 24, 21, 18, 18, 16, 14, 15, 13, 11, 12, 11, 9))
_PURCHASES, _TO_RUN = ("first", "stock", "trains", "pool"), ("track", "station", "run")


class Game(Board):
    """Its acts, and what its screens show besides."""

    groups, entries_of = grouped(
        __name__,
        # Of these the first one in a step is loaded ahead.
        ("run", (keys.GO,), _TO_RUN, "acts_run.ENTRIES"),
        ("buy", (keys.BUY_BANK,), _PURCHASES, "acts_buy.ENTRIES"),
        ("end", (keys.GO,), _PURCHASES + ("end",), "acts_end.ENTRIES"),
        (
            "opening",
            (keys.BUY_BANK, keys.INTEREST),
            ("draw", "cards", "die", "concessions"),
            "acts_opening.ENTRIES",
        ),
        ("sell", (keys.SELL,), _PURCHASES, "acts_sell.ENTRIES"),
        ("build", (keys.OFFICES,), _TO_RUN[:2], "acts_build.ENTRIES"),
        ("deal", (keys.BUY_PLAYER,), _TO_RUN + _PURCHASES[1:] + ("end",), "acts_deal.ENTRIES"),
        ("leaving", (keys.REMOVE,), (), "acts_leaving.ENTRIES"),
    )
    empty_is_zero = offers_possible = leavers_keep = True
    empty_corrects = False
    kit_hints = ("source",)  # the first of BUY is wanted at once
    check_correction = late(__name__, "correcting.check_correction")
    corrected = late(__name__, "correcting.corrected")
    unsound = late(__name__, "soundness.unsound")

    def begin(self):
        """Give the starting cash, and the tables as they are printed."""
        players = len(self.seats)
        for pawn in self.seats:
            self.cash[pawn] = STARTING_CASH[players]
        self.cards = CARDS[players]
        for train in range(FIRST_TRAIN, LAST_TRAIN + 1):
            at = train - FIRST_TRAIN
            self.tables[PRICES_AT + train], self.tables[BACK_AT + train] = _PRICES[at], _BACK[at]
            fewer = players == 2 and at < 2
            self.tables[NUMBERS_AT + train] = self.bank_trains[train] = _NUMBERS[at] - fewer
        for at in range(3):
            self.tables[LIMITS_AT + at] = _LIMITS[3 * players - 6 + at]

    def after_act(self, name):
        """Find the end; who acts next follows from the position."""
        if self.before.operating():
            self.act_for_company()
        if self.operating():
            self.find_end()
        self.turn = self.acting()

    def find_end(self):
        """Find whether the bank is broken or a price has come to where the game ends."""
        if self.end:
            return
        if self.bank() < 0:
            self.end = END_BANK
            self.say("end_bank")
        elif self.order and self.price[self.order[0]] >= LAST_PRICE:
            self.end = END_PRICE
            self.say("end_price")

    def act_for_company(self):
        """Say which company has acted."""
        self.act_for(COMPANY, self.before.company)

    @classmethod
    def tones_of(cls, outcome):
        """Return what sounds: a start or a new leader, a dividend, an alarm, the end."""
        said = [event[0] for event in outcome.said]
        made = [sounds.NEWS] if "leader" in said else []
        if "pays_each" in said:
            made.append(sounds.GAIN)
        if "gone" in said or "end_bank" in said or "end_price" in said:
            made.append(sounds.WARNING)
        return made + [sounds.OVER] if "over" in said else made

    # Screens, loaded when they are wanted.

    home_screens = staticmethod(late(__name__, "home.Home"))
    draw_hint = late(__name__, "hints.draw_hint")
    load_hints = loads(__name__, "hints")
    load_outcome = loads(__name__, "outcome_view")
    draw_own = staticmethod(late(__name__, "outcome_view.draw_outcome"))
    told = staticmethod(late(__name__, "outcome_view.told"))

    @classmethod
    def rests_on(cls, outcome):
        """Return the first page."""
        return 0

    def draw_actor(self, app, canvas, column):
        """Draw who acts behind the title of an entry."""
        return draw_actor(self, canvas, column)
