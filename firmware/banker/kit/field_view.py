"""Draws the value of an entry's field, and what can be typed into it."""

from ..rules.transactions import FIXED, INPUT, LIST, PAWNS, SET, most_digits
from ..ui.canvas import COLUMNS
from ..ui.pawn_keys import HINT_ROW
from .layout import NAME
from .names import value_name

VALUE_AT = 10  # the column where what is typed stands
BALANCES = PAWNS // 2  # rows that everybody's money takes
_ROW, _RIGHT_AT, _WIDTH = 4, 11, 10


def set_text(members):
    """Return the digits of a set."""
    text = ""
    for digit in range(1, 10):
        if members >> (digit - 1) & 1:
            text += str(digit)
    return text


def draw_range(app, canvas, field, row=HINT_ROW):
    """Draw a field's lowest and highest value, and whether CONFIRM closes it."""
    lowest, highest, how = field[0], field[1], field[INPUT]
    if how == SET:
        lowest, highest = 1, most_digits(field)
    if how in (FIXED, LIST) and highest > 9:
        text = app.texts["two_digits"] % (lowest, highest)
    else:
        text = "%d-%d" % (lowest, highest)
    if how != FIXED:
        closing = app.texts["then_confirm"]
        text = text + " " + closing if len(text) + len(closing) < COLUMNS else closing
    canvas.text(row, 0, text)


def draw_pawn(app, canvas, row, pawn):
    """Draw a pawn that was typed: its icon and its name."""
    column = canvas.pawn(row, VALUE_AT, pawn)
    canvas.text(row, column + 1, app.texts["pawn_%d" % pawn])


def draw_balances(canvas, game, money):
    """Draw three rows: every pawn in play behind its digit, and its money."""
    held = getattr(game, money[NAME])
    for pawn in game.pawns():
        column, row = divmod(pawn - 1, BALANCES)
        column *= _RIGHT_AT
        row += _ROW
        canvas.text(row, column, str(pawn))
        canvas.pawn(row, column + 1, pawn)
        canvas.right(row, column + _WIDTH, str(held[pawn]))


def draw_names(app, canvas, field, choices):
    """Draw values behind their keys, on as few of the rows above the last as they take."""
    values = list(choices or range(field[0], field[1] + 1))
    names = []
    for value in values:
        name = value_name(app.texts, field, value)
        key = str(value) if field[1] <= 9 else ""
        names.append(name if key == name else key + " " + name if key else name)
    rows = wrapped(names)
    if len(rows) > 3:
        rows = wrapped([name.replace(" ", "", 1) if field[1] <= 9 else name[:2] for name in names])
    row = HINT_ROW + 1 - min(len(rows), 3)
    for at in range(min(len(rows), 3)):
        canvas.text(row + at, 0, rows[at])


def wrapped(names):
    """Return names in lines, with two blanks between them where that takes no more lines."""
    for gap in ("  ", " "):
        rows = [""]
        for name in names:
            longer = rows[-1] + gap + name if rows[-1] else name
            if len(longer) > COLUMNS:
                rows.append(name)
            else:
                rows[-1] = longer
        if len(rows) <= 3:
            break
    return rows
