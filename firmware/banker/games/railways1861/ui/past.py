"""What a transaction was, in sentences: for REVIEW."""

from .. import transactions
from ..data import DISCARD, LOANS_STEP, MERGE_STEP, PAWN, STOCK, TRAIN_NAMES, train_of
from .figures import name, signed, value_text
from .outcome_view import summed, title_name

# A sentence tells them whole; others are told by all that changed.
_TOLD = (
    transactions.AUCTION,
    transactions.BUY,
    transactions.START,
    transactions.SELL,
    transactions.OWN_SHARES,
    transactions.TRACK,
    transactions.STATION,
    transactions.TRAIN,
    transactions.COMPANY_TRAIN,
    transactions.PRIVATE,
)


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
    if t[0] == transactions.REMOVE:
        return title, "@%d %s." % (t[1], texts["is_away" if outcome.now else "is_back"])
    said = [_deed(words, outcome)]
    for code, price in outcome.started:
        said.append("%s: %d." % (name(code), price))
    if t[0] not in _TOLD:
        said += _changes(words, outcome)
    for code, before, after in outcome.moves:
        if before != after:
            said.append("%s %d → %d." % (name(code), before, after))
    for code, _ in outcome.nationalised:
        said.append(words["state"] % name(code))
    return title, " ".join(said).strip()


def _deed(words, outcome):
    """Who did what, with whom, for how much."""
    t = outcome.transaction
    kind, pawn = t[0], outcome.pawn
    company = name(outcome.acting) if outcome.acting else ""
    paid = abs(outcome.amount or 0)
    if kind == transactions.AUCTION:
        return words["won"] % (t[2], name(t[1]), t[3]) if t[2] else words["unsold"] % name(t[1])
    if kind == transactions.BUY:
        to = name(t[1]) if t[2] == transactions.TREASURY else words["bank"]
        return words["bought"] % (pawn, name(t[1]), to, paid)
    if kind == transactions.START:
        return words["started"] % (pawn, name(t[1]), paid)
    if kind == transactions.SELL:
        return words["sold"] % (pawn, t[2], name(t[1]), paid)
    if kind == transactions.OWN_SHARES:
        return words["took_back"] % (company, t[1], paid)
    if kind == transactions.TRACK:
        return words["track"] % (company, paid)
    if kind == transactions.STATION:
        return words["station"] % (company, paid)
    if kind == transactions.RUN:
        return words["ran"] % (company, t[1]) if t[1] else words["no_run"] % company
    if kind == transactions.TRAIN:
        return words["train"] % (company, TRAIN_NAMES[train_of(t[1])], paid)
    if kind == transactions.COMPANY_TRAIN:
        return words["train_of"] % (company, TRAIN_NAMES[train_of(t[2])], name(t[1]), t[3])
    if kind == transactions.PRIVATE:
        return words["private"] % (company, name(t[1]), outcome.players[0][0], t[2])
    if kind == transactions.CONVERT:
        return words["became"] % (name(t[1]), name(t[2]))
    if kind == transactions.MERGE:
        merged = ", ".join([name(code) for code in [t[1]] + transactions.minors_in(t[2])])
        return words["became"] % (merged, name(t[3]))
    if kind == transactions.NEW_GAME:
        return words["began"]
    if kind == transactions.GO:
        return _went_on(words, outcome)
    if outcome.at == DISCARD:
        return ""  # what changed tells whose train it was
    return company + ":" if company else "@%d." % pawn if pawn and not outcome.players else ""


def _went_on(words, outcome):
    """What GO did."""
    if outcome.at == STOCK:
        return words["passed" if outcome.passed else "ended"] % outcome.pawn
    if outcome.at == MERGE_STEP:
        return words["no_merger"]
    if outcome.at == LOANS_STEP:
        return words["interest"] % (name(outcome.acting), outcome.interest)
    return words["company_ended"] % name(outcome.acting)


def _changes(words, outcome):
    """Privates, shares, money and trains that others have now."""
    said = []
    for private, owner in outcome.privates:
        to = "@%d" % (owner - PAWN) if owner > PAWN else name(owner)
        said.append("%s → %s." % (name(private), to))
    for pawn, code, change in outcome.shares:
        whose = "@%d" % pawn if pawn else words["pool"]
        said.append("%s %s %s." % (whose, name(code), signed(change)))
    for pawn, change, cash in summed(outcome.players):
        said.append("@%d %s: %d." % (pawn, signed(change), cash))
    for code, change, cash in summed(outcome.companies):
        said.append("%s %s: %d." % (name(code), signed(change), cash))
    for code, train, number in outcome.trains:
        whose = name(code) if code else words["pool"]
        said.append("%s %s: %s." % (whose, TRAIN_NAMES[train], signed(number)))
    return said
