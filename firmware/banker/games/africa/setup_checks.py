"""What setting up requires: the draw, auctions, seats, and who is removed. Imported when wanted."""

from ..seating import check_seats
from . import refusals, transactions
from .data import CARDS_SALE, DIE, FIRST_CONCESSION, members

_MOST_CARD_BID = 999


def reason(game, t):
    """Why such a transaction is not allowed, as far as it has been entered; None if it is."""
    kind = t[0]
    if kind == transactions.AUCTION:
        return _auction(game, t)
    if kind == transactions.NEW_GAME:
        check_seats(t[1:], 2)
        return None
    return _draw(game, t) if kind == transactions.DRAW_COMPANIES else _remove(game, t)


def _playing(game, pawn):
    """Refuse a pawn that is not at the table."""
    if pawn not in game.seats:
        return refusals.NOT_PLAYING
    return None if game.in_play(pawn) else refusals.PAWN_OUT


def _draw(game, t):
    if len(t) > 1 and len(members(t[1])) > game.to_draw():
        return refusals.BAD_NUMBER
    return None


def _auction(game, t):
    if len(t) < 2:
        return None
    why = _playing(game, t[1])
    if why:
        return why
    if game.stage == DIE:
        if t[1] not in game.most_spent():
            return refusals.BAD_NUMBER
        return refusals.BAD_NUMBER if any(t[2:]) else None
    if len(t) > 2 and t[2] > game.cash[t[1] - 1]:
        return refusals.CASH_SHORT
    if game.stage == CARDS_SALE:
        if len(t) > 2 and t[2] > _MOST_CARD_BID:
            return refusals.BAD_NUMBER
        return refusals.BAD_NUMBER if any(t[3:]) else None
    if len(t) > 3:
        if t[3] < FIRST_CONCESSION:
            return refusals.NOT_DRAWN
        if game.concessions[t[3] - FIRST_CONCESSION]:
            return refusals.PAID_ALREADY
    return None


def _remove(game, t):
    if len(game.pawns()) <= 2:
        return refusals.TWO_LEFT
    return _playing(game, t[1]) if len(t) > 1 else None
