"""The screen that shows what the dividends would be now."""

from ...ui.screens.look import Look
from .dividends import AFTER_END, draw_player


class Prospects(Look):
    """Shows what each pawn would be paid now."""

    name = "prospects"

    def draw(self, app, canvas):
        """Draw a row per pawn."""
        game = app.game
        canvas.text(0, 0, app.texts["if_paid_now"])
        row = 1
        for pawn in game.pawns():
            paid = game.dividend(pawn)
            # A dividend of more than four digits is refused only when it is paid.
            draw_player(canvas, row, pawn, paid, game.cash[pawn] + paid, AFTER_END + 1)
            row += 1
        canvas.text(7, 0, app.texts["confirm_leaves"])
