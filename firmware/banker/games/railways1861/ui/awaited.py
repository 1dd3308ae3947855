"""The first two rows of the resting screens: the round, who is awaited, and the keys that are
wanted next."""

from ....ui.screen import draw_icons
from ..data import (
    HOLDERS,
    OFFER,
    PRIVATES_GONE,
    PRIVATES_PHASE,
    SHARES_STEP,
    STATION_STEP,
    TRACK_STEP,
)
from ..requirements import awaited
from .figures import name, round_text

_ICONS_AT = 17


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
    reason = awaited(game.step)
    if game.step == TRACK_STEP and not PRIVATES_PHASE <= game.phase < PRIVATES_GONE:
        reason = awaited(STATION_STEP)  # there is nothing to deal with
    if game.step == OFFER:
        text = "%s %s" % (texts[reason], name(game.offered()))
        canvas.text(1, 0, "%s min %d" % (text, game.minimum))
    else:
        canvas.text(1, 0, texts[reason])
