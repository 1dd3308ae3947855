"""The registers of the 1830 family."""

from .board import CLOSED
from .registers import Registers


class FamilyRegisters(Registers):
    """Shares of the offering and the pool; privates that close."""

    def other_shares(self, code):
        """Return those of the offering and of the pool."""
        return self.game.offering(code), self.game.pool[code]

    def is_closed(self, private):
        """Return whether a private is out of the game."""
        return self.game.owner[private] == CLOSED
