"""How a game begins for pawns around a table: seldom wanted, so imported when it is."""

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
    """The transaction that begins a game of these pawns, clockwise from who is first."""
    return (NEW_GAME,) + tuple(seats) + (0,) * (places - len(seats))


def check_seats(seats, fewest):
    """Refuse all but different pawns with nobody behind the last, as far as they are there."""
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
