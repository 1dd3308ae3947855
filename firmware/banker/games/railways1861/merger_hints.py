"""Draws what can be typed in a merger round, and as an answer."""

from ...kit.field_view import VALUE_AT
from ...rules.transactions import LABEL
from ...ui.pawn_keys import HINT_ROW, draw_pawn_keys
from ..railway.grid import price_at, zone_at
from ..railway.hint_rows import draw_choices, draw_codes, draw_types
from .market import CONVERSION
from .tables import MINORS, MOST_HELD

_PER_ROW = 7  # codes


def draw_hint(game, app, canvas, entry, field, typed):
    """Draw the hint of a field and return True; or return False to leave it to the kit."""
    texts, label = app.texts, field[LABEL]
    if label == "way_to_merge":
        draw_choices(app, canvas, label)
    elif label in ("minor", "others"):
        minors = app.screen.once(_minors, game, label, typed)
        draw_codes(canvas, ["%02d" % code for code in minors])
        if label == "others" and len(typed) > 2:
            canvas.text(HINT_ROW - 1, 0, texts["then_confirm"])
    elif label == "public":
        draw_codes(canvas, [str(code) for code in game.companies() if not game.runs(code)])
        if typed[0] == 2:
            _draw_merged(game, canvas, typed)
    elif label == "number":
        _draw_offer(app, canvas)
        canvas.text(4, 0, "%s %d" % (texts["till_short_name"], game.cash[game.turn]))
        canvas.text(HINT_ROW, 0, "0-%d" % MOST_HELD)
    elif label == "buyers_of_one":
        from .merging import buyers

        _draw_offer(app, canvas)
        canvas.text(HINT_ROW - 1, 0, texts["then_confirm"])
        draw_pawn_keys(canvas, HINT_ROW, buyers(game))
    elif label == "train":
        draw_types(canvas, game.trains_of(game.turn))
    else:
        return False
    return True


def _minors(game, label, typed):
    """Return the minors that may act, or those that may join one."""
    minors = [code for code in game.order() if code <= MINORS]
    if label == "others":
        return [code for code in minors if code not in typed[1:]][:_PER_ROW]
    minors = [code for code in minors if not game.acted >> code & 1]
    if typed[0] == 2:
        return minors
    return [code for code in minors if zone_at(game.grid, game.space[code]) in CONVERSION]


def _draw_merged(game, canvas, typed):
    """Draw what the public will cost, behind its code."""
    from .merger_acts import listed
    from .merging import merged_space, minors_in

    codes = [typed[1]] + minors_in(listed(game, typed)[0])
    consents = [code for code in codes[1:] if game.president[code] != game.president[typed[1]]]
    row = 4 if consents else 3
    price = price_at(game.grid, merged_space(game, codes))
    canvas.text(row, VALUE_AT + 4, "→ %d" % price)


def _draw_offer(app, canvas):
    """Draw what a public that is being offered has, and for how much."""
    game = app.game
    code = game.acting
    figures = (app.texts["treasury"], game.treasury(code), game.price(code))
    canvas.text(3, 0, "%s %d × %d" % figures)
