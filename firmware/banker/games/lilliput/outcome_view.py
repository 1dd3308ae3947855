"""An action's outcome: on the screen before CONFIRM and in UNDO alike, and in words."""

from ...kit.layout import NAME
from ...kit.names import TITLE, act_word, signed, value_name, word
from ...ui.canvas import COLUMNS
from .board import NAMES

_FIRST_ROW, _ROWS, _LAST = 1, 6, 7
_CHANGE_END = 15
_WIDTH = 7  # of a pawn's payment where there is no row for each
_TOLD = "to_company", "to_pool", "obsolete", "gone", "end"  # of what is said, on the screen


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """Draw the whole screen: what happens, all that changes by it, what to press."""
    texts = app.texts
    _draw_headline(app, canvas, outcome, undoing)
    rows = _changes(texts, outcome, undoing)
    if not undoing:
        rows += _news(texts, outcome)
    if not rows:
        rows = [_nothing(texts, outcome)]
    _draw_rows(app, canvas, rows)
    canvas.text(_LAST, 0, texts[hint])


def company_of(outcome):
    """Return the company that a transaction is about; 0 if it is about none."""
    for field, value in zip(outcome.fields, outcome.transaction[1:]):
        if field[4] == "company":
            return value
    return 0


def _draw_headline(app, canvas, outcome, undoing):
    """Draw what, who, which company; the rest in a word."""
    texts = app.texts
    column = canvas.text(0, 0, act_word(texts, outcome.act, TITLE)) + 1
    if outcome.pawn:
        column = canvas.pawn(0, column, outcome.pawn) + 1
    last = texts["undo_mark"] if undoing else _word(texts, outcome)
    canvas.right(0, COLUMNS, last)
    company = company_of(outcome)
    if company and column + len(NAMES[company - 1]) + len(last) < COLUMNS:
        canvas.text(0, column, NAMES[company - 1])


def _word(texts, outcome):
    t, act = outcome.transaction, outcome.act
    if act == "card":
        return "%d/%d" % (t[1], t[3])
    if outcome.fields and outcome.fields[0][4] == "how":
        return word(texts, "how", t[1] or 4)  # what is too many goes back, as an obsolete one
    for at, field in enumerate(outcome.fields):
        if field[4] in ("pays", "item", "character"):
            return value_name(texts, field, t[1 + at])
    return "x%d" % t[2] if act == "sell" else ""


def _nothing(texts, outcome):
    """Return what is said where no figure changes."""
    if outcome.act == "card":
        from .list_hints import side_words

        return side_words(texts, outcome.transaction[1], outcome.transaction[3])
    return texts["no_change"]


def _changes(texts, outcome, undoing):
    """Return rows of (pawn or words, change, afterwards), or of words alone."""
    rows = _revenue(texts, outcome)
    treasuries = [(NAMES[key - 1], change, now) for key, change, now in outcome.moved("treasury")]
    players = outcome.moved("cash")
    bank = -sum([one[1] for one in players + treasuries])
    if len(treasuries) + len(players) + len(rows) + 1 > _ROWS:
        players, close = [], players
        rows.append(close)
    rows += players + treasuries if outcome.amount is not None else treasuries + players
    if undoing:
        rows = [_turned(row) for row in rows]
    for cells, where, was, now in outcome.changes:
        if cells[NAME] == "shares":
            change = was - now if undoing else now - was
            rows.append((where[0], change, NAMES[where[1] - 1]))
    for _, change, after in outcome.moved("price"):
        if after != change:  # else it is founded by this
            before, after = (after, after - change) if undoing else (after - change, after)
            rows.append("%s %d → %d" % (texts["price"], before, after))
    if bank:
        rows.append(texts["bank_gets" if (bank > 0) != undoing else "bank_pays"] % abs(bank))
    return rows


def _revenue(texts, outcome):
    """Return what a run has brought."""
    for said in outcome.said:
        if said[0] == "paid":
            return ["%d" % said[2] + texts["a_tenth"] % said[4]]
    if outcome.act in ("kept", "idle"):
        return ["%s %d" % (word(texts, "pays"), outcome.transaction[2])]
    return []


def _turned(row):
    """Return a row of money as it is when it is undone."""
    if isinstance(row, tuple):
        return (row[0], -row[1], row[2] - row[1])
    if isinstance(row, list):
        return [_turned(one) for one in row]
    return row


def _news(texts, outcome):
    """Return what follows: trains, a phase, the end."""
    news = []
    t, act = outcome.transaction, outcome.act
    if act in ("from_company", "from_pool"):
        news.append("%s → %s" % (_train(texts, outcome), NAMES[t[2] - 1]))
    elif act in ("give_up", "give_back"):
        news.append("%s → %s" % (_train(texts, outcome), texts["pool"]))
    for said in outcome.said:
        if said[0] == "phase_begins":
            news.append(texts["phase_now"] % (said[2], said[4]))
        elif said[0] in _TOLD:
            text = texts[said[0]].rstrip(".")
            for at in range(1, len(said), 2):
                name = value_name(texts, said[at], said[at + 1])
                text = text.replace("{" + said[at][4] + "}", name)
            news.append(text)
    return news


def _train(texts, outcome):
    return value_name(texts, outcome.fields[3], outcome.transaction[4])


def _draw_rows(app, canvas, rows):
    """Draw as many as there is room for: the resting screens say the rest."""
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
    canvas.right(row, COLUMNS, str(after))
