"""What can be typed into a field, where the kit does not show it."""

from ...kit.field_view import draw_names, draw_range
from ...kit.names import TITLE, act_word, value_name
from ...ui.pawn_keys import HINT_ROW, draw_pawn_keys
from .data import COMPANIES, LIMITS_AT, MOST_CORRECTED, TRAIN
from .names import code_name

_DRAWN_ROW, _PER_ROW, _WIDTH = 3, 3, 7


def draw_hint(game, app, canvas, name, field, typed):
    """Draw it, and return True; or leave it to the kit."""
    texts = app.texts
    label = field[4]
    if name == "draw":
        column = len(act_word(texts, name, TITLE)) + 1
        canvas.text(0, column, "%d/%d" % (len(typed), game.to_draw()))
        for at, code in enumerate(typed):
            row = _DRAWN_ROW + at // _PER_ROW
            canvas.text(row, _WIDTH * (at % _PER_ROW), code_name(texts, code))
        canvas.text(HINT_ROW, 0, texts["two_digits"] % (1, COMPANIES))
    elif name == "correct":
        if label == "field_new" and typed[0] > 1:  # else everybody's cash is there
            canvas.text(HINT_ROW, 0, _between(typed, field))
        return False
    elif label in ("code", "seller"):
        draw_names(app, canvas, field, app.screen.once(_codes, game, name, typed))
    elif label == "bid":
        _draw_money(app, canvas, field, typed[0], game.cash[typed[0]])
    elif label in ("cost", "price_paid"):
        _draw_money(app, canvas, field, 0, game.treasury[game.company])
    elif label == "bonus":
        _draw_money(app, canvas, field, 0, game.treasury[game.company], field[1])
    elif label == "revenue":
        draw_range(app, canvas, field)
    elif label == "consent":
        draw_pawn_keys(canvas, HINT_ROW, (game.leads[typed[1]],))
    elif label == "train":
        _draw_trains(game, texts, canvas, name, typed)
    else:
        return False
    return True


def _codes(game, name, typed):
    """Return what can be bought or sold, or whose train."""
    if name == "buy":
        from .acts_buy import codes_to_buy

        return codes_to_buy(game, typed[0])
    if name == "deal":
        from .acts_deal import sellers

        return sellers(game)
    from .acts_sell import codes_to_sell

    return codes_to_sell(game)


def _draw_money(app, canvas, field, pawn, money, most=0):
    """Draw what whoever pays has, and how much can be typed: no more than that."""
    row = HINT_ROW - 1
    if pawn:
        column = canvas.pawn(row, 0, pawn)
    else:
        column = canvas.text(row, 0, code_name(app.texts, app.game.company))
    canvas.text(row, column + 1, str(money))
    draw_range(app, canvas, (field[0], most or min(money, field[1])) + field[2:])


def _draw_trains(game, texts, canvas, name, typed):
    """Draw each type behind its key, with what it costs or brings."""
    price = game.back_price if name == "sell" else game.train_price
    if name == "buy":
        trains = [train for train in game.on_offer() if game.bank_trains[train]]
    else:
        trains = game.own_trains(typed[1] if name == "deal" else game.company)
    for at, train in enumerate(trains):
        text = "%s %d" % (value_name(texts, TRAIN, train), price(train))
        row = HINT_ROW - (len(trains) - 1) // _PER_ROW + at // _PER_ROW
        canvas.text(row, _WIDTH * (at % _PER_ROW), text)


def _between(typed, field):
    """Return what a figure can be."""
    if typed[0] != 7:
        return "%d-%d" % (field[0] or (typed[0] == 3 and 5), min(field[1], MOST_CORRECTED))
    if typed[1] <= 14:
        return "10-2500"
    return "1-9" if typed[1] < LIMITS_AT else "1-99"
