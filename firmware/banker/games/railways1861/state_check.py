"""Whether a state is one that play can reach: what a saved game must be before it is believed."""

from ...rules.forms import Refused
from ..seating import check_seats, untouched
from .data import (
    BID_STEP,
    CODES,
    DIRECTORS_SHARES,
    DISCARD,
    END,
    FEWEST_PAWNS,
    FEWEST_PRESENT,
    FIRST_PHASE,
    GONE,
    GREEN_PHASE,
    HOLDERS,
    LAST_ORS,
    LAST_PHASE,
    LAST_PRIVATE,
    LOANS_STEP,
    MERGE_STEP,
    MERGER_PHASE,
    MINIMUM_BIDS,
    MINOR_MINIMUM,
    MINORS,
    MOST_HELD,
    MOST_POOLED,
    MOST_STATIONS,
    MR,
    NATIONALISE,
    NEVER,
    NO_LIMIT,
    NUMBERED,
    OFFER,
    OR,
    ORS,
    OTHERS,
    OVER,
    PAWN,
    PAWNS,
    PRIVATES,
    PUBLICS,
    REMOVES,
    RSR,
    RSR_PHASE,
    RSR_STEP,
    SHARES,
    SHARES_STEP,
    SR,
    STOCK,
    TRAINS_STEP,
    TYPES,
    YELLOW_MINORS,
    key_of,
)
from .house_figures import (
    ALL_MONEY,
    LAST_VALUE,
    LIMIT,
    TRAIN_PRICE,
    can_be,
)
from .market import spaces

_FIGURES = ("line", "end_rule", "money", "limit", "last_value", "prices", "cash", "left")


def flaw(game):
    """What makes a state impossible, in a word; None if it is one that play can reach."""
    try:
        check_seats(game.seats, FEWEST_PAWNS)
    except Refused:
        return "seats"
    for look in (_figures_flaw, _pawns_flaw, _companies_flaw, _shares_flaw, _trains_flaw):
        fault = look(game)
        if fault:
            return fault
    if not game.count and not _untouched(game):
        return "count"
    return _privates_flaw(game) or _round_flaw(game) or _step_flaw(game)


def _figures_flaw(game):
    for number, value in ((ALL_MONEY, game.money), (LIMIT, game.limit)):
        if not can_be(number, value):
            return "figures"
    if not can_be(LAST_VALUE, game.last_value):
        return "figures"
    for train in range(TYPES):
        if not can_be(TRAIN_PRICE + key_of(train), game.prices[train]):
            return "figures"
        if game.left[train] == NO_LIMIT and train < NUMBERED - 1:
            return "figures"
    return None


def _untouched(game):
    """Whether a game in which nothing was confirmed is as it begins, but for its figures."""
    if not untouched(game, type(game)(game.seats), _FIGURES):
        return False
    return len({game.cash[pawn - 1] for pawn in game.players()}) == 1


def _pawns_flaw(game):
    for pawn in range(1, PAWNS + 1):
        bit = 1 << pawn - 1
        if pawn not in game.players():
            held = any(game.held(pawn, code) for code in CODES if code > MINORS)
            if game.cash[pawn - 1] or game.sold[pawn - 1] or game.out & bit or held:
                return "pawns"
    if len(game.pawns()) < FEWEST_PRESENT or not game.in_play(game.priority):
        return "pawns"
    if game.round != SR:
        if game.passes or game.last_active or game.has_sold or game.moved or any(game.sold):
            return "pawns"
        return None
    if game.last_active and game.last_active not in game.players():
        return "pawns"
    return "pawns" if game.passes >= len(game.pawns()) else None


def _companies_flaw(game):
    running = [code for code in CODES if game.running(code)]
    if sorted(game.arrivals) != running:
        return "tokens"
    if sorted(game.started) != [code for code in running if code <= MINORS]:
        return "tokens"
    most = spaces(game.market())
    for code in CODES:
        if code in running:
            if not 1 <= game.spaces[code] <= most or game.owners[code] not in game.players():
                return "company"
            if game.phase < _earliest(code) or (code <= MINORS and game.phase >= LAST_PHASE):
                return "company"
        elif (
            game.spaces[code]
            or game.owners[code]
            or game.money_of[code]
            or game.loans[code]
            or game.train_count(code)
            or (code > MINORS and game.states[code] == GONE)
        ):
            return "company"
    return None


def _earliest(code):
    """The phase in which a company can first run."""
    if code > MINORS:
        return MERGER_PHASE
    return FIRST_PHASE if code <= YELLOW_MINORS else GREEN_PHASE


def _shares_flaw(game):
    """Nobody has more than a director, who has two at least."""
    for code in CODES:
        if code <= MINORS:
            continue
        pool, stations = game.in_pool(code), game.stations[code - PUBLICS]
        if not game.running(code):
            if pool or stations or game.in_hands(code):
                return "shares"
            continue
        most = max([game.held(pawn, code) for pawn in game.players()])
        if game.held(game.owners[code], code) != most or not DIRECTORS_SHARES <= most <= MOST_HELD:
            return "shares"
        if pool > MOST_POOLED or game.in_hands(code) + pool > SHARES:
            return "shares"
        if not 1 <= stations <= MOST_STATIONS:
            return "shares"
    return None


def _trains_flaw(game):
    """Only types that can have been bought, and are not gone; nobody has too many but who is about
    to discard them."""
    if not FIRST_PHASE <= game.phase <= LAST_PHASE:
        return "phase"
    for train in range(TYPES):
        if train < NUMBERED:
            gone = any(train == REMOVES[phase] for phase in REMOVES if phase <= game.phase)
            there = train <= game.phase - FIRST_PHASE and not gone
            if train < game.phase - FIRST_PHASE and game.left[train]:
                return "trains"
        else:
            there = game.phase == LAST_PHASE
        owners = sum([game.has(code, train) for code in CODES]) + game.has(RSR, train)
        if not there and owners + game.pooled[train]:
            return "trains"
    if game.step not in (HOLDERS, OTHERS, DISCARD):
        for code in game.arrivals:
            if game.train_count(code) > game.train_limit(code):
                return "trains"
    return None


def _privates_flaw(game):
    for private in range(PRIVATES + 1, LAST_PRIVATE + 1):
        owner = game.owner(private)
        if not owner:
            if game.step != OFFER or private < game.offered():
                return "privates"
        elif game.step == OFFER and private > game.offered() > PRIVATES:
            return "privates"
        elif owner > PAWN:
            if owner - PAWN not in game.players():
                return "privates"
        elif owner != RSR and not (owner in CODES and game.running(owner)):
            return "privates"
    return None


def _round_flaw(game):
    """Rounds and sets, and how the end is set."""
    if not game.set or game.runs not in (ORS, LAST_ORS) or game.run > game.runs:
        return "round"
    if (game.round == SR) != (game.run == 0):
        return "round"
    if game.last_set and not game.set <= game.last_set <= game.set + 1:
        return "end"
    if (game.runs == LAST_ORS) != (game.last_set == game.set):
        return "end"
    if game.last_or and game.round == SR:
        return "end"
    if game.phase == LAST_PHASE and not (game.last_set or game.last_or):
        return "end"
    if game.round == END and not (game.last_or or game.last_set):
        return "end"
    if game.round == MR and not MERGER_PHASE <= game.phase < LAST_PHASE:
        return "round"
    return None


def _step_flaw(game):
    """Who is awaited, for what."""
    step, turn = game.step, game.turn
    if step == OVER:
        fault = game.round != END or turn or game.acting or game.acted or game.owed or game.asked
        return "step" if fault else None
    if game.round == END:
        return "step"
    if step <= STOCK:
        return _stock_flaw(game)
    if game.states[1] == NEVER:
        return "step"  # the first minor has not been sold
    if step <= RSR_STEP:
        return _turn_flaw(game)
    if step == MERGE_STEP:
        minor = 1 <= turn <= MINORS and game.running(turn) and not game.acted >> turn & 1
        fault = game.round != MR or game.acting or game.asked or game.owed or not minor
        return "step" if fault else None
    return _answer_flaw(game)


def _stock_flaw(game):
    if game.round != SR or not game.in_play(game.turn):
        return "step"
    if game.acting or game.acted or game.asked or game.owed:
        return "step"
    if game.step == STOCK:
        return "step" if game.states[1] == NEVER else None
    most = MINOR_MINIMUM
    if game.offered() > PRIVATES:
        most = MINIMUM_BIDS[game.offered() - PRIVATES - 1]
        if game.set != 1 or game.minimum % BID_STEP or not game.minimum:
            return "offer"
    elif game.minimum != most:
        return "offer"
    if game.minimum > most or game.arrivals or game.phase != FIRST_PHASE or any(game.states):
        return "offer"
    if game.passes or game.has_sold or any(game.sold):
        return "offer"
    return None


def _turn_flaw(game):
    """A company's turn, or RSR's."""
    if game.round != OR or game.turn != game.acting or game.asked:
        return "step"
    if game.step == RSR_STEP:
        fault = game.turn != RSR or not RSR_PHASE <= game.phase < LAST_PHASE or game.owed
        return "step" if fault else None
    if game.turn not in CODES or not game.running(game.turn) or game.acted >> game.turn & 1:
        return "step"
    if game.step == SHARES_STEP and (game.turn <= MINORS or not game.in_pool(game.turn)):
        return "step"
    if game.step in (LOANS_STEP, TRAINS_STEP) and not game.operated(game.turn):
        return "step"
    return None


def _answer_flaw(game):
    """Shares that are offered, trains to be discarded, publics that may nationalise."""
    step, turn, acting = game.step, game.turn, game.acting
    if step in (HOLDERS, OTHERS):
        if game.round != MR or acting not in CODES or acting <= MINORS or game.owed:
            return "step"
        if not game.running(acting) or game.operated(acting) or game.in_pool(acting):
            return "step"
        from .merger_checks import buyers, can_buy

        if step == OTHERS:
            return "step" if turn or game.asked or not buyers(game) else None
        if turn not in game.players() or not game.held(turn, acting):
            return "step"
        if not can_buy(game, acting, turn) or game.asked >> (turn - 1) & 1:
            return "step"
        for pawn in range(1, 9):
            bit = game.asked >> (pawn - 1) & 1
            if bit and not (game.in_play(pawn) and game.held(pawn, acting)):
                return "step"
        return None
    if game.round == MR:
        if step != DISCARD or game.asked or game.owed or acting not in CODES or acting <= MINORS:
            return "step"
        if not game.running(acting):
            return "step"
    elif game.round != OR or (acting not in CODES and acting != RSR):
        return "step"
    if turn not in CODES or not game.running(turn):
        return "step"
    for at in range(8):
        code = PUBLICS + 1 + at
        idle = game.operated(code) and not game.train_count(code)
        if game.asked >> at & 1 and not idle:
            return "step"
    if step == NATIONALISE:
        return None if turn > PUBLICS and game.asked >> (turn - PUBLICS - 1) & 1 else "step"
    over = game.train_count(turn) > game.train_limit(turn)
    return None if over and len(game.types_of(turn)) > 1 else "step"
