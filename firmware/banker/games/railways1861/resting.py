"""The resting screens: players or the company in turn, then the registers; the ranking at the end.

Two digits go to a company.
"""

from ...rules.forms import PAWNS, Refused
from ...ui import keys
from ...ui.canvas import COLUMNS
from ...ui.glyphs import PAWN
from ...ui.screen import Resting, draw_icons
from . import stock_can
from .names import code_of, is_pawns, name, round_text
from .tables import (
    HOLDERS,
    LAST_PUBLIC,
    MINORS,
    OFFER,
    OTHERS,
    OVER,
    PRIVATES_GONE,
    PRIVATES_PHASE,
    PUBLICS,
    RSR,
    RSR_CODE,
    SHARES_STEP,
    SR,
    STATION_STEP,
    STEPS,
    STOCK,
    TRACK_STEP,
    TRAINS_STEP,
)
from .wealth import everybody

MAIN, PLAYERS, REGISTERS = 0, 1, 2  # the first page; the players'; those of the registers follow
_FIRST_ROW, _ICONS_AT = 2, 17
_BLANK_ROW = b" " * COLUMNS
_CASH_END, _CERTIFICATES_END = 8, 15
_AWAY, _PRIORITY, _TURN = b"aP>"


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
        if code == RSR_CODE:
            self._company = RSR
        elif 1 <= code <= MINORS or PUBLICS < code <= LAST_PUBLIC:
            self._company = code
        else:
            app.refuse("no_such_company")

    def turn(self, app):
        """Go to the next page."""
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
            canvas.put(7, 0, _BLANK_ROW)
            canvas.text(7, 0, str(self._digit) + "_")

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
            from .company import draw_company

            draw_company(app, canvas, code)
        else:
            draw_players(app, canvas)


# The first two rows: the round, who is awaited, and the keys that are wanted next.


def draw_head(app, canvas):
    """Draw who is awaited and for what: it comes first, always."""
    game, texts = app.game, app.texts
    column = canvas.text(0, 0, round_text(texts, game.round, game.set, game.or_at))
    if game.turn:
        column = canvas.text(0, column, " >")
        if is_pawns(game):
            canvas.pawn(0, column, game.turn)
            draw_icons(app, canvas, 0, _ICONS_AT)
        else:
            canvas.text(0, column, code_of(game.turn))
    canvas.text(1, 0, texts["not_saved"] if app.ledger.fault else _keys(game, texts))


def _keys(game, texts):
    """Return the keys that do something now."""
    step = game.step
    if step == STOCK:
        faults = (
            not stock_can.can_sell(game, game.turn),
            stock_can.any_buy_fault(game),
            stock_can.auction_fault(game),
            stock_can.turn_fault(game, False),
        )
        words = texts["keys_in_stock"].split(" ")
        return " ".join([word for at, word in enumerate(words) if not faults[at]])
    if step == SHARES_STEP and game.till[game.acting] < game.price(game.acting):
        step = TRACK_STEP
    if step == TRACK_STEP and not PRIVATES_PHASE <= game.phase < PRIVATES_GONE:
        step = STATION_STEP  # there is nothing to deal with
    text = texts["game_over" if step == OVER else "await_" + STEPS[step]]
    if step == OFFER:
        return " ".join((text, name(game.offered()), "min", str(game.minimum)))
    if step == TRAINS_STEP and not _can_buy_train(game):
        return text.split(" ", 1)[1]  # without BUY, which comes first
    return text


def _can_buy_train(game):
    from .means import check_any_train

    try:
        check_any_train(game, game.acting)
        return True
    except Refused:
        return False


# The players' page.


def draw_players(app, canvas):
    """Draw a row for each pawn as they sit, under what the figures are where there is room."""
    game = app.game
    row = _FIRST_ROW
    if len(game.players()) < PAWNS:
        canvas.text(row, 0, app.texts["players_head"])
        row += 1
    certificates, worth = everybody(game)
    for pawn in game.players():
        cells = bytearray(_BLANK_ROW)
        cells[0] = PAWN + pawn - 1
        if not game.in_play(pawn):
            cells[1] = _AWAY
        elif pawn == game.turn and game.step <= STOCK:
            cells[1] = _TURN
        if pawn == game.priority:
            cells[2] = _PRIORITY
        _put(cells, _CASH_END, str(game.cash[pawn]))
        _put(cells, _CERTIFICATES_END, "%d/%d" % (certificates[pawn - 1], game.limit))
        _put(cells, COLUMNS, str(worth[pawn - 1]))
        canvas.put(row, 0, cells)
        row += 1


def _put(cells, end, text):
    text = text.encode()
    cells[end - len(text) : end] = text
