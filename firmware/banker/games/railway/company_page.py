"""A company's page: whose, price, cash, trains, stations, shares, privates."""

from ...ui.canvas import COLUMNS
from .players_page import FIRST_ROW
from .train_words import train_text


class CompanyPage:
    """Six rows of one company. A game says what it has besides."""

    def __init__(self, app, code):
        self.game, self.texts, self.code = app.game, app.texts, code

    def draw(self, canvas):
        """Draw them; why there is nothing of a company that has not started."""
        game, texts, code = self.game, self.texts, self.code
        row = FIRST_ROW
        column = canvas.text(row, 0, game.name(texts, code)) + 1
        absent = self.absent()
        if absent:
            canvas.text(row, column, texts[absent])
        else:
            pawn = game.president[code]
            if pawn:
                canvas.pawn(row, canvas.text(row, column, texts["pres"]) + 1, pawn)
                price = "%d%s" % (game.price(code), game.zone(code))
                canvas.right(row, COLUMNS, price.strip())
                canvas.right(row + 2, COLUMNS, "max %d" % game.train_limit(code))
            canvas.text(row + 1, 0, "%s %d" % (texts["till_short_name"], game.till[code]))
            canvas.right(row + 1, COLUMNS, self.beside_cash())
            canvas.text(row + 2, 0, "trains %s" % train_text(game.trains_of(code))[:9])
        canvas.text(row + 3, 0, self.stations())
        codes = " ".join([str(one) for one in game.owners_privates(code)])
        if codes:
            canvas.text(row + 4, 0, "priv. " + codes)
        self._draw_holders(canvas, row + 5)

    def _draw_holders(self, canvas, row):
        """Draw who has how many shares."""
        column = 0
        for pawn, held in self.holders():
            column = canvas.text(row, canvas.pawn(row, column, pawn), "%d " % held)

    # What a game replaces.

    def absent(self):
        """Return the name of the words for why it has nothing; None where it runs."""

    def beside_cash(self):
        """Return what stands behind the cash."""

    def stations(self):
        """Return the row of stations, and shares that nobody has."""

    def holders(self):
        """Return (pawn, shares) of those that have any."""
        game = self.game
        shares = [(pawn, game.held[pawn, self.code]) for pawn in game.players()]
        return [one for one in shares if one[1]]
