"""The fields of a described game's tables: its kept cells."""

from types import SimpleNamespace
from typing import Any

from banker.kit.cell_values import size_of
from banker.kit.layout import HIGH, KEPT, MARKS, NAME, OF

from host_tools.games.kit import rules
from host_tools.games.table_file import Field


def bound(number: int) -> Any:
    """Return `FIELDS`, in the order of their bytes."""
    fields = []
    place = 0
    for cells in rules(number).cells:
        if cells[MARKS] & KEPT:
            width = (cells[HIGH].bit_length() + 7) // 8
            count = size_of(cells) if cells[OF] else None
            fields.append(Field(cells[NAME], place, count, width))
            place = fields[-1].end
    return SimpleNamespace(__doc__=__doc__, FIELDS=tuple(fields))
