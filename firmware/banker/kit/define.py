"""What follows from a description for all games of it: bytes, fields, numbers of its acts."""

from ..rules.forms import BAD_NUMBER, NEW_GAME, NO_SUCH_PAWN, PAWNS, Forms, field
from ..rules.playing import MOST_COUNTED
from .cell_values import size_in_bytes
from .describe import (
    ACT,
    DIGIT,
    FIELDS,
    HIGH,
    KEPT,
    MARKS,
    NAME,
    OF,
    PAWN,
    bits_of,
    cells,
    members,
    order,
)

CORRECT = 8  # the same kind in every game: which cells, where, where, new value
_HEAD = (
    cells("count", highest=MOST_COUNTED, hidden=True),
    order("seats", PAWN),
    members("out", PAWN),
)
_SEAT = field(0, PAWNS, 3, NO_SUCH_PAWN)


def define(cls, number, seated, fewest, most):
    """Complete the class of a described game: `number` is its place in the list, `seated`
    whether NEW_GAME asks who plays."""
    cls.fewest, cls.most = fewest, most
    cls.seat_fields = PAWNS if seated else 0
    cls.cells = _HEAD + ((_step(cls),) if cls.steps else ()) + cls.state
    cls.kinds = {}
    fields = {NEW_GAME: (_SEAT,) * cls.seat_fields + cls.new_fields}
    kind = 0
    for act in cls.acts:
        kind += 1
        while kind == CORRECT or kind & 15 in (9, 15):
            kind += 1
        cls.kinds[kind] = act
        fields[kind] = act[FIELDS]
    cls.kind_of = {act[ACT]: kind for kind, act in cls.kinds.items()}
    cls.uncounted = (NEW_GAME,)
    figures = [one for one in cls.cells if one[DIGIT]]
    if figures:
        fields[CORRECT] = _correction(figures)
        for one in figures:
            if one[MARKS] & KEPT:
                cls.uncounted += ((CORRECT, one[DIGIT]),)
    cls.FIELDS = fields
    cls.forms = cls.FORMS = Forms(fields, None, 4 if kind < 15 else 5)
    cls.SIZE = size_in_bytes(cls.cells)
    cls.parts = tuple([one[NAME] for one in cls.cells])
    cls.number = number


def _step(game):
    """Return the cell that says what is awaited."""
    return cells("step", unit=tuple(game.steps))


def _correction(figures):
    """Return the fields of a correction: which cells, where, where, the new value."""
    where = other = 9  # any digit: what is wrong with it depends on the cells
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
