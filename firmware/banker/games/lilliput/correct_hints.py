"""What can be typed where a figure is corrected."""

from ...kit.corrections import cells_of, present
from ...kit.field_view import VALUE_AT, draw_range
from ...ui.canvas import COLUMNS
from ...ui.pawn_keys import HINT_ROW, draw_pawn_keys
from .board import NAMES

_SORTS_ROW, _NOW_ROW = 3, 5


def draw_hint(game, app, canvas, name, field, typed):
    """Draw whose figure it can be, or what it is now; return True."""
    texts = app.texts
    label = field[4]
    if label == "pawn":
        draw_pawn_keys(canvas, HINT_ROW, game.pawns())
    elif label == "company":
        words = " ".join([NAMES[key - 1] for key in game.founded()])
        if len(words) > COLUMNS:
            words = " ".join([str(key) for key in game.founded()])
        canvas.text(HINT_ROW, 0, words)
    elif label == "number":
        for at, words in enumerate(texts["table_sorts"].split("|")):
            canvas.text(_SORTS_ROW + at, 0, words)
    elif label == "row":
        canvas.text(HINT_ROW, 0, texts["row_keys"])
    else:
        canvas.text(_NOW_ROW, 0, texts["now"])
        value = present(game, cells_of(game, typed[0]), typed[1:])
        canvas.text(_NOW_ROW, VALUE_AT, str(value))
        draw_range(app, canvas, field)
    return True
