"""TOTAL, then a pawn: the companies it has shares of, their worth, and the dividends waiting."""

from ....ui import keys
from ....ui.canvas import COLUMNS
from ....ui.glyphs import OFFICE, UNDERLINED
from ....ui.screens.look import Look
from ..data import COMPANIES, GROUP_OF, OFFICE_PRICES
from .figures import code_text
from .totals import Totals

_ROWS = 5  # companies to a page
_ZERO = 48


class Holdings(Look):
    """A page after the other with CONFIRM; another pawn's key shows what that one owns."""

    name = "holdings"

    def __init__(self, game, pawn, total):
        self._pawn = pawn
        self._total = total
        self._page = 0
        self._codes = [code for code in range(1, COMPANIES + 1) if game.held(pawn, code)]

    def key(self, app, key):
        """CONFIRM goes on to the next page, and behind the last back to all totals."""
        if key == keys.CONFIRM:
            self._page += 1
            if self._page * _ROWS >= len(self._codes):
                app.open(Totals(app.game.totals()))
        elif keys.digit(key):
            Totals(app.game.totals()).key(app, key)
        else:
            Look.key(self, app, key)

    def draw(self, app, canvas):
        """A row for each company: offices, shares, price and what both are worth."""
        game, texts, pawn = app.game, app.texts, self._pawn
        column = canvas.pawn(0, 0, pawn) + 1
        canvas.text(0, column, texts["pawn_%d" % pawn])
        canvas.right(0, COLUMNS, "%d %s" % (self._total, texts["money"]))
        row = 1
        for code in self._codes[self._page * _ROWS : (self._page + 1) * _ROWS]:
            self._draw_company(canvas, game, row, code)
            row += 1
        canvas.text(6, 0, "%s %d" % (texts["dividends_wait"], game.dividends[pawn - 1]))
        more = (self._page + 1) * _ROWS < len(self._codes)
        canvas.text(7, 0, texts["confirm_more" if more else "confirm_leaves"])

    def _draw_company(self, canvas, game, row, code):
        """Offices are worth something only to who presides, whose shares are underlined."""
        held, price, offices = game.held(self._pawn, code), game.price(code), 0
        canvas.text(row, 0, code_text(code))
        presides = game.presidents[code] == self._pawn
        if presides:
            canvas.code(row, 3, OFFICE + game.offices[code])
            offices = game.offices[code] * OFFICE_PRICES[GROUP_OF[code]]
        canvas.code(row, 5, (UNDERLINED if presides else _ZERO) + held)
        canvas.text(row, 6, "×%d+%d" % (price, offices) if offices else " × %d" % price)
        canvas.right(row, COLUMNS, "= %d" % (held * price + offices))
