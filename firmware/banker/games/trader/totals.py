"""TOTAL: what every pawn is worth, with a bar to compare them by; then, with a pawn's key, the
companies it has shares of and the dividends waiting. There an amount is typed: its notes and cards,
which only the table knows. They count for this look; once every pawn has them, the winner is
named."""

from ...ui import keys
from ...ui.canvas import COLUMNS
from ...ui.glyphs import FILLED, OFFICE, UNDERLINED
from ...ui.screens.look import Look
from .data import GROUP_OF, OFFICE_PRICES, PAWNS

_NUMBER_END = 9
_BAR_AT, _BAR_LENGTH = 10, 11
_ROWS = 5  # companies to a page
_DIGITS = 5  # of an amount
_ZERO = 48


class Totals(Look):
    """All pawns. A pawn's digit shows what it owns; there CONFIRM turns pages, or adds an amount
    that was typed."""

    name = "total"
    _totals = None  # worked out as they are first drawn
    _pawn = _page = 0
    _codes = ()
    _typed = ""

    def __init__(self):
        self._added = {}  # what was typed, by pawn

    def key(self, app, key):
        """Add what was typed at CONFIRM, or go on to the next page, and behind the last back to all
        totals. Take a digit back at UNDO."""
        digit = keys.digit(key)
        if not self._pawn:
            if digit and app.game.in_play(digit):
                self._pawn, self._page = digit, 0
                held = app.game.shares.row(digit)
                self._codes = [at + 1 for at in range(len(held)) if held[at]]
            elif digit and digit <= PAWNS:
                app.refuse("pawn_out")
            else:
                Look.key(self, app, key)
        elif digit is not None:
            if len(self._typed) < _DIGITS:
                self._typed += str(digit)
            else:
                app.refuse("no_more_digits")
        elif key == keys.UNDO:
            if not self._typed:
                self._pawn = 0
            self._typed = self._typed[:-1]
        elif key == keys.CONFIRM and self._typed:
            self._added[self._pawn] = int(self._typed)
            self._typed = ""
            self._pawn = 0
        elif key == keys.CONFIRM:
            self._page += 1
            if self._page * _ROWS >= len(self._codes):
                self._pawn = 0
        else:
            Look.key(self, app, key)
        self.name = "holdings" if self._pawn else "total"

    def _worth(self, pawn):
        return self._totals[pawn - 1] + self._added.get(pawn, 0)

    def draw(self, app, canvas):
        """Draw a row per pawn, the one worth most with the longest bar; or what one pawn owns."""
        if self._totals is None:
            self._totals = app.game.totals()
        if self._pawn:
            self._draw_pawn(app, canvas, self._pawn)
            return
        texts, pawns = app.texts, app.game.pawns()
        if self._added:
            pawns.sort(key=lambda pawn: (-self._worth(pawn), pawn))
        most = max([self._worth(pawn) for pawn in pawns])
        won = [pawn for pawn in pawns if self._worth(pawn) == most]
        if len(self._added) < len(pawns):
            canvas.text(0, 0, texts["total"])
            canvas.right(0, COLUMNS, texts["money"])
        else:
            column = canvas.text(0, 0, texts["winner"]) + 1
            for pawn in won:
                column = canvas.pawn(0, column, pawn)
            if len(won) == 1:
                canvas.text(0, column + 1, texts["pawn_%d" % won[0]])
        row = 1
        for pawn in pawns + [pawn for pawn in range(1, PAWNS + 1) if pawn not in pawns]:
            self._draw_row(canvas, texts, row, pawn, most if pawn in pawns else None)
            row += 1
        canvas.text(7, 0, texts["total_keys"])

    def _draw_row(self, canvas, texts, row, pawn, most):
        canvas.text(row, 0, str(pawn))
        canvas.pawn(row, 1, pawn)
        if most is None:
            canvas.text(row, 4, texts["out"])
            return
        worth = self._worth(pawn)
        canvas.right(row, _NUMBER_END, str(worth))
        if pawn in self._added:
            canvas.text(row, _NUMBER_END, "+")
        if most:
            canvas.put(row, _BAR_AT, bytes((FILLED,)) * (worth * _BAR_LENGTH // most))

    def _draw_pawn(self, app, canvas, pawn):
        """Draw a row for each company: offices, shares, price and what both are worth."""
        game, texts = app.game, app.texts
        canvas.text(0, canvas.pawn(0, 0, pawn) + 1, texts["pawn_%d" % pawn])
        canvas.right(0, COLUMNS, "%d %s" % (self._worth(pawn), texts["money"]))
        row = 1
        for code in self._codes[self._page * _ROWS : (self._page + 1) * _ROWS]:
            _draw_company(canvas, game, row, pawn, code)
            row += 1
        canvas.text(6, 0, "%s %d" % (texts["dividends_wait"], game.dividends[pawn]))
        if self._typed:
            canvas.text(7, 0, texts["adds"] % self._typed)
        elif (self._page + 1) * _ROWS < len(self._codes):
            canvas.text(7, 0, texts["confirm_more"])
        else:
            canvas.text(7, 0, texts["add_notes"])


def _draw_company(canvas, game, row, pawn, code):
    """Draw a company that a pawn has shares of. Its offices count for the president alone, whose
    shares are underlined."""
    held, price, offices = game.shares[pawn, code], game.price(code), 0
    canvas.text(row, 0, "%02d" % code)
    presides = game.presidents[code] == pawn
    if presides:
        canvas.code(row, 3, OFFICE + game.offices[code])
        offices = game.offices[code] * OFFICE_PRICES[GROUP_OF[code]]
    canvas.code(row, 5, (UNDERLINED if presides else _ZERO) + held)
    canvas.text(row, 6, "×%d+%d" % (price, offices) if offices else " × %d" % price)
    canvas.right(row, COLUMNS, "= %d" % (held * price + offices))
