"""What the unit asks of this game's screens. They are imported when first wanted."""

from ...memory import let_go
from ...rules.forms import Refused
from ...ui import keys, sounds
from .. import part
from .data import ACTION, AT_BUREAU, AT_GULLIVER, CHOOSING, EXPORT, OVER, POOL, RUNNING, START, STEP
from .transactions import (
    BUREAU,
    BUY,
    BY_GULLIVER,
    CARD,
    CASH,
    CHOICE,
    COPIES,
    CORRECT,
    END,
    JUSTICE,
    NEW_GAME,
    PAY,
    REMOVE,
    RUN,
    SELL,
    TABLE,
    TRAIN,
)
from .ui.home import MARKET, PAWNS, RANKING, Home  # noqa: F401 - where the unit is at rest

TEXTS = "banker.games.lilliput.ui"
REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
MenuLine = None  # its line in MENU: correcting figures
_GO = {START: JUSTICE, ACTION: CARD, STEP: END, POOL: END, AT_GULLIVER: BY_GULLIVER}
_KINDS = {
    keys.SELL: SELL,
    keys.BUY_PLAYER: TRAIN,
    keys.OFFICES: PAY,
    keys.REMOVE: REMOVE,
}


def prepare():
    """Keep what every entry is worked out with."""
    from . import effects  # noqa: F401


def ahead(game, at):
    """Load a piece of what the next keys will want; for which of them, None if that was all."""
    if not at:
        from .ui import entries  # noqa: F401
    elif at == 1:
        from .ui import outcome_view  # noqa: F401
    elif at == 2 and game.stage == RUNNING:
        from .ui import run_entry  # noqa: F401

        return (keys.INTEREST,)
    else:
        return None
    return keys.ENTRIES


def _kind(game, key):
    """What a function key begins, by the stage; where it begins nothing, what refuses it."""
    if key == keys.GO:
        return _GO.get(game.stage, CARD)
    if key == keys.BUY_BANK:
        return CHOICE if game.stage == CHOOSING else BUY
    if key == keys.INTEREST:
        return BUREAU if game.stage in (EXPORT, AT_BUREAU) else RUN
    return _KINDS[key]


def begin(app, key):
    """What a function key begins."""
    game = app.game
    if key == keys.TOTAL:
        from .ui.ranking import Ranking

        app.open(Ranking())
        return
    if key == keys.MENU:
        from .ui.correct_entry import CorrectEntry

        app.open(CorrectEntry())
        let_go("banker.ui.screens.menu")  # together they would take more than a screen may
        return
    kind = _kind(game, key)
    try:
        running = game.train_count(game.current()) if kind == RUN else 0
        if kind == RUN:
            game.prepare((kind,))
        if running:
            app.open(part(game.number, "ui.run_entry").RunEntry(game))
        else:  # without a train nothing is earned
            known = (0,) if kind == RUN else ()
            app.open(part(game.number, "ui.entries").AskingEntry(game, kind, known))
    except Refused as refusal:
        app.refuse(refusal.reason)


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """A transaction on the whole screen."""
    if outcome.transaction[0] in (NEW_GAME, CORRECT):
        from .ui.setup_view import draw_outcome
    else:
        from .ui.outcome_view import draw_outcome
    draw_outcome(app, canvas, outcome, hint, undoing)


def past(texts, words, outcome):
    """(title, sentences) of a transaction that is past."""
    from .ui.past import past

    return past(texts, words, outcome)


def confirmed(app, outcome):
    """A transaction is saved: sound what is special about it, and show what it changed."""
    t = outcome.transaction
    if outcome.founded:
        app.sound(sounds.NEWS)
    if outcome.paid:
        app.sound(sounds.GAIN)
    if outcome.phase:
        app.sound(sounds.WARNING)
    if t[0] == RUN and outcome.stage == OVER:
        app.sound(sounds.OVER)
        app.home(RANKING)
    elif t[0] in (JUSTICE, CARD, SELL, BUY, REMOVE) or t[:2] in (
        (CORRECT, CASH),
        (CORRECT, COPIES),
    ):
        app.home(PAWNS)
    else:
        app.home(0 if t[:2] == (CORRECT, TABLE) else MARKET)
