"""What the unit asks of this game's screens. They are imported when first wanted."""

from ...ui import keys, sounds
from .. import part
from . import requirements
from .data import DRAW, OPERATE, OVER, TRAINS_STEP
from .transactions import (
    AUCTION,
    BUILD,
    BUY,
    CONCESSION,
    DRAW_COMPANIES,
    FROM_POOL,
    GO,
    OF_BANK,
    OF_COMPANY,
    POWER,
    REMOVE,
    RUN,
    SELL,
    TO_BANK,
    TRAIN,
)
from .ui.home import Home  # noqa: F401 - where the unit is at rest

TEXTS = "banker.games.africa.ui"
REVIEW_STEPS = False  # whether CONFIRM goes back from one transaction to that before it
# What a function key begins: where its screen is; what must be possible, one of these.
_SCREENS = {
    keys.BUY_BANK: ("ui.trade_entries", "BuyEntry", ((BUY,),)),
    keys.SELL: ("ui.trade_entries", "SellEntry", ((SELL,),)),
    keys.BUY_PLAYER: ("ui.operate_entries", "DealEntry", ((POWER,),)),
    keys.OFFICES: ("ui.operate_entries", "BuildEntry", ((BUILD,),)),
    keys.INTEREST: ("ui.setup_entries", "AuctionEntry", ((AUCTION,),)),
    keys.GO: ("ui.operate_entries", "GoEntry", ((GO,),)),
    keys.REMOVE: ("ui.setup_entries", "RemoveEntry", ((REMOVE,),)),
    keys.TOTAL: ("ui.ranking", "Ranking", ()),
    keys.MENU: ("ui.correct_entry", "CorrectEntry", ()),
}
# The same of a company in turn, where it is something else.
_OF_COMPANY = {
    keys.BUY_BANK: ((TRAIN, OF_BANK), (BUY, FROM_POOL)),
    keys.SELL: ((TRAIN, TO_BANK), (SELL,)),
    keys.BUY_PLAYER: ((TRAIN, OF_COMPANY), (POWER,), (CONCESSION,)),
}


def prepare():
    """Load what the first keys will probably want."""
    from .ui import outcome_view, trade_entries  # noqa: F401


def begin(app, key):
    """What a function key begins."""
    game = app.game
    module, name, wanted = _SCREENS[key]
    if game.stage == DRAW and key == keys.BUY_BANK:
        module, name, wanted = "ui.setup_entries", "DrawEntry", ((DRAW_COMPANIES,),)
    elif game.stage == OPERATE:
        wanted = _OF_COMPANY.get(key, wanted)
        if key == keys.GO and game.step < TRAINS_STEP:
            wanted = ((RUN,),)
    why = _why_not(game, wanted)
    if why:
        app.refuse(why)
    else:
        app.open(getattr(part(game.number, module), name)(game))


def _why_not(game, wanted):
    """Why none of these is possible, as the first says it; None if one is."""
    why = None
    for transaction in wanted:
        reason = requirements.reason(game, transaction)
        if reason is None:
            return None
        why = why or reason
    return why


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """A transaction on the whole screen."""
    from .ui.outcome_view import draw_outcome

    draw_outcome(app, canvas, outcome, hint, undoing)


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


class MenuLine:
    """The game's line in MENU: correcting figures that the unit has wrong."""

    label = "menu_correct"

    def __init__(self, game):
        pass

    def value(self, texts):
        """Nothing stands behind the label."""
        return ""

    def press(self, app):
        """Its digit was pressed; other lines' changes are given up."""
        app.preview_settings(app.settings)
        if app.game.stage == OVER:
            app.refuse("game_over")
        else:
            begin(app, keys.MENU)

    def transaction(self, game):
        """CONFIRM has nothing to carry out."""
        return None
