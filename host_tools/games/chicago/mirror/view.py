"""What the mirror shows of Chicago Express: railways, players and dials."""

from typing import Any

from banker.games.chicago.data import NAMES, WABASH

from host_tools.games.chicago.mirror.railways import railways
from host_tools.games.chicago.mirror.words import WORDS
from host_tools.mirror.recent_figures import Figures, RecentFigures


def incomes(game: Any) -> Figures:
    """Every company's income; a closed one has none."""
    return (*game.incomes[1:WABASH], game.incomes[WABASH] or None)


class View:
    """Railways, players and dials."""

    def __init__(self) -> None:
        self.recent = RecentFigures(incomes)

    def setup(self, lang: str) -> dict[str, Any]:
        """The companies' names are no words."""
        return WORDS[lang] | {"companies": NAMES[1:]}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Companies, players, dials, industry and what ends the game."""
        return railways(game, before, self.recent, lang)

    def idle(self, game: Any, lang: str) -> str:
        """The game's name."""
        return WORDS[lang]["title"]

    def mood(self, outcome: Any) -> str:
        """What will end the game is alarming; dividends are not."""
        if outcome.flags_set:
            return "alarm"
        return "paid" if outcome.paid else ""
