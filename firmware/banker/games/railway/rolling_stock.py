"""Trains by their keys, for any railway game: what companies have, what is on sale, phases."""

from .stock_market import StockMarket

# A row of the table of trains: key, price, number (0 no limit), key of what the first one removes;
# from then on: train limit, ORs in a set, whether companies may buy privates.
KEY, COST, NUMBER, REMOVES, LIMIT, ORS, TO_COMPANIES = range(7)
NO_LIMIT = 15  # trains left


class RollingStock(StockMarket):
    """A game has a `fleet`, the table of its trains; cells `trains`, by company and key, `left`,
    `pooled` and `face`, by key; and a `phase`, 2 for the first row of the table."""

    fleet = ()
    early, early_from = b"\x09", 6  # trains that are sold out of turn, from a phase on
    endless = b"\x09"  # trains of which there may be any number
    discount, tradable = 300, b"\4\5\6"  # for these

    def phase_row(self):
        """Return the row of the trains whose phase it is."""
        return self.fleet[self.phase - 2]

    def trains_of(self, company):
        """Return the keys of its trains, ascending, one for each train."""
        found = b""
        for at, number in enumerate(self.trains.row(company)):
            found += bytes((at + 2,)) * number
        return found
