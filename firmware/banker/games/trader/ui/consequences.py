"""What else a transaction brings, in words: presidents, companies leaving the list, monopolies."""

from ....ui.canvas import COLUMNS
from .figures import code_text

_WIDTH = 4  # cells that a company takes where there are too many for a line each
_PER_ROW = COLUMNS // _WIDTH


def draw_consequences(app, canvas, row, end, outcome):
    """A line for each, from `row` on and before `end`; closer together if they are too many."""
    lines = _companies(app.texts, outcome)
    monopolies = _monopolies(app.texts, outcome)
    if len(lines) + len(monopolies) > end - row:
        row = _draw_close(canvas, row, outcome)
        lines = []
    for text, pawn in lines + monopolies:
        if row < end:
            column = canvas.text(row, 0, text)
            if pawn:
                canvas.pawn(row, column, pawn)
            row += 1


def draw_company(app, canvas, row, outcome):
    """What becomes of the one company that a transaction is about."""
    for text, pawn in _companies(app.texts, outcome):
        column = canvas.text(row, 0, text)
        if pawn:
            canvas.pawn(row, column, pawn)


def _companies(texts, outcome):
    """(words, pawn or 0) for every company concerned."""
    lines = []
    for code, pawn in outcome.presidents:
        lines.append((texts["president"] + " " + code_text(code) + ": ", pawn))
    for code in outcome.delisted:
        lines.append((code_text(code) + " " + texts["delisted"], 0))
    return lines


def _monopolies(texts, outcome):
    """(words, pawn) for every monopoly lost or gained."""
    lines = []
    for _, pawn in outcome.monopolies_lost:
        lines.append((texts["monopoly_lost"] + " ", pawn))
    for _, pawn in outcome.monopolies_gained:
        lines.append((texts["monopoly_gained"] + " ", pawn))
    return lines


def _draw_close(canvas, row, outcome):
    """Codes with their new presidents, a cross for none, five to a row; returns the row after."""
    changes = list(outcome.presidents)
    changes += [(code, 0) for code in outcome.delisted]
    at = 0
    for code, pawn in sorted(changes):
        column = canvas.text(row + at // _PER_ROW, _WIDTH * (at % _PER_ROW), code_text(code))
        if pawn:
            canvas.pawn(row + at // _PER_ROW, column, pawn)
        else:
            canvas.text(row + at // _PER_ROW, column, "×")
        at += 1
    return row + (at + _PER_ROW - 1) // _PER_ROW
