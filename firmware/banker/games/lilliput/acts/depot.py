"""The pile and the pool of 18Lilliput: what a phase brings, and when rounds end."""

from ....kit.describe import kind
from ..board import (
    COMPANY,
    FIRST_TRAIN,
    GULLIVER,
    LAST_TRAIN,
    LIMITS,
    OBSOLETE,
    OWNER,
    RUSTED_BELOW,
    TRAIN,
)
from .turns import begin_round, clockwise, end_turn

PHASE, LIMIT, TRAINS = kind("phase", LAST_TRAIN), kind("limit", 4), kind("count", 99)
ROUND = kind("round", 9)


def end_round(game):
    """First pawn one seat on, cards back."""
    seats = clockwise(game)
    for pawn in seats[1:] + seats[:1]:
        if game.in_play(pawn):
            game.first = pawn
            break
    game.taken = game.ran = 0
    game.round += 1
    game.say("round_begins", ROUND, game.round)
    begin_round(game)


# Trains.


def take_off_pile(game, key):
    """The top of the pile goes to a company, or with 0 to the pool; maybe a phase begins."""
    train = game.top()
    if train < LAST_TRAIN:
        game.pile[train] -= 1
    game.trains[key, train] += 1
    game.say("to_company" if key else "to_pool", TRAIN, train, COMPANY, key)
    if train > game.phase:
        game.phase = train
        game.say("phase_begins", PHASE, train, LIMIT, LIMITS[train])
        if OBSOLETE[train]:
            game.say("obsolete", TRAIN, OBSOLETE[train])
        for rusted in range(FIRST_TRAIN, RUSTED_BELOW[train]):
            count = sum(game.trains.column(rusted))
            if count:
                game.say("gone", TRAINS, count, TRAIN, rusted)
            for owner in range(OWNER[1] + 1):
                game.trains[owner, rusted] = 0


def export(game):
    """The top of the pile to the pool; where Gulliver plays, to his company with fewer trains."""
    key = 0
    if game.alone():
        fleets = [(game.fleet(own), own) for own in game.directed(GULLIVER)]
        key = min([(len(fleet), fleet[:1], own) for fleet, own in fleets])[2]
    take_off_pile(game, key)


def settle(game, under):
    """Companies above the limit give trains up, in order; then what was under way goes on."""
    game.waiting = 0
    for key in game.order():
        while game.train_count(key) > game.limit():
            types = game.types_of(key)
            if len(types) > 1 and game.decides(key):
                game.go_to("return")
                game.under = game.steps.index(under)
                game.waiting = key
                game.say("must_return", COMPANY, key)
                return
            game.trains[key, types[0]] -= 1
            if game.is_gullivers(key):
                game.say("gone", TRAINS, 1, TRAIN, types[0])
            else:
                game.trains[0, types[0]] += 1
                game.say("returned", COMPANY, key, TRAIN, types[0])
    game.under = 0
    if under == "trains" and game.left:
        game.go_to("trains")
    elif under == "trains":
        end_turn(game)
    elif under == "export":
        game.go_to("run")
    else:
        end_round(game)
