"""UNDO: shows what would be undone, with the money to give back, and asks for CONFIRM."""

from .. import keys
from ..screen import Screen


class Undo(Screen):
    """Asks before undoing the last confirmed transaction."""

    name = "undo"

    def __init__(self, outcome):
        self._outcome = outcome
        if outcome.amount is not None:
            self.amount = -outcome.amount
        if outcome.second_amount is not None:
            self.second_amount = -outcome.second_amount

    def key(self, app, key):
        """Undo at CONFIRM, leave at CANCEL."""
        if key == keys.CONFIRM:
            app.undo()
        elif key == keys.CANCEL:
            app.cancel()
        else:
            app.refuse("wrong_key")

    def prepare_next(self, app):
        """Work out the game before."""
        app.prepare_undo()

    def draw(self, app, canvas):
        """Draw the transaction's own screen, its amounts the other way round."""
        app.game_ui.draw_outcome(app, canvas, self._outcome, "confirm_or_cancel", undoing=True)
