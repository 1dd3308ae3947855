"""The resting screens: players or the company in turn, then the registers; the ranking at the end.

Two digits go to a company.
"""

from ....ui import keys
from ....ui.canvas import COLUMNS
from ....ui.screen import Resting
from ..data import (
    CODES,
    HOLDERS,
    OTHERS,
    OVER,
    RSR,
    SR,
)
from .awaited import draw_head
from .company import draw_company
from .players import draw_players

MAIN, PLAYERS, REGISTERS = 0, 1, 2  # the first page; the players'; those of the registers follow


class Home(Resting):
    """Where the unit is at rest."""

    name = "players"

    def __init__(self):
        self.rest(0)

    def rest(self, now, where=MAIN):
        """Begin to show the resting screens, this page first."""
        self.linger(now)
        self._page = where
        self._company = 0  # the one that was asked for
        self._digit = -1  # the first of its two digits

    def _main(self, game):
        """The company that the first page shows; 0 where it shows the players."""
        if game.round == SR:
            return 0
        return game.acting if game.step in (HOLDERS, OTHERS) else game.turn

    def key(self, app, key):
        """CONFIRM goes to the next page; two digits to a company; a function key begins its
        work."""
        self.linger(app.now)
        digit = keys.digit(key)
        if digit is not None:
            self._digits(app, digit)
            return
        self._digit = -1
        if key == keys.CONFIRM:
            self._turn(app)
        elif key == keys.CANCEL:
            self._page = self._company = MAIN
        else:
            app.begin(key)

    def _digits(self, app, digit):
        if self._digit < 0:
            self._digit = digit
            return
        code = 10 * self._digit + digit
        self._digit = -1
        if code in CODES or code == RSR:
            self._company = code
        else:
            app.refuse("no_such_company")

    def turn(self, app):
        """The next page."""
        self._digit = -1
        self._turn(app)

    def _turn(self, app):
        from .registers import pages

        game = app.game
        if self._company:
            self._company = 0
            return
        self._page += 1
        if self._page == PLAYERS and not self._main(game):
            self._page += 1  # the players were first
        if self._page >= REGISTERS + pages(game):
            self._page = MAIN

    def draw(self, app, canvas):
        """What is awaited, then the page; the first digit of a company's two."""
        self._draw_page(app, canvas)
        if self._digit >= 0:
            canvas.put(7, 0, b" " * COLUMNS)
            canvas.text(7, 0, "%d_" % self._digit)

    def _draw_page(self, app, canvas):
        game = app.game
        if self._page >= REGISTERS and not self._company:
            self.name = "register"
            from .registers import draw_register

            draw_register(app, canvas, self._page - REGISTERS)
            return
        if game.step == OVER and not self._company and self._page == MAIN:
            self.name = "ranking"
            from .ranking import draw_end

            draw_end(app, canvas)
            return
        draw_head(app, canvas)
        code = self._company or (0 if self._page == PLAYERS else self._main(game))
        self.name = "company" if code else "players"
        if code:
            draw_company(app, canvas, code)
        else:
            draw_players(app, canvas)
