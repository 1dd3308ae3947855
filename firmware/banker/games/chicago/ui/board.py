"""The board's screen: dials, houses, the industrial track, and what ends the game."""

from ....ui.canvas import COLUMNS
from ..data import CITIES, DIALS
from .figures import DIAL_NAMES, flags_words

_VALUE_AT = 12


def draw_board(app, canvas):
    """A line each, in words."""
    game, texts = app.game, app.texts
    for dial in range(1, DIALS + 1):
        canvas.text(dial, 0, texts[DIAL_NAMES[dial]])
        uses = "%d/%d" % (game.dials[dial], game.tables[dial - 1])
        column = canvas.text(dial, _VALUE_AT, uses)
        if game.red(dial):
            canvas.text(dial, column + 1, texts["red"])
    canvas.text(4, 0, texts["houses_left"])
    canvas.text(4, _VALUE_AT, texts["still_left"] % game.houses)
    column = 0
    for city in range(1, CITIES + 1):
        text = "%s %d" % (texts["city_%d" % city], game.tracks[city])
        if city == CITIES:
            canvas.text(6, 0, text)
        else:
            column = canvas.text(5, column, text) + 1
    if app.ledger.fault:
        canvas.text(7, 0, texts["not_saved"])
    else:
        canvas.text(7, 0, flags_words(texts, game.flags())[:COLUMNS])
