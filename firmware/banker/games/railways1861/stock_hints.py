"""Draws what can be typed in a stock round."""

from ...rules.transactions import LABEL
from ...ui.pawn_keys import HINT_ROW, draw_pawn_keys
from ..railway.grid import price_at, zone_at
from ..railway.hint_rows import draw_codes
from .market import PUBLICS_START
from .tables import MINOR_MINIMUM, MINORS, MOST_POOLED, OFFER


def draw_hint(game, app, canvas, entry, field, typed):
    """Draw the hint of a field and return True; or return False to leave it to the kit."""
    label = field[LABEL]
    publics = game.companies()
    if label in ("winner", "price"):
        _draw_auction(app, canvas, label, typed)
    elif label == "minor":
        draw_codes(canvas, ["%02d" % one for one in range(1, MINORS + 1) if game.open(one)])
    elif label == "company" and entry == "sell":
        draw_codes(canvas, [str(one) for one in publics if game.held[game.turn, one]])
    elif label == "company":
        draw_codes(canvas, [str(one) for one in publics if game.runs(one) or game.open(one)])
    elif label == "number":
        public = typed[0]
        most = min(game.held[game.turn, public], MOST_POOLED - game.pool[public])
        canvas.text(HINT_ROW, 0, "1-%d" % most if most > 1 else str(most))
    elif label == "start_price":
        draw_codes(canvas, _starts(game.grid))
    else:
        return False
    return True


def _draw_auction(app, canvas, label, typed):
    """Draw the pawns that may win, the least bid, and the winner's cash."""
    game, texts = app.game, app.texts
    offer = game.step == OFFER
    least = game.minimum if offer else MINOR_MINIMUM
    if label == "price":
        text = "%d-%d %s" % (least, game.cash[typed[-1]], texts["fives"])
        canvas.text(HINT_ROW, 0, text)
        return
    if offer:
        canvas.text(HINT_ROW - 2, 0, texts["minimum_hint"] % least)
        canvas.text(HINT_ROW, 0, texts["key_of_nobody"])
    draw_pawn_keys(canvas, HINT_ROW - offer, game.pawns())


def _starts(grid):
    """Return the prices at which a public may start."""
    found = {price_at(grid, one) for one in grid[3] if zone_at(grid, one) in PUBLICS_START}
    return [str(one) for one in sorted(found)]
