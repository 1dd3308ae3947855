"""18Lilliput: how it begins, and what the screens ask of it. The board itself is in `board`."""

from ...kit.late import grouped, late, loads
from ...ui import keys, sounds
from .board import Board

MARKET_PAGE, PAWNS_PAGE, RANKING_PAGE = 1, 2, 9
_LISTS = "character", "second", "card", "item", "side", "where"
_ON_PAWNS = "justice", "card", "sell", "buy", "founds", "remove"


class Game(Board):
    """Its acts, and what its screens show besides."""

    groups, entries_of = grouped(
        __name__,
        ("opening", (keys.BUY_BANK,), ("choice",), "acts.opening.ENTRIES"),
        ("gulliver", (keys.GO,), ("gulliver",), "acts.gulliver.ENTRIES"),
        ("runs", (keys.INTEREST,), ("export", "run", "bureau"), "acts.runs.ENTRIES"),
        ("shares", (keys.SELL, keys.BUY_BANK), ("shares",), "acts.shares.ENTRIES"),
        ("cards", (keys.GO, keys.REMOVE), (), "acts.cards.ENTRIES"),
        ("payments", (keys.OFFICES,), (), "acts.payments.ENTRIES"),
        ("trains", (keys.BUY_PLAYER,), (), "acts.trains.ENTRIES"),
    )
    tones = (
        ("founded", sounds.NEWS),
        ("paid", sounds.GAIN),
        ("phase_begins", sounds.WARNING),
        ("end", sounds.OVER),
    )
    looks_ahead = empty_is_zero = True
    digits_rest = corrects_at_end = True
    kit_hints = ("remove",)
    set_up = late(__name__, "beginning.set_up")
    kept_tables = property(late(__name__, "beginning.kept_tables"))
    unsound = late(__name__, "soundness.unsound")

    @property
    def pages(self):
        """The resting pages: a second one of companies where there are many."""
        return ("market", "pawns", "more")[: 3 if len(self.arrivals) > 5 else 2]

    # Corrections.

    check_correction = late(__name__, "acts.correcting.check_correction")
    corrected = late(__name__, "acts.correcting.corrected")
    correction_fields = late(__name__, "acts.correcting.correction_fields")

    def aside(self, field, value):
        """Return what a number of the tables is: a train, or a space of the chart."""
        if field[4] != "number":
            return ""
        from .acts.correcting import aside

        return aside(value)

    load_outcome = loads(__name__, "outcome_view")
    draw_own = staticmethod(late(__name__, "outcome_view.draw_outcome"))
    told = staticmethod(late(__name__, "telling.told"))

    @classmethod
    def rests_on(cls, outcome):
        """Return the page that shows what a transaction changed."""
        if outcome.happened("end"):
            return RANKING_PAGE
        if not outcome.act:
            return {1: PAWNS_PAGE, 5: PAWNS_PAGE, 7: 0}.get(outcome.transaction[1], MARKET_PAGE)
        return PAWNS_PAGE if outcome.act in _ON_PAWNS else MARKET_PAGE

    # Screens, loaded when they are wanted.

    load_pages = loads(__name__, "pages")
    draw_page = late(__name__, "pages.draw_page")

    def draw_head(self, app, canvas):
        """Leave the first row to the pages."""

    load_hints = loads(__name__, "hints", "run_entry")

    def draw_hint(self, app, canvas, name, field, typed):
        """Draw what can be typed."""
        if name == "correct":
            from .correct_hints import draw_hint
        elif name == "choose" or field[4] in _LISTS:
            from .list_hints import draw_hint
        else:
            from .hints import draw_hint
        return draw_hint(self, app, canvas, name, field, typed)

    @classmethod
    def own_entry(cls, name, flow):
        """Return the entry of a run, which shows what each route is worth."""
        if name != "run":
            return None
        from .run_entry import RunEntry

        return RunEntry(flow)
