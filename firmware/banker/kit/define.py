"""How a game begins: what follows from its description, its first state, and whether a saved state
is possible. Loaded at the start, and when a game begins or a pawn leaves it."""

from ..rules.base_game import MOST_COUNTED
from ..rules.transactions import (
    BAD_NUMBER,
    NEW_GAME,
    NO_SUCH_PAWN,
    PAWNS,
    Refused,
    TransactionSchema,
    field,
)
from .cell_bytes import empty, size_in_bytes
from .cell_values import PAWN, bits_of
from .describe import cells, members, order
from .layout import (
    BITS,
    CORRECT,
    DIGIT,
    FORM,
    HIGH,
    KEPT,
    LOW,
    MARKS,
    MONEY,
    MOST_ACTS,
    NAME,
    OF,
    ROW,
    START,
    UNIT,
)
from .pawn_cells import cells_of_pawns, clear

_HEAD = (
    cells("count", highest=MOST_COUNTED, hidden=True),
    order("seats", PAWN),
    members("out", PAWN),
)
_STEP = cells("step")
_SEAT = field(0, PAWNS, 3, NO_SUCH_PAWN)


def define(cls, number, seated, fewest, most):
    """Complete the class of a game: `number` is its place in the list, `seated`
    whether NEW_GAME asks who plays."""
    cls.fewest, cls.most = fewest, most
    cls.seat_fields = PAWNS if seated else 0
    cls.cells = _HEAD + ((_step(cls),) if cls.steps else ()) + cls.state
    cls.money = tuple(
        [one for one in cells_of_pawns(cls) if one[UNIT] == MONEY and one[FORM] == ROW]
    )
    cls.own_fields = {NEW_GAME: (_SEAT,) * cls.seat_fields + cls.new_fields}
    cls.uncounted = (NEW_GAME,)
    figures = [one for one in cls.cells if one[DIGIT]]
    if figures:
        cls.own_fields[CORRECT] = _correction(figures)
        for one in figures:
            if one[MARKS] & KEPT:
                cls.uncounted += ((CORRECT, one[DIGIT]),)
    for group, (name, _, _) in enumerate(cls.groups):
        if name in cls.uncounted_groups:
            cls.uncounted += tuple(range(group << 4, group + 1 << 4))
    groups = len(cls.groups) or (len(cls.acts) + MOST_ACTS - 1) // MOST_ACTS
    cls.forms = cls.FORMS = TransactionSchema(cls, None, 4 + bits_of(groups - 1))
    cls.SIZE = size_in_bytes(cls.cells)
    cls.parts = tuple([one[NAME] for one in cls.cells])
    cls.number = number


def _step(game):
    """Return the cell of the current step."""
    most = len(game.steps) - 1
    step = list(_STEP)
    step[HIGH], step[UNIT], step[BITS] = most, game.steps, bits_of(most)
    return tuple(step)


def _correction(figures):
    """Return the fields of a correction: which cells, where, where, the new value."""
    where = other = 9  # any digit: the reason to refuse it depends on the cells
    value = 0
    for one in figures:
        if one[OF]:
            where = max(where, one[OF][0][1])
        if len(one[OF]) > 1:
            other = max(other, one[OF][1][1])
        value = max(value, one[HIGH])
    made = [field(1, 9, 4, BAD_NUMBER)]
    for highest in (where, other, value):
        made.append(field(0, highest, bits_of(highest), BAD_NUMBER))
    return tuple(made)


# The state.


def set_up(game, seats, tables):
    """Set up a new game of these pawns; kept cells stay as they are, or as `tables` say."""
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
        from .kept import read

        read(game, tables)
    if game.begin:
        game.begin()


def validate(game):
    """Return what makes a state impossible, in a word; None if nothing does."""
    if not game.fewest <= len(game.seats) <= game.most:
        return "seats"
    for pawn in range(1, PAWNS + 1):
        if game.out >> (pawn - 1) & 1 and pawn not in game.seats:
            return "out"
    if len(game.pawns()) < min(game.fewest_left, game.fewest):
        return "out"
    for one in cells_of_pawns(game):
        held = getattr(game, one[NAME])
        for pawn in range(1, PAWNS + 1):
            has = held.row(pawn) if len(one[OF]) > 1 else (held[pawn],)
            gone = pawn not in game.seats if game.leavers_keep else not game.in_play(pawn)
            if gone and [figure for figure in has if figure != max(0, one[LOW])]:
                return one[NAME]
    return game.unsound and game.unsound()
