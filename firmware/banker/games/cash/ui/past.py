"""What a transaction was, in sentences: for REVIEW."""

from ..transactions import GO, NEW_GAME, TABLE, TRANSFER
from .correct_entry import in_words


def past(texts, words, outcome):
    """(title, sentences). `words` has the title and a sentence for each kind of transaction."""
    t = outcome.transaction
    kind = t[0]
    title, said = words[kind].split("|")
    if kind == TRANSFER:
        said = said % (t[1], t[3], t[2])
    elif kind == GO:
        said = said % (t[1], outcome.amount)
    elif kind == TABLE:
        was, now = in_words(texts, t[1], outcome.was), in_words(texts, t[1], outcome.now)
        said = "%s: %s → %s" % (texts["what_%d" % (t[1] + 1)], was, now)
    elif kind < GO:
        said = said % (t[1], t[2])
    elif kind != NEW_GAME:
        said = said % t[1]
    for pawn, _, cash in outcome.cash[: 2 if kind == TRANSFER else 1]:
        said += " " + words["has"] % (pawn, cash)
    return title, said
