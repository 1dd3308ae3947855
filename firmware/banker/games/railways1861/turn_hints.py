"""Draws what can be typed in a company's turn."""

from ...kit.names import word
from ...rules.transactions import LABEL
from ...ui.pawn_keys import HINT_ROW
from ..railway.grid import price_at
from ..railway.hint_rows import draw_choices, draw_codes, draw_trains, draw_types
from ..railway.sale import on_sale
from .payout import paid_out
from .tables import FULL, KEEP

_SHARE_END, _KEPT_END, _PRICE_AT = 11, 16, 17


def draw_hint(game, app, canvas, entry, field, typed):
    """Draw the hint of a field and return True; or return False to leave it to the kit."""
    draw = _draw_turn if entry in ("build", "run") else _draw_deal
    return draw(app, canvas, entry, field, typed)


def _draw_turn(app, canvas, entry, field, typed):
    label = field[LABEL]
    if label == "work":
        draw_choices(app, canvas, label)
    elif label in ("cost", "revenue"):
        canvas.text(HINT_ROW, 0, app.texts["tens_confirm"])
    elif label == "payout":
        _draw_payouts(app, canvas, typed[0])
    else:
        return False
    return True


def _draw_payouts(app, canvas, revenue):
    """Draw what each choice would pay a share, leave to the company, and do to its price."""
    from .operating_acts import public_run

    game, texts = app.game, app.texts
    canvas.text(3, 0, texts["choices_head"])
    for choice in range(FULL, KEEP + 1):
        share, kept, space = public_run(game, game.turn, revenue, paid_out(revenue, choice))
        row = 3 + choice
        canvas.text(row, 0, "%d %s" % (choice, word(texts, "payout", choice)))
        canvas.right(row, _SHARE_END, str(share))
        canvas.right(row, _KEPT_END, "+" + str(kept))
        canvas.text(row, _PRICE_AT, "→" + str(price_at(game.grid, space or game.space[game.turn])))


def _draw_deal(app, canvas, entry, field, typed):
    game, label = app.game, field[LABEL]
    if label == "bargain":
        draw_choices(app, canvas, label)
    elif label == "private":
        draw_codes(canvas, [str(one) for one in game.privates() if game.owning_pawn(one)])
    elif label == "seller":
        others = [code for code in game.order() if code != game.turn]
        draw_codes(canvas, ["%02d" % code for code in others if game.trains_of(code)])
    elif label == "train" and entry == "deal":
        draw_types(canvas, game.trains_of(typed[1]))
    elif label == "train":
        draw_trains(game, canvas, app.screen.once(on_sale, game))
    elif label == "price":
        most = game.till[game.turn]
        if typed[0] == 1:
            most = min(most, game.value_of(typed[1]))
        canvas.text(HINT_ROW, 0, "1-%d %s" % (most, app.texts["then_confirm"]))
    elif label == "number":
        most, price = game.pool[game.turn], game.price(game.turn)
        canvas.text(HINT_ROW, 0, "%s × %d" % ("1-%d" % most if most > 1 else str(most), price))
    else:
        return False
    return True
