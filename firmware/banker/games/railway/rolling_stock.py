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
    early = 9  # the train that is sold from the phase before its own on
    discount, tradable = 300, b"\4\5\6"  # for that one

    def row_of(self, train):
        """Return the row of a train in the table; the first where there is no such train."""
        for row in self.fleet:
            if row[KEY] == train:
                return row
        return self.fleet[0]

    def phase_row(self):
        """Return the row of the trains whose phase it is."""
        return self.fleet[self.phase - 2]

    def trains_of(self, company):
        """Return the keys of its trains, ascending, one for each train."""
        found = b""
        for at, number in enumerate(self.trains.row(company)):
            found += bytes((at + 2,)) * number
        return found

    def next_train(self):
        """Return the lowest type that the bank has; 0 where it has none."""
        for row in self.fleet:
            if self.left[row[KEY]]:
                return row[KEY]
        return 0

    def bank_sells(self, train):
        """Return whether the bank sells a type now."""
        if train == self.next_train():
            return True
        early = self.phase - 1 >= len(self.fleet) - 1
        return early and train == self.early and self.left[train] > 0

    def on_sale(self):
        """Return the types that can be bought, ascending."""
        keys = [row[KEY] for row in self.fleet]
        return [train for train in keys if self.bank_sells(train) or self.pooled[train]]

    def cheapest(self):
        """Return what the cheapest train on sale costs; 0 where there is none."""
        return min([self.face[train] for train in self.on_sale()] or [0])
