"""A company's acts after it has built: the run, loans; and RSR's turn."""

from ...kit.describe import act, amount, flow, kind
from ...kit.layout import IN_WORDS
from ...rules.transactions import BAD_NUMBER, Refused
from ...ui import keys
from ..railway.grid import left
from ..railway.tokens import right
from .building import ENTRIES as BUILDING
from .loans import free_loans, needed_loans, repay, take_loans
from .moves import move, paying
from .payout import paid_out
from .tables import (
    INTEREST,
    KEEP,
    LAST_PUBLIC,
    LOANS_STEP,
    MINORS,
    OPERATED,
    PUBLICS,
    RSR,
    TRAINS_STEP,
)

REVENUE = amount("revenue", 9999, reason="only_by_ten", by=10)
PAYOUT = kind("payout", KEEP, names=IN_WORDS)
DUE = kind("interest", 9999)


def public_run(game, code, revenue, dividend):
    """Return (what a share is paid, what the public gets, where its token goes; 0 where it stays):
    a tenth of the dividend a share, for the treasury's too, not for those in the pool."""
    share = dividend // 10
    space = 0
    if not dividend:
        space = left(game.grid, game.space[code])
    elif dividend >= game.price(code):
        space = right(game.grid, game.space[code])
    return share, revenue - dividend + share * game.treasury(code), space


def asks_payout(game, revenue):
    """Return whether there is a choice of what to do with the revenue."""
    return PUBLICS < game.acting <= LAST_PUBLIC and revenue > 0


def check_run(game, revenue=0):
    """Refuse revenue without a train."""
    if revenue and not game.trains_of(game.acting):
        raise Refused("no_such_train")
    if asks_payout(game, revenue):
        raise Refused(BAD_NUMBER)


def check_dividend(game, revenue=0, payout=0):
    """Refuse revenue without a train, and a choice where there is none."""
    if revenue and not game.trains_of(game.acting):
        raise Refused("no_such_train")
    if payout and not asks_payout(game, revenue):
        raise Refused(BAD_NUMBER)


def run(game, revenue):
    """Pay half of a minor's revenue out and move its token; or keep that of RSR."""
    dividend(game, revenue, KEEP)


def dividend(game, revenue, payout):
    """Pay revenue out or keep it, and move the token."""
    code = game.acting
    if code == RSR:
        from .state import run_state

        run_state(game, revenue)
        return
    if code <= MINORS:
        _run_minor(game, code, revenue)
    else:
        _run_public(game, code, revenue, paid_out(revenue, payout))
    game.standing[code] = OPERATED
    game.step = LOANS_STEP if game.loans[code] else TRAINS_STEP


def _run_minor(game, code, revenue):
    """Pay half of the revenue to the owner of a minor, and keep half."""
    if not revenue:
        move(game, code, left(game.grid, game.space[code]))
        return
    game.cash[game.president[code]] += revenue // 2
    game.till[code] += revenue - revenue // 2
    move(game, code, paying(game, code, True))


def _run_public(game, code, revenue, dividend):
    share, kept, space = public_run(game, code, revenue, dividend)
    if share:
        for pawn in game.players():
            game.cash[pawn] += share * game.held[pawn, code]
    game.till[code] += kept
    move(game, code, space)


def run_fields(game, typed):
    """Return what is asked: nothing without a train, of a minor or RSR only the revenue."""
    if not game.trains_of(game.acting):
        return ()
    return (REVENUE, PAYOUT) if typed and asks_payout(game, typed[0]) else (REVENUE,)


def ran(game, typed):
    """Return the transaction of a run."""
    if not typed or not typed[0]:
        return ("idle",)
    return ("dividend" if asks_payout(game, typed[0]) else "run",) + typed


def idle(game):
    """Run for nothing."""
    run(game, 0)


def interest(game):
    """Pay interest, with one more loan if need be; then repay loans."""
    code = game.acting
    due = INTEREST * game.owed
    needed = needed_loans(game, code, due)
    if needed > min(free_loans(game, code), 1):
        from .state import ends_as_state

        ends_as_state(game, code)
        return
    game.mention(DUE, due)
    take_loans(game, code, needed)
    game.till[code] -= due
    repay(game, code)
    game.step = TRAINS_STEP


_TO_RUN = ("shares", "track", "station", "run", "rsr")
ENTRIES = BUILDING + (
    flow("run", keys.GO, run_fields, ran, _TO_RUN),
    act("run", None, (REVENUE,), run, check_run, _TO_RUN, False),
    act("dividend", None, (REVENUE, PAYOUT), dividend, check_dividend, _TO_RUN, False),
    act("idle", None, (), idle, None, _TO_RUN, False),
    act("interest", keys.GO, (), interest, None, ("loans",), False),
)
