"""Draws the lines of an outcome: wraps sentences, and spreads lines over pages."""

from ..ui.canvas import COLUMNS

PAGE_MS = 3000  # each page of an outcome that has several
END = 7  # the row of what to press
ASIDE = ("step", "turn")  # cells that are shown in other words


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


def draw_lines(app, canvas, row, lines, draw):
    """Draw as many lines as fit; the others follow on further pages."""
    rows = END - row
    pages = max(1, -(-len(lines) // rows))
    page = (app.now - app.last_key) // PAGE_MS % pages
    for line in lines[page * rows : (page + 1) * rows]:
        if type(line) is str:
            draw_row(app.texts, canvas, row, line)
        else:
            draw(canvas, row, line)
        row += 1


def draw_row(texts, canvas, row, text, column=0):
    """Draw a line in which @3 is the icon of pawn 3."""
    for at, part in enumerate(text.split("@")):
        if at:
            column = canvas.pawn(row, column, int(part[0]))
            part = part[1:]
        column = canvas.text(row, column, part)
