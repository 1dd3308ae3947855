"""Random play of Trader that collects groups, builds on them and breaks monopolies.

Every Python plays alike: see `kit.random_play`.
"""

from banker.games.trader.data import COMPANIES, GROUP_OF, GROUPS, HEAD_OFFICE, PAWNS, round_group
from banker.games.trader.presidents import COMPANY
from banker.games.trader.trading import BUILT
from banker.kit.layout import KIND

from host_tools.games.kit.random_play import RandomPlay as KitRandomPlay


class RandomPlay(KitRandomPlay):
    """Players prefer the other companies of a group that they preside over."""

    weights = (("buy_bank", 160), ("offices", 120), ("go", 30))
    first = (("float", 1, 1), ("float", 1, 2))  # a monopoly

    def value(self, game, field, typed):
        """Choose a value for a field."""
        if field == COMPANY:
            return self._company(game, typed)
        if field[KIND] == BUILT[KIND]:
            return self._offices(game, typed)
        return KitRandomPlay.value(self, game, field, typed)

    def _company(self, game, typed):
        """Choose a company: of a monopoly for offices, else of the pawn's groups or shares."""
        if typed:
            pawn = min(typed[-1], PAWNS) or 1
            liked = self.one_of((self._wanted, self._held))(game, pawn)
        else:
            groups = [group for group in range(len(GROUPS) - 1) if game.monopolist(group)]
            liked = [GROUPS[group] for group in groups]
        return self.one_of(liked) if liked and self.below(5) else 1 + self.below(COMPANIES)

    def _wanted(self, game, pawn):
        """Return the companies of all groups in which the pawn is a president."""
        codes = range(1, COMPANIES + 1)
        groups = [GROUP_OF[code] for code in codes if game.presidents[code] == pawn]
        return [code for code in codes if GROUP_OF[code] in groups]

    def _held(self, game, pawn):
        """Return the companies in which the pawn has shares."""
        return [code for code in range(1, COMPANIES + 1) if game.shares[pawn, code]]

    def _offices(self, game, typed):
        """Choose a number of offices near the present one, even across the group."""
        if len(typed) > 1:
            wanted = typed[1] - self.below(2)
        else:
            wanted = game.offices[round_group(typed[0])[0]] + self.one_of((-1, 0, 1, 1, 1, 2))
        return max(0, min(HEAD_OFFICE, wanted))
