"""What makes a position of a railway game impossible: sums of shares, tokens, owners, turns."""

from .board import (
    CLOSED,
    DISCARD,
    FIRST_COMPANY,
    FIRST_PRIVATE,
    LAST_COMPANY,
    LAST_PRIVATE,
    MOST_POOLED,
    OFFER,
    OVER,
    SHARES,
    STOCK,
    TRAIN,
)
from .grid import index_of
from .sale import row_of
from .tokens import start_prices


def unsound(game):
    """Return what is wrong, in a word; None if the game can be played on."""
    for company in range(FIRST_COMPANY, LAST_COMPANY + 1):
        fault = _company_fault(game, company)
        if fault:
            return fault
    for train in range(TRAIN[0], TRAIN[1] + 1):
        if row_of(game, train)[0] != train:
            column = game.trains.column(train)
            if game.left[train] or game.pooled[train] or sum(column):
                return "trains"
    if game.phase - 1 > len(game.fleet):
        return "phase"
    for private in range(FIRST_PRIVATE, LAST_PRIVATE + 1):
        owner = game.owner[private]
        if private not in game.privates() and owner != CLOSED:
            return "owner"
        if not (owner in (0, CLOSED) or owner in game.players() or owner in game.companies()):
            return "owner"
        if owner in game.companies() and not game.floated[owner]:
            return "owner"
    return _course_fault(game)


def _company_fault(game, company):
    """Return what is wrong with a company."""
    started = game.par[company] > 0
    if company not in game.companies() and (started or sum(game.held.column(company))):
        return "company"
    if game.offering(company) < 0 or game.pool[company] > MOST_POOLED:
        return "shares"
    if started != (game.space[company] > 0) or started != (company in game.arrivals):
        return "space"
    if started and not index_of(game.grid, game.space[company]):
        return "space"
    if started and game.par[company] not in start_prices(game.grid):
        return "par"
    if not started and sum(game.held.column(company)) > _given(game, company):
        return "shares"
    chief = game.president[company]
    if started != (chief > 0) or (chief and chief not in game.players()):
        return "president"
    if chief and game.held[chief, company] < max(2, max(game.held.column(company))):
        return "president"
    running = game.floated[company]
    if running and (not started or game.offering(company) > SHARES - game.float_at):
        return "floated"
    if not running and (
        game.till[company]
        or game.waits[company]
        or game.operated[company]
        or game.stations[company]
        or sum(game.trains.row(company))
    ):
        return "floated"
    most = game.station_limits[company - FIRST_COMPANY] if running else 0
    return "stations" if game.stations[company] > most else None


def _given(game, company):
    """Return how many shares of a company privates may have brought before it has started."""
    given, exchanged = game.share_given, game.exchanged
    brought = given and given[1] == company and game.owner[given[0]] > 0
    swapped = exchanged and exchanged[1] == company and game.owner[exchanged[0]] == CLOSED
    return bool(brought) + bool(swapped)


def _course_fault(game):
    """Return what is wrong with whose turn it is."""
    step, players = game.step, game.players()
    if game.priority not in players or not game.in_play(game.priority):
        return "priority"
    if game.last_active and game.last_active not in players:
        return "last_active"
    if (game.bankrupt and game.bankrupt not in players) or game.passes >= len(game.pawns()):
        return "passes"
    unsold = game.offered() > 0
    if unsold != (step == OFFER):
        return "offer"
    if step <= STOCK:
        if not game.in_play(game.turn) or game.acting or game.or_at:
            return "turn"
        return "set" if not game.set or (step == OFFER and game.set > 1) else None
    if step == OVER:
        return "turn" if game.turn or game.acting else None
    if not 1 <= game.or_at <= game.or_count:
        return "run"
    acting = game.acting
    if (acting or step != DISCARD) and not (acting in game.companies() and game.waits[acting]):
        return "acting"
    if step == DISCARD:
        from .surplus import over_limit

        theirs = game.trains_of(game.turn) if game.turn in game.companies() else [0, 0]
        if game.turn not in over_limit(game) or theirs[0] == theirs[-1]:
            return "turn"
        return None
    return "turn" if game.turn != game.acting else None
