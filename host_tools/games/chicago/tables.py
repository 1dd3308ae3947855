"""The fields of Chicago Express's tables: numbers that are printed only on the board."""

from host_tools.games.table_file import Field

FIELDS = (
    Field("uses_until_red", 0, 3),
    Field("first_incomes", 3, 4),
    Field("last_of_wheeling", 7),
    Field("last_of_pittsburgh", 8),
)
