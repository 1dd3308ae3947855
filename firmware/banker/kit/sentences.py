"""Titles of transactions and sentences on what they did, for REVIEW and for the desktop.

The words of an act are its legend on the key, its title, a short title and a sentence, in which
{name} is a field, {who} who acts: all with | between them. Where the pawn gets the amount,
act_NAME_gets may be another sentence.
"""

from ..rules.transactions import NEW_GAME
from .layout import CORRECT, DIGIT, KIND
from .names import SENTENCE, SHORT_TITLE, act_word, figure_text
from .phrases import cell_name, events, filled, in_pairs, mention, title


def past(texts, game, outcome):
    """Return (title, sentences) of a confirmed transaction."""
    said = [deed(texts, outcome)] + told(texts, game, outcome)
    return title(texts, outcome, SHORT_TITLE), " ".join(said + then_had(texts, game, outcome))


def deed(texts, outcome):
    """Return a sentence on what was done."""
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
    """Return a sentence on a correction: which figure, before and after."""
    t = outcome.transaction
    for cells, where, was, now in outcome.changes:
        if cells[DIGIT] == t[1]:
            was, now = figure_text(texts, cells, was), figure_text(texts, cells, now)
            return "%s: %s → %s." % (cell_name(texts, cells, where), was, now)
    return texts["correct"] + "."


def told(texts, game, outcome):
    """Return sentences on what else a transaction did."""
    return (game.told(texts, outcome) if game.told else []) + events(texts, outcome)


def then_had(texts, game, outcome):
    """Return a sentence for each pawn that the transaction names: what it had afterwards."""
    if not outcome.asks:
        return []
    t, fields = outcome.transaction, outcome.fields
    named = [t[1 + at] for at in range(len(fields)) if fields[at][KIND] == "pawn"]
    money = game.money
    said = []
    for pawn in named:
        for cells, where, _, now in outcome.changes:
            if where == pawn and cells in money:
                said.append(texts["then_had"] % (pawn, now))
    return said
