"""Rounds, companies, trains and owners as every screen of a railway game writes them."""

from ...kit.names import word
from .board import FIRST_COMPANY, FIRST_PRIVATE, OFFER, OVER, STOCK

PURCHASES = ("buy", "start", "private")  # acts


def name(texts, code):
    """Return a company or a private by its code and its name."""
    if code < FIRST_PRIVATE:
        return word(texts, "company", code - FIRST_COMPANY + 1)
    return word(texts, "private", code - FIRST_PRIVATE + 1)


def round_text(texts, game):
    """Return the round and the phase."""
    if game.step == OVER:
        return word(texts, "rounds", 2)
    text = word(texts, "rounds", 0 if game.step <= STOCK else 1) + str(game.set)
    if game.or_at:
        text += ".%d" % game.or_at
    return "%s ph%d" % (text, game.phase)


def draw_turn(app, canvas, row, column):
    """Draw who is awaited, and return the column after it."""
    game = app.game
    if not game.turn:
        return column
    if game.step == OFFER:
        column = canvas.text(row, column, name(app.texts, game.offered())) + 1
    if game.step <= STOCK:
        return canvas.pawn(row, column, game.turn)
    column = canvas.text(row, column, name(app.texts, game.turn)) + 1
    return canvas.pawn(row, column, game.president[game.turn])


def train_text(trains):
    """Return trains, a letter or digit each."""
    return "".join(["D" if train == 9 else str(train) for train in trains]) or "-"


def price_text(game, company):
    """Return a price with the letter of its zone."""
    return ("%d%s" % (game.price(company), game.zone(company))).strip()


def draw_owner(canvas, row, column, owner):
    """Draw a pawn's icon, or a company's code; return the column after it."""
    if 0 < owner < FIRST_COMPANY:
        return canvas.pawn(row, column, owner)
    return canvas.text(row, column, str(owner) if owner < FIRST_PRIVATE and owner else "-")


def signed(change):
    """Return a change with its sign."""
    return ("+" if change > 0 else "") + str(change)
