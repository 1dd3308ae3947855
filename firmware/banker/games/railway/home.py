"""The resting screens of railway games: whose turn, then the players or the company in turn; then
the registers; at the end the ranking. Two digits go to a company."""

from ...kit.layout import OVER
from ...ui import keys
from ...ui.canvas import COLUMNS
from ...ui.screen import Resting, draw_icons
from .figures import OFFER, round_text
from .players_page import draw_players

MAIN, PLAYERS, REGISTERS = 0, 1, 2


class RailwayHome(Resting):
    """Where the unit is at rest. A game adds the keys of its steps, a company's page, registers."""

    name = "players"

    def __init__(self):
        self.rest(0)

    def rest(self, now, where=MAIN):
        """Begin with the first page."""
        self.linger(now)
        self._page = MAIN
        self._company = 0  # the one that was asked for
        self._digit = -1  # the first of its two digits

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
            self.turn(app)
        elif key == keys.CANCEL:
            self._page = self._company = MAIN
        else:
            app.begin(key)

    def _digits(self, app, digit):
        if self._digit < 0:
            self._digit = digit
            return
        code = app.game.company_typed(10 * self._digit + digit)
        self._digit = -1
        if code:
            self._company = code
        else:
            app.refuse("no_such_company")

    def turn(self, app):
        """Go to the next page."""
        self._digit = -1
        if self._company:
            self._company = 0
            return
        self._page += 1
        if self._page == PLAYERS and not app.game.company_shown():
            self._page += 1  # the players were first
        if self._page >= REGISTERS + len(self.registers(app).pages()):
            self._page = MAIN

    def draw(self, app, canvas):
        """What is awaited, then the page; the first digit of a company's two."""
        game = app.game
        code = self._company or (game.company_shown() if self._page == MAIN else 0)
        if self._page >= REGISTERS and not code:
            self.name = "register"
            self.registers(app).draw(canvas, self._page - REGISTERS)
        elif game.steps[game.step] == OVER and not code and self._page == MAIN:
            self.name = "ranking"
            from ...kit.pages import draw_end

            draw_end(app, canvas)
        else:
            self.name = "company" if code else "players"
            self._draw_head(app, canvas)
            if code:
                self.draw_company(app, canvas, code, self._company)
            else:
                draw_players(app, canvas)
        if self._digit >= 0:
            canvas.put(7, 0, b" " * COLUMNS)
            canvas.text(7, 0, "%d_" % self._digit)

    def _draw_head(self, app, canvas):
        """Draw the round, whose turn it is and what the bank has; then the keys that work."""
        game, texts = app.game, app.texts
        column = canvas.text(0, 0, round_text(texts, game))
        if game.turn:
            column = canvas.text(0, column, " >")
            if game.awaits_pawn():
                canvas.pawn(0, column, game.turn)
            else:
                canvas.text(0, column, game.name(texts, game.turn)[:2])
        if app.sound_on and not app.low_battery:
            canvas.right(0, COLUMNS, "B%6d" % game.bank())
        draw_icons(app, canvas, 0, 17)
        if app.ledger.fault:
            canvas.text(1, 0, texts["not_saved"])
        elif game.step == OFFER:
            offered = game.name(texts, game.offered())
            text = "%s %s min %d" % (texts["await_offer"], offered, game.minimum)
            canvas.text(1, 0, text if len(text) <= COLUMNS else text.replace("min ", ""))
        else:
            canvas.text(1, 0, self.keys_text(game, texts[game.awaited()]))

    # What a game may replace.

    def keys_text(self, game, text):
        """Return the keys of the step, without those that clearly have nothing to do."""
        return text

    # And it has draw_company(app, canvas, code, asked), six rows of a company whose code may have
    # been typed, and registers(app).
