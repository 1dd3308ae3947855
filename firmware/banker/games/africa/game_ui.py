"""What the unit asks of this game's screens. They are imported when first wanted."""

from ... import memory
from ...ui import keys, sounds
from .. import part
from .data import DRAW, OVER
from .transactions import AUCTION, CORRECT, DRAW_COMPANIES, NEW_GAME, REMOVE, TABLE
from .ui.home import Home  # noqa: F401 - where the unit is at rest

TEXTS = "banker.games.africa.ui"
REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
MenuLine = None  # its line in MENU: correcting figures
_SETTING_UP = AUCTION, CORRECT, DRAW_COMPANIES, NEW_GAME, REMOVE, TABLE
_SCREENS = {
    keys.BUY_BANK: ("ui.trade_entries", "BuyEntry"),
    keys.SELL: ("ui.trade_entries", "SellEntry"),
    keys.BUY_PLAYER: ("ui.operate_entries", "DealEntry"),
    keys.OFFICES: ("ui.go_entry", "BuildEntry"),
    keys.INTEREST: ("ui.setup_entries", "AuctionEntry"),
    keys.GO: ("ui.go_entry", "GoEntry"),
    keys.REMOVE: ("ui.setup_entries", "RemoveEntry"),
    keys.TOTAL: ("ui.ranking", "Ranking"),
    keys.MENU: ("ui.correct_entry", "CorrectEntry"),
}
ahead = None  # nothing is loaded before a key wants it


def prepare():
    """Keep what every entry stands on."""
    from .ui import fields  # noqa: F401


def begin(app, key):
    """What a function key begins."""
    from .ui.possible import why_not

    game = app.game
    why = None if key == keys.TOTAL else why_not(game, key)
    if why:
        app.refuse(why)
        return
    module, name = _SCREENS[key]
    if game.stage == DRAW and key == keys.BUY_BANK:
        module, name = "ui.setup_entries", "DrawEntry"
    memory.make_room(True)  # other screens, for which there is no room beside this one
    app.open(getattr(part(game.number, module), name)(game))


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """A transaction on the whole screen."""
    memory.make_room(True)  # what has worked the outcome out
    if outcome.transaction[0] in _SETTING_UP:
        from .ui.setup_view import draw_setup as draw
    else:
        from .ui.outcome_view import draw_outcome as draw

    canvas.text(7, 0, app.texts[hint])
    draw(app, canvas, outcome, undoing)


def past(texts, words, outcome):
    """(title, sentences) of a transaction that is past."""
    memory.make_room(True)  # what has rebuilt the game of then
    from .ui.past import past

    return past(texts, words, outcome)


def confirmed(app, outcome):
    """A transaction is saved: sound what is special about it, and show what is awaited."""
    if outcome.starts or outcome.leaders:
        app.sound(sounds.NEWS)
    if outcome.per_share:
        app.sound(sounds.GAIN)
    if outcome.removed or outcome.ends:
        app.sound(sounds.WARNING)
    if outcome.stage == OVER and outcome.stage_before != OVER:
        app.sound(sounds.OVER)
    app.home()
