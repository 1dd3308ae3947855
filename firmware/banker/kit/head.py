"""Whose turn it is and which keys work: the top of the resting screens of a game with steps."""

from ..ui.canvas import COLUMNS


def draw_head(app, canvas):
    """Draw who is awaited, then the keys, in the words of the step."""
    game, texts = app.game, app.texts
    column = 0
    if game.turn:
        column = canvas.pawn(0, 0, game.turn) + 1
    canvas.text(0, column, texts[game.awaited()][: COLUMNS - column])
