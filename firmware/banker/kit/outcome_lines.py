"""What a transaction changes, line by line: figures before and after, and what came with it."""

from ..ui.canvas import COLUMNS
from .layout import CORRECT, HIDDEN, KEPT, KIND, MARKS, NAME, OF
from .names import figure_text, value_name, word
from .sentences import events

PAGE_MS = 3000  # each page of an outcome that has several
END = 7  # the row of what to press
_ARROW_AT = 14
ASIDE = ("step", "turn")  # cells that are told in other words


def lines_of(app, outcome, undoing):
    """Return what changes: texts, or (pawn or 0, label, change, before, after)."""
    texts, game = app.texts, app.game
    money = game.money()
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


def wrapped(text):
    """Return a sentence in lines."""
    lines = [""]
    for part in text.split(" "):
        longer = lines[-1] + " " + part if lines[-1] else part
        if len(longer) - longer.count("@") > COLUMNS:
            lines.append(part)
        else:
            lines[-1] = longer
    return lines


def draw_lines(app, canvas, row, lines, draw=None):
    """Draw as many as there is room for; the others follow by themselves."""
    draw = draw or _draw_line
    rows = END - row
    pages = max(1, -(-len(lines) // rows))
    page = (app.now - app.last_key) // PAGE_MS % pages
    for line in lines[page * rows : (page + 1) * rows]:
        if type(line) is str:
            draw_row(app.texts, canvas, row, line)
        else:
            draw(canvas, row, line)
        row += 1


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


def draw_row(texts, canvas, row, text, column=0):
    """Draw a line in which @3 is the icon of pawn 3."""
    for at, part in enumerate(text.split("@")):
        if at:
            column = canvas.pawn(row, column, int(part[0]))
            part = part[1:]
        column = canvas.text(row, column, part)
