"""What its tables hold: the figures that only the box tells, and the settings."""

from banker.games.lilliput.tables import CHART_AT, COLUMNS

from host_tools.games.table_file import Field

FIELDS = (
    Field("costs", 0, 6, width=2),
    Field("numbers", 12, 5),
    Field("top", 17, COLUMNS, width=2, open_ended=True),
    Field("bottom", 17 + 2 * COLUMNS, COLUMNS, width=2, open_ended=True),
    Field(
        "chart",
        CHART_AT,
        switch=True,
        rule="both rows must have prices without gaps, and the top one begins 50, 55;"
        " zeros may lead the bottom one.",
    ),
    Field("professional", CHART_AT + 1, switch=True),
    Field("allenbeck", CHART_AT + 2, switch=True),
    Field("brobdingnag", CHART_AT + 3, switch=True),
    Field("two_characters", CHART_AT + 4, switch=True, rule="only a game of two has it: see MENU."),
)
