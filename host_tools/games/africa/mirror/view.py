"""What the mirror shows of 18Africa: companies, players, the bank and the economy."""

from typing import Any

from banker.games.africa.data import COMPANIES, STARTED

from host_tools.games.africa.mirror.table import table
from host_tools.games.africa.mirror.words import WORDS
from host_tools.mirror.recent_figures import Figures, RecentFigures


def prices(game: Any) -> Figures:
    """Every company's price; one that does not run has none."""
    codes = range(1, COMPANIES + 1)
    return tuple(game.price(code) if game.status[code] == STARTED else None for code in codes)


class View:
    """Companies, players, the bank."""

    def __init__(self) -> None:
        self.recent = RecentFigures(prices)

    def setup(self, lang: str) -> dict[str, Any]:
        """The page's words."""
        return WORDS[lang]

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Everything of a game, and how it differs from `before`."""
        return table(game, before, self.recent, lang)

    def idle(self, game: Any, lang: str) -> str:
        """The game's name."""
        return WORDS[lang]["title"]

    def mood(self, outcome: Any) -> str:
        """A company that goes and the end are alarming; dividends are not."""
        if outcome.removed or outcome.ends:
            return "alarm"
        return "paid" if outcome.per_share else ""
