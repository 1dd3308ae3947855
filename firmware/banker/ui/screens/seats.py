"""NEW_GAME in games that ask who plays, and in some of them in which order."""

from ...games import GAMES
from ...rules.transactions import PAWNS
from .. import keys
from ..glyphs import LIT
from ..new_game import begin
from ..pawn_keys import HINT_ROW, draw_pawn_keys
from ..screen import Screen

_SEATS_ROW = 4


class Seats(Screen):
    """Pawns one by one, closed by CONFIRM. UNDO removes the last one; CANCEL removes all, then
    leaves."""

    name = "seats"

    def __init__(self, number):
        self._number = number
        self._seats = ()

    def key(self, app, key):
        """Take a pawn, or begin the game."""
        pawn = keys.digit(key)
        if key in (keys.CANCEL, keys.UNDO):
            if self._seats:
                self._seats = self._seats[:-1] if key == keys.UNDO else ()
            else:
                app.cancel()
        elif key == keys.CONFIRM:
            if len(self._seats) < GAMES[self._number][3]:
                app.refuse("too_few_seats")
            else:
                begin(app, self._number, self._seats)
        elif pawn is None:
            app.refuse("digit_wanted")
        elif not 1 <= pawn <= PAWNS:
            app.refuse("no_such_pawn")
        elif pawn in self._seats:
            app.refuse("already_seated")
        elif len(self._seats) == GAMES[self._number][4]:
            app.refuse("no_more_seats")
        else:
            self._seats += (pawn,)

    def draw(self, app, canvas):
        """Draw the pawns so far, and a lit cell that blinks for the next."""
        texts = app.texts
        _, title, asks, fewest, most = GAMES[self._number]
        canvas.text(0, 0, title)
        for at, line in enumerate(texts[asks].split("|")):
            canvas.text(1 + at, 0, line)
        column = 0
        for pawn in self._seats:
            canvas.text(_SEATS_ROW, column, str(pawn))
            column = canvas.pawn(_SEATS_ROW, column + 1, pawn) + 1
        if len(self._seats) < most:
            canvas.code(_SEATS_ROW, column, LIT + 10)
            canvas.blink(_SEATS_ROW, column, 1)
        draw_pawn_keys(canvas, HINT_ROW)
        canvas.text(7, 0, texts["entry_leaves" if len(self._seats) < fewest else "confirm_begins"])
