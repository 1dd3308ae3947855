"""What its tables hold: a family's own rules."""

from host_tools.games.table_file import Field

FIELDS = (
    Field("start_cash", 0, width=3),
    Field("salary", 3, width=3),
    Field("loans", 6),
    Field("interest_percent", 7),
)
