"""Fills names into words: titles, and what the rules have said."""

from ..rules.transactions import INPUT, LABEL, NEW_GAME, SET
from .layout import CORRECT, KIND, OF
from .names import TITLE, act_word, figure_name, in_set, value_name


def mention(texts, kind, value):
    """Return a value as it stands in a sentence: @3 is pawn 3."""
    if kind[KIND] == "pawn" and kind[INPUT] != SET and value:
        return "@%d" % value
    if kind[KIND] == "pawn" and kind[INPUT] == SET:
        return ", ".join(["@%d" % one for one in in_set(value)])
    return value_name(texts, kind, value)


def filled(texts, said, pairs):
    """Return a sentence with (kind, value) in the place of {name of the kind}."""
    for kind, value in pairs:
        placeholder = "{" + kind[LABEL] + "}"
        if placeholder in said:  # names are looked up only where they are needed
            said = said.replace(placeholder, mention(texts, kind, value))
    return said


def in_pairs(about):
    """Return kinds and values as pairs."""
    return [(about[at], about[at + 1]) for at in range(0, len(about), 2)]


def title(texts, outcome, at=TITLE):
    """Return the title of a transaction."""
    t = outcome.transaction
    if t[0] == NEW_GAME:
        return texts.get("new_game_short") or texts["new_game"]
    if t[0] == CORRECT:
        return texts["correct"]
    return filled(texts, act_word(texts, outcome.act, at), zip(outcome.fields, t[1:]))


def events(texts, outcome):
    """Return a sentence for each thing that the rules have said."""
    return [filled(texts, texts[said[0]], in_pairs(said[1:])) for said in outcome.said]


def cell_name(texts, cells, where, pawn="@%d"):
    """Return the full name of a figure: whose, of what, which."""
    whose = name = ""
    places = where if type(where) is tuple else (where,)
    for kind, value in zip(cells[OF], places):
        if kind[KIND] != "pawn":
            name = value_name(texts, kind, value)
        elif pawn:
            whose = pawn % value + " "
    return whose + figure_name(texts, cells, where, name)
