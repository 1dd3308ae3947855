"""How money, tokens, shares, trains and privates change hands."""

from ...kit.cell_values import PAWN
from ...kit.describe import set_of
from ...rules.forms import PAWNS
from ..railway.leaders import leader
from .tables import (
    AS_OWNER,
    COMPANY,
    DIRECTORS_SHARES,
    DISCARD,
    END,
    GONE,
    HOLDERS,
    IS,
    LAST_ORS,
    LAST_PHASE,
    LOAN,
    LOAN_BRINGS,
    MINORS,
    MOST_SETS,
    MOST_TRAINS,
    NATIONALISE,
    NEVER,
    OFFER,
    RSR,
    RSR_CODE,
    RUNNING,
    SR,
    STATE_RAILWAY,
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


# What follows any act.

WINNERS = set_of("winners_of_game", PAWN)
_AMOUNTS = (  # acts with an amount to tell
    ("auction", "sell_private", "buy", "start", "sell", "holder", "own_shares", "track", "station")
    + ("run", "dividend", "idle", "train", "company_train", "private", "interest")
)


def after_act(game, name):
    """Say whose it is and whether it is the end; look at the bank."""
    before, outcome = game.before, game.outcome
    if name == "figure":
        outcome.pawn = 0
        return
    if name != "remove":
        if before.round != SR:
            about = 0 if before.step in (DISCARD, NATIONALISE) else before.acting
            _tell_company(game, about or before.turn)
            if before.step != HOLDERS:
                known = before.turn and before.turn != RSR
                outcome.pawn = before.president[before.turn] if known else 0
        look_at_bank(game)
        if name not in _AMOUNTS:
            outcome.amount = None
    if game.round == END and before.round != END:
        won = [1 << pawn - 1 for place, pawn, _ in game.ranking() if place == 1]
        game.say("over", WINNERS, sum(won))


def _tell_company(game, code):
    if code == RSR:
        game.mention(STATE_RAILWAY, RSR_CODE)
    else:
        game.mention(COMPANY, code)


def look_at_bank(game):
    """Below 0 before the first train of the last phase, the bank sets the end."""
    if game.bank() >= 0:
        return
    game.broken = 1
    if game.phase < LAST_PHASE and not game.last_set and not game.last_or:
        if game.round == SR:
            set_last(game, game.set)
        else:
            game.last_or = 1


def set_last(game, number):
    game.last_set = min(number, MOST_SETS)
    if number == game.set:
        game.or_count = LAST_ORS
