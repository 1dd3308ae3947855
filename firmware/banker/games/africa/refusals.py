"""Why a transaction is refused: names that the screens have words for."""

from ...rules.forms import (  # noqa: F401 - the same in every game  # noqa: F401 - those of games with seats
    ALREADY_SEATED,
    BAD_NUMBER,
    MALFORMED,
    NO_SUCH_PAWN,
    NOT_PLAYING,
    PAWN_OUT,
)

# What is awaited: what any other key is refused with.
AWAIT_DRAW = "await_draw"
AWAIT_CARDS = "await_cards"
AWAIT_DIE = "await_die"
AWAIT_CONCESSIONS = "await_concessions"
AWAIT_FIRST = "await_first"
AWAIT_STOCK = "await_stock"
AWAIT_TRACK = "await_track"
AWAIT_RUN = "await_run"
AWAIT_TRAINS = "await_trains"
AWAIT_END = "await_end"
GAME_OVER = "game_over"
# Pawns and seats.
TWO_LEFT = "two_left"
# Companies, privates, concessions.
NOT_DRAWN = "not_drawn"  # not in play, or not any more
NO_POWER = "no_power"  # or no concession, or too late for it
# Buying and selling.
CASH_SHORT = "cash_short"
AT_LIMIT = "at_limit"
OVER_LIMIT = "over_limit"  # sell first
OTHER_SOURCE = "other_source"
PAID_ALREADY = "paid_already"  # or sold
NOT_IN_POOL = "not_in_pool"  # or no bond left
ONE_ONLY = "one_only"
SOLD_THIS_ROUND = "sold_this_round"
NO_SALE_NOW = "no_sale_now"
NOT_SO_MANY = "not_so_many"  # to sell
LEADER_KEEPS = "leader_keeps"
# Operating.
NOTHING_BUILT = "nothing_built"  # neither cost nor bonus
NO_STATION = "no_station"
NOT_BY_TEN = "not_by_ten"
NO_TRAIN = "no_train"
TWO_TRAINS = "two_trains"
NO_CONSENT = "no_consent"
