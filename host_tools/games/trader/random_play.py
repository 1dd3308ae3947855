"""Random play of Trader in which groups are gathered, built on, and broken again.

It plays alike on every Python: see `kit.random_play`.
"""

from banker.games.trader.data import COMPANIES, GROUP_OF, GROUPS, HEAD_OFFICE, PAWNS, round_group
from banker.games.trader.presidents import COMPANY
from banker.games.trader.trading import BUILT
from banker.kit.layout import KIND

from host_tools.games.kit.random_play import RandomPlay as KitRandomPlay


class RandomPlay(KitRandomPlay):
    """Whoever presides over a company wants the others of its group."""

    weights = (("buy_bank", 160), ("offices", 120), ("go", 30))
    first = (("float", 1, 1), ("float", 1, 2))  # a monopoly

    def value(self, game, field, typed):
        """A value for a field."""
        if field == COMPANY:
            return self._company(game, typed)
        if field[KIND] == BUILT[KIND]:
            return self._offices(game, typed)
        return KitRandomPlay.value(self, game, field, typed)

    def _company(self, game, typed):
        """For offices one of a monopoly; else one of its groups, or that it has shares of."""
        if typed:
            pawn = min(typed[-1], PAWNS) or 1
            liked = self.one_of((self._wanted, self._held))(game, pawn)
        else:
            groups = [group for group in range(len(GROUPS) - 1) if game.monopolist(group)]
            liked = [GROUPS[group] for group in groups]
        return self.one_of(liked) if liked and self.below(5) else 1 + self.below(COMPANIES)

    def _wanted(self, game, pawn):
        """Companies of groups that the pawn presides over in part."""
        codes = range(1, COMPANIES + 1)
        groups = [GROUP_OF[code] for code in codes if game.presidents[code] == pawn]
        return [code for code in codes if GROUP_OF[code] in groups]

    def _held(self, game, pawn):
        """Companies that the pawn has shares of."""
        return [code for code in range(1, COMPANIES + 1) if game.shares[pawn, code]]

    def _offices(self, game, typed):
        """A step or two from what is there; of the others as many, or one fewer."""
        if len(typed) > 1:
            wanted = typed[1] - self.below(2)
        else:
            wanted = game.offices[round_group(typed[0])[0]] + self.one_of((-1, 0, 1, 1, 1, 2))
        return max(0, min(HEAD_OFFICE, wanted))
