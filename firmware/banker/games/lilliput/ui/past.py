"""What a transaction was, in sentences: for REVIEW."""

from .. import transactions as kinds
from .figures import listed, short, train_name


def past(texts, words, outcome):
    """(title, sentences). `words` has the title and a sentence for each kind of transaction."""
    t = outcome.transaction
    kind = t[0]
    title, said = words[kind].split("|")
    who, key = "@%d" % outcome.pawn, short(outcome.company) if outcome.company else ""
    if kind in (kinds.CHOICE, kinds.END):
        said = said % ((who, key) if kind == kinds.CHOICE else who)
    elif kind == kinds.CARD:
        said = said % (who, t[1], t[3])
    elif kind == kinds.SELL:
        said = said % (who, t[2], key)
    elif kind in (kinds.BUY, kinds.BY_GULLIVER):
        if not outcome.company:
            said = words["nothing"] % who
        else:
            said = (words["founded"] if outcome.founded else said) % (who, key)
    elif kind == kinds.TRAIN:
        said = words["train_%d" % t[1]] % (key, train_name(outcome.train))
    elif kind == kinds.PAY:
        said = "%s %s" % (key, listed(texts, "items")[t[1] - 1])
    elif kind == kinds.RUN:
        said = (words["paid"] if outcome.paid else said) % (key, outcome.revenue)
    elif kind in (kinds.JUSTICE, kinds.REMOVE):
        said = said % who
    elif kind == kinds.CORRECT:
        from .figure_names import figure_name

        owner = "@%d " % t[2] if t[1] in (kinds.CASH, kinds.COPIES) else ""
        said = "%s%s: %d → %d" % (owner, figure_name(texts, t), outcome.was, outcome.now)
    for pawn, change, _ in outcome.players:
        said += " @%d %s%d" % (pawn, "+" if change > 0 else "", change)
    for company, change, _ in outcome.treasuries:
        said += " %s %s%d" % (short(company), "+" if change > 0 else "", change)
    if outcome.price:
        said += " %s %d→%d." % (texts["price"], outcome.price[1], outcome.price[2])
    if outcome.phase:
        said += " " + words["phase"] % outcome.phase
    return title, said
