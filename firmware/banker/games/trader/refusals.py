"""Why this game does not allow a transaction. Each reason is a name the screens have words for."""

from ...rules.forms import (  # noqa: F401 - those that every game has
    BAD_NUMBER,
    MALFORMED,
    NO_SUCH_PAWN,
    PAWN_OUT,
    SAME_PAWN,
)

NO_SUCH_COMPANY = "no_such_company"
NOT_LISTED = "not_listed"
ALREADY_LISTED = "already_listed"
BANK_SHORT = "bank_short"  # the bank has fewer shares than asked for
NOT_HELD = "not_held"  # the pawn holds no share, or not that many
NO_MONOPOLY = "no_monopoly"
UNEVEN = "uneven"
NO_OFFICES_LEFT = "no_offices_left"
NO_HEAD_OFFICES_LEFT = "no_head_offices_left"
DIVIDENDS_FULL = "dividends_full"  # a shareholder has to pass Start first
