"""Draws the outcome of a turn, in a game with steps: who does what and who is next, then how each
figure changes and its new value."""

from ..ui.canvas import COLUMNS
from .layout import (
    DETAIL,
    FORM,
    HIDDEN,
    KEPT,
    KIND,
    MARKS,
    NAME,
    OF,
    ROW,
    SINGLE,
    TABLE,
)
from .names import SHORT_TITLE, act_word, figure_name, heading, short, signed, value_name
from .outcome_amount import draw_amount
from .outcome_lines import ASIDE, END, draw_lines, draw_row, wrapped
from .phrases import events, filled

_CHANGE_END = 16  # behind it the arrow
_PER_ROW, _WIDTH = 3, 7  # of pawns where there is no row for each
_LONG = 14  # letters of a headline that leaves no room for a word before who is next


def draw_outcome(app, canvas, outcome, hint, undoing=False):
    """Draw the whole screen."""
    texts = app.texts
    canvas.text(END, 0, texts[hint])
    _draw_headline(app, canvas, outcome, undoing)
    row = 1
    if outcome.amount:
        other = outcome.other and value_name(texts, outcome.other[0], outcome.other[1])
        if other and undoing:
            other = short(other)
        draw_amount(app, canvas, row, outcome.pawn, outcome.amount, undoing, other or None)
        row += 3
    lines = turn_lines(app, outcome, undoing)
    if len(lines) > END - row:
        lines = _compact(lines)
    draw_lines(app, canvas, row, lines, _draw_change)


def _draw_headline(app, canvas, outcome, undoing):
    """Draw the act, who acts, and who is next or that it is being undone."""
    texts, t = app.texts, outcome.transaction
    words = texts.get("act_" + outcome.act + "_now")
    words = words or act_word(texts, outcome.act, SHORT_TITLE) + " {pawn}"
    words = words.replace("{pawn}", "@%d" % outcome.actor)
    text = filled(texts, words, zip(outcome.fields, t[1:]))
    mark = texts["undo_mark"] if undoing else "> "
    if len(text) + len(mark) > COLUMNS:
        for field, value in zip(outcome.fields, t[1:]):
            words = words.replace("{" + field[4] + "}", short(value_name(texts, field, value)))
        text = words
    draw_row(texts, canvas, 0, text)
    if undoing:
        canvas.right(0, COLUMNS, mark)
        return
    if len(text) - 1 < _LONG:
        canvas.right(0, COLUMNS - 2, texts["next"])
    else:
        canvas.text(0, COLUMNS - 2, ">")
    canvas.pawn(0, COLUMNS - 1, outcome.turn)


def turn_lines(app, outcome, undoing):
    """Return the lines: what the game adds, changes of figures, what the rules said, details.
    Undoing, the rules' words are left out."""
    texts, game = app.texts, app.game
    lines, rest = [], []
    if game.more_lines:
        lines, rest = game.more_lines(texts, outcome, undoing)
    details = []
    for first in (True, False):  # the pawn's own figures before all others
        for cells, where, was, now in outcome.changes:
            if cells[MARKS] & (HIDDEN | KEPT) or cells[NAME] in ASIDE or cells[NAME] == "out":
                continue
            pawn, name = _whose(texts, cells, where)
            if (pawn == outcome.pawn) == first:
                was, now = (now, was) if undoing else (was, now)
                line = (pawn, cells, where, name, now - was, now)
                (details if cells[MARKS] & DETAIL else lines).append((texts,) + line)
    if not undoing:
        for said in events(texts, outcome):
            lines += wrapped(said.rstrip("."))
    return lines + details + rest


def _compact(lines):
    """Return the lines with pawns three to a row, and only their changes, if there are over two."""
    pawns = [line for line in lines if type(line) is tuple and line[1] and line[2][FORM] == ROW]
    if len(pawns) <= 2:
        return lines
    rows = []
    for at in range(0, len(pawns), _PER_ROW):
        row = ""
        for line in pawns[at : at + _PER_ROW]:
            text = "@%d%s" % (line[1], signed(line[5]))
            row += text + " " * (_WIDTH + 1 - len(text))  # of the icon's two letters one is drawn
        rows.append(row)
    rest = [line for line in lines if line not in pawns]
    figures = [line for line in rest if type(line) is tuple and not line[2][MARKS] & DETAIL]
    at = rest.index(figures[-1]) + 1 if figures else 0
    return rest[:at] + rows + rest[at:]


def _whose(texts, cells, where):
    """Return the pawn whose figure it is, or 0, and the name of the other kind's value."""
    pawn, name = 0, ""
    places = where if type(where) is tuple else (where,)
    for kind, value in zip(cells[OF], places):
        if kind[KIND] == "pawn":
            pawn = value
        else:
            name = value_name(texts, kind, value)
    return pawn, name


def _draw_change(canvas, row, line):
    """Draw a figure's owner and name, its change and, except in a table, its new value."""
    texts, pawn, cells, where, name, change, now = line
    column = canvas.pawn(row, 0, pawn) + 1 if pawn else 0
    change = signed(change)
    table = cells[FORM] == TABLE
    end = COLUMNS if table else _CHANGE_END
    label = figure_name(texts, cells, where, name)
    if cells[FORM] == SINGLE:
        label = heading(texts, cells)
    if column + len(label) + len(change) >= end and name:
        label = figure_name(texts, cells, where, short(name))
    canvas.text(row, column, label)
    canvas.right(row, end, change)
    if not table:
        canvas.text(row, _CHANGE_END, "→")
        canvas.right(row, COLUMNS, str(now))
