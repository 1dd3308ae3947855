"""18Lilliput: how it begins, and what the screens ask of it. The board itself is in `board`."""

from ...ui import keys, sounds
from .board import Board

MARKET_PAGE, PAWNS_PAGE, RANKING_PAGE = 1, 2, 9
_LISTS = "character", "second", "card", "item", "side", "where"
_ON_PAWNS = "justice", "card", "sell", "buy", "founds", "remove"


class Game(Board):
    """Its acts, and what its screens show besides."""

    groups = (
        ("opening", (keys.BUY_BANK,), ("choice",)),
        ("gulliver", (keys.GO,), ("gulliver",)),
        ("runs", (keys.INTEREST,), ("export", "run", "bureau")),
        ("shares", (keys.SELL, keys.BUY_BANK), ("shares",)),
        ("cards", (keys.GO, keys.REMOVE), ()),
        ("payments", (keys.OFFICES,), ()),
        ("trains", (keys.BUY_PLAYER,), ()),
    )
    tones = (
        ("founded", sounds.NEWS),
        ("paid", sounds.GAIN),
        ("phase_begins", sounds.WARNING),
        ("end", sounds.OVER),
    )
    looks_ahead = empty_is_zero = True
    digits_rest = corrects_at_end = True

    @property
    def pages(self):
        """The resting pages: a second one of companies where there are many."""
        return ("market", "pawns", "more")[: 3 if len(self.arrivals) > 5 else 2]

    def set_up(self, seats, tables=b""):
        """Begin afresh."""
        from .beginning import set_up

        set_up(self, seats, tables)

    @property
    def kept_tables(self):
        """What the next game begins with."""
        from .beginning import kept_tables

        return kept_tables(self)

    @staticmethod
    def entries_of(name):
        """Return the entries of a group of acts."""
        if name == "cards":
            from .acts.cards import ENTRIES
        elif name == "shares":
            from .acts.shares import ENTRIES
        elif name == "payments":
            from .acts.payments import ENTRIES
        elif name == "gulliver":
            from .acts.gulliver import ENTRIES
        elif name == "trains":
            from .acts.trains import ENTRIES
        elif name == "runs":
            from .acts.runs import ENTRIES
        else:
            from .acts.opening import ENTRIES
        return ENTRIES

    def unsound(self):
        """Return what makes a position impossible."""
        from .soundness import unsound

        return unsound(self)

    # Corrections.

    def check_correction(self, name, where, value):
        """Refuse a figure that no game or no box can have."""
        from .acts.correcting import check_correction

        check_correction(self, name, where, value)

    def corrected(self, cells, where, was):
        """Put the marker where the price is; begin anew with another table."""
        from .acts.correcting import corrected

        corrected(self, cells[0], where, was)

    def correction_fields(self, cells, fields, typed):
        """Return the fields of a correction."""
        from .acts.correcting import correction_fields

        return correction_fields(self, cells, fields, typed)

    def aside(self, field, value):
        """Return what a number of the tables is: a train, or a space of the chart."""
        if field[4] != "number":
            return ""
        from .acts.correcting import aside

        return aside(value)

    @classmethod
    def rests_on(cls, outcome):
        """Return the page that shows what a transaction changed."""
        if outcome.happened("end"):
            return RANKING_PAGE
        if not outcome.act:
            return {1: PAWNS_PAGE, 5: PAWNS_PAGE, 7: 0}.get(outcome.transaction[1], MARKET_PAGE)
        return PAWNS_PAGE if outcome.act in _ON_PAWNS else MARKET_PAGE

    # Screens and words, loaded when they are wanted.

    @staticmethod
    def load_pages():
        """Load the resting pages."""
        from . import pages  # noqa: F401

    def draw_head(self, app, canvas):
        """Leave the first row to the pages."""

    def draw_page(self, app, canvas, name):
        """Draw a resting page."""
        from .pages import draw_page

        draw_page(app, canvas, name)

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed."""
        if name == "remove":
            return False
        if name == "correct":
            from .correct_hints import draw_hint
        elif name == "choose" or field[4] in _LISTS:
            from .list_hints import draw_hint
        else:
            from .hints import draw_hint
        return draw_hint(app, canvas, name, field, typed)

    @classmethod
    def own_entry(cls, name, flow):
        """Return the entry of a run, which shows what each route is worth."""
        if name != "run":
            return None
        from .run_entry import RunEntry

        return RunEntry(flow)

    @staticmethod
    def load_hints():
        """Load what draws hints."""
        from . import hints, run_entry  # noqa: F401

    @classmethod
    def load_outcome(cls):
        """Load what draws outcomes."""
        from . import outcome_view  # noqa: F401

    @classmethod
    def draw_own(cls, app, canvas, outcome, hint, undoing):
        """Draw what players have done."""
        if not outcome.act:
            return False
        from .outcome_view import draw_outcome

        draw_outcome(app, canvas, outcome, hint, undoing)
        return True

    @classmethod
    def told(cls, texts, outcome):
        """Return what a transaction did to money and prices."""
        from .telling import told

        return told(texts, outcome)
