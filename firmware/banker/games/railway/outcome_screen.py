"""What a transaction of a railway game does: money, shares, prices, then what else happens."""

from ...kit.names import SHORT_TITLE, TITLE, word
from ...kit.outcome_lines import PAGE_MS, draw_row, wrapped
from ...kit.sentences import events, in_pairs, title
from ...rules.forms import LABEL
from ...ui.canvas import COLUMNS
from .board import ANY_ORDER, FIRST_COMPANY, SALES_FIRST, STOCK
from .figures import PURCHASES, name, signed, train_text
from .grid import SEVERAL_ZONES, price_at

_ROWS = 6


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """Draw the whole screen; what does not fit follows on pages that turn by themselves."""
    texts = app.texts
    lines = _lines(app, outcome, undoing)
    pages = max(1, -(-len(lines) // _ROWS))
    page = (app.now - app.last_key) // PAGE_MS % pages
    mark = texts["undo_mark"] if undoing else "%d/%d" % (page + 1, pages) if pages > 1 else ""
    text = title(texts, outcome, TITLE if not mark else SHORT_TITLE)
    column = canvas.text(0, 0, text) + 1
    company = _about(texts, outcome)
    if company and column + len(company) + 2 + len(mark) < COLUMNS:
        column = canvas.text(0, column, company) + 1
    if outcome.pawn and column < COLUMNS - len(mark):
        canvas.pawn(0, column, outcome.pawn)
    canvas.right(0, COLUMNS, mark)
    row = 1
    for line in lines[page * _ROWS : (page + 1) * _ROWS]:
        if type(line) is str:
            draw_row(texts, canvas, row, line)
        else:
            _draw_line(canvas, row, line)
        row += 1
    canvas.text(7, 0, texts[hint])


def _about(texts, outcome):
    """Return the company or private that the transaction is about; the first of them."""
    named = in_pairs(outcome.about) + list(zip(outcome.fields, outcome.transaction[1:]))
    for kind, value in named:
        if kind[LABEL] in ("company", "private"):
            return name(texts, value)
    return ""


def _draw_line(canvas, row, line):
    """Draw (pawn or 0, text, change, after)."""
    pawn, text, change, after = line
    if pawn:
        canvas.pawn(row, 0, pawn)
    canvas.text(row, 2 if pawn else 0, text)
    canvas.right(row, 14, change)
    canvas.text(row, 14, "→")
    canvas.right(row, COLUMNS, after)


def _lines(app, outcome, undoing):
    """Return what changes: texts, or (pawn or 0, text, change, after)."""
    game, texts = app.game, app.texts
    grid = game.grid
    found = []
    for cells, where, was, now in outcome.changes:
        if undoing:
            was, now = now, was
        kind = cells[0]
        if kind == "cash":
            found.append((where, "", signed(now - was), str(now)))
        elif kind == "till":
            found.append((0, name(texts, where), signed(now - was), str(now)))
        elif kind == "space" and was:
            prices = price_at(grid, was), price_at(grid, now)
            found.append(texts["price_moves"] % ((name(texts, where),) + prices))
        elif kind == "held":
            found.append((where[0], name(texts, where[1]), str(was), texts["shares_name"] % now))
        elif kind == "trains":
            sign = "-" if now < was else "+"
            train = train_text((where[1],))
            found.append(texts["train_moves"] % (name(texts, where[0]), sign, train))
    t = outcome.transaction
    if outcome.act == "buy":
        found.insert(
            0, texts["bought_from"] % (word(texts, "source", t[2]), abs(outcome.amount or 0))
        )
    if outcome.act == "figure":
        found.append("%02d: %d" % t[1:])
    for said in events(texts, outcome):
        found += wrapped(said)
    if not undoing:
        found += _what_follows(game, texts, outcome)
    return found


def _what_follows(game, texts, outcome):
    """Return who is next, and the keys with which a turn goes on."""
    found = []
    follows = outcome.change("turn")
    if follows and follows[1]:
        pawn = follows[1] < FIRST_COMPANY
        found.append(texts["then_next"] % ("@%d" % follows[1] if pawn else name(texts, follows[1])))
    act = outcome.act
    if act in PURCHASES and game.step == STOCK and game.set > 1:
        if game.stock_turns == ANY_ORDER or not (game.stock_turns == SALES_FIRST or game.has_sold):
            found.append(texts["and_sell"])
        if act == "buy" and game.zone(outcome.transaction[1]) in SEVERAL_ZONES:
            found.append(texts["and_buy"])
    return found
