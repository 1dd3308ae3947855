"""Shares: who presides, what floats, what a sale moves."""

from ...kit.cell_values import PAWN
from ...kit.describe import amount, kind
from ...kit.layout import IN_WORDS
from .board import COMPANY, SHARES, SOLD_NOW
from .leaders import leader
from .tokens import down, start_at

PRICE = amount("price", 9999)
START = amount("start_price", 999)
SOURCE = kind("source", 2, names=IN_WORDS)  # of a share
NUMBER = kind("number", 9)  # of shares
GOES_ON = kind("goes_on", 1, 0)  # a turn, after a purchase
OFFERING, POOL = 1, 2


def shares_moved(game, company):
    """Find out who presides, and whether the company floats."""
    old = game.president[company]
    if not old:
        return
    new = leader(game, old, lambda pawn: game.held[pawn, company], 1)
    if new != old:
        game.president[company] = new
        game.say("new_president", PAWN, new, COMPANY, company)
    if not game.floated[company] and game.offering(company) <= SHARES - game.float_at:
        game.floated[company] = 1
        game.till[company] += SHARES * game.par[company]
        game.say("floats", COMPANY, company)


def start_company(game, company, pawn, price):
    """Give a pawn the president's certificate, and put the token on the market."""
    game.par[company] = price
    game.move_token(company, start_at(game.grid, price))
    game.held[pawn, company] += 2
    game.president[company] = pawn
    shares_moved(game, company)


def sell_shares(game, pawn, company, number):
    """Move shares into the pool, and the token down for each."""
    game.cash[pawn] += number * game.price(company)
    game.held[pawn, company] -= number
    game.pool[company] += number
    game.sold[pawn, company] = SOLD_NOW
    for _ in range(number):
        game.move_token(company, down(game.grid, game.space[company]))
    shares_moved(game, company)
