"""What can be typed in a stock round."""

from ...rules.forms import LABEL
from ...ui.entry import HINT_ROW, draw_pawn_keys
from . import market as markets
from .names import draw_codes, name
from .tables import LAST_PUBLIC, MINOR_MINIMUM, MINORS, MOST_POOLED, OFFER, PUBLICS

_PUBLICS = range(PUBLICS + 1, LAST_PUBLIC + 1)


def draw_hint(app, canvas, entry, field, typed):
    """Draw it, and return True; or leave it to the kit."""
    game, label = app.game, field[LABEL]
    if label in ("winner_of_auction", "winning_bid"):
        _draw_auction(app, canvas, label, typed)
    elif label == "minor":
        draw_codes(canvas, [code for code in range(1, MINORS + 1) if game.open(code)])
    elif label == "public" and entry == "sell":
        draw_codes(canvas, [code for code in _PUBLICS if game.held[game.turn, code]])
    elif label == "public":
        draw_codes(canvas, [code for code in _PUBLICS if game.running(code) or game.open(code)])
    elif label == "number":
        public = typed[0]
        most = min(game.held[game.turn, public], MOST_POOLED - game.pool[public])
        canvas.text(HINT_ROW, 0, "1-%d" % most if most > 1 else str(most))
    elif label == "price":
        _draw_starts(game.market(), canvas)
    else:
        return False
    return True


def _draw_auction(app, canvas, label, typed):
    """Draw what is on offer; who may win; the least bid and the winner's cash."""
    game, texts = app.game, app.texts
    least = MINOR_MINIMUM
    if game.step == OFFER:
        least = game.minimum
        canvas.text(4, 0, " ".join((name(game.offered()), "min", str(least))))
    if label == "winning_bid":
        text = "%d-%d %s" % (least, game.cash[typed[-1]], texts["only_by_five"])
        canvas.text(HINT_ROW, 0, text)
        return
    if game.step == OFFER:
        canvas.text(5, 0, texts["key_of_nobody"])
    draw_pawn_keys(canvas, HINT_ROW, game.pawns())


def _draw_starts(market, canvas):
    """Draw the prices at which a public may start."""
    every = range(1, markets.spaces(market) + 1)
    every = [one for one in every if markets.marked(market, one, markets.PUBLIC)]
    found = [str(one) for one in sorted([markets.price(market, one) for one in every])]
    half = (len(found) + 1) // 2
    canvas.text(HINT_ROW - 1, 0, " ".join(found[:half]))
    canvas.text(HINT_ROW, 0, " ".join(found[half:]))
