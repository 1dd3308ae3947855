"""The market screens: one per board side, shown in turn while nobody types."""

from ...ui import keys
from ...ui.canvas import COLUMNS
from ...ui.glyphs import DOT, OFFICE, PAWN, UNDERLINED, encode
from ...ui.screen import Resting, draw_icons
from .data import GROUP_OF, GROUPS, PAWNS, SHARES, SIDES
from .position import DOWN, UP

_TYPING_MS = 4000  # without a key, after which the first digit of a code is dropped
_BANK_AT, _PAWNS_AT, _PRICE_END = 3, 5, 20
_BLANK_ROW = b" " * COLUMNS
_ZERO = 48
_OUT = encode("×")[0]


class Market(Resting):
    """The resting screens of Trader."""

    name = "market"

    def __init__(self):
        self._side = 0
        self.rest(0)

    def rest(self, now, code=0):
        """Show the market from now on, first the side where a company is."""
        self._first_digit = None
        self._code = 0  # the company asked for
        self.linger(now)
        if code:
            self._go_to(code)

    def _go_to(self, code):
        while not SIDES[self._side] <= code < SIDES[self._side + 1]:
            self._turn_side()

    def key(self, app, key):
        """Go to a company at two digits, to the next side at CONFIRM; begin a function key's
        work."""
        digit = keys.digit(key)
        self.linger(app.now)
        if digit is not None:
            self._digit(app, digit)
        elif key == keys.CONFIRM:
            self._forget()
            self._turn_side()
        elif key == keys.CANCEL:
            if self._first_digit is not None or self._code:
                app.sound("cancel")
                self._forget()
        else:
            self._forget()
            app.begin(key)

    def _digit(self, app, digit):
        if self._first_digit is None:
            self._code = 0
            if digit > 2:
                app.refuse("no_such_company")
            else:
                self._first_digit = digit
                self.linger(app.now, _TYPING_MS)
            return
        code = 10 * self._first_digit + digit
        self._first_digit = None
        if 1 <= code < SIDES[-1]:
            self._code = code
            self._go_to(code)
        else:
            app.refuse("no_such_company")

    def _turn_side(self):
        self._side = (self._side + 1) % (len(SIDES) - 1)

    def _forget(self):
        self._first_digit = None
        self._code = 0

    def turn(self, app):
        """Go on to the next side, or drop the first digit of a code."""
        if self._first_digit is None:
            self._turn_side()
        self._forget()

    def draw(self, app, canvas):
        """Draw pawns on top, a row per company with a gap between short groups, a line of words; or
        the one company asked for."""
        game = app.game
        if self._code:
            from .company_view import draw_company

            draw_heading(app, canvas, 1)
            canvas.put(2, 0, company_row(game, self._code))
            draw_company(app, canvas, self._code)
            draw_icons(app, canvas, 7, 17)
            return
        draw_heading(app, canvas, 0)
        first, end = SIDES[self._side], SIDES[self._side + 1]
        row = 1
        for code in range(first, end):
            if end - first < 6 and code > first and code in GROUPS:
                row += 1
            canvas.put(row, 0, company_row(game, code))
            row += 1
        self._draw_words(app, canvas, first)

    def _draw_words(self, app, canvas, first):
        """Draw the code being typed, the company asked for, or the groups on this side."""
        texts = app.texts
        if self._first_digit is not None:
            canvas.text(7, 0, "%s %d_" % (texts["company"], self._first_digit))
            canvas.blink(7, len(texts["company"]) + 2, 1)
            return
        if app.ledger.fault:
            canvas.text(7, 0, texts["not_saved"])
        else:
            names = texts["group"].split("|")[GROUP_OF[first] + 1 :]
            canvas.text(7, 0, names[0] + "/" + names[1])
        draw_icons(app, canvas, 7, 17)


# These screens are drawn most often, and the board is slow: rows are composed as cells.


def draw_heading(app, canvas, row):
    """Draw the pawns above their columns; a cross for one that has been removed."""
    canvas.put(row, 0, _heading(app.game))
    canvas.text(row, _BANK_AT, app.texts["bank_column"])
    canvas.right(row, _PRICE_END, app.texts["money"])


def _heading(game):
    cells = bytearray(_BLANK_ROW)
    for pawn in range(PAWNS):
        out = game.out >> pawn & 1
        cells[_PAWNS_AT + 2 * pawn] = _OUT if out else PAWN + pawn
    return cells


def company_row(game, code):
    """Return the cells of a row: code, offices, the bank's and the pawns' shares, price, trend."""
    cells = bytearray(_BLANK_ROW)
    cells[0] = _ZERO + code // 10
    cells[1] = _ZERO + code % 10
    cells[2] = OFFICE + game.offices[code]
    president = game.presidents[code]
    column = _PAWNS_AT
    bank = SHARES
    for held in game.shares.column(code):
        bank -= held
        cells[column] = _ZERO + held if held else DOT
        column += 2
    cells[_BANK_AT] = _ZERO + bank
    if president:
        column = _PAWNS_AT + 2 * (president - 1)
        cells[column] = UNDERLINED + game.shares[president, code]
    trend = game.trends[code]
    mark = b"+" if trend == UP else b"-" if trend == DOWN else b" " if president else b""
    words = game.price_text(code).encode() + mark
    cells[COLUMNS - len(words) :] = words
    return cells
