"""What a transaction was, in sentences: for REVIEW."""

from ..transactions import BUY, FLOAT, GO, INTEREST, MARKET, OFFICES, REMOVE, SELL, TRADE
from .figures import code_text
from .flows import SHORT


def past(texts, words, outcome):
    """(title, sentences). `words` has a sentence for each kind of transaction."""
    t = outcome.transaction
    kind = t[0]
    said = words[kind]
    amount = abs(outcome.amount or 0)
    if kind in (BUY, SELL):
        said = said % (t[1], _shares(words, t[3]), code_text(t[2]), amount)
    elif kind == TRADE:
        said = said % (t[1], _shares(words, t[4]), code_text(t[3]), t[2])
    elif kind in (FLOAT, INTEREST):
        said = said % (t[1], code_text(t[2]), amount)
    elif kind == OFFICES:
        said = (said if outcome.amount < 0 else words["taken_down"]) % (outcome.pawn, amount)
    elif kind == GO:
        said = said % (t[1], amount)
    elif kind == REMOVE:
        said = said % t[1]
    elif kind == MARKET:
        said = said % texts["lively" if t[1] else "calm"]
    return texts[SHORT[kind]], " ".join([said] + _consequences(words, outcome))


def _shares(words, count):
    return words["share"] if count == 1 else words["shares"] % count


def _consequences(words, outcome):
    """What came with it, the money first."""
    said = []
    if outcome.forced_pawn:
        said.append(words["forced"] % (outcome.forced_pawn, outcome.forced))
    if outcome.transaction[0] != FLOAT:
        for code, pawn in outcome.presidents:
            said.append(words["president"] % (code_text(code), pawn))
    for code in outcome.delisted:
        said.append(words["delisted"] % code_text(code))
    return said
