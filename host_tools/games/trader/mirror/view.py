"""What the mirror shows of Trader: the market."""

from typing import Any

from banker.games.trader.data import COMPANIES

from host_tools.games.trader.mirror.market import market
from host_tools.games.trader.mirror.words import WORDS
from host_tools.games.trader.sentences import group_name
from host_tools.mirror.recent_figures import Figures, RecentFigures


def prices(game: Any) -> Figures:
    """Every company's price, by code."""
    return tuple(game.price(code) for code in range(1, COMPANIES + 1))


class View:
    """The market."""

    def __init__(self) -> None:
        self.recent = RecentFigures(prices)

    def setup(self, lang: str) -> dict[str, Any]:
        """The groups are named."""
        return WORDS[lang] | {"groups": [group_name(group, lang) for group in range(8)]}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Companies, pawns and monopolies."""
        return market(game, before, self.recent)

    def idle(self, game: Any, lang: str) -> str:
        """The market, unless it is empty."""
        return WORDS[lang]["market" if any(game.presidents) else "nothing_yet"]

    def mood(self, outcome: Any) -> str:
        """A forced sale is alarming."""
        return "alarm" if outcome.forced_pawn else ""
