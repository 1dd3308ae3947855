"""Codes and prices as every screen writes them."""

from ..data import FACES
from ..game import DOWN, UP


def code_text(code):
    """A company's code as it is typed: always two digits."""
    return ("0" if code < 10 else "") + str(code)


def price_text(game, code):
    """The price; the face value in brackets for a company that is not listed."""
    price = game.price(code)
    return "(%d)" % FACES[code] if price is None else str(price)


def trend_text(game, code):
    """What stands behind the price: which way it last went, a gap, or nothing after a bracket."""
    trend = game.trends[code]
    if trend == UP:
        return "+"
    if trend == DOWN:
        return "-"
    return " " if game.presidents[code] else ""
