"""What a transaction was, in sentences: for REVIEW."""

from .. import transactions
from ..data import PAWN, TRAIN_NAMES
from .figures import name, signed, value_text
from .outcome_view import summed, title_name


def past(texts, words, outcome):
    """(title, sentences). `words` has what only sentences need."""
    t = outcome.transaction
    title = texts[title_name(outcome)]
    if outcome.was is not None:
        what = t[1] if t[0] == transactions.CORRECT else 0
        whose = "@%d" % outcome.pawn if outcome.pawn else name(outcome.code or 0)
        if t[0] == transactions.FIGURE:
            whose = "%02d" % t[1]
        values = value_text(what, outcome.was), value_text(what, outcome.now)
        return title, "%s: %s → %s" % ((whose,) + values)
    said = [_who(words, outcome)]
    for private, owner in outcome.privates:
        to = "@%d" % (owner - PAWN) if owner > PAWN else name(owner)
        said.append("%s → %s." % (name(private), to))
    for code, price in outcome.started:
        said.append("%s: %d." % (name(code), price))
    for pawn, code, change in outcome.shares:
        said.append(
            "%s %s %s." % ("@%d" % pawn if pawn else words["pool"], name(code), signed(change))
        )
    for pawn, change, cash in summed(outcome.players):
        said.append("@%d %s: %d." % (pawn, signed(change), cash))
    for code, change, cash in summed(outcome.companies):
        said.append("%s %s: %d." % (name(code), signed(change), cash))
    for code, train, number in outcome.trains:
        whose = name(code) if code else words["pool"]
        said.append("%s %s: %s." % (whose, TRAIN_NAMES[train], signed(number)))
    for code, before, after in outcome.moves:
        said.append("%s %d → %d." % (name(code), before, after))
    for code, _ in outcome.nationalised:
        said.append(words["state"] % name(code))
    return title, " ".join(said).strip()


def _who(words, outcome):
    """Who did it."""
    if outcome.transaction[0] == transactions.REMOVE:
        return "@%d." % outcome.pawn
    if outcome.transaction[0] == transactions.NEW_GAME:
        return words["began"]
    if outcome.acting:
        return name(outcome.acting) + ":"
    if not outcome.pawn:
        return words["nobody"]
    return "" if outcome.players else "@%d." % outcome.pawn
