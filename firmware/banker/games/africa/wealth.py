"""What shares and pawns are worth."""

from .data import BOND, COMPANY, STARTED


def value(game, company):
    """What a share counts in the end: its price, a tenth of what the company owns, a twentieth of
    its trains."""
    if game.status[company] != STARTED:
        return game.price(company)
    account = COMPANY + company
    owned = 0
    for other in game.codes():
        held = game.shares_of(account, other)
        if held:
            owned += held * game.price(other)
    for code in game.private_codes(account):
        owned += game.private_price(code)
    trains = 0
    for train in game.own_trains(company):
        trains += game.train_price(train)
    return game.price(company) + owned // 10 + trains // 20


def worth(game, pawn):
    """What a pawn has in all."""
    worth = game.cash[pawn - 1] + BOND * game.bonds[pawn - 1]
    for code in game.private_codes(pawn):
        worth += game.private_price(code)
    for company in game.codes():
        held = game.shares_of(pawn, company)
        if held:
            worth += held * value(game, company)
    return worth
