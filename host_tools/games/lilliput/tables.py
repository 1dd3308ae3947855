"""What its tables hold: the figures that only the box tells, and the settings."""

from banker.games.lilliput.acts.tables import numbers
from banker.games.lilliput.board import BOTTOM, CHART, COLUMNS, COSTS, PILES, TOP

from host_tools.games.table_file import Field


def _field(name: str, number: int, count: int | None = None, **more: bool | str) -> Field:
    """Figures from a number on: each has two bytes."""
    return Field(name, 2 * numbers().index(number), count, 2, **more)  # type: ignore[arg-type]


FIELDS = (
    _field("costs", COSTS, 6),
    _field("numbers", PILES, 5),
    _field("top", TOP, COLUMNS, open_ended=True),
    _field("bottom", BOTTOM, COLUMNS, open_ended=True),
    _field(
        "chart",
        CHART,
        switch=True,
        rule="both rows must have prices without gaps, and the top one begins 50, 55;"
        " zeros may lead the bottom one.",
    ),
    _field("professional", CHART + 1, switch=True),
    _field("allenbeck", CHART + 2, switch=True),
    _field("brobdingnag", CHART + 3, switch=True),
    _field("two_characters", CHART + 4, switch=True, rule="only a game of two has it: see MENU."),
)
