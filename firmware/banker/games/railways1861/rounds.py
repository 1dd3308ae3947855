"""How rounds follow rounds, up to the end of the game."""

from .booking import move
from .course import look_at_bank, next_company
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
    SHARES,
    SR,
    STOCK,
)
from .holdings import pay_owner
from .market import up

_MOST_SETS = 255


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
        after.priority = after.left_of(after.last_active)
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
