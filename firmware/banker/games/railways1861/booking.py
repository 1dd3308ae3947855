"""How money, tokens, shares, trains and privates change hands."""

from ...rules.forms import PAWNS
from ..railway.leaders import leader
from .tables import (
    AS_OWNER,
    COMPANY,
    DIRECTORS_SHARES,
    GONE,
    HOLDERS,
    IS,
    LOAN,
    LOAN_BRINGS,
    MINORS,
    MOST_TRAINS,
    NEVER,
    OFFER,
    RSR,
    RUNNING,
    STOCK,
    WAS,
)

_PAWNS_TURN = (OFFER, STOCK, HOLDERS)

# Money. What the acting pawn or company gets or pays is told.


def pay(game, pawn, change):
    """Give a pawn cash of the bank, or take it."""
    game.cash[pawn] += change
    if pawn == game.outcome.pawn and game.before.step in _PAWNS_TURN:
        game.outcome.amount = (game.outcome.amount or 0) + change


def fill(game, code, change):
    """Give a company cash of the bank, or take it."""
    game.till[code] += change
    if code == game.before.acting and game.before.step != HOLDERS:
        game.outcome.amount = (game.outcome.amount or 0) + change


def pay_owner(game, owner, amount):
    """Have the bank pay the owner of a private: AS_OWNER + pawn, or a company's code."""
    if owner > AS_OWNER:
        pay(game, owner - AS_OWNER, amount)
    else:
        fill(game, owner, amount)


def take_loans(game, code, number):
    """Take loans, if any: each brings less than is owed for it."""
    if number:
        game.loans[code] += number
        fill(game, code, number * LOAN_BRINGS)


def repay(game, code):
    """Repay a loan for every 50 that a company has."""
    number = min(game.loans[code], game.till[code] // LOAN)
    if number:
        game.loans[code] -= number
        fill(game, code, -number * LOAN)


# Turns and tokens.


def end_stock_turn(game, turn):
    """End the turn of a pawn; this one is next."""
    game.has_sold = game.moved = 0
    game.turn = turn


def move(game, code, space):
    """Move a token to a space, under those there; where it already stands it keeps its place."""
    was = game.price(code)
    if space != game.space[code]:
        game.space[code] = space
        _arrive(game, code)
    game.say("moves", COMPANY, code, WAS, was, IS, game.price(code))


def _arrive(game, code):
    token = bytes((code,))
    game.arrivals = game.arrivals.replace(token, b"") + token


def enter_market(game, code, space):
    """Start a company on a space."""
    game.standing[code] = RUNNING
    game.space[code] = space
    _arrive(game, code)
    if code <= MINORS:
        game.started += bytes((code,))
    else:
        game.stations[code] = 1
    game.say("starts", COMPANY, code, IS, game.price(code))


def leave_market(game, code):
    """Close a company: a minor for ever, a public until it is started again. What it had must have
    been passed on."""
    token = bytes((code,))
    game.arrivals = game.arrivals.replace(token, b"")
    game.space[code] = game.president[code] = game.loans[code] = 0
    if code <= MINORS:
        game.started = game.started.replace(token, b"")
        game.standing[code] = GONE
        return
    game.standing[code] = NEVER
    game.pool[code] = game.stations[code] = 0
    for pawn in range(1, PAWNS + 1):
        game.held[pawn, code] = 0


def find_director(game, code):
    """After shares of a public have moved: who has more than its director, and two at least, takes
    its place; of equals the first to the left of the old one."""
    held = game.held
    old = game.president[code]
    game.president[code] = leader(game, old, lambda pawn: held[pawn, code], DIRECTORS_SHARES - 1)


# Trains, and all that a company has.


def add_trains(game, code, train, number=1):
    """Give a company trains of a type, or take them."""
    game.trains[code, train] += number


def pass_on(game, code, to):
    """Give all that a company has to another: cash, trains and privates."""
    money = game.till[code]
    if money:
        fill(game, code, -money)
        fill(game, to, money)
    for train in game.types_of(code):
        number = game.has(code, train)
        add_trains(game, code, train, -number)
        if to == RSR:  # whatever it has beyond that counts for nothing
            number = min(number, MOST_TRAINS - game.has(to, train))
        add_trains(game, to, train, number)
    for private in game.privates_of(code):
        game.owner[private] = to
