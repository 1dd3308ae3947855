"""What a transaction was, in sentences: for REVIEW."""

from ..data import NAMES, members
from ..transactions import (
    AUCTION,
    BUILD,
    CITY,
    CORRECT,
    DIVIDENDS,
    FOREST,
    MOUNTAIN,
    PASS,
    PRESENCE,
    REMOVE,
    TABLE,
    TRACK,
)
from .figures import DIAL_NAMES, short
from .setup_view import companies_text, whose_words
from .table_entry import table_words


def past(texts, words, outcome):
    """(title, sentences). `words` has the title and a sentence for each kind of transaction."""
    t = outcome.transaction
    kind = t[0]
    title, said = words[kind].split("|")
    pawn = outcome.pawn
    if kind == AUCTION:
        said = _auction(words, said, outcome)
    elif kind == BUILD:
        said = said % (pawn, NAMES[t[1]], t[2], t[3])
        if t[5]:
            said += " " + ", ".join([texts["city_%d" % key] for key in members(t[5])]) + "."
    elif kind == TRACK:
        said = said % (pawn, texts["city_%d" % t[1]], outcome.tracks[0][2])
    elif kind == PASS:
        said = said % (pawn, texts[DIAL_NAMES[t[1]]])
    elif kind in (CITY, MOUNTAIN, FOREST):
        said = said % pawn
        if kind == FOREST:
            said += " %s +%d." % (NAMES[t[1]], outcome.treasuries[0][1])
    elif kind == REMOVE:
        said = said % pawn
    elif kind in (CORRECT, TABLE):
        said = _put_right(texts, outcome)
    if kind != DIVIDENDS:
        for company, _, income in outcome.incomes:
            said += " " + words["income"] % (short(company), income)
        if outcome.paid:
            said += " " + words["bank_paid"] % sum([change for _, change, _ in outcome.players])
    else:
        paid = ["@%d +%d" % (pawn, change) for pawn, change, _ in outcome.players]
        said += " " + ", ".join(paid) + "."
    return title, said


def _auction(words, said, outcome):
    """Who got the share, if anybody."""
    company = NAMES[outcome.transaction[1]]
    if not outcome.shares:
        return words["unsold"] % company
    return said % (outcome.shares[0][0], company, outcome.transaction[3], company)


def _put_right(texts, outcome):
    """Which figure, what it was and what it became."""
    t = outcome.transaction
    was, now = outcome.was, outcome.now
    if t[0] == TABLE:
        name = table_words(texts, t[1])
    else:
        name = whose_words(texts, t[1], t[2], outcome.company)
        if t[1] == PRESENCE:
            was, now = companies_text(was), companies_text(now)
    return "%s: %s → %s" % (name, was, now)
