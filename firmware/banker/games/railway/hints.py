"""What can be typed into a field of a railway game."""

from ...kit.groups import entry_of
from ...kit.layout import CHOICES, DOES, FIELDS, NAMES
from ...kit.names import word
from ...rules.forms import LABEL, Refused
from ...ui.canvas import COLUMNS
from ...ui.entry import HINT_ROW, draw_pawn_keys
from .board import STOCK
from .figures import train_text
from .grid import price_at, start_prices, zone_at

_PER_ROW = 7


def draw_hint(app, canvas, entry, field, typed):
    """Draw it, and return True; or leave it to the kit."""
    game, texts = app.game, app.texts
    label = field[LABEL]
    if label in ("company", "seller", "private"):
        _draw_codes(canvas, [str(one) for one in _allowed(game, entry, field, typed)])
    elif label == "train":
        _draw_trains(game, canvas, _allowed(game, entry, field, typed))
    elif label == "winner":
        canvas.text(HINT_ROW - 2, 0, texts["minimum_hint"] % game.minimum)
        draw_pawn_keys(canvas, HINT_ROW - 1, game.pawns())
        canvas.text(HINT_ROW, 0, texts["all_passed"])
    elif label == "start_price":
        prices = [str(one) for one in start_prices(game.grid)]
        _draw_codes(canvas, prices)
    elif label == "price" and entry == "auction":
        canvas.text(HINT_ROW, 0, texts["minimum_hint"] % game.minimum)
    elif label == "price" and typed[0] == 1 and game.step != STOCK:
        value = game.value_of(typed[1])
        canvas.text(HINT_ROW, 0, "%d-%d" % ((value + 1) // 2, 2 * value))
    elif label == "payout":
        _draw_payouts(app, canvas, typed[0])
    elif label == "answer":
        from .need_screen import draw_need

        draw_need(app, canvas, 2, 4)
        canvas.text(HINT_ROW, 0, "1 %s 2 %s" % (word(texts, label, 1), word(texts, label, 2)))
    elif label in ("bargain", "work") and field[NAMES]:
        choices = _allowed(game, entry, field, typed)
        for at, value in enumerate(choices):
            text = "%d %s" % (value, word(texts, label, value))
            canvas.text(HINT_ROW + 1 - len(choices) + at, 0, text)
    else:
        return False
    return True


def _allowed(game, entry, field, typed):
    """Return the values of a field that the rules allow now."""
    found = []
    flow = entry_of(game, entry)
    choices = field[CHOICES]
    for value in choices(game, typed) if choices else range(field[0], field[1] + 1):
        values = typed + (value,)
        try:
            t = (entry,) + values if type(flow[FIELDS]) is tuple else flow[DOES](game, values)
            game.check((game.kind_of(t[0]),) + t[1:])
            found.append(value)
        except Refused:
            pass
    return found


def _draw_codes(canvas, codes):
    """Draw codes on as few of the rows above the last as they take."""
    if not codes:
        canvas.text(HINT_ROW, 0, "-")
    rows = -(-len(codes) // _PER_ROW)
    for at in range(rows):
        part = codes[at * _PER_ROW : (at + 1) * _PER_ROW]
        canvas.text(HINT_ROW + 1 - rows + at, 0, " ".join(part))


def _draw_trains(game, canvas, trains):
    """Draw types with their prices, each behind its key."""
    rows = -(-len(trains) // 2)
    for at, train in enumerate(trains):
        text = "%d:%s %d" % (train, train_text((train,)), game.face[train])
        canvas.text(HINT_ROW + 1 - rows + at // 2, 11 * (at % 2), text)


def _draw_payouts(app, canvas, revenue):
    """Draw what paying and keeping bring, and where the price goes."""
    from .rounds import KEEP, PAY, run_leads

    game, texts = app.game, app.texts
    company = game.acting
    pawn = game.president[company]
    row = HINT_ROW - 2
    canvas.pawn(row, 11, pawn)
    canvas.right(row, 17, texts["own_name"])
    canvas.right(row, COLUMNS, "→")
    for way in (PAY, KEEP):
        row += 1
        share = revenue // 10 if way == PAY else 0
        keeps = game.pool[company] * share if way == PAY else revenue
        space = run_leads(game, company, way) or game.space[company]
        price = ("%d%s" % (price_at(game.grid, space), zone_at(game.grid, space))).strip()
        canvas.text(row, 0, "%d %s" % (way, word(texts, "payout", way)))
        canvas.right(row, 12, "+%d" % (share * game.held[pawn, company]))
        canvas.right(row, 17, "+%d" % keeps)
        canvas.right(row, COLUMNS, price)
