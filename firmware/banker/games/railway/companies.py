"""What railway companies have in more than one game: shares in pawns' hands, trains by type, and
tokens on a market that go under those that are there."""

from ...rules.forms import PAWNS
from ...rules.playing import Seated


class Companies(Seated):
    """A position with a row of `shares` for each company behind `shareless`, a place per pawn;
    a row of `trains` for each, with as many places as there are `types`; `arrivals`, bytes: the
    companies on the market as their tokens came to where they are; and `rank(company)`,
    which tells in which order they run: low numbers first, each below 2 ** 20."""

    # Shares.

    def held(self, pawn, company):
        """The shares of a company that a pawn holds."""
        return self.shares[(company - self.shareless) * PAWNS + pawn - 1]

    def in_hands(self, company):
        """The shares of a company that pawns hold."""
        at = (company - self.shareless) * PAWNS
        return sum(self.shares[at : at + PAWNS])

    # Tokens.

    def arrive(self, company):
        """A company's token comes to another space, or the market: under those there."""
        token = bytes((company,))
        self.arrivals = self.arrivals.replace(token, b"") + token

    def order(self):
        """The companies on the market as they run: by rank, and from the top of the pile."""
        keys = []
        for pile, company in enumerate(self.arrivals):
            keys.append((self.rank(company) * 32 + pile) * 32 + company)
        keys.sort()
        return [key & 31 for key in keys]

    # Trains.

    def has(self, company, train):
        """How many trains of a type a company has."""
        return self.trains[company * self.types + train]

    def types_of(self, company):
        """The types of trains that a company has, ascending."""
        at = company * self.types
        return [train for train in range(self.types) if self.trains[at + train]]

    def train_count(self, company):
        """How many trains a company has."""
        at = company * self.types
        return sum(self.trains[at : at + self.types])
