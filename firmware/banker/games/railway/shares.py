"""Shares and tokens: where prices go, who presides, what floats, what can be sold."""

from ...kit.cell_values import PAWN
from ...kit.describe import amount, kind
from ...kit.layout import IN_WORDS
from .board import COMPANY, MOST_POOLED, SHARES, SOLD_NOW
from .grid import place, price_at
from .leaders import leader

PRICE = amount("price", 9999)
START = amount("start_price", 999)
SOURCE = kind("source", 2, names=IN_WORDS)  # of a share
NUMBER = kind("number", 9)  # of shares
GOES_ON = kind("goes_on", 1, 0)  # a turn, after a purchase
OFFERING, POOL = 1, 2


# Tokens on the grid of the market.


def spaces(grid):
    """Return the number behind the last space."""
    return len(grid[0])


def at(grid, row, column):
    """Return the space at a place; 0 where there is none."""
    rows = grid[2]
    if not 1 <= row <= len(rows) // 2:
        return 0
    first, start, end = rows[2 * row - 2], rows[2 * row - 1], rows[2 * row]
    space = first + column - start
    return space if column >= start and space < end else 0


def right(grid, space):
    """Return where paying leads: the next column, at the end of a row the space above."""
    row, column = place(grid, space)
    return at(grid, row, column + 1) or at(grid, row - 1, column)


def left(grid, space):
    """Return where keeping leads: the column before, at the beginning of a row down."""
    row, column = place(grid, space)
    return at(grid, row, column - 1) or at(grid, row + 1, column)


def up(grid, space):
    """Return the space above."""
    row, column = place(grid, space)
    return at(grid, row - 1, column)


def down(grid, space):
    """Return the space below."""
    row, column = place(grid, space)
    return at(grid, row + 1, column)


def start_at(grid, price):
    """Return the space where a company starts at this price; 0 where none does."""
    for space in grid[3]:
        if price_at(grid, space) == price:
            return space
    return 0


def move(game, company, space):
    """Move a token under those that are at a space; where that does not exist it stays."""
    if space:
        game.space[company] = space
        token = bytes((company,))
        game.arrivals = game.arrivals.replace(token, b"") + token


# Who presides, and what floats.


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
    move(game, company, start_at(game.grid, price))
    game.held[pawn, company] += 2
    game.president[company] = pawn
    game.say("starts", PAWN, pawn, COMPANY, company)
    shares_moved(game, company)


# Sales.


def sale_fault(game, pawn, company, number=1):
    """Return why a pawn cannot sell so many shares of a company; None if it can."""
    if not game.par[company]:
        return "not_started"
    left = game.held[pawn, company] - number
    if left < 0:
        return "too_few_held"
    if game.pool[company] + number > MOST_POOLED:
        return "pool_full"
    if game.president[company] == pawn and left < 2:
        others = [game.held[other, company] for other in game.left_of(pawn)]
        if max(others) < 2:
            return "no_president"
    if game.sells_once and game.sold[pawn, company] == SOLD_NOW:
        return "sold_once"
    return None


def sell_shares(game, pawn, company, number):
    """Move shares into the pool, and the token down for each."""
    game.cash[pawn] += number * game.price(company)
    game.held[pawn, company] -= number
    game.pool[company] += number
    game.sold[pawn, company] = SOLD_NOW
    for _ in range(number):
        move(game, company, down(game.grid, game.space[company]))
    shares_moved(game, company)
