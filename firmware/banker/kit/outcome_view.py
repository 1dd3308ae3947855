"""Draws a transaction's outcome, before CONFIRM and in UNDO."""

from ..rules.transactions import NEW_GAME
from ..ui.canvas import COLUMNS
from .layout import CORRECT, DIGIT, HIDDEN, KEPT, KIND, LEAST, MARKS, NAME, NAMES, OF
from .names import SHORT_TITLE, figure_text, value_name, word
from .outcome_amount import draw_amount
from .outcome_lines import ASIDE, END, draw_lines, draw_row, wrapped
from .phrases import cell_name, events, filled, title

_ARROW_AT = 14


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """Draw the whole screen: what happens, figures before and after, what to press."""
    kind = outcome.transaction[0]
    canvas.text(END, 0, app.texts[hint])
    if kind == NEW_GAME:
        _draw_title(app, canvas, outcome, undoing, 1)
        if undoing:
            canvas.text(3, 0, app.texts["undo_new_game"])
        return
    if kind == CORRECT and (app.game.steps or not outcome.pawn):
        _draw_title(app, canvas, outcome, undoing, 1)
        _draw_kept(app, canvas, outcome, undoing)
        return
    lines = lines_of(app, outcome, undoing)
    way = _way(app, outcome)
    large = outcome.amount is not None and way != ()
    calm = not outcome.asks and len(lines) <= 3
    _draw_title(app, canvas, outcome, undoing, 0 if large else 1)
    row = 1
    if large:
        other = way[1] and app.texts["pawn_%d" % way[1]]
        draw_amount(app, canvas, 1, outcome.pawn, outcome.amount, undoing, other)
        row = 4
        if len(lines) < END - row:
            _draw_way(app, canvas, row, outcome, way, undoing)
            row += 1
    elif calm:
        if way:
            _draw_way(app, canvas, 2, outcome, way, undoing)
        row = 4
    draw_lines(app, canvas, row, lines, _draw_line)


def _draw_title(app, canvas, outcome, undoing, mark_row):
    """Draw the title of a transaction, and whether it is being undone."""
    texts, t = app.texts, outcome.transaction
    text = title(texts, outcome)
    room = COLUMNS
    if undoing:
        mark = texts["undo_mark"]
        beside = len(text) + len(mark) < COLUMNS
        if beside or not mark_row:
            room = COLUMNS - len(mark) - 1
            canvas.right(0, COLUMNS, mark)
            if not beside:
                return
        else:
            canvas.right(mark_row, COLUMNS, mark)
    elif outcome.act:
        now = texts.get("act_" + outcome.act + "_now")
        if now:
            draw_row(texts, canvas, 0, filled(texts, now, zip(outcome.fields, t[1:])))
            return
    named = _named(texts, outcome)
    if named and len(text) + len(" ".join(named)) >= room:
        text = title(texts, outcome, SHORT_TITLE)
    for name in named:
        if len(text) + len(name) < room:
            text += " " + name
    canvas.text(0, 0, text)


def _named(texts, outcome):
    """Return the names of the values typed that are neither pawns nor amounts."""
    named = []
    for at, field in enumerate(outcome.fields):
        if (field[NAMES] or field[LEAST]) and field[KIND] != "pawn":
            named.append(value_name(texts, field, outcome.transaction[1 + at]))
    return named


# Who pays whom.


def _way(app, outcome):
    """Return (whether the pawn pays, the other pawn or 0 for the bank); () where it is neither, or
    more than two are concerned."""
    money = app.game.money
    others = []
    pays = None
    for cells, where, was, now in outcome.changes:
        if cells in money and was != now:
            if where == outcome.pawn:
                pays = now < was
            elif where not in others:
                others.append(where)
    if outcome.amount is not None and not money:
        return outcome.amount < 0, 0
    if pays is None:
        return (False, 0) if outcome.amount is not None and not others else ()
    return (pays, others[0] if others else 0) if len(others) < 2 else ()


def _draw_way(app, canvas, row, outcome, way, undoing):
    """Draw from whom to whom; the first pawn's icon is on the screen already."""
    texts = app.texts
    pays = way[0] != undoing
    name = texts["pawn_%d" % outcome.pawn]
    if not way[1]:
        words = texts["to_bank" if pays else "from_bank"]
        both = name + " " + words
        canvas.text(row, 0, both if len(both) <= COLUMNS else words)
    else:
        words = name + " " + texts["to" if pays else "from"] + " "
        other = texts["pawn_%d" % way[1]]
        if len(words) + 2 + len(other) > COLUMNS:
            words = words[len(name) + 1 :]
        column = canvas.text(row, 0, words)
        canvas.text(row, canvas.pawn(row, column, way[1]) + 1, other)


def _draw_kept(app, canvas, outcome, undoing):
    """Draw a figure that was corrected: its name, before and after, from when on."""
    texts = app.texts
    digit = outcome.transaction[1]
    for cells, where, was, now in outcome.changes:
        if cells[DIGIT] == digit:
            was, now = (now, was) if undoing else (was, now)
            column = 0
            if outcome.pawn:
                column = canvas.pawn(2, 0, outcome.pawn) + 1
                if len(cells[OF]) == 1:
                    column = canvas.text(2, column, texts["pawn_%d" % outcome.pawn]) + 1
            canvas.text(2, column, cell_name(texts, cells, where, ""))
            was, now = figure_text(texts, cells, was), figure_text(texts, cells, now)
            both = "%s → %s" % (was, now)
            if len(both) > COLUMNS:
                canvas.text(5, 0, "→ " + now)
                both = was
            canvas.text(4, 0, both)
            if not outcome.changed:
                canvas.text(6, 0, texts["no_change"])
            elif cells[MARKS] & KEPT:
                from .corrections import when

                canvas.text(6, 0, texts[when(app.game, cells)])


# What a transaction changes, line by line: figures before and after, and what came with it.


def lines_of(app, outcome, undoing):
    """Return what changes: texts, or (pawn or 0, label, change, before, after)."""
    texts, game = app.texts, app.game
    money = game.money
    lines = []
    for first in (True, False):  # the acting pawn's figures before those of others
        for cells, where, was, now in outcome.changes:
            if not cells[MARKS] & (HIDDEN | KEPT) and cells[NAME] not in ASIDE:
                pawn, label = _whose(texts, cells, where)
                if (pawn == outcome.pawn) == first and cells[NAME] != "out":
                    was, now = (now, was) if undoing else (was, now)
                    change = None
                    if cells in money:
                        label = ""
                        if outcome.transaction[0] != CORRECT:  # its change may be too long
                            change = now - was
                    shown = figure_text(texts, cells, was), figure_text(texts, cells, now)
                    if cells in money:
                        shown = str(was), str(now)
                    lines.append((pawn, label, change) + shown)
    for said in events(texts, outcome):
        lines += wrapped(said)
    return lines


def _whose(texts, cells, where):
    """Return the pawn whose figure it is, or 0, and what else it is called."""
    pawn, label = 0, ""
    places = where if type(where) is tuple else (where,)
    for kind, value in zip(cells[OF], places):
        if kind[KIND] == "pawn":
            pawn = value
        else:
            label = value_name(texts, kind, value)
    return pawn, label or word(texts, cells[NAME])


def _draw_line(canvas, row, line):
    """Draw whose figure, how it changes, what it was and what it is then."""
    pawn, label, change, was, now = line
    column = canvas.pawn(row, 0, pawn) if pawn else 0
    if change is not None:
        was = "%5s" % was
        change = ("+" if change > 0 else "") + str(change)
        canvas.right(row, _ARROW_AT - len(was) - 1, change)
    room = _ARROW_AT - len(was) - column - 1
    if label:
        canvas.text(row, column + (1 if pawn and len(label) < room else 0), label[:room])
    canvas.right(row, _ARROW_AT, was)
    canvas.text(row, _ARROW_AT, "→")
    canvas.right(row, COLUMNS, now)
