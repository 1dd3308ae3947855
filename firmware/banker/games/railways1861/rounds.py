"""How a game goes on: rounds follow rounds, companies follow companies, and the bank is watched."""

from .booking import move
from .data import (
    END,
    LAST_ORS,
    LAST_PHASE,
    LAST_PRIVATE,
    MERGE_STEP,
    MERGER_PHASE,
    MINORS,
    MR,
    OFFER,
    OR,
    ORS,
    OVER,
    PRIVATES,
    PUBLICS,
    RSR,
    RSR_PHASE,
    RSR_STEP,
    SHARES,
    SHARES_STEP,
    SR,
    STOCK,
    TRACK_STEP,
)
from .holdings import pay_owner
from .market import up

_MOST_SETS = 255


def look_at_bank(after, outcome):
    """Below 0 before the first train of the last phase, the bank sets the end."""
    if after.bank() >= 0:
        return
    if not after.broken:
        after.broken = 1
        outcome.broke = True
    if after.phase < LAST_PHASE and not after.last_set and not after.last_or:
        if after.round == SR:
            after.last_set = after.set
            after.runs = LAST_ORS
        else:
            after.last_or = 1


def _last_set(after, number):
    after.last_set = number
    if number == after.set:
        after.runs = LAST_ORS


def set_end(after):
    """The first train of the last phase was bought: in the first OR of a set it is the last one,
    later the next is. What the bank has set before stands, unless a figure says otherwise."""
    if after.last_or and after.end_rule:
        after.last_or = 0
    if not after.last_or and not after.last_set:
        _last_set(after, after.set if after.run == 1 else after.set + 1)


def begin_stock(after, speaker=0):
    """A new set; `speaker` is who is first asked about what is still on offer."""
    after.round, after.run = SR, 0
    after.runs = LAST_ORS if after.last_set == after.set else ORS
    after.acting = after.acted = 0
    after.step = OFFER if speaker else STOCK
    after.turn = after.clockwise(speaker or after.priority)[0]


def end_stock_turn(after, turn):
    """The turn of a pawn is over; who is next."""
    after.has_sold = after.moved = 0
    after.turn = turn


def end_stock(after, outcome, speaker=0):
    """What is sold out goes up; priority goes to the left of who was last active."""
    for code in after.order():
        if code > MINORS and after.in_hands(code) == SHARES:
            outcome.sold_out += (code,)
            move(after, outcome, code, up(after.market(), after.spaces[code]))
    if after.last_active:
        after.priority = after.next_to(after.last_active)
    after.sold = bytearray(len(after.sold))
    after.has_sold = after.moved = after.passes = after.last_active = 0
    look_at_bank(after, outcome)
    outcome.ended += (SR,)
    _begin_operating(after, outcome, speaker)


def _begin_operating(after, outcome, speaker=0):
    """Privates pay their owners, then the first company acts."""
    after.round = OR
    after.run += 1
    after.acted = 0
    for private in range(PRIVATES + 1, LAST_PRIVATE + 1):
        owner = after.owner(private)
        if owner:
            noted = outcome.players, outcome.companies
            pay_owner(after, outcome, owner, after.income(private))
            outcome.players, outcome.companies = noted
            outcome.incomes += ((private, owner, after.income(private)),)
    look_at_bank(after, outcome)
    next_company(after, outcome, speaker)


def next_company(after, outcome, speaker=0):
    """The next in operating order begins its turn, RSR last."""
    for code in after.order():
        if not after.acted >> code & 1:
            after.acting = after.turn = code
            after.owed = after.loans[code]
            own = code > MINORS and after.pool[code - PUBLICS]
            after.step = SHARES_STEP if own else TRACK_STEP
            return
    if RSR_PHASE <= after.phase < LAST_PHASE:
        after.acting = after.turn = RSR
        after.owed = 0
        after.step = RSR_STEP
        return
    end_operating(after, outcome, speaker)


def end_turn(after, outcome):
    """The company in turn has done what it can."""
    after.acted |= 1 << after.acting
    next_company(after, outcome)


def end_operating(after, outcome, speaker=0):
    """The end of the game, a merger round, or what comes after that."""
    after.acting = after.acted = after.owed = 0
    look_at_bank(after, outcome)
    outcome.ended += (OR,)
    if after.last_or or (after.last_set == after.set and after.run >= after.runs):
        _end(after)
    elif MERGER_PHASE <= after.phase < LAST_PHASE and after.started:
        after.round = MR
        next_merger(after, outcome)
    else:
        _after_mergers(after, outcome, speaker)


def _end(after):
    after.round, after.step = END, OVER
    after.turn = after.acting = after.acted = after.owed = 0


def _after_mergers(after, outcome, speaker=0):
    """The next OR, or a new set."""
    if after.run < after.runs:
        _begin_operating(after, outcome, speaker)
        return
    after.set = min(after.set + 1, _MOST_SETS)
    begin_stock(after, speaker)


def next_merger(after, outcome):
    """The next minor that has neither acted nor passed; without one the MR is over."""
    after.acting = 0
    for code in after.order():
        if code <= MINORS and not after.acted >> code & 1:
            after.step, after.turn = MERGE_STEP, code
            return
    end_merger(after, outcome)


def end_merger(after, outcome):
    """Nobody else merges or converts."""
    after.acted = after.acting = 0
    look_at_bank(after, outcome)
    outcome.ended += (MR,)
    if after.last_or:
        _end(after)
    else:
        _after_mergers(after, outcome)
