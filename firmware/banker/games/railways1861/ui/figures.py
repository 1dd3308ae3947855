"""Companies, trains and owners as every screen writes them."""

from ....ui.glyphs import PAWN as PAWN_GLYPH
from ..data import DISCARD, HOLDERS, MR, NAMES, OTHERS, PAWN, TRAIN_GLYPHS, TYPES
from ..transactions import COLUMN_BITS, SPACE

PAGE_MS = 3000  # each page of an outcome


def name(code):
    """A company or a private: its code and its name."""
    return "%02d%s" % (code, NAMES[code])


def round_text(texts, game):
    """The round of a game, or after an outcome."""
    text = texts["rounds"].split("|")[min(game.round, MR)] + " %d" % game.set
    return text + ".%d" % game.run if game.run else text


def trains_text(game, code):
    """A company's trains, a glyph each."""
    return counted([game.has(code, train) for train in range(TYPES)])


def counted(numbers):
    """So many trains of each type, a glyph each."""
    text = ""
    for train in range(TYPES):
        text += TRAIN_GLYPHS[train] * numbers[train]
    return text or "-"


def draw_owner(canvas, row, column, owner):
    """The owner of a private: a pawn's icon, or a code; returns the column after it."""
    if owner > PAWN:
        return canvas.code(row, column, PAWN_GLYPH + owner - PAWN - 1)
    return canvas.text(row, column, "%02d" % owner if owner else "-")


def signed(change):
    """A change with its sign."""
    return ("+" if change > 0 else "") + str(change)


def value_text(what, value):
    """A figure, or a space by row and column."""
    if what == SPACE:
        return "%d/%d" % (value >> COLUMN_BITS, value & (1 << COLUMN_BITS) - 1)
    return str(value)


def answer_name(step):
    """What is answered, as the name of a text."""
    if step in (HOLDERS, OTHERS):
        return "field_shares"
    return "discard" if step == DISCARD else "nationalise"
