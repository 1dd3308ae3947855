"""A table that is laid as a test wants it: companies on their spaces, with what they have."""

from banker import games
from banker.games.railway.grid import at as space_at
from banker.games.railways1861.tables import AS_OWNER, GONE, MINORS, OPERATED, OR, STOCK, TRACK_STEP
from banker.kit.define import validate
from banker.kit.layout import BOARD_ROW

from host_tools.games import PACKAGES

NUMBER = PACKAGES.index("railways1861")


def begun(pawns=(1, 2, 3)):
    """A game that begins with these pawns."""
    return games.rules(NUMBER)(pawns)


def entered(game, name, *values):
    """The transaction of an act."""
    return (game.kind_of(name), *values)


def stock(pawns=3, phase=5):
    """A game in a stock round, privates and the first minor sold long ago."""
    game = begun(range(1, pawns + 1))
    game.count = 50
    game.phase = phase
    game.step = STOCK
    game.standing[1] = GONE
    for train in range(2, phase):
        game.left[train] = 0
    for private in range(1, 6):
        game.owner[30 + private] = AS_OWNER + 1 + private % pawns
    return game


def place(game, code, row, column, owner, cash=0, trains=(), loans=0):
    """A company that has operated, on a space of the market."""
    game.standing[code] = OPERATED
    game.space[code] = space_at(game.grid, row, column)
    game.arrivals += bytes((code,))
    game.president[code] = owner
    game.till[code] = cash
    game.loans[code] = loans
    for train in trains:
        game.trains[code, train] += 1
    if code <= MINORS:
        game.started += bytes((code,))
    else:
        game.stations[code] = 1


def shares(game, code, *held, pool=0):
    """The shares of a public that pawns 1, 2, ... hold, and those in the pool."""
    for pawn, number in enumerate(held):
        game.held[pawn + 1, code] = number
    game.pool[code] = pool


def operate(game, code, step=TRACK_STEP, run=1):
    """The turn of a company in an operating round."""
    game.round, game.or_at, game.step = OR, run, step
    game.turn = game.acting = code
    game.owed = game.loans[code]


def trains_of(game, code):
    """The trains of a company as the numbers on them."""
    return list(game.trains_of(code))


def at(game, code):
    """(price, row, column) of a token."""
    return (game.price(code), *divmod(game.space[code], BOARD_ROW))


def sound(game):
    """The same game, after a look at whether it can be."""
    assert validate(game) is None, validate(game)
    return game
