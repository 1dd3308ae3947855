"""A PC offers a game, to be played or for the shelf: only CONFIRM on the unit itself accepts."""

from ... import games
from ...memory import release
from ...rules.transactions import Refused
from .. import keys, sounds
from ..screen import Screen

_TAKE_NOTE_MS = 1000  # a CONFIRM meant for what was shown before does not count


class Restore(Screen):
    """Asks; CANCEL, or anything that leaves this screen, declines."""

    name = "restore"

    def __init__(self, app, found, shelved=False):
        self._found = found  # the journal, the game, its bytes
        self._shelved = shelved
        game = found[1]
        self._own_tables = game.kept_tables != games.create(game.number).kept_tables
        release()  # the comparison may have loaded modules that a game seldom needs
        self._since = app.now
        self.restored = False
        app.sound(sounds.ERROR)

    def key(self, app, key):
        """Accept the game at CONFIRM, decline it at CANCEL."""
        if key == keys.CONFIRM and app.now - self._since >= _TAKE_NOTE_MS:
            try:
                self._accept(app.ledger)
            except Refused as refusal:
                app.refuse(refusal.reason)
                return
            self.restored = True
            self._found = None
            app.sound(sounds.CONFIRMED)
            app.home()
        elif key == keys.CANCEL:
            app.cancel()
        else:
            app.refuse("wrong_key")

    def _accept(self, ledger):
        if not self._shelved:
            ledger.replace(*self._found)
            return
        from ...store.shelf import give

        give(ledger, self._found[1], self._found[2])

    def draw(self, app, canvas):
        """Draw the question, with the game that would come and the one that would go."""
        row = 0
        what = "shelf_from_pc" if self._shelved else "restore_from_pc"
        for line in app.notice(what).split("\n"):
            canvas.text(row, 0, line)
            row += 1
        come_and_gone = (("+", self._found[1]),)
        if not self._shelved:
            come_and_gone = (("-", app.game),) + come_and_gone
        for sign, game in come_and_gone:
            canvas.text(row, 0, "%s %s" % (sign, games.title(game.number)))
            moves = "one_move" if game.count == 1 else "moves"
            canvas.text(row + 1, 2, app.notice(moves) % game.count)
            row += 2
        if self._own_tables:
            canvas.text(row, 2, app.notice("own_tables"))
        canvas.text(7, 0, app.texts["confirm_or_cancel"])
