"""TOTAL: what every pawn is worth, with a bar to compare them by; then, with a pawn's key, the
companies it has shares of and the dividends waiting."""

from ...ui import keys
from ...ui.canvas import COLUMNS
from ...ui.glyphs import FILLED, OFFICE, UNDERLINED
from ...ui.screens.look import Look
from .data import GROUP_OF, OFFICE_PRICES, PAWNS

_NUMBER_END = 9
_BAR_AT, _BAR_LENGTH = 10, 11
_ROWS = 5  # companies to a page
_ZERO = 48


class Totals(Look):
    """All pawns; a pawn's digit shows what it owns, a page after the other with CONFIRM."""

    name = "total"
    _totals = None  # worked out as they are first drawn
    _pawn = _page = 0
    _codes = ()

    def key(self, app, key):
        """CONFIRM goes on to the next page, and behind the last back to all totals."""
        pawn = keys.digit(key)
        if pawn and pawn <= PAWNS:
            self._pawn, self._page = pawn, 0
            held = app.game.shares.row(pawn)
            self._codes = [at + 1 for at in range(len(held)) if held[at]]
        elif key == keys.CONFIRM and self._pawn:
            self._page += 1
            if self._page * _ROWS >= len(self._codes):
                self._pawn = 0
        else:
            Look.key(self, app, key)
        self.name = "holdings" if self._pawn else "total"

    def draw(self, app, canvas):
        """A row per pawn, the one worth most with the longest bar; or what one of them owns."""
        if self._totals is None:
            self._totals = app.game.totals()
        if self._pawn:
            self._draw_pawn(app, canvas, self._pawn)
            return
        canvas.text(0, 0, app.texts["total"])
        canvas.right(0, COLUMNS, app.texts["money"])
        most = max(self._totals)
        for pawn in range(1, PAWNS + 1):
            canvas.text(pawn, 0, str(pawn))
            canvas.pawn(pawn, 1, pawn)
            if not app.game.in_play(pawn):
                canvas.text(pawn, 4, app.texts["out"])
                continue
            total = self._totals[pawn - 1]
            canvas.right(pawn, _NUMBER_END, str(total))
            if most:
                canvas.put(pawn, _BAR_AT, bytes((FILLED,)) * (total * _BAR_LENGTH // most))
        canvas.text(7, 0, app.texts["total_keys"])

    def _draw_pawn(self, app, canvas, pawn):
        """A row for each company: offices, shares, price and what both are worth."""
        game, texts = app.game, app.texts
        canvas.text(0, canvas.pawn(0, 0, pawn) + 1, texts["pawn_%d" % pawn])
        canvas.right(0, COLUMNS, "%d %s" % (self._totals[pawn - 1], texts["money"]))
        row = 1
        for code in self._codes[self._page * _ROWS : (self._page + 1) * _ROWS]:
            _draw_company(canvas, game, row, pawn, code)
            row += 1
        canvas.text(6, 0, "%s %d" % (texts["dividends_wait"], game.dividends[pawn]))
        more = (self._page + 1) * _ROWS < len(self._codes)
        canvas.text(7, 0, texts["confirm_more" if more else "confirm_leaves"])


def _draw_company(canvas, game, row, pawn, code):
    """Offices are worth something only to who presides, whose shares are underlined."""
    held, price, offices = game.shares[pawn, code], game.price(code), 0
    canvas.text(row, 0, "%02d" % code)
    presides = game.presidents[code] == pawn
    if presides:
        canvas.code(row, 3, OFFICE + game.offices[code])
        offices = game.offices[code] * OFFICE_PRICES[GROUP_OF[code]]
    canvas.code(row, 5, (UNDERLINED if presides else _ZERO) + held)
    canvas.text(row, 6, "×%d+%d" % (price, offices) if offices else " × %d" % price)
    canvas.right(row, COLUMNS, "= %d" % (held * price + offices))
