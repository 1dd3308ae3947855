"""What the mirror shows of Chicago Express: railways, players and dials."""

from typing import Any

from banker.games.chicago.board import WABASH
from banker.games.chicago.rules import Game

from host_tools.games.chicago.mirror.railways import NAMES, railways
from host_tools.games.chicago.mirror.words import WORDS
from host_tools.games.kit.mirror.view import View as KitView
from host_tools.link.mirror.recent_figures import Figures

_NUMBER = 1


def incomes(game: Any) -> Figures:
    """Every company's income; a closed one has none."""
    return (*game.income[1:WABASH], game.income[WABASH] or None)


class View(KitView):
    """Railways, players and dials."""

    def __init__(self) -> None:
        super().__init__(_NUMBER)

    _figures = staticmethod(incomes)

    def setup(self, lang: str) -> dict[str, Any]:
        """The companies' names are no words."""
        return WORDS[lang] | {"companies": NAMES[1:]}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Companies, players, dials, industry and what ends the game."""
        return railways(game, before, self.recent, lang)

    def mood(self, outcome: Any) -> str:
        """What will end the game is alarming; dividends are not."""
        return super().mood(outcome) or ("paid" if Game.is_paid(outcome) else "")
