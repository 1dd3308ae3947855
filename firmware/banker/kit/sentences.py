"""What transactions are called and what they did, in sentences: for REVIEW, and for the desktop.

The words of an act are its legend on the key, its title, a short title and a sentence, in which
{name} is a field, {who} who acts: all with | between them. Where the pawn gets the amount,
act_NAME_gets may be another sentence.
"""

from ..rules.forms import HOW, LABEL, NEW_GAME, SET
from .layout import CORRECT, DIGIT, KIND, OF
from .names import SENTENCE, TITLE, act_word, figure_name, figure_text, in_set, value_name


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
        hole = "{" + kind[LABEL] + "}"
        if hole in said:  # names are looked up only where they stand
            said = said.replace(hole, mention(texts, kind, value))
    return said


def in_pairs(about):
    """Return kinds and values two by two."""
    return [(about[at], about[at + 1]) for at in range(0, len(about), 2)]


def title(texts, outcome, at=TITLE):
    """Return what a transaction is called."""
    t = outcome.transaction
    if t[0] == NEW_GAME:
        return texts.get("new_game_short") or texts["new_game"]
    if t[0] == CORRECT:
        return texts["correct"]
    return filled(texts, act_word(texts, outcome.act, at), zip(outcome.fields, t[1:]))


def deed(texts, outcome):
    """Return what was done, in a sentence."""
    t = outcome.transaction
    if t[0] == NEW_GAME:
        return texts["began"]
    if t[0] == CORRECT:
        return _correction(texts, outcome)
    gets = outcome.amount and outcome.amount > 0 and texts.get("act_" + outcome.act + "_gets")
    said = gets or act_word(texts, outcome.act, SENTENCE)
    said = filled(texts, said, zip(outcome.fields, t[1:]))
    who = outcome.who and mention(texts, outcome.who[0], outcome.who[1])
    said = said.replace("{who}", who or "@%d" % outcome.pawn)
    if outcome.about:
        said = filled(texts, said, in_pairs(outcome.about))
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
    return (game.told(texts, outcome) if game.told else []) + events(texts, outcome)


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
    return [filled(texts, texts[said[0]], in_pairs(said[1:])) for said in outcome.said]


def then_had(texts, game, outcome):
    """Return what pawns had afterwards that the transaction names, in a sentence for each."""
    if not outcome.asks:
        return []
    t, fields = outcome.transaction, outcome.fields
    named = [t[1 + at] for at in range(len(fields)) if fields[at][KIND] == "pawn"]
    money = game.money()
    said = []
    for pawn in named:
        for cells, where, _, now in outcome.changes:
            if where == pawn and cells in money:
                said.append(texts["then_had"] % (pawn, now))
    return said
