"""An action's outcome on the screen: before CONFIRM, in REVIEW and in UNDO alike."""

from ....ui.amounts import draw_amount
from ....ui.canvas import COLUMNS
from .. import transactions
from ..data import PAYDAY, WABASH, WABASH_SALE
from ..transactions import AUCTION, BUILD, CITY, FOREST, PASS, REMOVE, TRACK
from .figures import DIAL_NAMES, dial_cells, flags_text, short

_TITLES = {AUCTION: "auction", BUILD: "build", PASS: "pass", REMOVE: "short_remove"}
_FIRST_ROW, _ROWS = 1, 6
_CHANGE_END, _ARROW_AT, _AFTER_END, _UNIT_AT = 9, 10, 15, 16
_PER_ROW, _WIDTH = 3, 7  # of pawns where there is no row for each
_DIAL_AT = 14


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: what happens, all that changes by it, what to press."""
    kind = outcome.transaction[0]
    if kind == transactions.DIVIDENDS:
        from .payday import draw_payday

        draw_payday(app, canvas, outcome, undoing)
    elif kind > REMOVE:
        from .setup_view import draw_setup

        draw_setup(app, canvas, outcome, undoing)
    else:
        _draw_headline(app, canvas, outcome, undoing)
        _draw_changes(app, canvas, outcome, undoing)
    canvas.text(7, 0, app.texts[hint])


def _draw_headline(app, canvas, outcome, undoing):
    """What, who, which company; the dial that turns and who is next."""
    texts, t = app.texts, outcome.transaction
    if CITY <= t[0] <= FOREST:
        title = texts["kind_%d" % (t[0] - CITY + 1)]
    else:
        title = texts["city_%d" % t[1] if t[0] == TRACK else _TITLES[t[0]]]
    column = canvas.pawn(0, canvas.text(0, 0, title) + 1, outcome.pawn)
    if t[0] in (AUCTION, BUILD):
        canvas.text(0, column + 1, short(outcome.company))
    if undoing:
        canvas.right(0, COLUMNS, texts["undo_mark"])
        return
    if outcome.dial:
        canvas.put(0, _DIAL_AT, dial_cells(texts, *outcome.dial))
    canvas.text(0, COLUMNS - 2, ">")
    canvas.pawn(0, COLUMNS - 1, outcome.turn)


def _changes(texts, outcome):
    """(name, change, what it is afterwards, of what) of all but the players' cash and shares."""
    units = texts["columns"].split()
    changes = []
    for city, change, after in outcome.tracks:
        changes.append((texts["city_%d" % city][:3], change, after, ""))
    for figures, unit in (
        (outcome.treasuries, units[2]),
        (outcome.incomes, units[0]),
        (outcome.locomotives, units[3]),
    ):
        for company, change, after in figures:
            changes.append((short(company), change, after, unit))
    if outcome.houses is not None:
        changes.append(("", -1, outcome.houses, texts["houses_unit"]))
    return changes


def _draw_changes(app, canvas, outcome, undoing):
    """A row for each change; pawns close together where they are too many."""
    texts = app.texts
    changes = _changes(texts, outcome)
    room = _ROWS - len(changes) - len(outcome.shares)
    players = [(pawn, change, after, texts["money"]) for pawn, change, after in outcome.players]
    row = _FIRST_ROW
    if outcome.amount:
        row = _draw_bid(app, canvas, row, outcome, undoing)
        players = []
    close = len(players) > room
    if not close:
        # What a company does comes before whom it pays; else the money that changes hands.
        at = len(changes) if outcome.transaction[0] == BUILD else 0
        changes[at:at] = players
    for whose, change, after, unit in changes:
        _draw_change(canvas, row, whose, change, after, unit, undoing)
        row += 1
    for pawn, company, change in outcome.shares:
        canvas.pawn(row, 0, pawn)
        canvas.right(row, _CHANGE_END, _signed(-change if undoing else change))
        canvas.text(row, _ARROW_AT + 1, short(company) + " " + texts["columns"].split()[1])
        row += 1
    if close:
        row = _draw_close(canvas, row, players, undoing)
    if outcome.dial and row < _FIRST_ROW + _ROWS and (undoing or outcome.transaction[0] == PASS):
        row = _draw_dial(app, canvas, row, outcome.dial, undoing)
    if not undoing:
        _draw_news(app, canvas, row, outcome)


def _draw_bid(app, canvas, row, outcome, undoing):
    """Three rows: what the winner of an auction pays for the share; returns the row after."""
    pawn, change, cash = outcome.players[0]
    draw_amount(app, canvas, row, pawn, outcome.amount, undoing, False)
    cash = cash - change if undoing else cash
    canvas.right(row + 2, COLUMNS, "→ %d %s" % (cash, app.texts["money"]))
    return row + 3


def _signed(change):
    return ("+" if change > 0 else "") + str(change)


def _draw_change(canvas, row, whose, change, after, unit, undoing):
    if undoing:
        change, after = -change, after - change
    if type(whose) is int:
        canvas.pawn(row, 0, whose)
    else:
        canvas.text(row, 0, whose)
    canvas.right(row, _CHANGE_END, _signed(change))
    canvas.text(row, _ARROW_AT, "→")
    canvas.right(row, _AFTER_END, str(after))
    canvas.text(row, _UNIT_AT, unit)


def _draw_close(canvas, row, players, undoing):
    """Only what each is paid, three to a row; returns the row after."""
    at = 0
    for pawn, change, _, _ in players:
        column = canvas.pawn(row + at // _PER_ROW, _WIDTH * (at % _PER_ROW), pawn)
        canvas.text(row + at // _PER_ROW, column, _signed(-change if undoing else change))
        at += 1
    return row + (at + _PER_ROW - 1) // _PER_ROW


def _draw_dial(app, canvas, row, dial, undoing):
    """A dial's uses before and after; returns the row after."""
    key, uses, most = dial
    before, after = (uses, uses - 1) if undoing else (uses - 1, uses)
    canvas.text(row, 0, app.texts[DIAL_NAMES[key]])
    canvas.put(row, _ARROW_AT, dial_cells(app.texts, key, before, most))
    canvas.text(row, _ARROW_AT + 5, "→")
    canvas.put(row, _ARROW_AT + 7, dial_cells(app.texts, key, after, most))
    return row + 1


def _draw_news(app, canvas, row, outcome):
    """What follows, as far as there is room: the resting screens say it too."""
    texts = app.texts
    news = []
    if outcome.transaction[0] == AUCTION and not outcome.shares:
        news.append(texts["share_stays"])
    if outcome.stage == PAYDAY:
        news.append(texts["then"] + " " + texts["dividends"])
    if outcome.stage == WABASH_SALE and outcome.wabash_opens:
        news.append(texts["then"] + " " + texts["auction"] + " " + short(WABASH))
    if outcome.flags_set:
        news.append(texts["end_flag"] + " " + flags_text(texts, outcome.flags))
    for text in news:
        if row < _FIRST_ROW + _ROWS:
            canvas.text(row, 0, text)
            row += 1
