"""The first two rows of the resting screens: round, phase, who is awaited, the bank; and the keys
that are wanted next."""

from ....ui.canvas import COLUMNS
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

_ICONS_AT = 10


def draw_head(app, canvas):
    """Who is awaited and for what comes first, always."""
    game, texts = app.game, app.texts
    text = round_text(texts, game)
    text += (" " if game.set < 10 else "") + "ph%d" % game.phase
    column = canvas.text(0, 0, text)
    if game.turn:
        column = canvas.text(0, column, " >" if column < 10 else ">")
        if game.step < SHARES_STEP or game.step == HOLDERS:
            canvas.pawn(0, column, game.turn)
            draw_icons(app, canvas, 0, _ICONS_AT)
        else:
            canvas.text(0, column, "%02d" % game.turn)
    canvas.right(0, COLUMNS, "B %d" % game.bank())
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
