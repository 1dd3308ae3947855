"""The first two rows of the resting screens: the round, who is awaited, and the keys that are
wanted next."""

from ....rules.forms import Refused
from ....ui.screen import draw_icons
from ..data import (
    HOLDERS,
    OFFER,
    PRIVATES_GONE,
    PRIVATES_PHASE,
    SHARES_STEP,
    STATION_STEP,
    STOCK,
    TRACK_STEP,
    TRAINS_STEP,
)
from ..requirements import awaited
from ..transactions import AUCTION, BUY, GO, OWN_SHARES, SELL, TRAIN
from .figures import name, round_text

_ICONS_AT = 17
_STOCK_KINDS = SELL, BUY, AUCTION, GO  # as the words for their keys stand


def draw_head(app, canvas):
    """Who is awaited and for what comes first, always."""
    game, texts = app.game, app.texts
    column = canvas.text(0, 0, round_text(texts, game))
    if game.turn:
        column = canvas.text(0, column, " >")
        if game.step < SHARES_STEP or game.step == HOLDERS:
            canvas.pawn(0, column, game.turn)
            draw_icons(app, canvas, 0, _ICONS_AT)
        else:
            canvas.text(0, column, "%02d" % game.turn)
    if app.ledger.fault:
        canvas.text(1, 0, texts["not_saved"])
        return
    canvas.text(1, 0, _keys(game, texts))


def _keys(game, texts):
    """Return the keys that do something now."""
    step = game.step
    if step == STOCK:
        keys = texts["stock_keys"].split(" ")
        return " ".join([key for at, key in enumerate(keys) if _allowed(game, _STOCK_KINDS[at])])
    if step == SHARES_STEP and not _allowed(game, OWN_SHARES):
        step = TRACK_STEP
    if step == TRACK_STEP and not PRIVATES_PHASE <= game.phase < PRIVATES_GONE:
        step = STATION_STEP  # there is nothing to deal with
    text = texts[awaited(step)]
    if step == OFFER:
        return "%s %s min %d" % (text, name(game.offered()), game.minimum)
    if step == TRAINS_STEP and not _allowed(game, TRAIN):
        return text.split(" ", 1)[1]  # without BUY, which comes first
    return text


def _allowed(game, kind):
    """Whether anything of a kind can be entered."""
    try:
        game.check((kind,))
        return True
    except Refused:
        return False
