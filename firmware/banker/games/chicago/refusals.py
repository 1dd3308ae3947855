"""Why a transaction is not allowed in this game: names that the screens have words for."""

from ...rules.forms import (  # noqa: F401 - those that every game has  # noqa: F401 - those of every game with seats
    ALREADY_SEATED,
    BAD_NUMBER,
    MALFORMED,
    NO_SUCH_PAWN,
    NOT_PLAYING,
    PAWN_OUT,
    TOO_FEW_SEATS,
)

# By stage: what the unit waits for instead.
AWAIT_OPENING = "await_opening"  # the opening auctions, in their order
AWAIT_TURN = "await_turn"  # an action of the pawn in turn
AWAIT_WABASH = "await_wabash"  # the sale of the first Wabash share
AWAIT_PAYDAY = "await_payday"  # the general dividends
GAME_OVER = "game_over"

NO_SUCH_COMPANY = "no_such_company"
TWO_LEFT = "two_left"  # nobody can be removed any more
WABASH_CLOSED = "wabash_closed"
SOLD_OUT = "sold_out"
BID_LOW = "bid_low"  # below the minimum
CASH_SHORT = "cash_short"  # the winner has less than the bid, or than the minimum
NO_SHARE = "no_share"  # only shareholders build
NO_LOCOMOTIVES = "no_locomotives"
TREASURY_SHORT = "treasury_short"
TOO_MANY_HEXES = "too_many_hexes"  # more special hexes than locomotives
ALREADY_THERE = "already_there"
DIAL_RED = "dial_red"
NO_HOUSES = "no_houses"
NOBODY_THERE = "nobody_there"
TRACK_END = "track_end"  # the industrial city is at its last value
TOO_MUCH = "too_much"  # a figure would go beyond four digits
