"""Why a transaction is not allowed in this game: names that the screens have words for."""

from ...rules.forms import (  # noqa: F401 - those that every game has
    BAD_NUMBER,
    NO_SUCH_PAWN,
    PAWN_OUT,
    SAME_PAWN,
)

NOT_PLAYING = "not_playing"  # a pawn that is not in this game
TOO_FEW_PAWNS = "too_few_pawns"
TWO_LEFT = "two_left"  # nobody can be removed any more
CASH_SHORT = "cash_short"  # a pawn would have less than nothing, and loans are off
DEBT_FULL = "debt_full"  # or would owe more than five digits
TOO_MUCH = "too_much"  # more than five digits
STILL_OWED = "still_owed"  # loans cannot go off while somebody owes
