"""What an outcome says in words: before its figures, what follows from it, and what comes next."""

from .. import transactions
from ..data import (
    PAWN,
    TRAIN_NAMES,
)
from .figures import name, signed, value_text
from .outcome_view import summed


def headlines(texts, outcome):
    """What is said before the figures."""
    t = outcome.transaction
    kind = t[0]
    if kind == transactions.AUCTION:
        text = name(t[1]) if t[2] else "%s: %s" % (name(t[1]), texts["nobody"])
        return [(0, text, None, None)]
    if kind == transactions.TRAIN:
        return [(0, "%s %s" % (texts["field_train"], TRAIN_NAMES[(t[1] - 2) % 10]), None, None)]
    if kind == transactions.REMOVE:
        return [(outcome.pawn, texts["is_away" if outcome.now else "is_back"], None, None)]
    if outcome.was is not None:
        what = t[1] if kind == transactions.CORRECT else 0
        text = name(outcome.code) if outcome.code else ""
        if kind == transactions.FIGURE:
            text = "%02d" % t[1]
        change = value_text(what, outcome.was)
        return [(outcome.pawn, text, change, value_text(what, outcome.now))]
    return []


def news(texts, outcome):
    """What follows from it, and what comes next."""
    lines = []
    for code, price in outcome.started:
        lines.append((0, "%s %s %d" % (name(code), texts["starts_at"], price), None, None))
    for code, pawn in outcome.directors:
        lines.append((pawn, "%s %s" % (texts["directs"], name(code)), None, None))
    if outcome.phase:
        lines.append((0, "Phase %d" % outcome.phase, None, None))
        if outcome.rusted:
            gone = " ".join([TRAIN_NAMES[train] for train in outcome.rusted])
            lines.append((0, texts["no_more"] % gone, None, None))
    for code, price in outcome.nationalised:
        lines.append((0, "%s %s %d" % (name(code), texts["to_state"], price), None, None))
    for private, owner in outcome.privates:
        pawn = owner - PAWN if owner > PAWN else 0
        text = name(private) + ("" if pawn else " → %s" % name(owner))
        lines.append((pawn, text, None, None))
    moved = [((code, train), number, 0) for code, train, number in outcome.trains]
    for (code, train), number, _ in summed(moved):
        if number and (outcome.transaction[0] != transactions.TRAIN or code != outcome.acting):
            whose = name(code) if code else texts["pool"]
            words = (texts["field_train"], TRAIN_NAMES[train], whose, signed(number))
            lines.append((0, "%s %s: %s %s" % words, None, None))
    for owner, income, _ in summed([(owner, paid, 0) for _, owner, paid in outcome.incomes]):
        pawn = owner - PAWN if owner > PAWN else 0
        whose = "" if pawn else name(owner)
        lines.append((pawn, whose, "+%d" % income, None))
    if outcome.broke:
        lines.append((0, texts["bank_broke"], None, None))
    return lines
