"""Whether a state is one that play can reach: what a saved game must be before it is believed."""

from ...rules.forms import Refused
from ..seating import untouched
from . import requirements
from .data import (
    CHARTER_LOCOMOTIVES,
    CITIES,
    COMPANIES,
    DETROIT,
    DIALS,
    FIRST,
    HOUSES,
    MOST,
    OPENING,
    OVER,
    PAWNS,
    PAYDAY,
    REDS,
    STEP,
    TURN,
    WABASH,
    WABASH_LOCOMOTIVES,
    WABASH_SALE,
    members,
)

_WABASH_BIT = 1 << WABASH - 1


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    try:
        requirements.check_start(game.seats, game.tables)
        requirements.check_start(game.seats, game.next_tables)
    except Refused:
        return "start"
    if not game.count:
        fresh = type(game)(game.seats, game.tables)
        return None if untouched(game, fresh) else "count"
    for look in (_pawns_flaw, _companies_flaw, _board_flaw, _stage_flaw):
        fault = look(game)
        if fault:
            return fault
    return None


def _pawns_flaw(game):
    for pawn in range(1, PAWNS + 1):
        cash = game.cash[pawn - 1]
        if game.in_play(pawn):
            if cash > MOST:
                return "cash"
        elif cash or any(game.held(pawn, company) for company in range(1, COMPANIES + 1)):
            return "pawns"
        if game.out >> (pawn - 1) & 1 and pawn not in game.seats:
            return "pawns"
    if game.out >> PAWNS or len(game.pawns()) < 2 or not game.in_play(game.turn):
        return "pawns"
    return None


def _companies_flaw(game):
    opened = game.wabash_open()
    for company in range(1, COMPANIES + 1):
        if game.unsold(company) < 0:
            return "shares"
        highest = CHARTER_LOCOMOTIVES[company]
        if company == WABASH and opened:
            highest = WABASH_LOCOMOTIVES
        if max(game.treasuries[company], game.incomes[company]) > MOST:
            return "company"
        if game.locomotives[company] > highest:
            return "company"
    if opened:
        return "chicago" if game.arrived >> COMPANIES or game.arrived == _WABASH_BIT else None
    if game.sold(WABASH) or game.treasuries[WABASH] or game.incomes[WABASH]:
        return "wabash"
    return "wabash" if game.locomotives[WABASH] != CHARTER_LOCOMOTIVES[WABASH] else None


def _board_flaw(game):
    if game.houses > HOUSES or game.round != game.tracks[DETROIT]:
        return "board"
    for dial in range(1, DIALS + 1):
        if game.dials[dial] > game.tables[dial - 1]:
            return "dials"
    allowed = COMPANIES if game.wabash_open() else COMPANIES - 1
    for city in range(1, CITIES + 1):
        risen = game.tracks[city] - FIRST[city]
        if risen < 0 or risen % STEP[city] or game.tracks[city] > game.last(city):
            return "tracks"
        if game.present[city] >> allowed:
            return "presence"
    return None


def _stage_flaw(game):
    if game.stage == OPENING:
        return _opening_flaw(game)
    for company in range(1, WABASH):
        # Only a pawn that left can have given the last share back.
        if not game.sold(company) and not game.out:
            return "shares"
    reds = game.reds()
    if game.stage == TURN:
        fault = reds >= REDS
    elif game.stage == WABASH_SALE:
        fault = reds > REDS or _wrong_sale(game)
    elif game.stage == PAYDAY:
        fault = reds != REDS
    else:
        fault = game.stage > OVER or reds != REDS or not game.flags()
    return "stage" if fault else None


def _opening_flaw(game):
    """Companies have sold one share each, in their order; who got the last one speaks."""
    key = game.on_sale()
    for company in range(1, COMPANIES + 1):
        if game.sold(company) != (company < key):
            return "opening"
    if key >= WABASH or any(game.dials) or game.out or game.arrived or game.round != 1:
        return "opening"
    speaks = game.turn == game.seats[0] if key == 1 else game.held(game.turn, key - 1)
    return None if speaks and game.tracks == FIRST else "opening"


def _wrong_sale(game):
    """Whether it is not so that the pawn in turn has just built the first way into Chicago."""
    first = members(game.arrived)
    return len(first) != 1 or game.sold(WABASH) != 0 or not game.held(game.turn, first[0])
