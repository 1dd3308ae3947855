"""What the unit asks of this game's screens. They are imported when first wanted."""

from ...ui import keys, sounds
from .. import part
from .data import DRAW, FIRST, OPERATE, OVER, STOCK, TRAINS_STEP
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


def prepare():
    """Keep what all rules share. What the first keys want is loaded ahead of them."""
    from . import reasons  # noqa: F401


def load_turn():
    """What most entries are worked out with."""
    from . import effects, rounds, stock_turns  # noqa: F401


def ahead(game, at):
    """Load a piece of what the next key will probably want; for which keys, None if that was all.
    Keys that ask for more than usual want the room instead."""
    if not at:
        from .ui import fields, possible  # noqa: F401

        return keys.ENTRIES
    stock = game.stage in (FIRST, STOCK)
    wanted = (keys.GO, keys.BUY_BANK, keys.SELL) if stock else (keys.GO, keys.OFFICES)
    if at == 1:
        part(game.number, "ui.go_entry")
    elif at == 2:
        load_turn()
    elif at == 3 and (stock or (game.stage == OPERATE and game.step >= TRAINS_STEP)):
        from . import trades  # noqa: F401
    elif at == 3 and game.stage == OPERATE:
        from . import company_turn, operating  # noqa: F401
    elif at == 4 and stock:
        from . import trading  # noqa: F401

        part(game.number, "ui.trade_entries")
        return keys.BUY_BANK, keys.SELL
    else:
        return None
    return wanted


def begin(app, key):
    """What a function key begins."""
    game = app.game
    if key != keys.TOTAL:
        from .ui.possible import why_not

        why = why_not(game, key)
        if why:
            app.refuse(why)
            return
    module, name = _SCREENS[key]
    if game.stage == DRAW and key == keys.BUY_BANK:
        module, name = "ui.setup_entries", "DrawEntry"
    app.open(getattr(part(game.number, module), name)(game))


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """A transaction on the whole screen."""
    if outcome.transaction[0] in _SETTING_UP:
        from .ui.setup_view import draw_setup as draw
    else:
        from .ui.outcome_view import draw_outcome as draw

    canvas.text(7, 0, app.texts[hint])
    draw(app, canvas, outcome, undoing)


def past(texts, words, outcome):
    """(title, sentences) of a transaction that is past."""
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
