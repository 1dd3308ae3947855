"""What the unit asks of this game's screens. They are imported when first wanted."""

from ...ui import keys, sounds
from . import transactions
from .ui.market import Market as Home  # noqa: F401 - where the unit is at rest

TEXTS = "banker.games.trader.ui"
REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
ahead = None  # nothing is loaded before a key wants it


def prepare():
    """Load what the first keys will probably want."""
    from .ui import outcome_view, totals, trade_entry  # noqa: F401


def begin(app, key):
    """What a function key begins."""
    if key == keys.OFFICES:
        from .ui.office_entry import OfficeEntry

        app.open(OfficeEntry(key))
    elif key == keys.TOTAL:
        from .ui.totals import Totals

        app.open(Totals(app.game.totals()))
    else:
        from .ui.trade_entry import TradeEntry

        app.open(TradeEntry(key))


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """A transaction on the whole screen."""
    from .ui.outcome_view import draw_outcome

    draw_outcome(app, canvas, outcome, hint, undoing)


def past(texts, words, outcome):
    """(title, sentences) of a transaction that is past."""
    from .ui.past import past

    return past(texts, words, outcome)


def confirmed(app, outcome):
    """A transaction is saved: sound what is special about it, and show where it happened."""
    if outcome.presidents:
        app.sound(sounds.NEWS)
    if outcome.monopolies_gained:
        app.sound(sounds.GAIN)
    if outcome.offices_cleared:
        app.sound(sounds.WARNING)
    app.home(transactions.company(outcome.transaction))


class MenuLine:
    """The game's line in MENU: calm or lively."""

    label = "menu_market"

    def __init__(self, game):
        self._lively = game.lively

    def value(self, texts):
        """What stands behind the label."""
        return texts["lively" if self._lively else "calm"]

    def press(self, app):
        """Its digit was pressed."""
        self._lively = not self._lively

    def transaction(self, game):
        """What CONFIRM has to carry out, or None."""
        if self._lively == game.lively:
            return None
        return (transactions.MARKET, 1 if self._lively else 0)
