"""Why a transaction is not allowed. Each reason is a name the screens have words for."""

MALFORMED = "malformed"  # not a transaction at all
NO_SUCH_PAWN = "no_such_pawn"
PAWN_OUT = "pawn_out"
SAME_PAWN = "same_pawn"
NO_SUCH_COMPANY = "no_such_company"
NOT_LISTED = "not_listed"
ALREADY_LISTED = "already_listed"
BAD_NUMBER = "bad_number"
BANK_SHORT = "bank_short"  # the bank has fewer shares than asked for
NOT_HELD = "not_held"  # the pawn holds no share, or not that many
NO_MONOPOLY = "no_monopoly"
UNEVEN = "uneven"
NO_OFFICES_LEFT = "no_offices_left"
NO_HEAD_OFFICES_LEFT = "no_head_offices_left"
DIVIDENDS_FULL = "dividends_full"  # a shareholder has to pass Start first


class Refused(Exception):
    """A transaction that the rules do not allow; `reason` says why. Nothing has changed."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason
