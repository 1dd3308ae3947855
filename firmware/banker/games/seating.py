"""How a game begins for pawns around a table. Loaded when needed, which is seldom."""

from ..rules.transactions import (
    ALREADY_SEATED,
    MALFORMED,
    NEW_GAME,
    NO_SUCH_PAWN,
    PAWNS,
    TOO_FEW_SEATS,
    Refused,
)


def new_game(seats, places=PAWNS):
    """Return the transaction that begins a game of these pawns, clockwise from the first."""
    return (NEW_GAME,) + tuple(seats) + (0,) * (places - len(seats))


def check_seats(seats, fewest):
    """Refuse all but different pawns without a gap between them, as far as they were entered."""
    for at in range(len(seats)):
        if not seats[at]:
            if at < fewest:
                raise Refused(TOO_FEW_SEATS)
        elif not 1 <= seats[at] <= PAWNS:
            raise Refused(NO_SUCH_PAWN)
        elif seats[at] in seats[:at]:
            raise Refused(ALREADY_SEATED)
        elif 0 in seats[:at]:
            raise Refused(MALFORMED)
