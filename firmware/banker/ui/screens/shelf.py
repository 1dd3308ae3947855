"""MENU, Games: the game being played and those on the shelf; puts one there or takes one back."""

from ...memory import release_all
from ...rules.transactions import PAWNS, SHELF, Refused
from ...store import shelf
from .. import keys, sounds
from ..canvas import COLUMNS
from ..screen import Screen
from ..shelved import title

_SEEN = 3  # games in the list at once
_ABOUT_ROW = 4


class Shelf(Screen):
    """A digit chooses a game, MENU the next one; 0 is the one being played. CONFIRM puts that on
    the shelf and asks for the next game, or takes another one back. REMOVE throws one away."""

    name = "shelf"

    def __init__(self, app, chosen=0):
        ledger = app.ledger
        about = shelf.about(ledger.game)
        self._games = [shelf.summary(about + ledger.data[:1])]
        for item in shelf.items(ledger):
            content = shelf.read(ledger.drive, item)
            self._games.append(shelf.summary(content) if content else (SHELF, 0, 0, 0))
        self._chosen = chosen if chosen < len(self._games) else 0

    @property
    def _full(self):
        return len(self._games) > shelf.ROOM

    def key(self, app, key):
        """Choose, or do something to the game chosen."""
        digit = keys.digit(key)
        if key in (keys.CANCEL, keys.UNDO):
            app.cancel()
        elif key == keys.CONFIRM:
            if self._chosen:
                self._take(app)
            else:
                self._put(app)
        elif key == keys.REMOVE and self._chosen:
            from .throw_away import ThrowAway

            app.open(ThrowAway(self._chosen, self._games[self._chosen]))
        elif key == keys.MENU:
            self._chosen = (self._chosen + 1) % len(self._games)
        elif digit is not None and digit < len(self._games):
            self._chosen = digit
        else:
            app.refuse("wrong_key")

    def _put(self, app):
        """Ask which game is played next: beginning it puts this one on the shelf."""
        try:
            if self._full:
                raise Refused("shelf_full")
            shelf.check(app.ledger)
        except Refused as refusal:
            app.refuse(refusal.reason)
            return
        from ..new_game import ask

        app.shelving = True
        ask(app)

    def _take(self, app):
        release_all()
        try:
            shelf.take(app.ledger, self._chosen - 1)
        except Refused as refusal:
            app.refuse(refusal.reason)
            return
        app.sound(sounds.CONFIRMED)
        app.home()
        app.say("restored")

    def draw(self, app, canvas):
        """Draw the games, an arrow before the one chosen; below, who plays it and what to press."""
        texts = app.texts
        count = len(self._games)
        canvas.text(0, 0, texts["shelf"])
        if count > 1:
            canvas.right(0, COLUMNS, texts["shelf_next"] % (count - 1))
        else:
            canvas.text(2, 0, texts["shelf_empty"])
        first = max(0, min(self._chosen - _SEEN // 2, count - _SEEN))
        for at in range(first, min(first + _SEEN, count)):
            mark = "▸" if at == self._chosen else " "
            name = title(texts, self._games[at][0])
            canvas.text(1 + at - first, 0, "%s%d %s" % (mark, at, name))
        draw_about(app, canvas, _ABOUT_ROW, self._games[self._chosen])
        if self._chosen:
            hints = "shelf_throw", "shelf_take"
        else:
            hints = ("shelf_is_full", "shelf_full") if self._full else ("shelf_now", "shelf_put")
        canvas.text(6, 0, texts[hints[0]])
        canvas.text(7, 0, texts[hints[1]])


def draw_about(app, canvas, row, game):
    """Draw who plays a game, its round, and how many transactions it has, in two rows."""
    number, count, pawns, at = game
    if number == SHELF:
        return
    column = 0
    for pawn in range(1, PAWNS + 1):
        if pawns >> pawn - 1 & 1:
            column = canvas.pawn(row, column, pawn) + 1
    if at:
        canvas.right(row, COLUMNS, app.texts["shelf_round"] % at)
    canvas.text(row + 1, 0, app.notice("one_move" if count == 1 else "moves") % count)
