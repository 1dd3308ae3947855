"""The table as it is set for a new game; imported when one begins or is checked."""

from .data import (
    FIRST_PHASE,
    LAST_PRIVATE,
    LAST_PUBLIC,
    LIMITS,
    MINIMUM_BIDS,
    MONEY,
    OFFER,
    ORS,
    PAWNS,
    PRIVATES,
    PUBLICS,
    RSR,
    SR,
    STARTING_CASH,
    TRAIN_PRICES,
    TRAINS,
    TYPES,
    VALUES,
)


def set_table(game, seats):
    """Begin a game of six seats: pawns clockwise from the first player, 0 behind the last."""
    players = PAWNS - seats.count(0)
    game.count = 0  # confirmed transactions, editing of figures left out
    # The figures that can be edited, but for those that are where they went.
    game.line = 0  # whether the market is a line, not the grid
    game.end_rule = 0  # 1: an 8 bought in the OR in which the bank broke decides
    game.money = MONEY  # all there is
    game.limit = LIMITS[players]  # certificates of a pawn
    game.last_value = VALUES[-1]  # of the last private
    game.prices = list(TRAIN_PRICES)  # by type of train
    # Pawns.
    game.seats = seats
    game.out = 0  # pawns away, one bit each
    game.cash = [0] * PAWNS
    for pawn in seats[:players]:
        game.cash[pawn - 1] = STARTING_CASH[players]
    game.sold = bytearray(PAWNS)  # publics that each has sold in this SR, one bit each
    # The course of the game.
    game.round = SR
    game.set = 1
    game.run = 0  # which OR of the set; 0 in an SR
    game.runs = ORS  # how many this set has
    game.step = OFFER
    game.turn = seats[0]  # the pawn or the code that is awaited; 0: nobody by name
    game.acting = 0  # the company in turn in an OR; the public just formed in an MR
    game.phase = FIRST_PHASE
    game.priority = seats[0]
    game.passes = 0  # in a row
    game.last_active = 0  # the pawn that last bought, sold or won in this SR
    game.has_sold = 0  # 1: the pawn in turn has sold in this turn
    game.moved = 0  # publics that its sales of this turn have moved, one bit each
    game.acted = 0  # companies that have had their turn in this round: bit of the code
    game.owed = 0  # loans of the company in turn as its turn began
    game.asked = 0  # holders still to be asked, or publics that may nationalise: one bit each
    game.minimum = MINIMUM_BIDS[0]  # the least bid for what is on offer
    game.broken = 0  # 1: the bank has been below 0
    game.last_set = 0  # the number of the last set, once it is known
    game.last_or = 0  # 1: the game ends with this OR
    # Companies.
    game.money_of = [0] * (RSR + 1)
    game.loans = [0] * (RSR + 1)
    game.states = bytearray(LAST_PUBLIC + 1)  # NEVER, RUNNING, OPERATED or GONE
    game.owners = bytearray(LAST_PUBLIC + 1)  # pawns: a minor's owner, a public's director
    game.spaces = bytearray(LAST_PUBLIC + 1)  # on the market; 0: none
    game.arrivals = b""  # codes of tokens on the market, in the order they arrived
    game.started = []  # codes of running minors, in the order they started
    game.trains = bytearray((RSR + 1) * TYPES)  # how many of each type
    game.shares = bytearray((LAST_PUBLIC - PUBLICS + 1) * PAWNS)
    game.pool = bytearray(LAST_PUBLIC - PUBLICS + 1)  # shares of publics in the pool
    game.stations = bytearray(LAST_PUBLIC - PUBLICS + 1)
    game.privates = bytearray(LAST_PRIVATE - PRIVATES + 1)  # owners: PAWN + pawn, or a code
    game.left = bytearray(TRAINS)  # trains of each type in the bank
    game.pooled = bytearray(TYPES)  # trains in the pool
