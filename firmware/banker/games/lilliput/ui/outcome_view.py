"""An action's outcome on the screen, before CONFIRM and in UNDO alike."""

from ....ui.canvas import COLUMNS
from ...railway.ui.money import signed, with_bank
from .. import transactions as kinds
from ..data import LIMITS, OBSOLETE, OVER
from ..transactions import FROM_COMPANY, FROM_POOL, NEW
from .figures import listed, short, side_words, title, train_name

_FIRST_ROW, _ROWS = 1, 6
_CHANGE_END, _AFTER_END = 15, COLUMNS
_WIDTH = 7  # of a pawn's payment where there is no row for each


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """The whole screen: what happens, all that changes by it, what to press."""
    texts = app.texts
    _draw_headline(app, canvas, outcome, undoing)
    rows = _changes(texts, outcome, undoing)
    rows += with_bank(texts, outcome.treasuries + outcome.players, undoing)
    if not undoing:
        rows += _news(app, outcome)
    if not rows:
        rows = [_nothing(texts, outcome)]
    _draw_rows(app, canvas, rows)
    canvas.text(7, 0, texts[hint])


def _draw_headline(app, canvas, outcome, undoing):
    """What, who, which company; the rest in a word."""
    texts, t = app.texts, outcome.transaction
    column = canvas.text(0, 0, title(texts, t[0])) + 1
    if outcome.pawn:
        column = canvas.pawn(0, column, outcome.pawn) + 1
    word = texts["undo_mark"] if undoing else _word(texts, outcome)
    canvas.right(0, COLUMNS, word)
    if outcome.company and column + len(short(outcome.company)) + len(word) < COLUMNS:
        canvas.text(0, column, short(outcome.company))


def _word(texts, outcome):
    t = outcome.transaction
    kind = t[0]
    if kind == kinds.CARD:
        return "%d/%d" % (t[1], t[3])
    if kind == kinds.TRAIN:
        return listed(texts, "hows")[t[1] - 1]  # what is too many goes back, as an obsolete one
    if kind == kinds.RUN:
        return texts["pays" if outcome.paid else "keeps"]
    if kind == kinds.PAY:
        return listed(texts, "items")[t[1] - 1]
    if kind == kinds.CHOICE and t[3]:
        return listed(texts, "people")[t[3] - 1]
    return "x%d" % t[2] if kind == kinds.SELL else ""


def _nothing(texts, outcome):
    """What is said where no figure changes."""
    t = outcome.transaction
    if t[0] == kinds.CARD:
        return side_words(texts, t[1], t[3])
    return texts["no_change"]


def _changes(texts, outcome, undoing):
    """Rows of (pawn or words, change, afterwards), or of words alone."""
    rows = []
    if outcome.revenue is not None:
        text = texts["a_tenth"] % outcome.tenth if outcome.paid else ""
        rows.append("%s%d%s" % ("" if text else texts["field_pays"] + " ", outcome.revenue, text))
    money = [(short(key), change, after) for key, change, after in outcome.treasuries]
    players = list(outcome.players)
    if len(money) + len(players) + len(rows) + 1 > _ROWS:
        players, close = [], players
        rows.append(close)
    rows += players + money if outcome.amount is not None else money + players
    if undoing:
        rows = [_turned(row) for row in rows]
    for pawn, key, count in outcome.shares:
        count = -count if undoing else count
        rows.append((pawn, count, short(key)))
    if outcome.price:
        _, before, after = outcome.price
        before, after = (after, before) if undoing else (before, after)
        rows.append("%s %d → %d" % (texts["price"], before, after))
    return rows


def _turned(row):
    """A row of money as it is when it is undone."""
    if isinstance(row, tuple):
        return (row[0], -row[1], row[2] - row[1])
    if isinstance(row, list):
        return [_turned(one) for one in row]
    return row


def _news(app, outcome):
    """What follows: trains, a phase, who has to decide."""
    texts, t = app.texts, outcome.transaction
    news = []
    if (t[0] == kinds.TRAIN and t[1] in (NEW, FROM_COMPANY, FROM_POOL)) or t[0] == kinds.BUREAU:
        if outcome.train:
            key = outcome.trains[0][0] if t[0] == kinds.BUREAU else outcome.company
            where = short(key) if key else texts["pool"]
            news.append("%s → %s" % (train_name(outcome.train), where))
    elif t[0] == kinds.TRAIN:
        news.append("%s → %s" % (train_name(outcome.train), texts["pool"]))
    if outcome.phase:
        news.append(texts["phase"] % (outcome.phase, LIMITS[outcome.phase]))
        if OBSOLETE[outcome.phase]:
            news.append(texts["obsolete"] % train_name(OBSOLETE[outcome.phase]))
    for train, count in outcome.gone:
        news.append(texts["gone"] % (count, train_name(train)))
    if t[0] == kinds.RUN and outcome.stage == OVER:
        news.append(texts["end"])
    return news


def _draw_rows(app, canvas, rows):
    """As many as there is room for: the resting screens say the rest."""
    row = _FIRST_ROW
    for one in rows[:_ROWS]:
        if isinstance(one, tuple):
            _draw_change(app, canvas, row, one)
        elif isinstance(one, list):
            for at, (pawn, change, _) in enumerate(one):
                column = canvas.pawn(row + at // 3, _WIDTH * (at % 3), pawn)
                canvas.text(row + at // 3, column, signed(change))
            row += (len(one) - 1) // 3
        else:
            canvas.text(row, 0, one)
        row += 1
        if row == _FIRST_ROW + _ROWS:
            return


def _draw_change(app, canvas, row, one):
    whose, change, after = one
    change = signed(change)
    if isinstance(whose, int):
        canvas.pawn(row, 0, whose)
        room = _CHANGE_END - len(change) - 2
        canvas.text(row, 2, app.texts["pawn_%d" % whose][:room])
    else:
        canvas.text(row, 0, whose)
    canvas.right(row, _CHANGE_END, change)
    canvas.right(row, _AFTER_END, str(after))
