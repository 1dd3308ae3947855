"""Random play of Chicago Express as people play: low bids, small incomes, few passes.

Every Python plays alike: see `kit.random_play`.
"""

from banker.games.chicago.board import CHICAGO, WABASH
from banker.rules.transactions import LABEL

from host_tools.games.kit.random_play import RandomPlay as KitRandomPlay

_HIGHEST = 41  # figures that are corrected stay below it


class RandomPlay(KitRandomPlay):
    """Games that reach their end."""

    weights = (("auction", 70), ("pass", 10))

    def value(self, game, field, typed):
        """Choose a value for a field."""
        name = field[LABEL]
        if name == "value":
            return 1 + self.below(3)
        if name == "added":
            return self.below(7)
        if name == "cost":
            return min(self.below(16), game.treasury[typed[0]])
        if name == "hexes":
            return self._hexes(game, typed[0])
        if name == "winner":
            return self._winner(game, typed[0])
        if name == "bid":
            least = game.min_bid(typed[0])
            return min(least + self.below(1 + least), game.cash[typed[1]])
        if name == "company" and not typed and self.below(3):
            own = [key for key in range(1, WABASH + 1) if game.shares[game.turn, key]]
            if own:
                return self.one_of(own)
        return KitRandomPlay.value(self, game, field, typed)

    def _hexes(self, game, company):
        """Choose hexes, now and then one that the company has not reached."""
        hexes = 0
        for place in range(1, CHICAGO + 1):
            if not game.is_in(company, place) and not self.below(6):
                hexes |= 1 << place - 1
        return hexes

    def _winner(self, game, company):
        """Choose a pawn, usually one who can afford the lowest bid."""
        rich = [pawn for pawn in game.pawns() if game.cash[pawn] >= game.min_bid(company)]
        return self.one_of(rich) if rich and self.below(12) else 0

    def correction(self, game):
        """Return a transaction that corrects a figure, within what play leads to."""
        made = KitRandomPlay.correction(self, game)
        return made[:-1] + (made[-1] % _HIGHEST,)
