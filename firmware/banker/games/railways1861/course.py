"""How a game goes on: rounds follow rounds, companies follow companies, and the bank is watched."""

from .data import (
    LAST_ORS,
    LAST_PHASE,
    MINORS,
    PUBLICS,
    RSR,
    RSR_PHASE,
    RSR_STEP,
    SHARES_STEP,
    SR,
    TRACK_STEP,
)


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


# Stock rounds.


# Operating rounds.


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
    from .rounds import end_operating

    end_operating(after, outcome, speaker)


def end_turn(after, outcome):
    """The company in turn has done what it can."""
    after.acted |= 1 << after.acting
    next_company(after, outcome)


# Merger rounds.
