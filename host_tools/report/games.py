"""The report on a game, whichever it is, and what the figures of each are counted from."""

from pathlib import Path
from typing import Protocol

from host_tools.games import part
from host_tools.history.story import Moment, Story


class Savable(Protocol):
    """A report's charts."""

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a picture; says where."""


def report_on(story: Story, lang: str) -> tuple[str, Savable]:
    """The HTML file and the charts in it. The story is that of one game."""
    made: tuple[str, Savable] = part(story.start.number, "report.page").report(story, lang)
    return made


class GameFigures:
    """Everything is counted by transaction: place 0 is the game before the first one."""

    def __init__(self, story: Story) -> None:
        self.moments: list[Moment] = list(story.moments())
        self.problem = story.problem
        self._games = [story.start, *(moment.after for moment in self.moments)]
        self.numbers = [game.count for game in self._games]
        self.end = story.end
