"""What each pawn was worth, transaction by transaction."""

from host_tools.games.trader.report.figures import Figures
from host_tools.games.trader.report.words import WORDS
from host_tools.report.pawn_chart import pawn_chart
from host_tools.report.shapes import Chart


def worth_chart(figures: Figures, lang: str) -> Chart:
    """A line for each pawn, named at its end."""
    series = {pawn: figures.worth(pawn) for pawn in figures.played()}
    words = WORDS[lang]
    return pawn_chart("worth", (words["worth"], words["millions"]), figures.numbers, series, lang)
