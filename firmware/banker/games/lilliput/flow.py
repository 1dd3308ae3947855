"""How a game goes on: whose turn is next, what a new phase brings, when rounds end."""

from .booking import move_train
from .data import (
    ACTION,
    AT_BUREAU,
    AT_GULLIVER,
    EXPORT,
    FIRST_TRAIN,
    GULLIVER,
    LAST_TRAIN,
    NO_CARD,
    OVER,
    POOL,
    RETURN,
    RUNNING,
    RUSTED_BELOW,
    STEP,
)
from .position import TYPES
from .tables import PROFESSIONAL


def end_turn(after):
    """The next pawn: clockwise in turn 1, back in turn 2."""
    after.stage = ACTION
    after.under = after.left = after.company = 0
    after.card = NO_CARD
    seats = after.clockwise()
    at = seats.index(after.turn)
    if after.part == 1:
        for pawn in seats[at + 1 :]:
            if after.in_play(pawn):
                after.turn = pawn
                return
        after.part = 2
        at = len(seats)
    for pawn in reversed(seats[:at]):
        if after.in_play(pawn):
            after.turn = pawn
            return
    after.part = after.turn = 0
    if after.alone():
        after.stage = AT_GULLIVER
    else:
        after_cards(after)


def after_cards(after):
    """All cards are taken, and Gulliver has bought."""
    after.stage = EXPORT if after.setting(PROFESSIONAL) else RUNNING


def after_run(after):
    """The next company runs, or all have."""
    after.under = after.company = 0
    after.stage = RUNNING
    for key in after.arrivals:
        if not after.ran >> key & 1:
            return
    after.stage = OVER if after.last_round() else AT_BUREAU


def open_pool(after, key, under):
    """A company may buy a train of the pool, if there is one; whether it may."""
    if not after.train_count(0) or after.last_round() or not after.decides(key):
        return False
    after.stage = POOL
    after.under = under
    after.company = key
    return True


def close_pool(after):
    """What was under way goes on."""
    if after.under == STEP:
        end_turn(after)
    else:
        after_run(after)


def take_off_pile(after, outcome, key):
    """The top of the pile goes to a company, or with 0 to the pool; maybe a phase begins."""
    train = outcome.train = after.top()
    if train < LAST_TRAIN:
        after.pile[train] -= 1
    move_train(after, outcome, key, train, 1)
    if train > after.phase:
        after.phase = outcome.phase = train
        for rusted in range(FIRST_TRAIN, RUSTED_BELOW[train]):
            count = after.in_play_of(rusted)
            if count:
                outcome.gone += ((rusted, count),)
            for at in range(rusted, len(after.trains), TYPES):
                after.trains[at] = 0


def export(after, outcome):
    """The top of the pile to the pool; where Gulliver plays, to his company with fewer trains."""
    key = 0
    if after.alone():
        found = []
        for own in after.directed(GULLIVER):
            fleet = after.fleet(own)
            found.append((len(fleet), fleet[0] if fleet else 0, own))
        key = min(found)[2]
    take_off_pile(after, outcome, key)


def settle(after, outcome, under):
    """Companies above the limit give trains up, in order; then what was under way goes on."""
    after.company = 0
    for key in after.order():
        while after.train_count(key) > after.limit():
            types = after.types_of(key)
            if len(types) > 1 and after.decides(key):
                after.stage = RETURN
                after.under = under
                after.company = key
                return
            move_train(after, outcome, key, types[0], -1)
            if after.directors[key] == GULLIVER and after.alone():
                outcome.gone += ((types[0], 1),)
            else:
                move_train(after, outcome, 0, types[0], 1)
    after.under = 0
    if under == STEP and after.left:
        after.stage = STEP
    elif under == STEP:
        end_turn(after)
    elif under == EXPORT:
        after.stage = RUNNING
    else:
        end_round(after)


def end_round(after):
    """First pawn one seat on, cards back."""
    seats = after.clockwise()
    for pawn in seats[1:] + seats[:1]:
        if after.in_play(pawn):
            after.first = pawn
            break
    after.taken = after.ran = 0
    after.round += 1
    after.begin_round()
