"""What a transaction was, in sentences: for REVIEW."""

from ..data import COMPANY, members
from ..transactions import (
    AUCTION,
    CASH,
    CORRECT,
    DRAW_COMPANIES,
    NEW_GAME,
    REMOVE,
    TABLE,
)
from .names import code_name

_MOST_NOTES = 4


def past(texts, words, outcome):
    """(title, sentences). `words` has the title and a sentence for each kind of transaction."""
    t = outcome.transaction
    kind = t[0]
    title, said = words[kind].split("|")
    if kind in (CORRECT, TABLE):
        return title, _put_right(texts, outcome)
    if kind == DRAW_COMPANIES:
        return title, " ".join([code_name(texts, code) for code in members(t[1])])
    if kind in (NEW_GAME, REMOVE):
        return title, said % t[1] if kind == REMOVE else said
    pawn = t[1] if kind == AUCTION else outcome.pawn
    who = code_name(texts, outcome.company) if outcome.company else "@%d" % pawn
    said = said % who
    if kind == AUCTION:
        from .setup_view import won

        facts = [won(texts, outcome)] if t[3] else []
    else:
        from .about import about

        facts = about(texts, outcome)[1]
    if facts:
        said = said[:-1] + ": " + ", ".join(facts) + "."
    for account, change, after in outcome.payments[:_MOST_NOTES]:
        if account > COMPANY:
            said += " %s" % code_name(texts, account - COMPANY)
        else:
            said += " @%d" % account
        said += " %s%d: %d." % ("+" if change > 0 else "", change, after)
    return title, said


def _put_right(texts, outcome):
    """Which figure, what it was and what it became."""
    t = outcome.transaction
    if t[0] == TABLE:
        from .table_words import table_words

        name = table_words(texts, t[1])
    else:
        owner = "@%d" % t[2] if t[1] == CASH else code_name(texts, t[2])
        name = owner + " " + texts["what_%d" % t[1]]
    return "%s: %s → %s" % (name, outcome.was, outcome.now)
