"""Chicago Express: its acts, and what the screens ask of it. The board itself is in `board`."""

from ...kit.late import grouped, late, loads
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


class Game(Board):
    """Its acts, and what its screens show besides."""

    groups, entries_of = grouped(__name__, ("acts", (), (), "acts.ENTRIES"))
    pages = ("companies", "players", "treasuries", "shares", "board")
    tones = (("flags_set", sounds.WARNING), ("over", sounds.OVER))
    empty_is_zero = empty_corrects = True
    check_correction = late(__name__, "correcting.check_correction")

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
        """Say which conditions for the end of the game are newly met."""
        if self.flags() & ~self.before.flags():
            self.say("flags_set", FLAGS, self.flags())

    def worth(self, pawn):
        """Return a pawn's cash: nothing else counts."""
        return self.cash[pawn]

    def corrected(self, name, where, was):
        """Begin again with other numbers of the board, while nothing has happened."""
        if name == "next_tables" and not self.count:
            self.set_up(self.seats)
        elif name != "next_tables":
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

    # Screens, loaded when they are wanted.

    load_pages = loads(__name__, "pages")
    draw_page = late(__name__, "pages.draw_page")
    draw_head = late(__name__, "pages.draw_head")
    draw_hint = late(__name__, "hints.draw_hint")
    draw_total = late(__name__, "dividends.draw_total")

    @classmethod
    def draw_own(cls, app, canvas, outcome, hint, undoing):
        """Draw the general dividends."""
        if outcome.act != "dividends":
            return False
        from .dividends import draw_payday

        draw_payday(app, canvas, outcome, hint, undoing)
        return True

    more_lines = late(__name__, "outcomes.more_lines")
    told = classmethod(late(__name__, "outcomes.told"))

    def end_words(self, texts):
        """Return what has ended the game."""
        from .pages import flags_words

        return flags_words(texts, self.flags())
