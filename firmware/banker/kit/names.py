"""The names of values, figures and fields, for a game's screens and for the desktop.

The words of a kind are its label, then what its values are called, with | between them.
"""

from ..rules.transactions import FIXED, INPUT, LABEL, LIST, SET
from .layout import (
    BOARD_ROW,
    FROM,
    IN_WORDS,
    KIND,
    MEMBER,
    MEMBERS,
    MONEY,
    NAME,
    NAMES,
    OF,
    PERCENT,
    PLACE,
    SWITCH,
    UNIT,
)

LEGEND, TITLE, SHORT_TITLE, SENTENCE = 0, 1, 2, 3  # words of an act


def is_given(field):
    """Return whether a field has only one possible value, and need not be typed."""
    return field[0] == field[1] and len(field) <= FROM


def word(texts, name, at=0):
    """Return one of the words under a name; the first is a label or a legend."""
    return texts[name].split("|")[at]


def act_word(texts, name, at):
    """Return one of the words of an act or a flow."""
    return word(texts, "act_" + name, at)


def label(texts, kind):
    """Return the label of a field."""
    return word(texts, "field_pawn" if kind[LABEL] == "pawn" else kind[LABEL])


def value_name(texts, kind, value):
    """Return the name of a value of a kind."""
    if kind[INPUT] == SET:
        return " ".join([value_name(texts, one_of(kind), one) for one in in_set(value)])
    if kind[KIND] == "pawn":
        return texts["pawn_%d" % value] if value else texts["nobody"]
    names = kind[NAMES]
    lowest = lowest_of(kind)
    if names and value < lowest:
        return ""
    if names is IN_WORDS:
        return word(texts, kind[KIND], value - lowest + 1)
    if names:
        if type(names) is str:
            names = names.split(" ")
        name = str(names[value - lowest])
        coded = kind[1] > 9 and not "0" <= name < ":"  # a digit first: it has its own code
        return "%02d%s" % (value, name) if coded else name
    if kind[INPUT] in (FIXED, LIST) and kind[1] > 9:
        return "%02d" % value
    return str(value)


def lowest_of(kind):
    """Return the lowest value of a kind where it is asked for."""
    return kind[FROM] if len(kind) > FROM else kind[0]


def one_of(kind):
    """Return the kind of a set's members."""
    if kind[INPUT] != SET:
        return kind
    return (1, kind[2]) + kind[2:INPUT] + (FIXED,) + kind[INPUT + 1 :]


def within(kind, lowest, highest):
    """Return a kind with fewer values, whose names are not in the words."""
    names = kind[NAMES][lowest - kind[0] : highest - kind[0] + 1]
    return (lowest, highest) + kind[2:NAMES] + (names,) + kind[NAMES + 1 :]


def in_set(bits):
    """Return the values in a set."""
    found = []
    value = 1
    while bits:
        if bits & 1:
            found.append(value)
        bits >>= 1
        value += 1
    return found


def heading(texts, cells):
    """Return the heading of figures: a second word where there is one."""
    words = texts[cells[NAME]].split("|")
    return words[1 if len(words) == 2 else 0]


def figure_text(texts, cells, value):
    """Return a figure as people read it."""
    unit = cells[UNIT]
    if unit == MONEY:
        return "%d %s" % (value, texts["money"])
    if unit == PERCENT:
        return "%d%%" % value
    if unit == SWITCH:
        return texts["yes" if value else "no"]
    if unit == PLACE:
        return "%d/%d" % divmod(value, BOARD_ROW)
    if unit == MEMBERS:
        kind = cells[MEMBER]
        return " ".join([value_name(texts, one_of(kind), one)[:3] for one in in_set(value)]) or "-"
    if type(unit) is tuple:
        return word(texts, cells[NAME], value + 1)
    return str(value)


def figure_name(texts, cells, where, name=""):
    """Return the name of a figure: behind the name of its owner, if it has one, or around that
    where the words have %s; by its place where they have a word for each."""
    words = texts[cells[NAME]].split("|")
    if "%s" in words[-1]:
        return words[-1] % name
    if len(words) > 2 and len(cells[OF]) == 1 and type(cells[UNIT]) is not tuple:
        words = words[where - cells[OF][0][0] + 1 :]
    return name + " " + words[0] if name else words[0]


def short(name):
    """Return a name in three letters."""
    return name[:3].upper()


def signed(change):
    """Return a change with its sign."""
    return ("+" if change > 0 else "") + str(change)
