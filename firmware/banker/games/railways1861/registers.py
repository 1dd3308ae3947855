"""The registers of 1861."""

from ..railway.registers import Registers
from ..railway.train_words import train_text
from .tables import RSR, name_of

_WIDTH = 5


class Registers1861(Registers):
    """Shares of treasury and pool, loans, and what the state railway has."""

    def other_shares(self, code):
        """Return treasury, pool and loans."""
        game = self.game
        return game.treasury(code), game.pool[code], game.loans[code]

    def till_text(self, code):
        """Return cash and loans; these not where there is no room for them."""
        both = "%d %d" % (self.game.till[code], self.game.loans[code])
        return both if len(both) <= _WIDTH else both.split(" ")[0]

    def below_trains(self):
        """Return what the state railway has: cash, loans, trains."""
        trains = train_text(self.game.trains_of(RSR))
        return "%s %s %s" % (name_of(RSR), self.till_text(RSR), trains)
