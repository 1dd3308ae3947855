"""Writes the report on any game, and what the figures of each are counted from."""

from host_tools.games import NAMES, part
from host_tools.link.record import GameRecord, RecordStep


def report_on(record: GameRecord, lang: str) -> str:
    """Return the HTML file on the record of one game. The file names the game's guide."""
    number = record.start.number
    page = str(part(number, "report.page").report(record, lang))
    return page.replace("<html ", f'<html data-guide="{NAMES[number]}.{lang}.html" ', 1)


class GameFigures:
    """A game's figures by transaction; index 0 is the game before the first one."""

    def __init__(self, record: GameRecord) -> None:
        self.steps: list[RecordStep] = list(record.steps())
        self.problem = record.problem
        self._games = [record.start, *(step.after for step in self.steps)]
        self.numbers = [game.count for game in self._games]
        self.end = record.end
