"""What can be typed into a field of a railway game."""

from ...kit.groups import acts_with, entry_of
from ...kit.layout import ACT, BY, CHECK, CHOICES, DOES, FIELDS
from ...kit.names import word
from ...rules.transactions import LABEL, Refused
from ...ui.canvas import COLUMNS
from ...ui.pawn_keys import HINT_ROW, draw_pawn_keys
from .board import STOCK
from .grid import price_at, zone_at
from .hint_rows import draw_choices, draw_codes, draw_trains
from .shares import OFFERING, POOL


def draw_hint(game, app, canvas, entry, field, typed):
    """Draw it, and return True; or leave it to the kit."""
    texts = app.texts
    label = field[LABEL]

    def allowed():
        return app.screen.once(_allowed, game, entry, field, typed)

    if label in ("company", "seller", "private"):
        draw_codes(canvas, [str(one) for one in allowed()])
    elif entry == "remove":
        draw_pawn_keys(canvas, HINT_ROW, allowed())
    elif label == "train":
        draw_trains(game, canvas, allowed())
    elif label == "winner":
        canvas.text(HINT_ROW - 2, 0, texts["minimum_hint"] % game.minimum)
        draw_pawn_keys(canvas, HINT_ROW - 1, game.pawns())
        canvas.text(HINT_ROW, 0, texts["all_passed"])
    elif label == "start_price":
        draw_codes(canvas, [str(price_at(game.grid, one)) for one in game.grid[3]])
    elif label == "price" and entry == "auction":
        canvas.text(HINT_ROW, 0, texts["minimum_hint"] % game.minimum)
    elif label == "price" and game.step == STOCK:
        canvas.text(HINT_ROW, 0, "1-%d" % game.cash[game.turn])
    elif label == "price" and typed[0] == 1:
        value = game.value_of(typed[1])
        canvas.text(HINT_ROW, 0, "%d-%d" % ((value + 1) // 2, 2 * value))
    elif label in ("price", "cost"):
        canvas.text(HINT_ROW - 1, 0, "%s %d" % (texts["till_short_name"], game.till[game.acting]))
        canvas.text(HINT_ROW, 0, texts["by"] % field[BY] if field[BY] > 1 else "")
    elif label == "number":
        canvas.text(HINT_ROW, 0, "1-%d × %d" % (allowed()[-1], game.price(typed[0])))
    elif label == "payout":
        _draw_payouts(app, canvas, typed[0])
    elif label == "answer":
        from .need_screen import draw_need

        draw_need(app, canvas, 2, 4)
        names = ["%d %s" % (value, word(texts, label, value)) for value in allowed()]
        canvas.text(HINT_ROW, 0, " ".join(names))
    elif label == "traded":
        draw_codes(canvas, ["%d:%d" % (one, _cost(game, one)) for one in allowed()])
    elif label == "source":
        prices = {OFFERING: game.par[typed[0]], POOL: game.price(typed[0])}
        draw_choices(app, canvas, label, allowed(), prices)
    elif label in ("bargain", "work"):
        draw_choices(app, canvas, label, allowed())
    else:
        return False
    return True


def _allowed(game, entry, field, typed):
    """Return the values of a field that the rules allow now."""
    found = []
    flow = entry_of(game, entry)
    acts = acts_with(game, flow)
    if field[CHOICES]:
        tried = field[CHOICES](game, typed)
    else:
        tried = game.players() if field[LABEL] == "pawn" else range(field[0], field[1] + 1)
    for value in tried:
        values = typed + (value,)
        t = (entry,) + values if type(flow[FIELDS]) is tuple else flow[DOES](game, values)
        try:
            for act in acts:
                if act[ACT] == t[0] and act[CHECK]:
                    act[CHECK](game, *t[1:])
            found.append(value)
        except Refused:
            pass
    return found


def _cost(game, traded):
    """Return what the train costs for which an older one can be given, or none."""
    return game.face[game.early[0]] - (game.discount if traded else 0)


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
