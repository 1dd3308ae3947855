"""Figures that a game passes on to the next one, as bytes."""

from ..rules.transactions import BAD_NUMBER, Refused
from . import cell_values
from .layout import HIGH, KEPT, LOW, MARKS, NAME, OF


def _width(cells):
    """Return how many bytes a figure takes."""
    return (len(bin(cells[HIGH])) + 5) // 8


def to_bytes(game):
    """Return the kept cells of a game."""
    data = b""
    for one in game.cells:
        if one[MARKS] & KEPT:
            width = _width(one)
            for figure in cell_values.figures(one, getattr(game, one[NAME])):
                data += figure.to_bytes(width, "little")
    return data


def read(game, data):
    """Set the kept cells of a game from these bytes. Refused."""
    at = 0
    for one in game.cells:
        if one[MARKS] & KEPT:
            width = _width(one)
            found = []
            for _ in range(cell_values.size_of(one)):
                figure = int.from_bytes(data[at : at + width], "little")
                at += width
                if at > len(data) or not one[LOW] <= figure <= one[HIGH]:
                    raise Refused(BAD_NUMBER)
                found.append(figure)
            setattr(game, one[NAME], found[0] if not one[OF] else [0] + found)
    if at != len(data):
        raise Refused(BAD_NUMBER)
