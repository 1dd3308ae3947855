"""The `state` JSON of a described game."""

from typing import Any

from banker.kit.cell_values import figures
from banker.kit.layout import (
    FORM,
    HIDDEN,
    KEPT,
    MARKS,
    MEMBERS,
    NAME,
    OF,
    ORDER,
    SINGLE,
    SWITCH,
    TABLE,
    UNDER,
    UNIT,
)
from banker.kit.names import in_set


def game_state(game: Any) -> dict[str, Any]:
    """Return all cells by name: a row is a list, a table a list of rows. The players' own figures
    stand under `tables`."""
    shown: dict[str, Any] = {"players": sorted(game.players())}
    for cells in game.cells:
        under = "tables" if cells[MARKS] & KEPT else cells[UNDER]
        if under or (cells[NAME] != "seats" and not cells[MARKS] & HIDDEN):
            home = shown.setdefault(under, {}) if under else shown
            home[cells[NAME]] = cell_value(cells, getattr(game, cells[NAME]))
    return shown | {"ranking": [list(line) for line in game.ranking()]}


def cell_value(cells: Any, held: Any) -> Any:
    """Return cells as JSON values."""
    if cells[FORM] == ORDER:
        return list(held)
    values = [_value(cells, one) for one in figures(cells, held)]
    if cells[FORM] == SINGLE:
        return values[0]
    if cells[FORM] == TABLE:
        width = cells[OF][1][1] - cells[OF][1][0] + 1
        return [values[at : at + width] for at in range(0, len(values), width)]
    return values


def _value(cells: Any, value: int) -> Any:
    if cells[UNIT] == MEMBERS:
        return in_set(value)
    if isinstance(cells[UNIT], tuple):
        return cells[UNIT][value]
    return bool(value) if cells[UNIT] == SWITCH and not cells[MARKS] & KEPT else value
