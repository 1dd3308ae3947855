"""Figures and sentences of a described game in words: for its screens, and for the desktop.

The words of a kind are its label, then what its values are called; of an act its legend on the key,
its title, a short title and a sentence, in which {name} is a field: all with | between them. Where
the pawn gets the amount, act_NAME_gets may be another sentence.
"""

from ..rules.forms import FIXED, HOW, LABEL, LIST, NEW_GAME, SET
from .define import CORRECT
from .describe import (
    ACT,
    ASKS,
    DIGIT,
    FIELDS,
    IN_WORDS,
    KIND,
    MEMBER,
    MEMBERS,
    MONEY,
    NAME,
    NAMES,
    OF,
    PERCENT,
    SWITCH,
    UNIT,
    bits_of,
)

LEGEND, TITLE, SHORT_TITLE, SENTENCE = 0, 1, 2, 3


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
    """Return what a value of a kind is called; a pawn by its name."""
    if kind[HOW] == SET:
        return " ".join([value_name(texts, one_of(kind), one) for one in in_set(value)])
    if kind[KIND] == "pawn":
        return texts["pawn_%d" % value] if value else texts["nobody"]
    names = kind[NAMES]
    if names is IN_WORDS:
        return word(texts, kind[KIND], value - kind[0] + 1)
    if names:
        name = str(names[value - kind[0]])
        return "%02d%s" % (value, name) if kind[1] > 9 else name
    if kind[HOW] in (FIXED, LIST) and kind[1] > 9:
        return "%02d" % value
    return str(value)


def one_of(kind):
    """Return the kind that the members of a set are of."""
    if kind[HOW] != SET:
        return kind
    return (1, kind[2]) + kind[2:HOW] + (FIXED,) + kind[HOW + 1 :]


def in_set(bits):
    """Return the values in a set."""
    return [at + 1 for at in range(bits_of(bits)) if bits >> at & 1]


def heading(texts, cells):
    """Return what figures are called above them: a second word where there is one."""
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
    if unit == MEMBERS:
        kind = cells[MEMBER]
        return " ".join([value_name(texts, one_of(kind), one)[:3] for one in in_set(value)]) or "-"
    if type(unit) is tuple:
        return word(texts, cells[NAME], value + 1)
    return str(value)


def mention(texts, kind, value):
    """Return a value as it stands in a sentence: @3 is pawn 3."""
    if kind[KIND] == "pawn" and kind[HOW] != SET and value:
        return "@%d" % value
    if kind[KIND] == "pawn" and kind[HOW] == SET:
        return ", ".join(["@%d" % one for one in in_set(value)])
    return value_name(texts, kind, value)


def filled(texts, said, pairs):
    """Return a sentence with (kind, value) in the place of {name of the kind}."""
    for kind, value in pairs:
        said = said.replace("{" + kind[LABEL] + "}", mention(texts, kind, value))
    return said


def title(texts, game, transaction, at=TITLE):
    """Return what a transaction is called."""
    if transaction[0] == NEW_GAME:
        return texts.get("new_game_short") or texts["new_game"]
    if transaction[0] == CORRECT:
        return texts["correct"]
    act = game.kinds[transaction[0]]
    return filled(texts, act_word(texts, act[ACT], at), zip(act[FIELDS], transaction[1:]))


def deed(texts, game, outcome):
    """Return what was done, in a sentence."""
    t = outcome.transaction
    if t[0] == NEW_GAME:
        return texts["began"]
    if t[0] == CORRECT:
        return _correction(texts, outcome)
    act = game.kinds[t[0]]
    gets = outcome.amount and outcome.amount > 0 and texts.get("act_" + act[ACT] + "_gets")
    said = gets or act_word(texts, act[ACT], SENTENCE)
    said = filled(texts, said, zip(act[FIELDS], t[1:]))
    if outcome.pawn:
        said = said.replace("{pawn}", "@%d" % outcome.pawn)
    if outcome.amount is not None:
        said = said.replace("{amount}", str(abs(outcome.amount)))
    return said


def _correction(texts, outcome):
    """Return which figure was put right, and what it was."""
    t = outcome.transaction
    for cells, where, was, now in outcome.changes:
        if cells[DIGIT] == t[1]:
            was, now = figure_text(texts, cells, was), figure_text(texts, cells, now)
            return "%s: %s → %s." % (cell_name(texts, cells, where), was, now)
    return texts["correct"] + "."


def told(texts, game, outcome):
    """Return what came with it, in sentences."""
    return game.told(texts, outcome) + events(texts, outcome)


def figure_name(texts, cells, where, name=""):
    """Return what a figure is called: behind the name of whose it is, if it has one, or around it
    where the words have %s; by its place where they have a word for each."""
    words = texts[cells[NAME]].split("|")
    if "%s" in words[-1]:
        return words[-1] % name
    if len(words) > 2 and len(cells[OF]) == 1 and type(cells[UNIT]) is not tuple:
        words = words[where - cells[OF][0][0] + 1 :]
    return name + " " + words[0] if name else words[0]


def cell_name(texts, cells, where, pawn="@%d"):
    """Return what a figure is called: whose, of what, which."""
    whose = name = ""
    places = where if type(where) is tuple else (where,)
    for kind, value in zip(cells[OF], places):
        if kind[KIND] != "pawn":
            name = value_name(texts, kind, value)
        elif pawn:
            whose = pawn % value + " "
    return whose + figure_name(texts, cells, where, name)


def events(texts, outcome):
    """Return what came with it: a sentence for each thing that the rules have said."""
    return [
        filled(texts, texts[said[0]], [(said[at], said[at + 1]) for at in range(1, len(said), 2)])
        for said in outcome.said
    ]


def then_had(texts, game, outcome):
    """Return what pawns had afterwards that the transaction names, in a sentence for each."""
    t = outcome.transaction
    if t[0] not in game.kinds or not game.kinds[t[0]][ASKS]:
        return []
    fields = game.kinds[t[0]][FIELDS]
    named = [t[1 + at] for at in range(len(fields)) if fields[at][KIND] == "pawn"]
    money = game.money()
    said = []
    for pawn in named:
        for cells, where, _, now in outcome.changes:
            if where == pawn and cells in money:
                said.append(texts["then_had"] % (pawn, now))
    return said
