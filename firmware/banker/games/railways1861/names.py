"""Rounds, companies, trains and owners as every screen writes them."""

from ...kit.names import word
from ...ui.glyphs import PAWN as PAWN_GLYPH
from .tables import (
    AS_OWNER,
    HOLDER,
    HOLDERS,
    MR,
    PRIVATE,
    PRIVATES,
    RSR,
    RSR_CODE,
    SHARES_STEP,
    TRAIN_GLYPHS,
    TYPES,
)

PER_ROW = 7  # codes
_HINT_ROW = 6


def code_of(code):
    """Return a code as it is typed."""
    return "%02d" % (RSR_CODE if code == RSR else code)


def name(code):
    """Return a company or a private: its code and its name."""
    kind = PRIVATE if code > PRIVATES else HOLDER
    return code_of(code) + kind[7].split(" ")[code - kind[0]]


def round_text(texts, number, set, or_at):
    """Return a round and its number."""
    text = "%s %d" % (word(texts, "round_names", min(number, MR)), set)
    return text + "." + str(or_at) if or_at else text


def is_pawns(game):
    """Return whether a pawn is awaited, not a company."""
    return game.step < SHARES_STEP or game.step == HOLDERS


def draw_turn(game, canvas, column):
    """Draw who is awaited on the first row, and return the column after it."""
    if game.turn and is_pawns(game):
        return canvas.pawn(0, column, game.turn)
    if game.turn:
        column = canvas.text(0, column, name(game.turn)) + 1
        if game.turn != RSR:
            return canvas.pawn(0, column, game.president[game.turn])
    return column


def counted(numbers):
    """Return so many trains of each type, a glyph each."""
    text = ""
    for train in range(TYPES):
        text += TRAIN_GLYPHS[train] * numbers[train]
    return text or "-"


def draw_owner(canvas, row, column, owner):
    """Draw the owner of a private: a pawn's icon, or a code."""
    if owner > AS_OWNER:
        canvas.code(row, column, PAWN_GLYPH + owner - AS_OWNER - 1)
    else:
        canvas.text(row, column, code_of(owner) if owner else "-")


def signed(change):
    """Return a change with its sign."""
    return ("+" if change > 0 else "") + str(change)


def draw_codes(canvas, codes):
    """Draw codes on the two rows above the last; a dash where there are none."""
    codes = list(codes)[: 2 * PER_ROW]
    if not codes:
        canvas.text(_HINT_ROW, 0, "-")
    row = _HINT_ROW if len(codes) <= PER_ROW else _HINT_ROW - 1
    while codes:
        canvas.text(row, 0, " ".join(["%02d" % code for code in codes[:PER_ROW]]))
        codes = codes[PER_ROW:]
        row += 1


def draw_choice(app, canvas, label):
    """Draw what keys 1 and 2 stand for."""
    for value in (1, 2):
        text = "%d %s" % (value, word(app.texts, label, value))
        canvas.text(_HINT_ROW - 2 + value, 0, text)
