"""Validates a position of 1861: sums of shares, tokens, owners, turns."""

from ..railway.grid import index_of
from .tables import (
    AS_OWNER,
    DISCARD,
    END,
    GONE,
    HOLDERS,
    LAST_PUBLIC,
    MERGE_STEP,
    MINOR_MINIMUM,
    MINORS,
    MR,
    NATIONALISE,
    NEVER,
    OFFER,
    OR,
    OTHERS,
    OVER,
    PUBLICS,
    RSR,
    RSR_STEP,
    SHARES,
    SHARES_STEP,
    SR,
    STOCK,
)


def unsound(game):
    """Return what makes a position impossible, in a word; None if it can be played on."""
    for code in range(1, LAST_PUBLIC + 1):
        fault = _company_fault(game, code)
        if fault:
            return fault
    if len(game.started) != len([code for code in game.arrivals if code <= MINORS]):
        return "started"
    for private in game.privates():
        owner = game.owner[private]
        if owner > AS_OWNER:
            wrong = owner - AS_OWNER not in game.players()
        else:
            wrong = owner > RSR or (0 < owner < RSR and not game.runs(owner))
        if wrong or not (owner or game.step == OFFER):
            return "owner"
    return _course_fault(game) or _turn_fault(game)


def _company_fault(game, code):
    """Return what is wrong with a company."""
    runs = game.runs(code)
    if runs != (code in game.arrivals) or runs != (game.space[code] > 0):
        return "space"
    if runs != (game.president[code] in game.players()) or (not runs and game.president[code]):
        return "president"
    if not runs and (game.till[code] or game.loans[code] or game.trains_of(code)):
        return "standing"
    if code <= MINORS:
        if runs != (code in game.started):
            return "started"
    elif code <= PUBLICS:
        return "standing" if game.standing[code] else None
    else:
        fault = _shares_fault(game, code, runs)
        if fault:
            return fault
    return "space" if runs and not index_of(game.grid, game.space[code]) else None


def _shares_fault(game, code, runs):
    """Return what is wrong with the shares of a public."""
    if game.standing[code] == GONE:
        return "standing"
    held = game.held.column(code)
    if sum(held) + game.pool[code] > (SHARES if runs else 0):
        return "shares"
    if not runs:
        return "stations" if game.stations[code] else None
    if not game.stations[code] or game.held[game.president[code], code] < max(2, max(held)):
        return "president"
    return None


def _course_fault(game):
    """Return what is wrong with the rounds."""
    if not game.in_play(game.priority) or game.passes >= len(game.pawns()):
        return "priority"
    if game.last_active and game.last_active not in game.players():
        return "last_active"
    if game.last_set and not game.set <= game.last_set:
        return "last_set"
    if game.or_at > game.or_count or (game.round == SR) != (game.or_at == 0):
        return "round"
    step = game.step
    rounds = (SR,)
    if step == OVER:
        rounds = (END,)
    elif step in (DISCARD, NATIONALISE):
        rounds = (OR, MR)
    elif step >= MERGE_STEP:
        rounds = (MR,)
    elif step >= SHARES_STEP:
        rounds = (OR,)
    return None if game.round in rounds else "round"


def _turn_fault(game):
    """Return what is wrong with the step, or with the pawn or company in turn."""
    step, turn, acting = game.step, game.turn, game.acting
    if step == OVER:
        return "turn" if turn or acting else None
    if step <= STOCK:
        if step == OFFER and (game.arrivals or game.standing[1] != NEVER or not game.minimum):
            return "offer"
        if step == OFFER and game.offered() == 1 and game.minimum != MINOR_MINIMUM:
            return "offer"
        return "turn" if acting or not game.in_play(turn) else None
    if step in (HOLDERS, OTHERS):
        wrong = turn not in game.players() if step == HOLDERS else turn
        return "turn" if wrong or not PUBLICS < acting < RSR or not game.runs(acting) else None
    if step == RSR_STEP:
        return "turn" if not turn == acting == RSR else None
    if turn == RSR or not game.runs(turn):
        return "turn"
    if step == MERGE_STEP:
        return "turn" if turn > MINORS or acting else None
    if step == DISCARD:
        return "turn" if len(set(game.trains_of(turn))) < 2 else None
    if step == NATIONALISE:
        return "turn" if turn <= PUBLICS else None
    return "turn" if turn != acting else None
