"""The resting screens: whose turn, then the players or the company in turn; then the registers.

Two digits go to a company.
"""

from ...ui import keys
from ...ui.canvas import COLUMNS
from ...ui.screen import Resting, draw_icons
from .board import FIRST_COMPANY, OFFER, OVER, RUN, STOCK, TRACK
from .figures import name, price_text, round_text, train_text
from .rolling_stock import LIMIT, TO_COMPANIES

MAIN, PLAYERS, REGISTERS = 0, 1, 2
_FIRST_ROW = 2


class Home(Resting):
    """Where the unit is at rest."""

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
        elif app.game.step == OVER and key in keys.ENTRIES:
            app.refuse("game_over")
        else:
            app.begin(key)

    def _digits(self, app, digit):
        if self._digit < 0:
            self._digit = digit
            return
        code = 10 * self._digit + digit
        self._digit = -1
        if code in app.game.companies():
            self._company = code
        else:
            app.refuse("no_such_company")

    def turn(self, app):
        """Go to the next page."""
        from .registers import pages

        self._digit = -1
        if self._company:
            self._company = 0
            return
        self._page += 1
        if self._page == PLAYERS and not app.game.acting:
            self._page += 1  # the players were first
        if self._page >= REGISTERS + pages(app.game):
            self._page = MAIN

    def draw(self, app, canvas):
        """What is awaited, then the page; the first digit of a company's two."""
        game = app.game
        if self._page >= REGISTERS and not self._company:
            self.name = "register"
            from .registers import draw_register

            draw_register(app, canvas, self._page - REGISTERS)
        else:
            draw_head(app, canvas)
            code = self._company or (0 if self._page == PLAYERS else game.turn or game.acting)
            self.name = "players" if code < FIRST_COMPANY else "company"
            if code < FIRST_COMPANY:
                draw_players(app, canvas)
            else:
                self._draw_company(app, canvas, code)
        if self._digit >= 0:
            canvas.put(7, 0, b" " * COLUMNS)
            canvas.text(7, 0, "%d_" % self._digit)

    def _draw_company(self, app, canvas, code):
        game = app.game
        if code == game.acting == game.turn and not self._company and game.in_need():
            from .need_screen import draw_need

            self.name = "need"
            draw_need(app, canvas, _FIRST_ROW)
            return
        draw_company(app, canvas, code)


def draw_head(app, canvas):
    """Draw the round, whose turn it is and what the bank has; then the keys that work."""
    game, texts = app.game, app.texts
    column = canvas.text(0, 0, round_text(texts, game))
    if game.turn:
        column = canvas.text(0, column, " >")
        if game.step <= STOCK:
            canvas.pawn(0, column, game.turn)
        else:
            canvas.text(0, column, str(game.turn))
    if app.sound_on and not app.low_battery:
        canvas.right(0, COLUMNS, "B%6d" % game.bank())
    draw_icons(app, canvas, 0, 17)
    if app.ledger.fault:
        canvas.text(1, 0, texts["not_saved"])
    elif game.step == OFFER:
        text = "%s %s min %d" % (texts["await_offer"], name(texts, game.offered()), game.minimum)
        canvas.text(1, 0, text if len(text) <= COLUMNS else text.replace("min ", ""))
    else:
        canvas.text(1, 0, _keys(game, texts[game.awaited()]))


def _keys(game, text):
    """Return the keys of the step, without those that clearly have nothing to do."""
    words = text.split(" ")
    if game.step == STOCK and game.set == 1:
        return " ".join(words[1:2] + words[2 if can_exchange(game) else 3 :])
    if TRACK <= game.step <= RUN and not game.phase_row()[TO_COMPANIES] and not can_exchange(game):
        return " ".join(words[:-3] + words[-2:])
    return text


def can_exchange(game):
    """Return whether a pawn has a private to exchange."""
    return bool(game.exchanged) and 0 < game.owner[game.exchanged[0]] < FIRST_COMPANY


def draw_players(app, canvas):
    """Draw a row for each pawn: cash, certificates and the limit, worth."""
    game, texts = app.game, app.texts
    row = _FIRST_ROW
    if len(game.players()) < 6:
        canvas.text(row, 0, texts["players_head"])
        row += 1
    for pawn in game.players():
        canvas.pawn(row, 0, pawn)
        mark = "" if game.in_play(pawn) else "a"
        if game.step <= STOCK and pawn == game.turn:
            mark = ">"
        canvas.text(row, 1, mark)
        canvas.text(row, 2, "P" if pawn == game.priority else "")
        canvas.right(row, 8, str(game.cash[pawn]))
        canvas.right(row, 15, "%d/%d" % (game.certificates(pawn), game.limit))
        canvas.right(row, COLUMNS, str(game.worth(pawn)))
        row += 1


def draw_company(app, canvas, code):
    """Draw six rows of a company: whose, price, cash, trains, stations, shares, privates."""
    game, texts = app.game, app.texts
    row = _FIRST_ROW
    column = canvas.text(row, 0, name(texts, code)) + 1
    if not game.par[code]:
        canvas.text(row, column, texts["free"])
    else:
        column = canvas.text(row, column, texts["pres"]) + 1
        canvas.pawn(row, column, game.president[code])
        canvas.right(row, COLUMNS, price_text(game, code))
        canvas.text(row + 1, 0, "%s %d" % (texts["till_short_name"], game.till[code]))
        canvas.right(row + 1, COLUMNS, "%s %d" % (texts["par_name"], game.par[code]))
        canvas.text(row + 2, 0, "trains %s" % train_text(game.trains_of(code)))
        canvas.right(row + 2, COLUMNS, "max %d" % game.phase_row()[LIMIT])
    limit = game.station_limits[code - FIRST_COMPANY]
    shown = (game.stations[code], limit, game.offering(code), game.pool[code])
    canvas.text(row + 3, 0, texts["company_shares"] % shown)
    codes = " ".join([str(one) for one in game.owners_privates(code)])
    if codes:
        canvas.text(row + 4, 0, "priv. " + codes)
    column = 0
    for pawn in game.players():
        held = game.held[pawn, code]
        if held:
            column = canvas.text(row + 5, canvas.pawn(row + 5, column, pawn), "%d " % held)
