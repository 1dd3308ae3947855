"""A PC offers to restore a game: only CONFIRM on the unit itself does it."""

from ... import games
from ...memory import release
from .. import keys, sounds
from ..screen import Screen

_TAKE_NOTE_MS = 1000  # a CONFIRM meant for what was shown before does not count


class Restore(Screen):
    """Asks; CANCEL, or anything that leaves this screen, declines."""

    name = "restore"

    def __init__(self, app, journal, game, data):
        self._found = (journal, game, data)
        self._own_tables = game.kept_tables != games.fresh(game.number).kept_tables
        release()  # comparing them may have loaded what a game seldom needs
        self._since = app.now
        self.restored = False
        app.sound(sounds.ERROR)

    def key(self, app, key):
        """CONFIRM replaces the game, CANCEL keeps it."""
        if key == keys.CONFIRM and app.now - self._since >= _TAKE_NOTE_MS:
            self.restored = True
            app.ledger.replace(*self._found)
            self._found = None
            app.sound(sounds.CONFIRMED)
            app.home()
        elif key == keys.CANCEL:
            app.cancel()
        else:
            app.refuse("wrong_key")

    def draw(self, app, canvas):
        """What is asked, with what would come and what would go."""
        row = 0
        for line in app.notice("restore_from_pc").split("\n"):
            canvas.text(row, 0, line)
            row += 1
        for sign, game in (("-", app.game), ("+", self._found[1])):
            canvas.text(row, 0, "%s %s" % (sign, games.title(game.number)))
            moves = "one_move" if game.count == 1 else "moves"
            canvas.text(row + 1, 2, app.notice(moves) % game.count)
            row += 2
        if self._own_tables:
            canvas.text(row, 2, app.notice("own_tables"))
        canvas.text(7, 0, app.texts["confirm_or_cancel"])
