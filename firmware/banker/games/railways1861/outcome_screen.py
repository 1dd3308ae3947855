"""A transaction's outcome on the screen: before CONFIRM and in UNDO alike. What does not fit on one
page follows on others, which turn by themselves."""

from ...kit.names import TITLE, act_word, value_name, word
from ...kit.outcome_lines import PAGE_MS, draw_row, wrapped
from ...ui.canvas import COLUMNS
from .names import code_of, name, round_text, signed
from .tables import (
    END,
    HOLDERS,
    SHARES_STEP,
    STEPS,
    paid_out,
)
from .telling import lines as news

_FIRST_ROW, _ROWS = 1, 6
_CHANGE_END, _ARROW_AT, _AFTER_END = 10, 11, 18
_RUNS = ("run", "dividend", "idle")  # in which the bank's part goes without saying


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """Draw the whole screen: what happens, all that changes by it, what to press."""
    texts = app.texts
    lines = _lines(app, outcome, undoing)
    pages = max(-(-len(lines) // _ROWS), 1)
    page = (app.now - app.last_key) // PAGE_MS % pages
    mark = ""
    if undoing:
        mark = texts["undo_mark"]
    elif pages > 1:
        mark = "%d/%d" % (page + 1, pages)
    title = act_word(texts, outcome.act, TITLE)
    end = COLUMNS - len(mark) - 1
    beside = len(title) <= end
    canvas.right(0 if beside else _FIRST_ROW, COLUMNS, mark)
    column = canvas.text(0, 0, title) + 1
    company = company_of(texts, outcome)
    if column + len(company) <= end and company:
        column = canvas.text(0, column, company) + 1
    if outcome.pawn and column < end:
        canvas.pawn(0, column, outcome.pawn)
    row = _FIRST_ROW if beside else _FIRST_ROW + 1
    for line in lines[page * _ROWS : (page + 1) * _ROWS]:
        if type(line) is str:
            draw_row(texts, canvas, row, line)
        else:
            _draw_line(canvas, row, line)
        row += 1
    canvas.text(7, 0, texts[hint])


def company_of(texts, outcome):
    """Return the company in turn, RSR too; nothing in a stock round."""
    about = outcome.about
    for at in range(0, len(about), 2):
        if about[at][4] == "company":
            return value_name(texts, about[at], about[at + 1])
    return ""


def _draw_line(canvas, row, line):
    """Draw (pawn or 0, text, change, after): what changes and what it is then."""
    pawn, text, change, after = line
    if pawn:
        canvas.pawn(row, 0, pawn)
    canvas.text(row, 2 if pawn else 0, text)
    canvas.right(row, _CHANGE_END, change)
    canvas.text(row, _ARROW_AT, "→")
    canvas.right(row, _AFTER_END, after)


def _lines(app, outcome, undoing):
    """Return texts, or (pawn or 0, text, change, after)."""
    texts = app.texts
    lines = _headline(texts, outcome)
    money, others = [], []
    bank = 0
    for cells, where, was, now in outcome.changes:
        if undoing:
            was, now = now, was
        if cells[0] in ("cash", "till"):
            pawn = where if cells[0] == "cash" else 0
            bank += was - now
            money.append((pawn, "" if pawn else name(where), signed(now - was), str(now)))
        elif cells[0] == "loans":
            text = ("%s %s" % (code_of(where), texts["loans_short"]))[:7]
            others.append((0, text, signed(now - was), str(now)))
    if bank and outcome.act not in _RUNS:
        lines.append(texts["the_bank_gets" if bank > 0 else "the_bank_pays"] % abs(bank))
    acting = company_of(texts, outcome)
    prices = []
    for said in outcome.said:
        if said[0] == "moves":
            was, now = (said[6], said[4]) if undoing else (said[4], said[6])
            company = name(said[2])
            text = word(texts, "price") if company == acting else company
            prices.append((0, text, str(was), str(now)))
    lines += money + prices + others + news(texts, outcome, undoing)
    if not undoing:
        lines += wrapped("→" + _next(app, outcome))
    return lines


def _headline(texts, outcome):
    """Return what is said before the figures."""
    t, act = outcome.transaction, outcome.act
    if act in ("auction", "sell_private"):
        return [value_name(texts, outcome.fields[0], t[1])]
    if act == "nobody":
        return [value_name(texts, *outcome.about[:2]) + ": " + texts["nobody"]]
    if act == "train":
        return ["%s %s" % (word(texts, "train"), value_name(texts, outcome.fields[0], t[1]))]
    if act == "dividend":
        share = paid_out(t[1], t[2]) // 10
        if share:
            return [texts["pays_a_share"] % (t[1], word(texts, "payout_choice", t[2]), share)]
    if act in _RUNS:
        return ["%s %d" % (word(texts, "revenue_of_run"), t[1] if len(t) > 1 else 0)]
    return []


def _next(app, outcome):
    """Return what is awaited afterwards: the round if it is another one, who, and which keys."""
    game, texts = app.game, app.texts

    def after(what):
        changed = outcome.change(what)
        return changed[1] if changed else getattr(game, what)

    if after("round") == END:
        return texts["end"]
    for what in ("round", "set", "or_at"):
        if outcome.change(what):
            return round_text(texts, after("round"), after("set"), after("or_at"))
    step, turn = after("step"), outcome.turn
    if turn and step >= SHARES_STEP and step != HOLDERS:
        if turn != (game.acting or game.turn):
            return name(turn)
    elif turn:
        return texts["pawn_%d" % turn]
    return texts["await_" + STEPS[step]]
