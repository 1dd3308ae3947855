"""The lines and sentences of an outcome besides its figures."""

from ...kit.names import in_set, short, value_name, word
from ...ui.canvas import COLUMNS
from .board import COMPANY, DIAL
from .pages import dial_text


def turned(change, undoing):
    """Return a figure before and after; reversed to undo it."""
    return (change[1], change[0]) if undoing else change


def more_lines(game, texts, outcome, undoing):
    """Return the special hexes of a build before its figures, and the dial of a pass, or of what
    is taken back, behind them."""
    before, behind = [], []
    if outcome.act == "build":
        before.append(hexes_text(texts, outcome.fields[4], outcome.transaction[5]))
    for dial in range(1, DIAL[1] + 1):
        uses = outcome.change("dials", dial)
        if uses and (undoing or outcome.act == "pass"):
            was, now = [dial_text(game, dial, one) for one in turned(uses, undoing)]
            name = word(texts, "dial", dial)
            figures = "%s → %s" % (was, now)
            behind.append(name + " " * (COLUMNS - len(name) - len(figures)) + figures)
    return before, behind


def hexes_text(texts, field, hexes):
    """Return special hexes by name, cut short where they are too many; or that there is none."""
    text = value_name(texts, field, hexes)
    if len(text) > COLUMNS:
        text = " ".join([name[:6] for name in text.split(" ")])
    return text or texts["no_hexes"]


def told(game, texts, outcome):
    """Return special hexes, what figures have become, and what the bank paid."""
    t = outcome.transaction
    name = outcome.act
    said = []
    paid = [one for one in outcome.changes if one[0][0] == "cash"] if game.is_paid(outcome) else []
    if name == "dividends":
        gains = ["@%d +%d" % (pawn, now - was) for _, pawn, was, now in paid]
        return [", ".join(gains) + "."]
    if name == "build" and t[5]:
        field = outcome.fields[4]
        said.append(", ".join([field[7][key - 1] for key in in_set(t[5])]) + ".")
    incomes = []
    for cells, where, was, now in outcome.changes if name else ():
        if cells[0] == "income":
            company = short(value_name(texts, COMPANY, where))
            incomes.append(texts["income_is"] % (company, now))
        elif cells[0] == "tracks":
            said.append(texts["track_is"] % now)
        elif cells[0] == "treasury" and name == "forest":
            said.append("%s +%d." % (value_name(texts, COMPANY, where), now - was))
        elif cells[0] == "shares" and name == "nobody":
            said.append(texts["gets_it"] % where[0])
    said += incomes
    if paid:
        said.append(texts["bank_paid"] % sum([now - was for _, _, was, now in paid]))
    return said
