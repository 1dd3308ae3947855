"""How companies start and end, who directs them, and what they pass on."""

from ...rules.transactions import PAWNS
from .fields import IS
from .tables import COMPANY, GONE, MINORS, MOST_TRAINS, NEVER, RSR, RUNNING


def end_stock_turn(game, turn):
    """End the turn of a pawn; this one is next."""
    game.has_sold = game.moved = 0
    game.turn = turn


def enter_market(game, code, space):
    """Start a company on a space."""
    game.standing[code] = RUNNING
    game.move_token(code, space)
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


def pass_on(game, code, to):
    """Give all that a company has to another: cash, trains and privates."""
    game.till[to] += game.till[code]
    game.till[code] = 0
    for train in game.trains_of(code):
        game.trains[code, train] -= 1
        if game.trains[to, train] < MOST_TRAINS or to != RSR:
            game.trains[to, train] += 1  # more than that of RSR's have no effect
    for private in game.owners_privates(code):
        game.owner[private] = to
