"""Why a transaction is not allowed in this game: names that the screens have words for."""

from ...rules.forms import (  # noqa: F401 - those that every game has
    BAD_NUMBER,
    MALFORMED,
    NO_SUCH_PAWN,
    PAWN_OUT,
    TOO_FEW_SEATS,
)

# By stage: what the unit waits for instead.
AWAIT_CHOICE = "await_choice"
AWAIT_START = "await_start"  # the Justiciary
AWAIT_ACTION = "await_action"  # a card
AWAIT_SHARES = "await_shares"
AWAIT_TRAINS = "await_trains"
AWAIT_POOL = "await_pool"
AWAIT_RETURN = "await_return"
AWAIT_GULLIVER = "await_gulliver"
AWAIT_EXPORT = "await_export"
AWAIT_RUN = "await_run"
AWAIT_BUREAU = "await_bureau"
GAME_OVER = "game_over"

NO_SUCH_COMPANY = "no_such_company"  # or not the pawn's own, or not in this game
TWO_LEFT = "two_left"  # nobody can be removed any more
TAKEN = "taken"  # the company or the character; or the pawn has its company
CARD_TAKEN = "card_taken"  # and no copy card is left
NOT_FOUNDED = "not_founded"
NO_SHARE = "no_share"
NONE_LEFT = "none_left"  # no share in the bank
CASH_SHORT = "cash_short"
TREASURY_SHORT = "treasury_short"
CERTIFICATES = "certificates"  # a sixth one
TWO_COMPANIES = "two_companies"  # a third directorship
NOT_ON_CHART = "not_on_chart"
TRAIN_LIMIT = "train_limit"
NO_TRAIN = "no_train"
NOT_OBSOLETE = "not_obsolete"
SELLS_NOTHING = "sells_nothing"  # Gulliver's, or of a pawn that left
STATIONS_OUT = "stations_out"  # all three are on the map
TUNNELS_LATER = "tunnels_later"
EMPEROR_FREE = "emperor_free"
NO_TREASURER = "no_treasurer"
NOT_TENS = "not_tens"
TABLES_LATE = "tables_late"  # a company has been chosen
CHART_GAPS = "chart_gaps"
ONLY_TWO = "only_two"  # a setting for two players
TOO_MUCH = "too_much"  # a figure would go beyond what a game can hold
