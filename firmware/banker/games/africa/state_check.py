"""Whether a state is one that play can reach: what a saved game must be before it is believed."""

from ...rules.forms import PAWNS, Refused
from ..seating import check_seats, untouched
from .data import (
    ALL_BONDS,
    CARDS,
    CARDS_SALE,
    COMPANIES,
    COMPANY,
    CONCESSIONS,
    DIE,
    DRAW,
    END_PRICE,
    END_STEP,
    FIRST,
    FIRST_PRIVATE,
    FIRST_TRAIN,
    FREE_STATION,
    GONE,
    LAST_TRAIN,
    NUMBERS_AT,
    OFFERS,
    OPERATE,
    ORDINARY,
    OVER,
    POOL,
    REMOVED,
    SPACES,
    STARTING,
    STATIONS,
    STOCK,
    TABLES,
    TRAIN_TYPES,
    WAITING,
    can_be,
    table_unit,
)
from .transactions import DECK, DISCARD, HAND

_MOST_LOOKED = 2
_LEFT_ALONE = "cash", "treasuries", "tables", "bank_trains", "count"  # corrections change these


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    try:
        check_seats(game.seats, 2)
    except Refused:
        return "seats"
    for look in (_tables_flaw, _begin_flaw, _pawns_flaw, _companies_flaw, _owners_flaw):
        fault = look(game)
        if fault:
            return fault
    return _trains_flaw(game) or _stage_flaw(game)


def _tables_flaw(game):
    for number in range(1, TABLES + 1):
        if not can_be(number, table_unit(number) * game.tables[number - 1]):
            return "tables"
    return None


def _begin_flaw(game):
    """Before the draw nothing but corrections can have happened, and nothing at all at first."""
    if game.count and game.stage != DRAW:
        return None
    aside = _LEFT_ALONE if game.count else ()
    return None if untouched(game, type(game)(game.seats), aside) else "beginning"


def _pawns_flaw(game):
    for pawn in range(1, PAWNS + 1):
        if pawn not in game.seats:
            at = pawn - 1
            if game.cash[at] or game.bonds[at] or game.spent[at] or game.sold[at]:
                return "pawns"
            if (game.out | game.begun) >> at & 1:
                return "pawns"
            for company in range(1, COMPANIES + 1):
                if game.shares_of(pawn, company):
                    return "pawns"
    if (game.out | game.begun) >> PAWNS or len(game.pawns()) < 2 or sum(game.bonds) > ALL_BONDS:
        return "pawns"
    return None


def _companies_flaw(game):
    if len(game.codes()) != (game.to_draw() if game.stage != DRAW else 0):
        return "drawn"
    for company in range(1, COMPANIES + 1):
        if not game.drawn >> (company - 1) & 1 or game.status[company] == REMOVED:
            if _has_figures(game, company) or game.treasuries[company]:
                return "removed"
        elif game.status[company] == WAITING:
            if _waiting_flaw(game, company):
                return "waiting"
        elif game.status[company] > REMOVED or _started_flaw(game, company):
            return "started"
        if game.in_pool(company) < 0 or game.shares_of(COMPANY + company, company):
            return "shares"
    spaces = [game.spaces[company] for company in game.order]
    started = [company for company in game.codes() if game.started(company)]
    if sorted(game.order) != started or spaces != sorted(spaces, reverse=True):
        return "order"
    return None


def _has_figures(game, company):
    """Whether a company that does not run, or is none, has anything that only others have."""
    if game.ordinary[company] or game.owned(company) or game.firsts[company]:
        return True
    return _runs(game, company)


def _runs(game, company):
    """Whether there is anything that a company has only once it has started."""
    if game.spaces[company] or game.leaders[company] or game.issued[company]:
        return True
    if game.stations[company] or game.own_trains(company):
        return True
    account = COMPANY + company
    for other in range(1, COMPANIES + 1):
        if game.shares_of(account, other):
            return True
    return account in list(game.privates) + list(game.concessions)


def _waiting_flaw(game, company):
    holders = [pawn for pawn in game.players() if game.shares_of(pawn, company)]
    first = game.firsts[company]
    if game.ordinary[company] >= STARTING or _runs(game, company):
        return True
    return first not in holders if holders else first != 0


def _started_flaw(game, company):
    leader = game.leaders[company]
    if not 0 < game.spaces[company] < len(SPACES) or game.firsts[company]:
        return True
    if not 1 <= game.stations[company] <= STATIONS[company] or game.ordinary[company] > ORDINARY:
        return True
    if not game.issued[company] and game.ordinary[company] < STARTING:
        return True
    if leader not in game.seats or not leader:
        return True
    least = 2 if game.issued[company] else 1
    most = max([game.shares_of(pawn, company) for pawn in game.players()])
    return not least <= most == game.shares_of(leader, company)


def _owners_flaw(game):
    for owners, elsewhere in ((game.privates, POOL), (game.concessions, GONE)):
        for account in owners:
            known = account in (0, elsewhere) or account in game.seats
            if not known and not (account > COMPANY and game.started(min(account - COMPANY, 17))):
                return "owners"
            if account > COMPANY + COMPANIES:
                return "owners"
    concessions = list(game.concessions)
    free = concessions.count(0)
    if game.stage == CONCESSIONS:
        if free < 2 or GONE in concessions:
            return "concessions"
    elif free != (len(concessions) if game.set == 1 else 0):
        return "concessions"
    if game.used >> len(game.privates) or game.used & 1:
        return "used"
    if game.spared:
        if not game.started(min(game.spared, COMPANIES)) or game.stations[game.spared] < 2:
            return "spared"
        if not game.used >> (FREE_STATION - FIRST_PRIVATE) & 1 or game.spared > COMPANIES:
            return "spared"
    return None


def _trains_flaw(game):
    """A train is in the bank, with a company, or gone with one."""
    if game.offer >= len(OFFERS):
        return "offer"
    counts = list(game.bank_trains)
    for company in game.codes():
        trains = game.own_trains(company)
        first, second = game.trains[2 * company : 2 * company + 2]
        if second and not 0 < first <= second:
            return "trains"
        for train in trains:
            if not FIRST_TRAIN <= train <= LAST_TRAIN:
                return "trains"
            counts[train - FIRST_TRAIN] += 1
    gone = REMOVED in list(game.status)
    for at in range(TRAIN_TYPES):
        number = game.tables[NUMBERS_AT + at]
        if counts[at] > number or (counts[at] < number and not gone):
            return "trains"
        if at >= OFFERS[game.offer] and game.bank_trains[at] != number:
            return "offer"
    return None


def _stage_flaw(game):
    stage = game.stage
    if game.set < (2 if stage == STOCK else 1) or (stage < OPERATE and game.set > 1):
        return "set"
    if stage == CONCESSIONS and game.set > 1:
        return "set"
    if game.end > END_PRICE or (game.end and stage not in (OPERATE, OVER)):
        return "end"
    if stage == OVER and not game.end:
        return "end"
    if (1 <= game.round <= 2) != (stage in (OPERATE, OVER)) or game.round > 2:
        return "round"
    if (game.priority != 0) != (stage >= FIRST) or (
        stage >= FIRST and not game.in_play(game.priority)
    ):
        return "priority"
    most = CARDS[len(game.players())]
    if not (game.cards == most if stage == DRAW else 0 <= game.cards <= most):
        return "cards"
    if (game.cards > 0) != (stage in (DRAW, CARDS_SALE)):
        return "cards"
    if any(game.spent) and stage not in (CARDS_SALE, DIE):
        return "spent"
    if stage == DIE and len(game.most_spent()) < 2:
        return "die"
    return _operating_flaw(game) if stage == OPERATE else _turn_flaw(game)


def _operating_flaw(game):
    """A company is in turn that is not done."""
    company = game.company
    if game.turn or _in_a_round(game) or company > COMPANIES or not game.started(company):
        return "turn"
    if game.operated & ~game.drawn or game.operated >> (company - 1) & 1 or game.step > END_STEP:
        return "turn"
    return None


def _in_a_round(game):
    """Whether there is anything that only a stock round has."""
    if game.passes or game.source or game.looked or game.acted or game.begun:
        return True
    return bool(game.last or game.touched or any(game.sold))


def _turn_flaw(game):
    if game.company or game.step or game.bank_train or game.operated:
        return "turn"
    if game.stage not in (FIRST, STOCK):
        if _in_a_round(game):
            return "turn"
        opens = game.in_play(game.turn) if game.stage == CONCESSIONS else not game.turn
        return None if opens else "turn"
    if not game.in_play(game.turn) or game.passes >= len(game.pawns()):
        return "turn"
    if game.last and game.last not in game.seats:
        return "turn"
    if game.source not in ((0, HAND) if game.stage == FIRST else (0, HAND, DISCARD, DECK)):
        return "source"
    if game.looked > _MOST_LOOKED or (game.looked > 0) != (game.source == DECK):
        return "source"
    if (game.source and not game.acted) or (
        (game.acted or game.last or game.begun) and not game.touched
    ):
        return "source"
    return "sold" if any(game.sold) and game.stage == FIRST else None
