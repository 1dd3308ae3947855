"""How a game says no. Each reason is a name the screens have words for."""

MALFORMED = "malformed"  # not a transaction at all
NO_SUCH_PAWN = "no_such_pawn"
NO_SUCH_COMPANY = "no_such_company"
BAD_NUMBER = "bad_number"
PAWN_OUT = "pawn_out"
SAME_PAWN = "same_pawn"


class Refused(Exception):
    """A transaction that the rules do not allow; `reason` says why. Nothing has changed."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason
