"""A market of spaces on which companies have tokens, for any railway game: prices, piles, order."""

from ...kit.game import Game as Described
from ...kit.layout import BOARD_ROW
from .grid import price_at, zone_at


class StockMarket(Described):
    """A game has a `grid`, see `describe.market`; cells `space`, by company; and `arrivals`, the
    companies as their tokens came to where they are."""

    grid = ()

    def price(self, company):
        """Return the price on the market; 0 before it has one."""
        return price_at(self.grid, self.space[company])

    def zone(self, company):
        """Return the letter of the zone it is in, or a blank."""
        return zone_at(self.grid, self.space[company])

    def move_token(self, company, space):
        """Move a token under those that are at a space; where that does not exist it stays."""
        if space:
            self.space[company] = space
            token = bytes((company,))
            self.arrivals = self.arrivals.replace(token, b"") + token

    def runs(self, company):
        """Return whether a company has its place in the operating order."""
        return True

    def tier(self, company):
        """Return whether it acts after all those that do not."""
        return False

    def order(self):
        """Return the running companies in operating order: by price down, column right to left,
        pile from the top."""
        grid = self.grid
        found = []
        for pile, company in enumerate(self.arrivals):
            if self.runs(company):
                space = self.space[company]
                rank = self.tier(company) * 1000 + 999 - price_at(grid, space)
                rank = rank * 32 + 31 - space % BOARD_ROW
                found.append((rank * 32 + pile) * 32 + company)
        return [one & 31 for one in sorted(found)]
