"""Measures how close each game comes to the end of the board's memory in a sample game."""

from banker.games import GAMES

from host_tools.deploy import budget
from host_tools.dev.benchmarks.rows import Row
from host_tools.dev.board_memory.sample_game import SampleGame


def measure() -> list[Row]:
    """Return the memory at rest, and at the worst moment between two steps."""
    rows = [Row("one piece, at most, after the start", budget.PIECE, "bytes")]
    for number, (_, title, *_) in enumerate(GAMES):
        report = SampleGame(number).play()
        rows += [
            Row(f"{title}: taken at rest", budget.HEAP - report.rest, "bytes"),
            Row(
                f"{title}: taken at the worst moment",
                budget.HEAP - report.lowest,
                "bytes",
                budget.HEAP - budget.FREE,
            ),
            Row(f"{title}: free then", report.lowest, "bytes"),
            Row(f"{title}: garbage of the longest step", report.most_taken, "bytes"),
        ]
    return rows
