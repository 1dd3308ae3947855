"""The report on a game, whichever it is."""

from pathlib import Path
from typing import Protocol

from host_tools.games import part
from host_tools.history.story import Story


class Savable(Protocol):
    """A report's charts."""

    def save(self, folder: Path) -> list[Path]:
        """Write every chart as a picture; says where."""


def report_on(story: Story, lang: str) -> tuple[str, Savable]:
    """The HTML file and the charts in it. The story is that of one game."""
    made: tuple[str, Savable] = part(story.start.number, "report.page").report(story, lang)
    return made
