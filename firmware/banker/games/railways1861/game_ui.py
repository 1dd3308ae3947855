"""What the unit asks of this game's screens. They are imported when first wanted."""

from ...rules.forms import Refused
from ...ui import keys, sounds
from .. import part
from .data import (
    END,
    LOANS_STEP,
    MERGE_STEP,
    MINORS,
    OFFER,
    RSR_STEP,
    SHARES_STEP,
    STOCK,
    TRAINS_STEP,
)
from .requirements import awaited
from .transactions import (
    ANSWER,
    AUCTION,
    BUY,
    CORRECT,
    GO,
    MERGE,
    OWN_SHARES,
    REMOVE,
    RUN,
    SELL,
    STATION,
    TRACK,
    TRAIN,
)
from .ui.home import Home  # noqa: F401 - where the unit is at rest

TEXTS = "banker.games.railways1861.ui"
REVIEW_STEPS = True  # CONFIRM goes back from one transaction to that before it
MenuLine = None  # its line in MENU: correcting figures
_STOCK, _OPERATING = "ui.stock_entries", "ui.operating_entries"
_CARE, _TRAINS = "ui.care_entries", "ui.train_entry"


def prepare():
    """What the first keys want is loaded ahead of every key that may want it."""


def load_turn():
    """What every entry is worked out with."""
    from . import effects  # noqa: F401


def ahead(game, at):
    """Load a piece of what the next key will probably want; for which keys, None if that was all.
    Keys that ask for more than usual want the room instead."""
    if not at:
        from .ui import rail_entry  # noqa: F401

        return keys.ENTRIES
    if game.step > TRAINS_STEP or at > 4:
        return None
    if game.step <= STOCK:
        return _stock_ahead(game, at)
    if at == 1:
        load_turn()
    elif at == 2:
        from . import operating  # noqa: F401
    elif at == 3:
        from . import operating_checks  # noqa: F401

        part(game.number, _OPERATING)
        return keys.GO, keys.OFFICES
    elif game.step == TRAINS_STEP:
        part(game.number, _TRAINS)
        return (keys.BUY_BANK,)
    else:
        return None
    return keys.GO, keys.OFFICES, keys.BUY_BANK


def _stock_ahead(game, at):
    """The same in a stock round."""
    if at == 1:
        part(game.number, _OPERATING)
        return (keys.GO,)
    if at == 2:
        from . import stock_checks  # noqa: F401

        part(game.number, _STOCK)
        return (keys.BUY_BANK,)
    if at == 3:
        load_turn()
        return keys.GO, keys.BUY_BANK
    return None


def _screen(game, key):
    """What a function key begins in this step: (the kind of transaction that asks least, where its
    screen is, its name); the kind is 0 for what any step allows."""
    step = game.step
    if key == keys.TOTAL:
        return 0, "ui.ranking", "Ranking"
    if key == keys.REMOVE:
        return REMOVE, _CARE, "RemoveEntry"
    if key == keys.MENU:
        return CORRECT, _CARE, "CorrectEntry"
    if key == keys.SELL:
        return SELL, _STOCK, "SellEntry"
    if key == keys.BUY_BANK:
        if step <= STOCK:
            return BUY, _STOCK, "ShareEntry"
        if step == SHARES_STEP:
            return OWN_SHARES, _TRAINS, "OwnEntry"
        return TRAIN, _TRAINS, "TrainEntry"
    if key == keys.BUY_PLAYER:
        if not SHARES_STEP <= step <= TRAINS_STEP:
            raise Refused(awaited(step))
        return 0, "ui.deal_entry", "DealEntry"
    if key == keys.OFFICES:
        return STATION if step > SHARES_STEP + 1 else TRACK, _OPERATING, "BuildEntry"
    if key == keys.INTEREST:
        if step <= STOCK:
            return AUCTION, "ui.auction_entry", "AuctionEntry"
        return MERGE, "ui.merger_entries", "MergeEntry"
    return _go(step)


def _go(step):
    """What GO is in this step."""
    if step in (OFFER, STOCK, LOANS_STEP, TRAINS_STEP, MERGE_STEP):
        return GO, _OPERATING, "GoEntry"
    if step <= RSR_STEP:
        return RUN, _OPERATING, "RunEntry"
    return ANSWER, "ui.answer_entry", "AnswerEntry"


def begin(app, key):
    """What a function key begins; where nothing is asked, its outcome at once."""
    game = app.game
    try:
        kind, module, name = _screen(game, key)
        if kind and kind != GO:
            game.prepare((kind,))
        screen = getattr(part(game.number, module), name)(game)
        if kind in (GO, RUN, TRAIN):
            screen.at_once(game)
        app.open(screen)
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
    """A transaction is saved: sound what is special about it, and show what is awaited next."""
    if outcome.directors or any(code > MINORS for code, _ in outcome.started):
        app.sound(sounds.NEWS)
    if outcome.nationalised:
        app.sound(sounds.WARNING)
    if outcome.round == END and outcome.ended:
        app.sound(sounds.OVER)
    app.home()
