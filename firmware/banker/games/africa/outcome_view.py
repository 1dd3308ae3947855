"""The outcome of an act: what, who pays and collects, and what comes of it."""

from ...kit.names import SHORT_TITLE, TITLE, act_word, signed
from ...kit.outcome_lines import END, draw_lines, wrapped
from ...kit.phrases import events, filled
from ...ui.canvas import COLUMNS
from .data import COMPANY_AT
from .names import code_name, draw_account

_CHANGE_END, _AFTER_END = 14, 21
_PER_ROW, _WIDTH = 3, 7


def draw_outcome(app, canvas, outcome, hint, undoing):
    """Draw the whole screen."""
    texts = app.texts
    canvas.text(END, 0, texts[hint])
    _draw_headline(texts, canvas, outcome, undoing)
    money = payments(outcome, undoing)
    news = _facts(texts, outcome, money, undoing)
    news += [] if undoing else _said(texts, outcome)
    news += [_moved(texts, price) for price in _prices(outcome, undoing)]
    if len(money) + min(len(news), 2) > END - 1:
        money = _close(money)
    draw_lines(
        app, canvas, 1, money + news, lambda canvas, row, line: _draw(texts, canvas, row, line)
    )


def _draw_headline(texts, canvas, outcome, undoing):
    """Draw what, and who does it: as far as there is room beside the mark of an undo."""
    end = COLUMNS
    if undoing:
        end -= len(texts["undo_mark"]) + 1
        canvas.right(0, COLUMNS, texts["undo_mark"])
    title = act_word(texts, outcome.act, TITLE)
    if len(title) > end:
        title = act_word(texts, outcome.act, SHORT_TITLE)
    column = canvas.text(0, 0, title) + 1
    if outcome.who and column + 5 <= end:
        column = canvas.text(0, column, code_name(texts, outcome.who[1])) + 1
    if outcome.pawn and column < end:
        canvas.pawn(0, column, outcome.pawn)


def payments(outcome, undoing=False):
    """Return (account, change, money) of whoever pays or collects; who acts comes first."""
    found = []
    for cells, where, was, now in outcome.changes:
        if cells[0] in ("cash", "treasury"):
            was, now = (now, was) if undoing else (was, now)
            account = where if cells[0] == "cash" else COMPANY_AT + where
            first = outcome.who and account == COMPANY_AT + outcome.who[1]
            found.insert(0 if first else len(found), (account, now - was, now))
    return found


def _facts(texts, outcome, money, undoing):
    """Return what the bank gets or pays, and what it is about."""
    bank = -sum([line[1] for line in money])
    facts = [texts["bank_gets" if bank > 0 else "bank_pays"] % abs(bank)] if bank else []
    about = texts.get("act_" + outcome.act + "_now")
    for line in about.split("\n") if about else ():
        facts += wrapped(filled(texts, line, zip(outcome.fields, outcome.transaction[1:])))
    return facts


def _said(texts, outcome):
    lines = []
    for said in events(texts, outcome):
        lines += wrapped(said.rstrip("."))
    return lines


def _prices(outcome, undoing=False):
    """Return (company, before, after) of tokens that moved."""
    found = []
    for cells, where, was, now in outcome.changes:
        if cells[0] == "price" and was and now:
            found.append((where, now, was) if undoing else (where, was, now))
    return found


def _moved(texts, price):
    return "%s %s %d → %d" % (code_name(texts, price[0]), texts["price"], price[1], price[2])


def _close(money):
    """Return the money three to a row."""
    rows = []
    for at in range(0, len(money), _PER_ROW):
        row = ""
        for account, change, _ in money[at : at + _PER_ROW]:
            who = "@%d" % account if account < COMPANY_AT else "%02d" % (account - COMPANY_AT)
            text = who + signed(change)
            room = _WIDTH + (account < COMPANY_AT)  # of an icon's two letters one is drawn
            row += text[: room - 1] + " " * (room - len(text))
        rows.append(row.rstrip())
    return rows


def _draw(texts, canvas, row, line):
    """Draw an account, by how much it changes, and what it has then."""
    account, change, money = line
    draw_account(texts, canvas, row, account, _CHANGE_END - len(signed(change)))
    canvas.right(row, _CHANGE_END, signed(change))
    canvas.right(row, _AFTER_END, str(money))


def told(texts, outcome):
    """Return who has what then, and where tokens went, in sentences."""
    had = []
    for account, change, money in payments(outcome) if outcome.act else ():
        who = "@%d" % account if account < COMPANY_AT else code_name(texts, account - COMPANY_AT)
        had.append("%s %d (%s)" % (who, money, signed(change)))
    said = [", ".join(had) + "."] if had else []
    return said + [_moved(texts, price) + "." for price in _prices(outcome)]
