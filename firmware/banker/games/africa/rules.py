"""18Africa: its acts, and what the screens ask of it. The state itself is in `board`."""

from ...rules.transactions import LABEL
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
_STOCK, _POOL = ("first", "stock"), ("trains", "pool")
_BUILDING = ("track", "station")


class Game(Board):
    """Its acts, and what its screens show besides."""

    groups = (
        ("go", (keys.GO,), _STOCK + _BUILDING + ("run", "end") + _POOL),
        ("buy", (keys.BUY_BANK,), _STOCK + _POOL),
        ("sell", (keys.SELL,), _STOCK + _POOL),
        ("build", (keys.OFFICES,), _BUILDING),
        ("deal", (keys.BUY_PLAYER,), ("stock", "run", "end") + _BUILDING + _POOL),
        ("opening", (keys.BUY_BANK, keys.INTEREST), ("draw", "cards", "die", "concessions")),
        ("leaving", (keys.REMOVE,), ()),
    )
    empty_is_zero = offers_possible = leavers_keep = True
    empty_corrects = False

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

    @staticmethod
    def entries_of(group):
        """Return what keys begin in a group."""
        if group == "go":
            from .acts_go import ENTRIES
        elif group == "buy":
            from .acts_buy import ENTRIES
        elif group == "sell":
            from .acts_sell import ENTRIES
        elif group == "build":
            from .acts_build import ENTRIES
        elif group == "deal":
            from .acts_deal import ENTRIES
        elif group == "opening":
            from .acts_opening import ENTRIES
        else:
            from .acts_leaving import ENTRIES
        return ENTRIES

    def check_correction(self, name, where, value):
        """Refuse a figure that cannot be."""
        from .correcting import check_correction

        check_correction(self, name, where, value)

    def corrected(self, cells, where, was):
        """Do what follows from a figure that was put right."""
        from .correcting import corrected

        corrected(self, cells[0], where[0])

    def unsound(self):
        """Return what makes a position impossible."""
        from .soundness import unsound

        return unsound(self)

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

    # Screens and words, loaded when they are wanted.

    @classmethod
    def rests_on(cls, outcome):
        """Return the first page."""
        return 0

    @staticmethod
    def home_screens():
        """Return the resting screens."""
        from .home import Home

        return Home()

    def draw_actor(self, app, canvas, column):
        """Draw who acts behind the title of an entry."""
        return draw_actor(self, canvas, column)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed, where the kit does not."""
        if field[LABEL] == "source":
            return False  # the first of BUY is wanted at once
        from .hints import draw_hint

        return draw_hint(app, canvas, name, field, typed)

    @staticmethod
    def load_hints():
        """Load what draws hints."""
        from . import hints  # noqa: F401

    @classmethod
    def load_outcome(cls):
        """Load what draws outcomes."""
        from . import outcome_view  # noqa: F401

    @classmethod
    def draw_own(cls, app, canvas, outcome, hint, undoing):
        """Draw what an act does."""
        if not outcome.act:
            return False
        from .outcome_view import draw_outcome

        draw_outcome(app, canvas, outcome, hint, undoing)
        return True

    @classmethod
    def told(cls, texts, outcome):
        """Return what a transaction did to money and prices, in sentences."""
        from .outcome_view import told

        return told(texts, outcome)
