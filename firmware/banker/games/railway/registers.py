"""The registers: who holds shares of what; companies; privates; trains that are left."""

from ...ui.canvas import COLUMNS
from ...ui.glyphs import DOT, UNDERLINED
from .rolling_stock import KEY, NO_LIMIT
from .train_words import train_text

LINES = 7
_SHARES_AT = 10


class Registers:
    """Pages of seven lines under a headline."""

    def __init__(self, app):
        self.game, self.texts = app.game, app.texts

    def pages(self):
        """Return (what draws a page, codes of companies on it)."""
        game = self.game
        held = [code for code in game.companies() if game.pawns_shares(code)]
        found = _paged(self._draw_shares, held) + _paged(self._draw_companies, game.order())
        return found + [(self._draw_privates, ()), (self._draw_trains, ())]

    def draw(self, canvas, page):
        """Draw one of them."""
        draw, codes = self.pages()[page]
        draw(canvas, codes)

    def _begin_row(self, canvas, row, code):
        """Draw a company's name, its price and the letter of its zone."""
        game = self.game
        canvas.text(row, 0, game.name(self.texts, code))
        canvas.right(row, _SHARES_AT - 1, str(game.price(code) or "-"))
        canvas.text(row, _SHARES_AT - 1, game.zone(code))

    def _draw_shares(self, canvas, codes):
        """Draw shares of pawns, a president's underlined; then those that nobody has."""
        game = self.game
        canvas.text(0, 0, self.texts["shares_head"])
        row = 1
        for code in codes:
            self._begin_row(canvas, row, code)
            for pawn in range(1, 7):
                held = game.held[pawn, code]
                zero = UNDERLINED if game.president[code] == pawn else 48
                shown = (zero + held if held < 10 else 88) if held else DOT
                canvas.code(row, _SHARES_AT + pawn - 1, shown)
            end = COLUMNS
            for figure in reversed(self.other_shares(code)):
                canvas.right(row, end, str(figure))
                end -= 2
            row += 1

    def _draw_companies(self, canvas, codes):
        """Draw companies in operating order: price, president, cash, trains."""
        game = self.game
        canvas.text(0, 0, self.texts["companies_head"])
        row = 1
        for code in codes:
            self._begin_row(canvas, row, code)
            canvas.pawn(row, _SHARES_AT, game.president[code])
            text = self.till_text(code)
            canvas.text(row, _SHARES_AT + max(1, 6 - len(text)), text)
            canvas.right(row, COLUMNS, train_text(game.trains_of(code)))
            row += 1

    def _draw_privates(self, canvas, codes):
        """Draw privates: value, owner, income."""
        game = self.game
        canvas.text(0, 0, self.texts["privates_head"])
        row = 1
        for code in game.privates():
            canvas.text(row, 0, game.name(self.texts, code))
            canvas.right(row, 11, str(game.value_of(code)))
            if self.is_closed(code):
                canvas.text(row, 13, self.texts["closed"])
            else:
                self._draw_owner(canvas, row, 13, code)
                canvas.right(row, COLUMNS, "+%d" % game.income_of(code))
            row += 1

    def _draw_owner(self, canvas, row, column, private):
        """Draw who owns a private: a pawn's icon, or a company's code."""
        owner, pawn = self.game.owner[private], self.game.owning_pawn(private)
        if pawn:
            canvas.pawn(row, column, pawn)
        else:
            canvas.text(row, column, self.game.name(self.texts, owner)[:2] if owner else "-")

    def _draw_trains(self, canvas, codes):
        """Draw trains left with their prices, in two columns if there are many; the pool."""
        game, texts = self.game, self.texts
        canvas.text(0, 0, texts["trains_head"] % game.bank())
        there = [row for row in game.fleet if game.left[row[KEY]]]
        wide = len(there) < LINES
        for at, line in enumerate(there):
            train, left = line[KEY], game.left[line[KEY]]
            number = "-" if left == NO_LIMIT else str(left)
            text = "%s%s×%s" % (train_text((train,)), " " if wide else "", number)
            row, column = (1 + at, 0) if wide else (1 + at // 2, 11 * (at % 2))
            canvas.text(row, column, text)
            canvas.right(row, column + (11 if wide else 9), str(game.face[train]))
        pooled = b""
        for line in game.fleet:
            pooled += bytes((line[KEY],)) * game.pooled[line[KEY]]
        canvas.text(6, 0, self.below_trains())
        canvas.text(7, 0, "%s %s" % (texts["pool_name"], train_text(pooled)))

    # What a game may replace.

    def other_shares(self, code):
        """Return figures behind the shares of pawns."""

    def till_text(self, code):
        """Return a company's cash."""
        return str(self.game.till[code])

    def is_closed(self, private):
        """Return whether a private is out of the game."""
        return False

    def below_trains(self):
        """Return what stands below the trains of the bank, where these leave room."""
        return ""


def _paged(draw, codes):
    return [(draw, codes[at : at + LINES]) for at in range(0, len(codes), LINES)]
