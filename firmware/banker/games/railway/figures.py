"""Rounds, companies, trains and owners as every screen of a railway game writes them."""

from ...kit.words import value_name, word
from .base import OFFER, OVER, STOCK


def name(game, code):
    """Return a company or a private by its code and its name."""
    kind = game.COMPANY if code < game.PRIVATE[0] else game.PRIVATE
    return "%d%s" % (code, kind[7][code - kind[0]])


def round_text(texts, game):
    """Return the round and the phase."""
    if game.step == OVER:
        return word(texts, "rounds", 2)
    text = word(texts, "rounds", 0 if game.step <= STOCK else 1) + str(game.set)
    if game.or_at:
        text += ".%d" % game.or_at
    return "%s ph%d" % (text, game.phase)


def draw_turn(game, canvas, row, column):
    """Draw who is awaited, and return the column after it."""
    if not game.turn:
        return column
    if game.step == OFFER:
        column = canvas.text(row, column, name(game, game.offered())) + 1
    if game.step <= STOCK:
        return canvas.pawn(row, column, game.turn)
    column = canvas.text(row, column, name(game, game.turn)) + 1
    return canvas.pawn(row, column, game.president[game.turn])


def trains_text(game, company):
    """Return the trains of a company, a letter or digit each."""
    return train_text(game, game.trains_of(company))


def train_text(game, trains):
    """Return trains, a letter or digit each."""
    return "".join([value_name(None, game.TRAIN, train) for train in trains]) or "-"


def price_text(game, company):
    """Return a price with the letter of its zone."""
    return ("%d%s" % (game.price(company), game.zone(company))).strip()


def draw_owner(game, canvas, row, column, owner):
    """Draw a pawn's icon, or a company's code; return the column after it."""
    if 0 < owner < game.COMPANY[0]:
        return canvas.pawn(row, column, owner)
    return canvas.text(row, column, str(owner) if owner in game.companies() else "-")


def signed(change):
    """Return a change with its sign."""
    return ("+" if change > 0 else "") + str(change)
