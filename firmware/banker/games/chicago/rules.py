"""Chicago Express: its acts, and what the screens ask of it. The board itself is in `board`."""

from ...rules.transactions import BAD_NUMBER, Refused
from ...ui import sounds
from .board import (
    CHICAGO,
    FLAGS,
    STARTING_CASH,
    WABASH,
    Board,
)

COMPANIES_PAGE, PLAYERS_PAGE, SHARES_PAGE, RANKING_PAGE = 1, 2, 4, 6


def load_acts():
    """Load what an entry takes."""
    from . import acts  # noqa: F401


class Game(Board):
    """Its acts, and what its screens show besides."""

    groups = (("acts", (), ()),)
    pages = ("companies", "players", "treasuries", "shares", "board")
    tones = (("flags_set", sounds.WARNING), ("over", sounds.OVER))
    empty_is_zero = empty_corrects = True

    def begin(self):
        """Give the starting cash, and the numbers of the board their places."""
        from .soundness import are_tables

        if not are_tables(self.next_tables):
            raise Refused(BAD_NUMBER)
        self.turn = self.seats[0]
        for pawn in self.seats:
            self.cash[pawn] = STARTING_CASH[len(self.seats)]
        self.tables = self.next_tables[:]
        for company in range(1, WABASH + 1):
            self.income[company] = self.first_income(company)

    def after_act(self, name):
        """Tell what is new of all that ends the game."""
        if self.flags() & ~self.before.flags():
            self.say("flags_set", FLAGS, self.flags())

    def worth(self, pawn):
        """Return a pawn's cash: nothing else counts."""
        return self.cash[pawn]

    @staticmethod
    def entries_of(group):
        """Return what keys begin."""
        load_acts()
        from .acts import ENTRIES

        return ENTRIES

    def check_correction(self, name, where, value):
        """Refuse a figure that no board can have."""
        from .correcting import check_correction

        check_correction(self, name, where, value)

    def corrected(self, cells, where, was):
        """Begin again with other numbers of the board, while nothing has happened."""
        if cells[0] == "next_tables" and not self.count:
            self.set_up(self.seats)
        elif cells[0] != "next_tables":
            self.after_act("")

    @classmethod
    def tones_of(cls, outcome):
        """Return what sounds: the Wabash, a dividend, the end."""
        made = [sounds.NEWS] if outcome.happened("wabash_opens") else []
        if cls.is_paid(outcome):
            made.append(sounds.GAIN)
        return made + [tone for name, tone in cls.tones if outcome.happened(name)]

    @classmethod
    def is_paid(cls, outcome):
        """Return whether dividends were paid."""
        if outcome.act == "build":
            return bool(outcome.transaction[5] >> (CHICAGO - 1))
        return outcome.act == "dividends"

    @classmethod
    def rests_on(cls, outcome):
        """Return the page that shows what a transaction changed."""
        t = outcome.transaction
        if outcome.happened("over"):
            return RANKING_PAGE
        if not outcome.act:
            return {1: PLAYERS_PAGE, 7: 0, 8: SHARES_PAGE}.get(t[1], COMPANIES_PAGE)
        players = outcome.act in ("auction", "nobody", "dividends", "remove")
        return PLAYERS_PAGE if players else COMPANIES_PAGE

    # Screens and words, loaded when they are wanted.

    @staticmethod
    def load_pages():
        """Load the resting pages."""
        from . import pages  # noqa: F401

    def draw_page(self, app, canvas, name):
        """Draw a resting page."""
        from .pages import draw_page

        draw_page(app, canvas, name)

    def draw_head(self, app, canvas):
        """Draw whose turn it is, or what is awaited instead."""
        from .pages import draw_head

        draw_head(app, canvas)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed."""
        from .hints import draw_hint

        return draw_hint(app, canvas, name, field, typed)

    @classmethod
    def draw_own(cls, app, canvas, outcome, hint, undoing):
        """Draw the general dividends."""
        if outcome.act != "dividends":
            return False
        from .dividends import draw_payday

        draw_payday(app, canvas, outcome, hint, undoing)
        return True

    def draw_total(self, app, canvas):
        """Draw TOTAL."""
        from .dividends import draw_total

        draw_total(app, canvas)

    def more_lines(self, texts, outcome, undoing):
        """Return what else an outcome shows, before and behind its figures."""
        from .outcomes import more_lines

        return more_lines(self, texts, outcome, undoing)

    def end_words(self, texts):
        """Return what has ended the game."""
        from .pages import flags_words

        return flags_words(texts, self.flags())

    @classmethod
    def told(cls, texts, outcome):
        """Return what a transaction did besides, in sentences."""
        from .outcomes import told

        return told(cls, texts, outcome)
