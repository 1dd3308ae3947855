"""What the mirror shows of 1861: the share market, companies, trains and players."""

from typing import Any

from banker.games.railways1861.tables import LAST_PUBLIC

from host_tools.games.kit.mirror.view import View as KitView
from host_tools.games.railways1861.dividends import paid
from host_tools.games.railways1861.mirror.table import table
from host_tools.games.railways1861.mirror.words import WORDS
from host_tools.link.mirror.recent_figures import Figures

_NUMBER = 3


class View(KitView):
    """The share market and everything around it."""

    def __init__(self) -> None:
        super().__init__(_NUMBER)

    def _figures(self, game: Any) -> Figures:
        """Every company's price by its code; one that does not run has none."""
        return tuple(game.price(code) or None for code in range(1, LAST_PUBLIC + 1))

    def setup(self, lang: str) -> dict[str, Any]:
        """Words."""
        return WORDS[lang]

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """All of a game."""
        return table(game, before, self.recent, lang)

    def mood(self, outcome: Any) -> str:
        """The state's hand and the end are alarming; dividends are not."""
        alarming = ("nationalised", "game_ends", "trains_rust")
        if any(map(outcome.happened, alarming)) or outcome.change("broken"):
            return "alarm"
        return "paid" if outcome.act in ("run", "dividend") and paid(outcome) else ""
