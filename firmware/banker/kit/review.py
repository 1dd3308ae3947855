"""What a transaction of a described game was, in sentences: for REVIEW, and for the desktop."""

from ..rules.forms import NEW_GAME
from .describe import ACT, ASKS, DIGIT, FIELDS, KIND
from .game import CORRECT
from .words import SENTENCE, SHORT_TITLE, act_word, cell_name, events, figure_text, filled, title


def past(texts, game, outcome):
    """Return (title, sentences) of a transaction that is past."""
    said = [deed(texts, game, outcome)] + events(texts, outcome)
    said += then_had(texts, game, outcome)
    return title(texts, game, outcome.transaction, SHORT_TITLE), " ".join(said)


def deed(texts, game, outcome):
    """Return what was done, in a sentence."""
    t = outcome.transaction
    if t[0] == NEW_GAME:
        return texts["began"]
    if t[0] == CORRECT:
        return _correction(texts, outcome)
    act = game.kinds[t[0]]
    said = act_word(texts, act[ACT], SENTENCE)
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
