"""What a company can type in its turn."""

from ...kit.names import word
from ...rules.forms import LABEL
from ...ui.entry import HINT_ROW
from . import market as markets
from .names import draw_choice, draw_codes
from .tables import (
    AS_OWNER,
    FULL,
    KEEP,
    LAST_PRIVATE,
    PRIVATES,
    TRAIN_NAMES,
    key_of,
    paid_out,
)

_SHARE_END, _KEPT_END, _PRICE_AT = 11, 16, 17


def draw_hint(app, canvas, entry, field, typed):
    """Draw it, and return True; or leave it to the kit."""
    draw = _draw_turn if entry in ("build", "run") else _draw_deal
    return draw(app, canvas, entry, field, typed)


def _draw_turn(app, canvas, entry, field, typed):
    label = field[LABEL]
    if label == "what_to_build":
        draw_choice(app, canvas, label)
    elif label in ("cost_of_terrain", "revenue_of_run"):
        canvas.text(HINT_ROW, 0, app.texts["tens_confirm"])
    elif label == "payout_choice":
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
        canvas.text(row, 0, "%d %s" % (choice, word(texts, "payout_choice", choice)))
        canvas.right(row, _SHARE_END, str(share))
        canvas.right(row, _KEPT_END, "+" + str(kept))
        canvas.text(row, _PRICE_AT, "→" + str(markets.price(game.market(), space)))


def _draw_deal(app, canvas, entry, field, typed):
    game, label = app.game, field[LABEL]
    if label == "what_bargain":
        draw_choice(app, canvas, label)
    elif label == "private":
        every = range(PRIVATES + 1, LAST_PRIVATE + 1)
        draw_codes(canvas, [code for code in every if game.owner[code] > AS_OWNER])
    elif label == "vendor_company":
        others = [code for code in game.order() if code != game.turn]
        draw_codes(canvas, [code for code in others if game.train_count(code)])
    elif label == "train" and entry == "deal":
        draw_types(canvas, game.types_of(typed[1]))
    elif label == "train":
        for at, train in enumerate(game.on_sale()):
            text = "%d:%s %d" % (key_of(train), TRAIN_NAMES.split(" ")[train], game.face[train])
            canvas.text(HINT_ROW - 2 + at // 2, 11 * (at % 2), text)
    elif label == "price":
        most = game.till[game.turn]
        if typed[0] == 1:
            most = min(most, game.value(typed[1]))
        canvas.text(HINT_ROW, 0, "1-%d %s" % (most, app.texts["then_confirm"]))
    elif label == "number":
        most, price = game.pool[game.turn], game.price(game.turn)
        canvas.text(HINT_ROW, 0, "%s × %d" % ("1-%d" % most if most > 1 else str(most), price))
    else:
        return False
    return True


def draw_types(canvas, types):
    """Draw types of trains, each behind its key."""
    types = ["%d:%s" % (key_of(one), TRAIN_NAMES.split(" ")[one]) for one in types]
    canvas.text(HINT_ROW, 0, " ".join(types))
