"""Why a transaction is not allowed in this game: names that the screens have words for."""

from ...rules.forms import (  # noqa: F401 - those that every game has
    BAD_NUMBER,
    MALFORMED,
    NO_SUCH_PAWN,
    PAWN_OUT,
)

# By step: what the unit waits for instead.
AWAIT_OFFER = "await_offer"  # the auction of what is on offer
AWAIT_STOCK = "await_stock"
AWAIT_SHARES = "await_shares"
AWAIT_TRACK = "await_track"
AWAIT_STATION = "await_station"
AWAIT_RUN = "await_run"
AWAIT_LOANS = "await_loans"
AWAIT_TRAINS = "await_trains"
AWAIT_RSR = "await_rsr"
AWAIT_MERGE = "await_merge"
AWAIT_HOLDERS = "await_holders"
AWAIT_OTHERS = "await_others"
AWAIT_DISCARD = "await_discard"
AWAIT_NATIONALISE = "await_nationalise"
GAME_OVER = "game_over"

NO_SUCH_COMPANY = "no_such_company"
TWO_STAY = "two_stay"  # nobody else can go away
NOT_RUNNING = "not_running"
NOT_FREE = "not_free"  # a company that runs already, is gone, or is not there yet
CASH_SHORT = "cash_short"
BID_LOW = "bid_low"
BY_FIVE = "by_five"
BY_TEN = "by_ten"
AT_LIMIT = "at_limit"  # no more certificates
OVER_LIMIT = "over_limit"  # must sell first
NOTHING_TO_SELL = "nothing_to_sell"  # whichever public
NOTHING_TO_BUY = "nothing_to_buy"
TOO_FEW_HELD = "too_few_held"  # more sold than are there
NEVER_OPERATED = "never_operated"
POOL_FULL = "pool_full"
NO_DIRECTOR = "no_director"  # nobody would have two shares
SIX_HELD = "six_held"
NONE_THERE = "none_there"  # no share to be bought
SOLD_BEFORE = "sold_before"  # in this SR, by this pawn
NO_MORE_STATIONS = "no_more_stations"
NO_MORE_LOANS = "no_more_loans"
NOT_ON_SALE = "not_on_sale"  # such a train
TRAIN_LIMIT = "train_limit"
NO_SUCH_TRAIN = "no_such_train"  # the company has none of the type
MUST_BUY = "must_buy"  # a train: it can be paid
NOT_NOW = "not_now"  # privates are sold to companies in phases 3 to 5 only
SAME_COMPANY = "same_company"
NO_CONSENT = "no_consent"  # another pawn must agree
TOO_MANY = "too_many"  # minors that merge
TOO_FEW = "not_finished"  # merging takes two
HAS_PASSED = "has_passed"  # a minor before another that has acted
NOT_YELLOW = "not_yellow"  # only a minor in the conversion zone converts
FIGURES_FIXED = "figures_fixed"  # the game has begun
TOO_MUCH = "too_much"  # more than the unit can keep
