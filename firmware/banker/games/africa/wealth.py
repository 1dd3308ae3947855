"""What shares and pawns are worth: seldom wanted, so not always in memory."""

from ...rules.base_game import ranked
from .data import BOND, COMPANY_AT


def value(game, company):
    """Return what a share counts in the end: its price, a tenth of what the company owns, a
    twentieth of its trains."""
    if not game.started(company):
        return game.price_of(company)
    account = COMPANY_AT + company
    owned = sum([game.private_price(code) for code in game.private_codes(account)])
    for other, held in zip(game.codes(), game.held.column(game.place(company))):
        if held:
            owned += held * game.price_of(other)
    trains = sum([game.train_price(train) for train in game.own_trains(company)])
    return game.price_of(company) + owned // 10 + trains // 20


def worths(game, pawns):
    """Return (pawn, what it has in all) of some pawns."""
    values = [(company, value(game, company)) for company in game.codes()]
    found = []
    for pawn in pawns:
        worth = game.cash[pawn] + BOND * game.bonds[pawn]
        for code in game.private_codes(pawn):
            worth += game.private_price(code)
        for company, each in values:
            worth += game.shares[pawn, company] * each
        found.append((pawn, worth))
    return found


def worth(game, pawn):
    """Return what a pawn has in all."""
    return worths(game, (pawn,))[0][1]


def ranking(game):
    """Return (place, pawn, worth) of all seats, best first; who left keeps what it has."""
    return ranked(worths(game, game.players()))
