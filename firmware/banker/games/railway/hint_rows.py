"""Rows of what can be typed: codes, trains, choices."""

from ...kit.names import word
from ...ui.canvas import COLUMNS
from ...ui.pawn_keys import HINT_ROW
from .train_words import train_text


def draw_codes(canvas, codes):
    """Draw codes on as few of the rows above the last as they take; a dash where there are none."""
    lines = [""]
    for code in codes or "-":
        longer = (lines[-1] + " " + code).strip()
        if len(longer) > COLUMNS:
            lines.append(code)
        else:
            lines[-1] = longer
    for at, line in enumerate(lines):
        canvas.text(HINT_ROW + 1 - len(lines) + at, 0, line)


def draw_trains(game, canvas, trains):
    """Draw types with their prices, each behind its key."""
    rows = -(-len(trains) // 2)
    for at, train in enumerate(trains):
        text = "%d:%s %d" % (train % 10, train_text((train,)), game.face[train])
        canvas.text(HINT_ROW + 1 - rows + at // 2, 11 * (at % 2), text)


def draw_types(canvas, trains):
    """Draw the types of these trains, each behind its key."""
    types = sorted(set(trains))
    draw_codes(canvas, ["%d:%s" % (train % 10, train_text((train,))) for train in types])


def draw_choices(app, canvas, label, choices=(1, 2), prices=None):
    """Draw what keys stand for, each on a row, with its price if it has one."""
    for at, value in enumerate(choices):
        text = "%d %s" % (value, word(app.texts, label, value))
        if prices:
            text += " %d" % prices[value]
        canvas.text(HINT_ROW + 1 - len(choices) + at, 0, text)
