"""An action's outcome on the screen: before CONFIRM and in UNDO alike."""

from ....ui.amounts import draw_amount
from ....ui.canvas import COLUMNS
from ...railway.ui.money import signed
from .. import transactions
from ..data import NAMES, PAYDAY, WABASH, WABASH_SALE, members
from ..transactions import AUCTION, BUILD, CITY, FOREST, PASS, REMOVE, TRACK
from .figures import DIAL_NAMES, flags_words, short

_TITLES = {AUCTION: "auction", BUILD: "build", PASS: "pass", REMOVE: "short_remove"}
_FIRST_ROW, _ROWS = 1, 6
_WORD_AT, _CHANGE_END, _ARROW_AT = 4, 16, 16
_PER_ROW, _WIDTH = 3, 7  # of pawns where there is no row for each
_LONG_NAME_END = 14  # behind it there is no room for a word
_LONG = 21  # names of hexes are cut where they are longer together


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
    """What, who, which company, and who is next."""
    texts, t = app.texts, outcome.transaction
    if CITY <= t[0] <= FOREST:
        title = texts["kind_%d" % (t[0] - CITY + 1)]
    else:
        title = texts["city_%d" % t[1] if t[0] == TRACK else _TITLES[t[0]]]
    column = canvas.pawn(0, canvas.text(0, 0, title) + 1, outcome.pawn)
    if t[0] in (AUCTION, BUILD):
        name = short(outcome.company) if undoing else NAMES[outcome.company]
        column = canvas.text(0, column + 1, name)
    if undoing:
        canvas.right(0, COLUMNS, texts["undo_mark"])
        return
    if column < _LONG_NAME_END:
        canvas.right(0, COLUMNS - 2, texts["next"])
    else:
        canvas.text(0, COLUMNS - 2, ">")
    canvas.pawn(0, COLUMNS - 1, outcome.turn)


def _changes(texts, outcome):
    """(name, of what, change, what it is afterwards) of all but the players' cash and shares."""
    changes = []
    for city, change, after in outcome.tracks:
        changes.append((texts["city_%d" % city], "", change, after))
    for figures, unit in (
        (outcome.treasuries, "what_2"),
        (outcome.incomes, "what_3"),
        (outcome.locomotives, "what_4"),
    ):
        for company, change, after in figures:
            changes.append((_name(company, texts[unit], change), texts[unit], change, after))
    if outcome.houses is not None:
        changes.append((texts["houses_left"], "", -1, outcome.houses))
    return changes


def _name(company, word, change):
    """A company's name, in three letters where a word and a change leave no room for all of it."""
    name = NAMES[company]
    room = _CHANGE_END - len(word) - len(signed(change)) - 1
    return name if len(name) <= room else short(company)


def _draw_changes(app, canvas, outcome, undoing):
    """A row for each change; pawns close together where they are too many."""
    texts, t = app.texts, outcome.transaction
    changes = _changes(texts, outcome)
    row = _FIRST_ROW
    if outcome.amount:
        other = short(t[1]) if undoing else NAMES[t[1]]
        draw_amount(app, canvas, row, outcome.players[0][0], outcome.amount, undoing, other)
        row += 3
    elif t[0] == BUILD:
        canvas.text(row, 0, _hexes(texts, t[5]))
        row += 1
    players = [(pawn, texts["what_1"], change, after) for pawn, change, after in outcome.players]
    news = [] if undoing else _news(texts, outcome)
    if news and outcome.amount:
        players = []  # what the payer has left gives way to what follows
    close = len(players) + len(changes) + len(outcome.shares) > _FIRST_ROW + _ROWS - row
    if t[0] == BUILD and outcome.paid and (news or close):
        del changes[-1]  # and so do the locomotives
    if not close:
        # What a company does comes before whom it pays; else the money that changes hands.
        at = len(changes) if t[0] == BUILD else 0
        changes[at:at] = players
    for whose, what, change, after in changes:
        _draw_change(canvas, row, whose, what, change, after, undoing)
        row += 1
    for pawn, company, change in outcome.shares:
        canvas.pawn(row, 0, pawn)
        canvas.text(row, _WORD_AT, texts["shares_of"] % NAMES[company])
        canvas.right(row, COLUMNS, signed(-change if undoing else change))
        row += 1
    if close and t[0] == BUILD:
        row = _draw_close(canvas, row, players, undoing)
    if outcome.dial and row < _FIRST_ROW + _ROWS and (undoing or t[0] == PASS):
        row = _draw_dial(texts, canvas, row, outcome.dial, undoing)
    for text in news:
        if row < _FIRST_ROW + _ROWS:
            canvas.text(row, 0, text)
            row += 1


def _hexes(texts, hexes):
    """The special hexes of a build by name, cut short where they are too many; or that there is
    none."""
    names = [texts["city_%d" % key] for key in members(hexes)]
    text = " ".join(names)
    if len(text) > _LONG:
        text = " ".join([name[:6] for name in names])
    return text or texts["no_hexes"]


def _draw_change(canvas, row, whose, what, change, after, undoing):
    """Whose, of what, by how much, what it is then."""
    if undoing:
        change, after = -change, after - change
    column = _WORD_AT
    if type(whose) is int:
        canvas.pawn(row, 0, whose)
    else:
        column = max(canvas.text(row, 0, whose) + 1, column)
    if what:
        canvas.text(row, column, what)
    canvas.right(row, _CHANGE_END, signed(change))
    canvas.text(row, _ARROW_AT, "→")
    canvas.right(row, COLUMNS, str(after))


def _draw_close(canvas, row, players, undoing):
    """Only what each is paid, three to a row; returns the row after."""
    at = 0
    for pawn, _, change, _ in players:
        column = canvas.pawn(row + at // _PER_ROW, _WIDTH * (at % _PER_ROW), pawn)
        canvas.text(row + at // _PER_ROW, column, signed(-change if undoing else change))
        at += 1
    return row + (at + _PER_ROW - 1) // _PER_ROW


def _draw_dial(texts, canvas, row, dial, undoing):
    """A dial's uses before and after; returns the row after."""
    key, uses, most = dial
    before, after = (uses, uses - 1) if undoing else (uses - 1, uses)
    canvas.text(row, 0, texts[DIAL_NAMES[key]])
    canvas.right(row, COLUMNS, "%d/%d → %d/%d" % (before, most, after, most))
    return row + 1


def _news(texts, outcome):
    """What follows, shown as far as there is room: the resting screens say it too."""
    news = []
    if outcome.transaction[0] == AUCTION and not outcome.shares:
        news.append(texts["share_stays"])
    if outcome.stage == PAYDAY:
        news.append(texts["then"] + " " + texts["dividends"])
    if outcome.stage == WABASH_SALE and outcome.wabash_opens:
        news.append(texts["then"] + " " + texts["auction"] + " " + NAMES[WABASH])
    if outcome.flags_set:
        news.append(flags_words(texts, outcome.flags))
    return news
