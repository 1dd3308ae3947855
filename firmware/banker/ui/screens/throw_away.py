"""Throws a game on the shelf away, after asking twice."""

from ...memory import release_all
from ...rules.transactions import Refused
from ...store import shelf
from .. import keys, sounds
from ..screen import Screen
from ..shelved import title
from .shelf import Shelf, draw_about


class ThrowAway(Screen):
    """CONFIRM twice throws it away; CANCEL goes back to the shelf."""

    name = "throw_away"

    def __init__(self, at, game):
        self._at = at  # in the list, from 1
        self._game = game
        self._again = False  # whether it is asked for the second time

    def key(self, app, key):
        """Ask again, or do it."""
        if key == keys.CANCEL:
            app.sound(sounds.CANCEL)
            app.open(Shelf(app, self._at))
        elif key != keys.CONFIRM:
            app.refuse("wrong_key")
        elif self._again:
            self._throw(app)
        else:
            self._again = True
            app.sound(sounds.ERROR)

    def _throw(self, app):
        release_all()
        try:
            shelf.throw(app.ledger, self._at - 1)
        except Refused as refusal:
            app.refuse(refusal.reason)
            return
        app.sound(sounds.CONFIRMED)
        app.open(Shelf(app, self._at))

    def draw(self, app, canvas):
        """Draw which game, and that UNDO brings it back."""
        texts = app.texts
        canvas.text(0, 0, texts["throw_again" if self._again else "throw_away"])
        canvas.text(2, 0, title(texts, self._game[0]))
        draw_about(app, canvas, 3, self._game)
        if self._again:
            canvas.text(6, 0, texts["kept_2"])
        canvas.text(7, 0, texts["confirm_or_cancel"])
