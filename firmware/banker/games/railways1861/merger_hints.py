"""What can be typed in a merger round, and as an answer."""

from ...rules.forms import LABEL
from ...ui.entry import HINT_ROW, VALUE_AT, draw_pawn_keys
from . import market as markets
from .names import PER_ROW, draw_choice, draw_codes
from .tables import LAST_PUBLIC, MINORS, MOST_HELD, PUBLICS

_PUBLICS = range(PUBLICS + 1, LAST_PUBLIC + 1)


def draw_hint(app, canvas, entry, field, typed):
    """Draw it, and return True; or leave it to the kit."""
    game, texts, label = app.game, app.texts, field[LABEL]
    if label == "way_to_merge":
        draw_choice(app, canvas, label)
    elif label in ("minor", "others"):
        draw_codes(canvas, _minors(game, label, typed))
        if label == "others" and len(typed) > 2:
            canvas.text(HINT_ROW - 1, 0, texts["then_confirm"])
    elif label == "public":
        draw_codes(canvas, [code for code in _PUBLICS if not game.running(code)])
        if typed[0] == 2:
            _draw_merged(game, canvas, typed)
    elif label == "number":
        _draw_offer(app, canvas)
        canvas.text(4, 0, "%s %d" % (texts["cash"], game.cash[game.turn]))
        canvas.text(HINT_ROW, 0, "0-%d" % MOST_HELD)
    elif label == "buyers_of_one":
        from .merging import buyers

        _draw_offer(app, canvas)
        canvas.text(HINT_ROW - 1, 0, texts["then_confirm"])
        draw_pawn_keys(canvas, HINT_ROW, buyers(game))
    elif label == "train":
        from .turn_hints import draw_types

        draw_types(canvas, game.types_of(game.turn))
    else:
        return False
    return True


def _minors(game, label, typed):
    """Return the minors that may act, or those that may join one."""
    minors = [code for code in game.order() if code <= MINORS]
    if label == "others":
        return [code for code in minors if code not in typed[1:]][:PER_ROW]
    minors = [code for code in minors if not game.acted >> code & 1]
    if typed[0] == 2:
        return minors
    market = game.market()
    return [code for code in minors if markets.marked(market, game.space[code], markets.CONVERSION)]


def _draw_merged(game, canvas, typed):
    """Draw what the public will cost, behind its code."""
    from .merger_acts import listed
    from .merging import merged_space, minors_in

    codes = [typed[1]] + minors_in(listed(game, typed)[0])
    consents = [code for code in codes[1:] if game.president[code] != game.president[typed[1]]]
    row = 4 if consents else 3
    price = markets.price(game.market(), merged_space(game, codes))
    canvas.text(row, VALUE_AT + 4, "→ %d" % price)


def _draw_offer(app, canvas):
    """Draw what a public that is being offered has, and for how much."""
    game = app.game
    code = game.acting
    figures = (app.texts["treasury"], game.treasury(code), game.price(code))
    canvas.text(3, 0, "%s %d × %d" % figures)
