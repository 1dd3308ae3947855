"""A transaction's outcome on the screen: before CONFIRM and in UNDO alike. What does not fit on one
page follows on others, which turn by themselves."""

from ....ui.canvas import COLUMNS
from .. import transactions
from ..data import (
    DISCARD,
    END,
    HOLDERS,
    LOANS_STEP,
    SHARES_STEP,
    STOCK,
)
from ..requirements import awaited
from .figures import PAGE_MS, answer_name, name, round_text, signed

_FIRST_ROW, _ROWS = 1, 6
_CHANGE_END, _ARROW_AT, _AFTER_END = 10, 11, 18
_TITLES = {
    transactions.AUCTION: "auction",
    transactions.BUY: "buy",
    transactions.START: "buy",
    transactions.SELL: "sell",
    transactions.OWN_SHARES: "buy",
    transactions.TRACK: "build",
    transactions.STATION: "field_stations",
    transactions.RUN: "run",
    transactions.TRAIN: "buy",
    transactions.COMPANY_TRAIN: "deal",
    transactions.PRIVATE: "deal",
    transactions.MERGE: "merge",
    transactions.CONVERT: "convert",
    transactions.NEW_GAME: "new_game",
    transactions.REMOVE: "away",
    transactions.CORRECT: "correct",
    transactions.FIGURE: "figures",
}
# Where the bank's part goes without saying, or no money changes hands.
_NO_MONEY = (transactions.RUN, transactions.CORRECT, transactions.NEW_GAME, transactions.FIGURE)
_PLAIN = (transactions.TRACK, transactions.STATION, transactions.GO)  # figures say it all


def title_name(outcome):
    """What a transaction is called, as the name of a text."""
    kind = outcome.transaction[0]
    if kind == transactions.ANSWER:
        return answer_name(outcome.at)
    if kind != transactions.GO:
        return _TITLES[kind]
    if outcome.at == STOCK:
        return "passes" if outcome.passed else "turn_ends"
    return "interest" if outcome.at == LOANS_STEP else "turn_ends"


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: what happens, all that changes by it, what to press."""
    texts = app.texts
    lines = _lines(texts, outcome, undoing)
    pages = max(-(-len(lines) // _ROWS), 1)
    page = (app.now - app.last_key) // PAGE_MS % pages
    mark = ""
    if undoing:
        mark = texts["undo_mark"]
    elif pages > 1:
        mark = "%d/%d" % (page + 1, pages)
    title = texts[title_name(outcome)]
    end = COLUMNS - len(mark) - 1
    beside = len(title) <= end
    canvas.right(0 if beside else _FIRST_ROW, COLUMNS, mark)
    column = canvas.text(0, 0, title) + 1
    code = outcome.acting
    if code and outcome.at != DISCARD and column + len(name(code)) <= end:
        column = canvas.text(0, column, name(code)) + 1
    if outcome.pawn and column < end:
        canvas.pawn(0, column, outcome.pawn)
    row = _FIRST_ROW if beside else _FIRST_ROW + 1
    for line in lines[page * _ROWS : (page + 1) * _ROWS]:
        _draw_line(canvas, row, line)
        row += 1
    canvas.text(7, 0, texts[hint])


def _draw_line(canvas, row, line):
    """(pawn or 0, text, change, after): what changes and what it is then; or a text alone."""
    pawn, text, change, after = line
    if pawn:
        canvas.pawn(row, 0, pawn)
        canvas.text(row, 2, text)
    else:
        canvas.text(row, 0, text)
    if change is not None:
        canvas.right(row, _CHANGE_END, change)
    if after is not None:
        canvas.text(row, _ARROW_AT, "→")
        canvas.right(row, _AFTER_END, after)


def summed(changes):
    """(whose, change, after) with one line for each, in the order they first come."""
    order, totals = [], {}
    for whose, change, after in changes:
        if whose not in totals:
            order.append(whose)
            totals[whose] = (0, 0)
        totals[whose] = (totals[whose][0] + change, after)
    return [(whose,) + totals[whose] for whose in order]


def _turned(change, after, undoing):
    """A change and what it leads to, as texts; the other way round to undo it."""
    if undoing:
        return signed(-change), str(after - change)
    return signed(change), str(after)


def _has_news(outcome):
    """Whether anything but money and prices changes."""
    return (
        outcome.started
        or outcome.directors
        or outcome.phase
        or outcome.nationalised
        or outcome.privates
        or outcome.trains
        or outcome.incomes
        or outcome.broke
    )


def _lines(texts, outcome, undoing):
    lines = []
    t = outcome.transaction
    if t[0] == transactions.RUN:
        if outcome.per_share:
            word = texts["what_%d" % t[2]]
            lines.append((0, texts["pays_share"] % (t[1], word, outcome.per_share), None, None))
        else:
            lines.append((0, "%s %d" % (texts["field_revenue"], t[1]), None, None))
    elif t[0] not in _PLAIN:
        from .news_view import headlines

        lines = headlines(texts, outcome)
    bank = 0 if t[0] in _NO_MONEY else bank_change(outcome)
    if bank:
        word = "bank_gets" if (bank > 0) != undoing else "bank_pays"
        lines.append((0, texts[word] % abs(bank), None, None))
    for pawn, change, after in summed(outcome.players):
        lines.append((pawn, "") + _turned(change, after, undoing))
    for code, change, after in summed(outcome.companies):
        if change or code == outcome.acting:
            lines.append((0, name(code)) + _turned(change, after, undoing))
    for code, before, after in outcome.moves:
        if undoing:
            before, after = after, before
        text = texts["field_price"] if code == outcome.acting else name(code)
        lines.append((0, text, str(before), str(after)))
    for code, change, after in summed(outcome.loans):
        text = "%02d %s" % (code, texts["loans"])
        lines.append((0, text[:7]) + _turned(change, after, undoing))
    for pawn, code, change in outcome.shares:
        text = "%s %s" % (name(code), signed(-change if undoing else change))
        lines.append((pawn, text if pawn else "%s %s" % (texts["pool"], text), None, None))
    if not undoing:
        if _has_news(outcome):
            from .news_view import news

            lines += news(texts, outcome)
        lines.append((0, "→" + next_text(texts, outcome), None, None))
    return lines


def bank_change(outcome):
    """What the bank gets: all that others pay and nobody gets; negative, what it pays."""
    change = 0
    for _, paid, _ in outcome.players + outcome.companies:
        change -= paid
    for _, _, paid in outcome.incomes:
        change -= paid
    return change


def next_text(texts, outcome):
    """What is awaited afterwards: the round if it is another one, who, and which keys."""
    if outcome.round == END:
        return texts["end"]
    if outcome.ended:
        return round_text(texts, outcome)
    if outcome.step >= SHARES_STEP and outcome.step != HOLDERS and outcome.turn:
        if outcome.turn != outcome.acting:
            return name(outcome.turn)
        return texts[awaited(outcome.step)]
    if outcome.turn:
        return texts["pawn_%d" % outcome.turn]
    return texts[awaited(outcome.step)]
