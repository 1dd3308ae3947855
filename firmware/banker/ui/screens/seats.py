"""NEW_GAME where it matters who plays, and in some games in which order."""

from ...games import GAMES
from ...rules.forms import PAWNS
from .. import keys
from ..entry import draw_pawn_keys
from ..new_game import begin
from ..screen import Screen

FEWEST = 2


class Seats(Screen):
    """Pawns one by one, closed by CONFIRM. CANCEL empties, then gives up."""

    name = "seats"

    def __init__(self, number):
        self._number = number
        self._seats = ()

    def key(self, app, key):
        """Take a pawn, or begin the game."""
        pawn = keys.digit(key)
        if key == keys.CANCEL:
            if self._seats:
                self._seats = ()
            else:
                app.cancel()
        elif key == keys.CONFIRM:
            if len(self._seats) < FEWEST:
                app.refuse("not_finished")
            else:
                begin(app, self._number, self._seats)
        elif pawn is None:
            app.refuse("digit_wanted")
        elif not 1 <= pawn <= PAWNS:
            app.refuse("no_such_pawn")
        elif pawn in self._seats:
            app.refuse("same_pawn")
        else:
            self._seats += (pawn,)

    def draw(self, app, canvas):
        """The pawns so far, and a line that blinks for the next."""
        texts = app.texts
        canvas.text(0, 0, texts["new_game"])
        canvas.text(2, 0, texts[GAMES[self._number][2]])
        column = 1
        for pawn in self._seats:
            canvas.text(4, column, str(pawn))
            column = canvas.pawn(4, column + 1, pawn) + 1
        if len(self._seats) < PAWNS:
            canvas.text(4, column, "_")
            canvas.blink(4, column, 1)
        draw_pawn_keys(canvas, 6)
        canvas.text(7, 0, texts["confirm_or_cancel" if self._seats else "cancel_leaves"])
