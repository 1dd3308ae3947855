"""The mirror of Chicago Express: railways, players and dials."""

from typing import Any

from banker.games.chicago.board import WABASH
from banker.games.chicago.rules import Game

from host_tools.games.chicago.mirror.railways import NAMES, railways
from host_tools.games.chicago.mirror.words import WORDS
from host_tools.games.kit.mirror.view import View as KitView
from host_tools.link.mirror.recent_figures import Figures

_NUMBER = 1


def incomes(game: Any) -> Figures:
    """Return every company's income, None for one that is closed."""
    return (*game.income[1:WABASH], game.income[WABASH] or None)


class View(KitView):
    """Railways, players and dials."""

    def __init__(self) -> None:
        super().__init__(_NUMBER)

    _figures = staticmethod(incomes)

    def setup(self, lang: str) -> dict[str, Any]:
        """Return the page's words and the names of the companies."""
        return WORDS[lang] | {"companies": NAMES[1:]}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Return companies, players, dials, industry and the conditions that end the game."""
        return railways(game, before, self.recent, lang)

    def mood(self, outcome: Any) -> str:
        """Return "alarm" for what will end the game, "paid" for dividends."""
        return super().mood(outcome) or ("paid" if Game.is_paid(outcome) else "")
