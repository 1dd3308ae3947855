"""The outcome of a transaction: what, who pays and collects, and what comes of it."""

from ....ui.canvas import COLUMNS
from ...railway.ui.money import signed, with_bank
from ..data import (
    COMPANY,
    CONCESSIONS,
    DEPRESSION,
    DIE,
    END_BANK,
    FIRST,
    OPERATE,
    OVER,
    PRINTED,
    STOCK,
)
from .about import about
from .names import (
    CODE_WIDTH,
    OPERATING_ROUND,
    STOCK_ROUND,
    code_name,
    draw_account,
    economy_name,
    letter,
)

_FIRST_ROW, _ROWS = 1, 6
_CHANGE_END, _AFTER_END = 14, 21
_PER_ROW, _WIDTH = 3, 7


def draw_outcome(app, canvas, outcome, undoing):
    """The whole screen."""
    texts = app.texts
    title, facts = about(texts, outcome)
    _draw_headline(texts, canvas, outcome, title, undoing)
    facts = with_bank(texts, outcome.payments, undoing) + facts
    news = facts + (_taken_back(texts, outcome) if undoing else _news(texts, outcome))
    rows = len(outcome.payments) + len(outcome.incomes)
    close = rows + min(len(news), 2) > _ROWS
    row = _draw_money(texts, canvas, _FIRST_ROW, outcome.payments, close, undoing)
    if outcome.incomes and not undoing and row < _FIRST_ROW + _ROWS:
        if close:
            canvas.text(row, 0, "+")
            row += 1
        row = _draw_money(texts, canvas, row, outcome.incomes, close, undoing)
    for text in news:
        if row < _FIRST_ROW + _ROWS:
            column = 0
            if text[:1] == "@":
                column = canvas.pawn(row, 0, int(text[1]))
                text = text[2:]
            canvas.text(row, column, text[: COLUMNS - column])
            row += 1


def _draw_headline(texts, canvas, outcome, title, undoing):
    """What, and who does it: as far as there is room beside the mark of an undo."""
    end = COLUMNS
    if undoing:
        end -= len(texts["undo_mark"]) + 1
        canvas.right(0, COLUMNS, texts["undo_mark"])
    column = canvas.text(0, 0, title) + 1
    if outcome.stage_before == OPERATE and outcome.company and column + CODE_WIDTH <= end:
        column = canvas.text(0, column, code_name(texts, outcome.company)) + 1
    if outcome.pawn and column < end:
        canvas.pawn(0, column, outcome.pawn)


def _draw_money(texts, canvas, row, notes, close, undoing):
    """A row for each account, or three to a row where there are too many; returns the row after."""
    at = 0
    for account, change, after in notes:
        if undoing:
            change, after = -change, after - change
        if close:
            where, column = row + at // _PER_ROW, _WIDTH * (at % _PER_ROW)
            if where == _FIRST_ROW + _ROWS:
                return where
            if account > COMPANY:
                column = canvas.text(where, column, "%02d" % (account - COMPANY))
            else:
                column = canvas.pawn(where, column, account)
            canvas.text(where, column, signed(change)[:5])
        else:
            draw_account(texts, canvas, row + at, account, _CHANGE_END - len(signed(change)))
            canvas.right(row + at, _CHANGE_END, signed(change))
            canvas.right(row + at, _AFTER_END, str(after))
        at += 1
    return row + (-(-at // _PER_ROW) if close else at)


def _news(texts, outcome):
    """What comes of it, the most important first; @3 stands for pawn 3."""
    news = []
    if outcome.starts:
        company = outcome.starts
        news.append(texts["starts"] % (code_name(texts, company), PRINTED[company]))
    for company, was, now in outcome.prices:
        if company not in outcome.removed:
            news.append(_moved(texts, company, was, now))
    for company in outcome.removed:
        news.append(code_name(texts, company) + " " + texts["removed"])
    for company, pawn in outcome.leaders:
        news.append("@%d %s %s" % (pawn, texts["leads"], code_name(texts, company)))
    if outcome.ends:
        why = texts["end_bank" if outcome.ends == END_BANK else "end_price"]
        news.append("%s: %s" % (texts["end"], why))
    if outcome.depression:
        news.insert(0, economy_name(texts, DEPRESSION) + " -1")
    return [_then(texts, outcome)] * (_moves_on(outcome) != 0) + news


def _taken_back(texts, outcome):
    """The prices as they were."""
    return [_moved(texts, code, now, was) for code, was, now in outcome.prices]


def _moved(texts, company, was, now):
    """A company's price."""
    return "%s %s %d → %d" % (code_name(texts, company), texts["price"], was, now)


def _moves_on(outcome):
    """Whether another stage or operating round begins."""
    if outcome.stage != outcome.stage_before:
        return True
    return outcome.stage == OPERATE and not outcome.next_company


def _then(texts, outcome):
    """Where the game goes on."""
    stage = outcome.stage
    if stage == OPERATE:
        return "→ %s %d.%d" % (letter(texts, OPERATING_ROUND), outcome.set, outcome.round)
    if stage in (FIRST, STOCK):
        return "→ %s %d" % (letter(texts, STOCK_ROUND), outcome.set)
    if stage == OVER:
        return "→ " + texts["end"]
    heads = {CONCESSIONS: "concessions_head", DIE: "die_head"}
    return "→ " + texts[heads[stage]] if stage in heads else "→"
