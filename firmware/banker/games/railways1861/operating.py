"""What a company does in its turn: shares, track, stations, the run, loans, trains; and RSR."""

from .booking import fill, move, pay, repay, take_loans
from .data import (
    INTEREST,
    LOANS_STEP,
    MINORS,
    MOST_STATIONS,
    OPERATED,
    PUBLICS,
    RSR,
    RUN_STEP,
    STATION_STEP,
    TRAINS_STEP,
)
from .market import left, right
from .operating_checks import paid_out, public_run, track_cost
from .rounds import end_turn
from .transactions import GO, RUN, TRACK


def _nationalise(after, outcome, code):
    """Seldom, so imported then."""
    from .phases import nationalise

    nationalise(after, outcome, code)


def track(after, t, outcome):
    """Terrain and a second tile, with loans if need be."""
    code, cost = after.acting, track_cost(t[1], t[2])
    take_loans(after, outcome, code, after.needed_loans(code, cost))
    fill(after, outcome, code, -cost)
    more = code > MINORS and after.stations[code - PUBLICS] < MOST_STATIONS
    after.step = STATION_STEP if more else RUN_STEP


def run(after, t, outcome):
    """Revenue is paid out and kept, and the token moves."""
    if after.acting == RSR:
        from .deals import run_state

        run_state(after, t[1], outcome)
        return
    code = after.acting
    outcome.revenue = t[1]
    if code <= MINORS:
        _run_minor(after, outcome, code, t[1])
    else:
        _run_public(after, outcome, code, t[1], paid_out(t[1], t[2]))
    after.states[code] = OPERATED
    after.step = LOANS_STEP if after.loans[code] else TRAINS_STEP


def _run_minor(after, outcome, code, revenue):
    """Half for its owner, half kept."""
    space = after.spaces[code]
    if not revenue:
        move(after, outcome, code, left(after.market(), space))
        return
    outcome.dividend = revenue // 2
    pay(after, outcome, after.owners[code], revenue // 2)
    fill(after, outcome, code, revenue - revenue // 2)
    move(after, outcome, code, right(after.market(), space, True))


def _run_public(after, outcome, code, revenue, dividend):
    share, kept, space = public_run(after, code, revenue, dividend)
    outcome.per_share, outcome.dividend = share, dividend
    if share:
        for pawn in after.players():
            if after.held(pawn, code):
                pay(after, outcome, pawn, share * after.held(pawn, code))
    if revenue:
        fill(after, outcome, code, kept)
    move(after, outcome, code, space)


def _loans(after, outcome):
    """GO: interest, with one more loan if need be; then loans are repaid."""
    code = after.acting
    due = INTEREST * after.owed
    needed = after.needed_loans(code, due)
    if needed > min(after.free_loans(code), 1):
        _nationalise(after, outcome, code)
        end_turn(after, outcome)
        return
    take_loans(after, outcome, code, needed)
    outcome.interest = due
    if due:
        fill(after, outcome, code, -due)
    repay(after, outcome, code)
    after.step = TRAINS_STEP


def go(after, t, outcome):
    """GO: interest; or the end of the turn, in which a company that has no train, and cannot pay
    for one, goes to the state."""
    if after.step == LOANS_STEP:
        _loans(after, outcome)
        return
    if not after.train_count(after.acting):
        _nationalise(after, outcome, after.acting)
    end_turn(after, outcome)


def do(after, t, outcome):
    """What the company in turn does, or RSR. Purchases are apart, since most turns have none."""
    if t[0] == RUN:
        run(after, t, outcome)
    elif t[0] == TRACK:
        track(after, t, outcome)
    elif t[0] == GO:
        go(after, t, outcome)
    else:
        from .deals import do as deal

        deal(after, t, outcome)
