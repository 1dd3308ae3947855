"""Why a transaction is refused: names that the screens have words for."""

from ...rules.forms import (  # noqa: F401 - the same in every game
    BAD_NUMBER,
    MALFORMED,
    NO_SUCH_PAWN,
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
AWAIT_STATION = "await_station"
AWAIT_RUN = "await_run"
AWAIT_TRAINS = "await_trains"
AWAIT_POOL = "await_pool"
AWAIT_END = "await_end"
GAME_OVER = "game_over"
# Pawns and seats.
NOT_PLAYING = "not_playing"  # no seat in this game
TOO_FEW_PAWNS = "too_few_pawns"
ALREADY_SEATED = "already_seated"
TWO_LEFT = "two_left"
TOO_SOON = "too_soon"  # nobody leaves before the first round
NOT_MOST_SPENT = "not_most_spent"
# Companies, privates, concessions.
NO_SUCH_CODE = "no_such_code"
NOT_DRAWN = "not_drawn"
DRAWN_ALREADY = "drawn_already"
WAS_REMOVED = "was_removed"
NOT_STARTED = "not_started"
CONCESSION_GONE = "concession_gone"
NO_CONCESSION = "no_concession"  # the leader has none to give
NO_POWER = "no_power"  # no private whose power could be used
TOO_LATE = "too_late"  # for the power of 26
# Buying and selling.
CASH_SHORT = "cash_short"
AT_LIMIT = "at_limit"
OVER_LIMIT = "over_limit"  # sell first
OTHER_SOURCE = "other_source"
PAID_ALREADY = "paid_already"
NOT_IN_POOL = "not_in_pool"
ONE_ONLY = "one_only"
SOLD_THIS_ROUND = "sold_this_round"
NO_BONDS = "no_bonds"
NO_SALE_NOW = "no_sale_now"
NOTHING_TO_SELL = "nothing_to_sell"
NOT_SO_MANY = "not_so_many"
LEADER_KEEPS = "leader_keeps"
OWN_SHARES = "own_shares"
# Operating.
NOTHING_BUILT = "nothing_built"  # neither cost nor bonus
NO_STATION = "no_station"
NOT_BY_TEN = "not_by_ten"
NO_TRAIN = "no_train"
TWO_TRAINS = "two_trains"
ONE_A_TURN = "one_a_turn"
NOT_ON_OFFER = "not_on_offer"
NO_CONSENT = "no_consent"
# Care.
NOT_A_SPACE = "not_a_space"
