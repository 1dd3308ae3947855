"""The table as it is set for a new game; imported when one begins or is read."""

from ...rules.forms import PAWNS
from .data import (
    CARDS,
    COMPANIES,
    DRAW,
    FIRST_CONCESSION,
    FIRST_PRIVATE,
    LAST_CONCESSION,
    LAST_PRIVATE,
    STARTING_CASH,
)

# The tables as they come with the game.
_TRAINS = bytes((18, 30, 45, 70, 85, 100, 120, 18, 18, 30, 50, 65, 75, 85))
_NUMBERS = bytes((6, 4, 3, 3, 3, 3, 3))
_NUMBERS_OF_TWO = bytes((5, 3, 3, 3, 3, 3, 3))
_LIMITS = bytes((28, 23, 19, 24, 21, 18, 18, 16, 14, 15, 13, 11, 12, 11, 9))
_PLACES = COMPANIES + 1


def set_table(game, seats):
    """Begin a game of six seats: pawns clockwise from the starting player, 0 behind the last."""
    players = PAWNS - seats.count(0)
    game.count = 0  # confirmed transactions
    game.stage = DRAW
    game.set = 1
    game.round = 0  # 1 or 2: which operating round it is
    game.turn = 0  # the pawn that acts in a stock round, or opens in the concessions' auction
    game.seats = seats
    game.out = 0  # removed pawns, one bit each
    game.cash = [0] * PAWNS
    for pawn in seats[:players]:
        game.cash[pawn - 1] = STARTING_CASH[players]
    game.bonds = bytearray(PAWNS)
    game.cards = CARDS[players]  # left to auction
    game.spent = [0] * PAWNS  # on them
    # A stock round.
    game.priority = 0
    game.passes = 0  # in a row
    game.source = 0  # of this turn's purchases, which goes on
    game.looked = 0  # bought of the deck in this turn
    game.acted = 0  # whether anything was bought or sold in this turn
    game.begun = 0  # pawns that have had a turn, one bit each
    game.last = 0  # who bought or sold last
    game.touched = 0  # whether anybody has done anything yet
    game.sold = [0] * PAWNS  # sets of companies
    # Companies.
    game.drawn = 0  # set of those in play
    game.status = bytearray(_PLACES)
    game.spaces = bytearray(_PLACES)  # places in the market
    game.order = b""  # those started: dearest first, then who arrived first
    game.treasuries = [0] * _PLACES
    game.shares = bytearray(_PLACES * PAWNS)
    game.held = bytearray(_PLACES * _PLACES)  # shares of a company that others hold
    game.leaders = bytearray(_PLACES)
    game.firsts = bytearray(_PLACES)  # who has held a share longest, while it waits
    game.ordinary = bytearray(_PLACES)  # certificates paid
    game.issued = bytearray(_PLACES)  # whether the director's is paid
    game.trains = bytearray(2 * _PLACES)
    game.stations = bytearray(_PLACES)
    game.spared = 0  # the company that has a free station and still its cheap one
    # An operating round.
    game.operated = 0  # set of those that are done
    game.company = 0  # in turn
    game.step = 0
    game.bank_train = 0  # whether it has bought one of the bank
    # Privates and concessions: accounts.
    game.privates = bytearray(LAST_PRIVATE - FIRST_PRIVATE + 1)
    game.used = 0  # privates whose power is spent, one bit each
    game.concessions = bytearray(LAST_CONCESSION - FIRST_CONCESSION + 1)
    game.set_tables(printed_tables(players))
    game.offer = 0
    game.end = 0


def printed_tables(players):
    """The tables as they come with the game."""
    numbers = _NUMBERS_OF_TWO if players == 2 else _NUMBERS
    return _TRAINS + numbers + _LIMITS[3 * players - 6 : 3 * players - 3]
