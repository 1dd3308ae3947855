"""What the unit asks of this game's screens. They are imported when first wanted."""

from ...rules.forms import Refused
from ...ui import keys, sounds
from .. import part
from .data import OVER
from .transactions import (
    AUCTION,
    BUILD,
    CASH,
    CORRECT,
    DIVIDENDS,
    PASS,
    REMOVE,
    SHARES_HELD,
    TABLE,
    TRACK,
)
from .ui.home import COMPANIES, PLAYERS, RANKING, SHARES, Home  # noqa: F401 - where the unit is at rest

TEXTS = "banker.games.chicago.ui"
REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
MenuLine = None  # its line in MENU: correcting figures
# What a function key begins: the transaction that asks least of the stage, 0 for one that any stage
# allows; where its screen is.
_SCREENS = {
    keys.BUY_BANK: (AUCTION, "ui.auction_entry", "AuctionEntry"),
    keys.SELL: (BUILD, "ui.build_entry", "BuildEntry"),
    keys.OFFICES: (TRACK, "ui.develop_entry", "DevelopEntry"),
    keys.GO: (PASS, "ui.short_entries", "PassEntry"),
    keys.REMOVE: (REMOVE, "ui.short_entries", "RemoveEntry"),
    keys.INTEREST: (0, "ui.payday", "dividends"),
    keys.TOTAL: (0, "ui.ranking", "Ranking"),
    keys.MENU: (0, "ui.correct_entry", "CorrectEntry"),
}
ahead = None  # nothing is loaded before a key wants it


def prepare():
    """Load what the first keys will probably want."""
    from .ui import auction_entry, outcome_view, ranking  # noqa: F401


def begin(app, key):
    """What a function key begins."""
    if key == keys.BUY_PLAYER:
        app.home(PLAYERS)
        return
    game = app.game
    kind, module, name = _SCREENS[key]
    try:
        if kind:
            game.prepare((kind,))
        app.open(getattr(part(game.number, module), name)(game))
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
    """A transaction is saved: sound what is special about it, and show what it changed."""
    kind = outcome.transaction[0]
    if outcome.wabash_opens:
        app.sound(sounds.NEWS)
    if outcome.paid:
        app.sound(sounds.GAIN)
    if outcome.flags_set:
        app.sound(sounds.WARNING)
    if kind == DIVIDENDS and outcome.stage == OVER:
        app.sound(sounds.OVER)
        app.home(RANKING)
    elif kind in (AUCTION, DIVIDENDS, REMOVE) or outcome.transaction[:2] == (CORRECT, CASH):
        app.home(PLAYERS)
    elif outcome.transaction[:2] == (CORRECT, SHARES_HELD):
        app.home(SHARES)
    else:
        app.home(0 if kind == TABLE else COMPANIES)
