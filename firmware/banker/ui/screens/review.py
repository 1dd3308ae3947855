"""REVIEW: the last confirmed transaction again, exactly as it was shown."""

from .. import keys
from ..screen import Screen


class Review(Screen):
    """Only CONFIRM leaves it, as on the original unit; but insisting on CANCEL does as well."""

    name = "review"

    def __init__(self, outcome):
        self._outcome = outcome
        self._refused = False
        self.amount = outcome.amount
        self.second_amount = outcome.second_amount

    def key(self, app, key):
        """CONFIRM goes back to the resting screens."""
        if key == keys.CONFIRM:
            app.home()
        elif key == keys.CANCEL and self._refused:
            app.cancel()
        else:
            self._refused = key == keys.CANCEL
            app.refuse("cancel_again" if self._refused else "wrong_key")

    def draw(self, app, canvas):
        """What stood there when CONFIRM was pressed."""
        app.game_ui.draw_outcome(app, canvas, self._outcome, "confirm_leaves")
