"""What the page shows of each game: its figures, its words, and what is alarming in it."""

from typing import Any, Protocol

from banker.games.chicago.data import NAMES, WABASH

from host_tools.history.trader_words import group_name
from host_tools.mirror.chicago_words import WORDS as CHICAGO_WORDS
from host_tools.mirror.course import Course, Figures
from host_tools.mirror.market import market
from host_tools.mirror.railways import railways
from host_tools.mirror.words import WORDS


class View(Protocol):
    """One game's side of the mirror; the course of its figures goes along with the news."""

    course: Course

    def setup(self, lang: str) -> dict[str, Any]:
        """What the page needs once: words and names."""

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """The figures of a game, and how they differ from those of `before`, if there is one."""

    def idle(self, game: Any, lang: str) -> str:
        """A headline where nothing has happened."""

    def mood(self, outcome: Any) -> str:
        """How the page feels about a transaction: "", "alarm" or "paid"."""


class TraderView:
    """The market."""

    def __init__(self) -> None:
        self.course = Course()

    def setup(self, lang: str) -> dict[str, Any]:
        """The groups are named."""
        return {"words": WORDS[lang], "groups": [group_name(group, lang) for group in range(8)]}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Companies, pawns and monopolies."""
        return market(game, before, self.course)

    def idle(self, game: Any, lang: str) -> str:
        """The market, unless it is empty."""
        return WORDS[lang]["market" if any(game.presidents) else "nothing_yet"]

    def mood(self, outcome: Any) -> str:
        """A forced sale is alarming."""
        return "alarm" if outcome.forced_pawn else ""


def incomes(game: Any) -> Figures:
    """Every company's income in a game of Chicago Express; a closed one has none."""
    return (*game.incomes[1:WABASH], game.incomes[WABASH] or None)


class ChicagoView:
    """Railways, players and dials."""

    def __init__(self) -> None:
        self.course = Course(incomes)

    def setup(self, lang: str) -> dict[str, Any]:
        """Its words stand in for those of the market; the companies' names are no words."""
        return {"chicago": CHICAGO_WORDS[lang] | {"companies": NAMES[1:]}}

    def shown(self, game: Any, before: Any, lang: str) -> dict[str, Any]:
        """Companies, players, dials, industry and what ends the game."""
        return railways(game, before, self.course, lang)

    def idle(self, game: Any, lang: str) -> str:
        """The game's name."""
        return CHICAGO_WORDS[lang]["title"]

    def mood(self, outcome: Any) -> str:
        """What will end the game is alarming; dividends are not."""
        if outcome.flags_set:
            return "alarm"
        return "paid" if outcome.paid else ""


VIEWS: tuple[type[View], ...] = (TraderView, ChicagoView)  # by the game's number
