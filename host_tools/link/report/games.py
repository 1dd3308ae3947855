"""The report on a game, whichever it is, and what the figures of each are counted from."""

from host_tools.games import NAMES, part
from host_tools.link.history.record import GameRecord, RecordStep


def report_on(record: GameRecord, lang: str) -> str:
    """The HTML file, which names the guide of its game. The story is that of one game."""
    number = record.start.number
    page = str(part(number, "report.page").report(record, lang))
    return page.replace("<html ", f'<html data-guide="{NAMES[number]}.{lang}.html" ', 1)


class GameFigures:
    """Everything is counted by transaction: place 0 is the game before the first one."""

    def __init__(self, record: GameRecord) -> None:
        self.steps: list[RecordStep] = list(record.steps())
        self.problem = record.problem
        self._games = [record.start, *(step.after for step in self.steps)]
        self.numbers = [game.count for game in self._games]
        self.end = record.end
