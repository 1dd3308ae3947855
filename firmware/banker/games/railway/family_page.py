"""A company of the 1830 family on its page."""

from .board import FIRST_COMPANY
from .company_page import CompanyPage


class FamilyPage(CompanyPage):
    """Its par, its stations, and the shares of the offering and the pool."""

    def absent(self):
        """Return the words for a company that has not started."""
        return None if self.game.par[self.code] else "free"

    def beside_cash(self):
        """Return the par."""
        return "%s %d" % (self.texts["par_name"], self.game.par[self.code])

    def stations(self):
        """Return stations and their limit, shares of the offering and the pool."""
        game, code = self.game, self.code
        limit = game.station_limits[code - FIRST_COMPANY]
        shares = game.offering(code), game.pool[code]
        return self.texts["company_shares"] % ((game.stations[code], limit) + shares)
