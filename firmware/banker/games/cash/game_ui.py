"""What the unit asks of this game's screens. They are imported when first wanted."""

from ...rules.forms import Refused
from ...ui import keys, sounds
from .transactions import ALL_PAY, COLLECT, GO, PAY, PAY_ALL, REMOVE, TRANSFER
from .ui.home import Home  # noqa: F401 - where the unit is at rest

TEXTS = "banker.games.cash.ui"
REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
MenuLine = None  # its line in MENU: correcting figures
_KINDS = {
    keys.BUY_BANK: PAY,
    keys.SELL: COLLECT,
    keys.BUY_PLAYER: TRANSFER,
    keys.OFFICES: ALL_PAY,
    keys.INTEREST: PAY_ALL,
    keys.GO: GO,
    keys.REMOVE: REMOVE,
}
ahead = None  # nothing is loaded before a key wants it


def prepare():
    """Load what the first keys will probably want."""
    from .ui import act_entry, outcome_view, ranking  # noqa: F401


def begin(app, key):
    """What a function key begins."""
    if key == keys.TOTAL:
        from .ui.ranking import Ranking

        app.open(Ranking())
        return
    if key == keys.MENU:
        from .ui.correct_entry import CorrectEntry

        app.open(CorrectEntry())
        return
    from .ui.act_entry import ActEntry

    kind = _KINDS[key]
    try:
        app.game.prepare((kind,))
        app.open(ActEntry(kind))
    except Refused as refusal:
        app.refuse(refusal.reason)


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """A transaction on the whole screen."""
    from .ui.outcome_view import draw_outcome

    draw_outcome(app, canvas, outcome, hint, undoing)


def past(texts, words, outcome):
    """(title, sentences) of a transaction that is past."""
    from .ui.past import past

    return past(texts, words, outcome)


def confirmed(app, outcome):
    """A transaction is saved: warn of a debt, and show everybody's cash."""
    if outcome.debtors:
        app.sound(sounds.WARNING)
    app.home()
