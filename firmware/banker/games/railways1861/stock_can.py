"""What the pawn in turn can do in a stock round: for checks, and to show the keys that work."""

from .market import PUBLICS_START, start
from .tables import (
    DIRECTORS_SHARES,
    LAST_PUBLIC,
    MINOR_MINIMUM,
    MINORS,
    MOST_HELD,
    MOST_POOLED,
    OPERATED,
    PUBLICS,
)


def turn_fault(game, buys):
    """Return why the pawn in turn can only sell, or at least not buy; None if it can."""
    certificates = game.certificates(game.turn)
    if certificates > game.limit and can_sell(game, game.turn):
        return "must_sell"
    return "at_limit" if buys and certificates >= game.limit else None


def auction_fault(game):
    """Return why the pawn in turn can open no auction; None if it can."""
    fault = turn_fault(game, True)
    if fault:
        return fault
    if not any(game.open(code) for code in range(1, MINORS + 1)):
        return "cannot_start"
    return "cash_short" if game.cash[game.turn] < MINOR_MINIMUM else None


def any_buy_fault(game):
    """Return why the pawn in turn can neither pay for a share that is there, nor start a public;
    None if it can."""
    fault = turn_fault(game, True)
    if fault:
        return fault
    dearest = game.cash[game.turn] // DIRECTORS_SHARES
    starts = start(game, PUBLICS_START, dearest)
    for code in range(PUBLICS + 1, LAST_PUBLIC + 1):
        if not buy_fault(game, code) if game.runs(code) else starts and game.open(code):
            return None
    return "nothing_to_buy"


def buy_fault(game, public, source=0):
    """Return why the pawn in turn cannot buy a share of a running public; None if it can."""
    pawn = game.turn
    if game.sold[pawn] >> (public - PUBLICS - 1) & 1:
        return "sold_before"
    if game.held[pawn, public] >= MOST_HELD:
        return "six_held"
    there = game.treasury(public), game.pool[public]
    if not (there[source - 1] if source else sum(there)):
        return "none_there"
    return "cash_short" if game.cash[pawn] < game.price(public) else None


def sell_fault(game, pawn, public, number=1):
    """Return why a pawn cannot sell shares of a public; None if it can."""
    if game.held[pawn, public] < number:
        return "too_few_held"
    if game.standing[public] != OPERATED:
        return "never_operated"
    if game.pool[public] + number > MOST_POOLED:
        return "pool_full"
    for other in game.players():
        held = game.held[other, public] - (number if other == pawn else 0)
        if held >= DIRECTORS_SHARES:
            return None
    return "no_president"


def can_sell(game, pawn):
    """Return whether a pawn has any share that it may sell."""
    for code in range(PUBLICS + 1, LAST_PUBLIC + 1):
        if game.runs(code) and not sell_fault(game, pawn, code):
            return True
    return False
