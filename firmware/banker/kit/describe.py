"""The parts of a game's description: kinds of field, cells of its state, acts.

All of them are tuples, which take the least memory on a board; `layout` has their indices.
"""

from ..rules.transactions import AMOUNT, BAD_NUMBER, FIXED, LIST, SET, field
from .cell_values import bits_of
from .layout import (
    BY,
    CHOICES,
    DETAIL,
    HIDDEN,
    IN_WORDS,
    KEPT,
    KIND,
    MEMBERS,
    NAMES,
    NEXT,
    ORDER,
    ROW,
    SINGLE,
    SWITCH,
    TABLE,
)


def kind(
    name,
    highest=0,
    lowest=1,
    names=None,
    how=FIXED,
    reason=BAD_NUMBER,
    choices=None,
    by=1,
    least=False,
):
    """Return a kind of field: keys from `lowest` to `highest`, what they are called, how they are
    typed. Numbers as `names` are what an act gets in place of the key; many names take least memory
    as one text with blanks between them. `choices(game, typed)` are the values that can be typed
    now; `by` is what a number must be a multiple of. With `least` the entry is refused before this
    last field, where not even its lowest value would do; as `least(game, typed)` it is the value to
    try in a game that looks ahead."""
    if type(names) is str:
        highest = lowest + names.count(" ")
    elif names and names is not IN_WORDS:
        names = tuple(names)
        highest = lowest + len(names) - 1
    bits = bits_of(highest)
    return field(lowest, highest, bits, reason, name, how, name, names, choices, by, least)


def count(name, highest, lowest=1, reason=BAD_NUMBER, choices=None, by=1):
    """Return a number of things; one of several digits is closed by CONFIRM."""
    how = FIXED if highest <= 9 else AMOUNT
    return kind(name, highest, lowest, None, how, reason, choices, by, True)


def amount(name, highest, lowest=0, reason=BAD_NUMBER, choices=None, by=1, least=False):
    """Return an amount, closed by CONFIRM."""
    return kind(name, highest, lowest, None, AMOUNT, reason, choices, by, least)


def set_of(name, kind, lowest=0, reason=BAD_NUMBER, choices=None):
    """Return a set of a kind's values, bit 0 for value 1: digits that toggle."""
    highest = (1 << kind[1]) - 1
    bits = kind[1]
    return field(lowest, highest, bits, reason, name, SET, kind[KIND], kind[NAMES], choices, 1, 0)


def list_of(name, kind):
    """Return a kind whose values are typed one after the other, until CONFIRM closes the list."""
    return kind[:4] + (name, LIST) + kind[6:]


def called(name, kind, lowest=None, choices=None, reason=None):
    """Return a kind under another name, with other choices, limits or reason to refuse where these
    are given."""
    if lowest is None:
        lowest = kind[0]
    choices = choices or kind[CHOICES]
    label = (reason or kind[3], name, kind[5])
    return (lowest,) + kind[1:3] + label + kind[6:CHOICES] + (choices,) + kind[BY:]


def optional(kind):
    """Return a kind that is asked for only where `given` of the act does not say what it is."""
    return (0,) + kind[1:] + (kind[0],)


def cells(
    name,
    of=(),
    start=0,
    lowest=0,
    highest=1,
    by=1,
    unit=0,
    short="too_little",
    correct=0,
    kept=False,
    next_game=False,
    hidden=False,
    under="",
    detail=False,
):
    """Return a figure of the state: one, or one for each value of a kind, or of two kinds.

    `start` is what it begins with: a number, or one for each value in a tuple. `unit` says how it
    is read: MONEY, PERCENT, SWITCH, PLACE, or the names of its values from 0 on. `short` is the
    reason to refuse what would leave less than `lowest`. `correct` is the digit under which MENU
    corrects it. `kept` cells are the players' own figures, with which the next game begins as well;
    those with `next_game` count from then on. `hidden` ones are on no screen, a `detail` comes last
    on that of an outcome; `under` is where the JSON of scripts has them, if not at its top."""
    form = (SINGLE, ROW, TABLE)[len(of)]
    marks = (KEPT if kept else 0) | (NEXT if next_game else 0) | (HIDDEN if hidden else 0)
    marks |= DETAIL if detail else 0
    if unit == SWITCH:
        highest = 1
    elif type(unit) is tuple:
        highest = len(unit) - 1
    bits = bits_of((highest - lowest) // by)
    made = (name, of, start, lowest, highest, by, form, unit, short, marks, correct, bits, under)
    return made + (None,)


def hidden(name, of=(), start=0, lowest=0, highest=1):
    """Return cells that are on no screen of the kit."""
    return cells(name, of, start, lowest, highest, hidden=True)


def members(name, kind, of=(), start=0, correct=0, hidden=False):
    """Return a set of a kind's values, bit 0 for value 1; or one for each value of another kind.
    In place of the kind may stand the field of such a set."""
    highest = kind[1] if kind[5] == SET else (1 << kind[1]) - 1
    made = cells(name, of, start, 0, highest, 1, MEMBERS, "bad_number", correct, hidden=hidden)
    return made[:-1] + (kind,)


def order(name, kind, hidden=False):
    """Return values of a kind in an order, as bytes: tokens as they arrived."""
    marks = HIDDEN if hidden else 0
    bits = bits_of(kind[1])
    return (name, (kind,), b"", 0, kind[1], 1, ORDER, 0, "bad_number", marks, 0, bits, "", None)


def act(name, key, fields, does, check=None, steps=(), asks=True, given=None):
    """Return a kind of transaction. `does(game, *values)` applies it to a copy of the game; a cell
    that leaves its range refuses it. `check(game, *values)` refuses further things as far as values
    have been typed. `steps` are those that allow it; none means all. `asks` is whether the screen
    shows the money of its first pawn in large digits. An act without a key is entered by a flow.
    `given(game, *values)` is the value of the optional field behind these values where it is not
    asked for; None where it is."""
    return (name, key, fields, does, check, steps, asks, given)


def flow(name, key, fields, entered, steps=(), check=None):
    """Return an entry whose fields depend on the position: `fields(game, typed)` are those that
    follow from what was typed, `entered(game, typed)` is the transaction so far: (name of the act,
    values). A field with one possible value is not asked for. `check(game)` refuses the key."""
    return (name, key, fields, entered, check, steps, None, None)


def look(name, key, opens, steps=()):
    """Return a key that only shows something: `opens(app)`."""
    return (name, key, None, opens, None, steps, None, None)
