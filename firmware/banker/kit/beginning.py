"""How a described game begins: its class, its seats, its starting figures. Seldom wanted, so
imported when it is."""

from ..games.seating import check_seats as check_order
from ..rules.forms import (
    BAD_NUMBER,
    MALFORMED,
    NEW_GAME,
    NO_SUCH_PAWN,
    PAWNS,
    Forms,
    Refused,
    field,
)
from ..rules.playing import MOST_COUNTED
from .cell_values import empty, figures, size_in_bytes, size_of
from .describe import (
    ACT,
    DIGIT,
    FIELDS,
    FORM,
    HIGH,
    KEPT,
    KIND,
    LOW,
    MARKS,
    MONEY,
    NAME,
    OF,
    ORDER,
    PAWN,
    START,
    UNIT,
    bits_of,
    cells,
    members,
    order,
)
from .game import CORRECT

_HEAD = (
    cells("count", highest=MOST_COUNTED, hidden=True),
    order("seats", PAWN),
    members("out", PAWN),
)
_SEAT = field(0, PAWNS, 3, NO_SUCH_PAWN)


def define(game, number, seated, fewest, most):
    """Complete the class of a described game: see `Game`."""
    game.fewest, game.most = fewest, most
    game.seat_fields = PAWNS if seated else 0
    step = (cells("step", unit=tuple(game.steps)),) if game.steps else ()
    game.cells = _HEAD + step + game.state
    game.money_cells = tuple(
        [one for one in game.cells if one[UNIT] == MONEY and one[OF] == (PAWN,)]
    )
    game.kinds = {}
    fields = {NEW_GAME: (_SEAT,) * game.seat_fields + game.new_fields}
    kind = 0
    for act in game.acts:
        kind += 1
        while kind == CORRECT or kind & 15 in (9, 15):
            kind += 1
        game.kinds[kind] = act
        fields[kind] = act[FIELDS]
    game.kind_of = {act[ACT]: kind for kind, act in game.kinds.items()}
    game.uncounted = (NEW_GAME,)
    corrected = [one for one in game.cells if one[DIGIT]]
    if corrected:
        fields[CORRECT] = _correction(corrected)
        for one in corrected:
            if one[MARKS] & KEPT:
                game.uncounted += ((CORRECT, one[DIGIT]),)
    game.FIELDS = fields
    game.forms = game.FORMS = Forms(fields, None, 4 if kind < 15 else 5)
    game.SIZE = size_in_bytes(game.cells)
    game.parts = tuple([one[NAME] for one in game.cells])
    game.number = number


def _correction(corrected):
    """Return the fields of a correction: which cells, where, where, the new value."""
    where = other = value = 0
    for one in corrected:
        if one[OF]:
            where = max(where, one[OF][0][1])
        if len(one[OF]) > 1:
            other = max(other, one[OF][1][1])
        value = max(value, one[HIGH])
    made = [field(1, 9, 4, BAD_NUMBER)]
    for highest in (where, other, value):
        made.append(field(0, highest, bits_of(highest), BAD_NUMBER))
    return tuple(made)


def check_seats(game, t):
    """Refuse pawns that cannot begin a game, as far as they are there."""
    seats = t[1 : 1 + game.seat_fields]
    check_order(seats, game.fewest)
    for pawn in seats[game.most :]:
        if pawn:
            raise Refused(MALFORMED)


def begin_anew(after, t):
    """Do what NEW_GAME says."""
    seats = bytes([pawn for pawn in t[1 : 1 + after.seat_fields] if pawn])
    after.new = t[1 + after.seat_fields :]
    after.set_up(seats if after.seat_fields else bytes(range(1, after.most + 1)))


def set_up(game, seats, tables):
    """Begin afresh with these pawns; kept cells stay as they are, or as `tables` say."""
    if not game.fewest <= len(seats) <= game.most:
        raise Refused("too_few_seats")
    for one in game.cells:
        if one[MARKS] & KEPT and not tables and hasattr(game, one[NAME]):
            continue
        begins = one[START]
        held = empty(one, begins if type(begins) is int else one[LOW])
        if type(begins) is tuple:
            for at, value in enumerate(begins):
                held[one[OF][0][0] + at] = value
        setattr(game, one[NAME], held)
    game.seats = seats
    for pawn in range(1, PAWNS + 1):
        if pawn not in seats:
            clear(game, pawn)
    if tables:
        _read_tables(game, tables)
    game.begin()


def clear(game, pawn):
    """Take all that a pawn has."""
    for one in game.cells:
        if one[OF] and one[OF][0][KIND] == "pawn" and one[FORM] != ORDER:
            held = getattr(game, one[NAME])
            nothing = max(0, one[LOW])
            if len(one[OF]) == 1:
                held[pawn] = nothing
            else:
                for value in range(one[OF][1][0], one[OF][1][1] + 1):
                    held[pawn, value] = nothing


# Figures that outlast a game.


def kept_tables(game):
    """Return the kept cells as bytes."""
    data = b""
    for one in game.cells:
        if one[MARKS] & KEPT:
            width = (bits_of(one[HIGH]) + 7) // 8
            for figure in figures(one, getattr(game, one[NAME])):
                data += figure.to_bytes(width, "little")
    return data


def _read_tables(game, data):
    at = 0
    for one in game.cells:
        if one[MARKS] & KEPT:
            width = (bits_of(one[HIGH]) + 7) // 8
            found = []
            for _ in range(size_of(one)):
                figure = int.from_bytes(data[at : at + width], "little")
                at += width
                if at > len(data) or not one[LOW] <= figure <= one[HIGH]:
                    raise Refused(BAD_NUMBER)
                found.append(figure)
            setattr(game, one[NAME], [0] * one[OF][0][0] + found if one[OF] else found[0])
    if at != len(data):
        raise Refused(BAD_NUMBER)
