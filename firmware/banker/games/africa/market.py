"""How money and tokens move, and what becomes of a company whose token comes to 0."""

from .data import COMPANY, COMPANY_AT, GONE, POOL, SPACES


def pay(game, account, change):
    """Give a pawn or a company money, or take it; shown even if it is nothing."""
    if account > COMPANY_AT:
        game.treasury[account - COMPANY_AT] += change
        game.note("treasury", account - COMPANY_AT)
    else:
        game.cash[account] += change
        game.note("cash", account)


def arrive(game, company, price):
    """Put a token on a space, under those there."""
    game.price[company] = price
    others = [other for other in game.order if other != company]
    at = 0
    while at < len(others) and game.price[others[at]] >= price:
        at += 1
    game.order = bytes(others[:at] + [company] + others[at:])


def move_token(game, company, steps):
    """Move a token so many spaces on, or back if negative; not past the ends. One that does not
    move keeps its place, one that comes to 0 is removed with its company."""
    space = SPACES.index(game.price[company])
    to = max(0, min(space + steps, len(SPACES) - 1))
    if to:
        if to != space:
            arrive(game, company, SPACES[to])
    else:
        _remove_company(game, company)


def _remove_company(game, company):
    """Take a company out: its certificates are void; what it owned goes to the pool."""
    account = COMPANY_AT + company
    game.say("gone", COMPANY, company)
    game.order = bytes([other for other in game.order if other != company])
    for other in game.codes():
        game.add_shares(account, other, -game.shares_of(account, other))
        game.add_shares(COMPANY_AT + other, company, -game.shares_of(COMPANY_AT + other, company))
    for pawn in game.seats:
        game.shares[pawn, company] = 0
    for code in game.private_codes(account):
        game.privates[code] = POOL
    for code, owner in enumerate(game.concessions):
        if owner == account:
            game.concessions[code] = GONE
    for figures in (game.price, game.treasury, game.leads, game.ordinary, game.issued):
        figures[company] = 0
    game.trains[company] = game.stations[company] = 0
    if game.spared == company:
        game.spared = 0
    game.removed |= 1 << company - 1
