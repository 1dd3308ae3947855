"""What the first train of a phase does: old trains and privates go, companies discard."""

from .board import CLOSED, DISCARD, FIRST_COMPANY, PRIVATE, TRAIN, TRAINS
from .rolling_stock import KEY, REMOVES
from .sale import next_train
from .surplus import scrap, surplus


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
        scrap(game, old)
    if train == game.closing:
        _close_privates(game)
    discards(game)


def _close_privates(game):
    """Close the privates, but for a pawn's that remains."""
    for private in game.privates():
        stays = private in game.remaining[:1] and 0 < game.owner[private] < FIRST_COMPANY
        if not stays:
            game.owner[private] = CLOSED
    game.say("privates_close")


def discards(game):
    """Ask for trains that are too many; where none are, go on."""
    if not surplus(game) and game.step == DISCARD:
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
    return len(game.trains_of(company)) < game.train_limit(company)


def pay(game, cost):
    """Take the price of a train from the company in turn, and the rest from its president."""
    company = game.acting
    rest = max(0, cost - game.till[company])
    game.till[company] -= cost - rest
    game.cash[game.president[company]] -= rest
