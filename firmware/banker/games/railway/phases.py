"""What the first train of a phase does: old trains and privates go, companies discard."""

from .board import CLOSED, COMPANY, DISCARD, FIRST_COMPANY, PRIVATE, TRAIN, TRAINS
from .rolling_stock import KEY, LIMIT, REMOVES
from .sale import next_train


def close_granted(game, company):
    """Close the private that came with a presidency, at the first train of that company."""
    if game.granted == company:
        private = game.presidency_given[0]
        if game.owner[private] != CLOSED:
            game.owner[private] = CLOSED
            game.say("private_closes", PRIVATE, private)


def enter_phase(game, train):
    """Do what the first train of a new phase does."""
    phase = 2
    for row in game.fleet:
        if row[KEY] == train:
            break
        phase += 1
    if phase <= game.phase:
        return
    game.phase = phase
    old = row[REMOVES]
    if old:
        _remove_all(game, old)
    if train == game.closing:
        _close_privates(game)
    discards(game)


def _remove_all(game, train):
    """Take all trains of a type out of the game."""
    game.left[train] = game.pooled[train] = 0
    for company in game.companies():
        game.trains[company, train] = 0
    game.say("trains_rust", TRAIN, train)


def _close_privates(game):
    """Close the privates, but for a pawn's that remains."""
    for private in game.privates():
        stays = private in game.remaining[:1] and 0 < game.owner[private] < FIRST_COMPANY
        if not stays:
            game.owner[private] = CLOSED
    game.say("privates_close")


def over_limit(game):
    """Return the companies that have too many trains, in operating order."""
    limit = game.phase_row()[LIMIT]
    return [company for company in game.order() if len(game.trains_of(company)) > limit]


def discards(game):
    """Have companies with too many trains give some up: by the unit where there is no choice."""
    for company in over_limit(game):
        while len(game.trains_of(company)) > game.phase_row()[LIMIT]:
            theirs = game.trains_of(company)
            if theirs[0] != theirs[-1]:
                game.step = DISCARD
                game.turn = company
                return
            game.trains[company, theirs[0]] -= 1
            game.pooled[theirs[0]] += 1
            game.say("discards", COMPANY, company, TRAIN, theirs[0])
    if game.step == DISCARD:
        game.step = TRAINS
        game.turn = game.acting
        if not game.acting:  # a train was exported after the last company's turn
            from .rounds import begin_stock_round

            begin_stock_round(game)


def export(game, highest):
    """Take the lowest train of the bank out of the game, as if bought, up to a type."""
    train = next_train(game)
    if 0 < train <= highest:
        game.left[train] -= 1
        game.say("exported", TRAIN, train)
        enter_phase(game, train)


# Trains that change hands.


def has_room(game, company):
    """Return whether a company has fewer trains than it may."""
    return len(game.trains_of(company)) < game.phase_row()[LIMIT]


def pay(game, cost):
    """Take the price of a train from the company in turn, and the rest from its president."""
    company = game.acting
    rest = max(0, cost - game.till[company])
    game.till[company] -= cost - rest
    game.cash[game.president[company]] -= rest
