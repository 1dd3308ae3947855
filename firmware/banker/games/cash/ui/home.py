"""The resting screen: everybody's cash."""

from ....ui import keys
from ....ui.canvas import COLUMNS
from ....ui.screen import Resting, draw_icons
from ..data import INTEREST, LOANS, SALARY, members

_NAME_AT = 3
_ICONS_AT = 17


class Home(Resting):
    """Where the unit is at rest."""

    name = "balances"

    def __init__(self):
        self.rest(0)

    def rest(self, now, where=0):
        """Be shown from now on."""
        self.linger(now)

    def turn(self, app):
        """There is no other page."""

    def key(self, app, key):
        """A function key begins its work; CONFIRM has nothing to go on to."""
        self.linger(app.now)
        if keys.digit(key) is not None:
            app.refuse("wrong_key")
        elif key not in (keys.CONFIRM, keys.CANCEL):
            app.begin(key)

    def draw(self, app, canvas):
        """A row per pawn; below, what passing GO brings."""
        game, texts = app.game, app.texts
        canvas.text(0, 0, texts["cash"])
        if game.table(LOANS):
            canvas.right(0, COLUMNS, "%s %d%%" % (texts["loans"], game.table(INTEREST)))
        for row, pawn in enumerate(members(game.players), 1):
            canvas.text(row, 0, str(pawn))
            canvas.pawn(row, 1, pawn)
            canvas.text(row, _NAME_AT, texts["pawn_%d" % pawn])
            playing = game.in_play(pawn)
            cash = "%d %s" % (game.cash[pawn - 1], texts["money"]) if playing else texts["out"]
            canvas.right(row, COLUMNS, cash)
        if app.ledger.fault:
            canvas.text(7, 0, texts["not_saved"])
        else:
            canvas.text(7, 0, texts["salary"] % game.table(SALARY))
        draw_icons(app, canvas, 7, _ICONS_AT)
