"""Figures of the game, which MENU changes before anything has happened."""

from ...kit.describe import act, amount, kind
from ...rules.transactions import Refused
from .rolling_stock import NO_LIMIT
from .sale import row_of

CASH_EACH, PRICES, NUMBERS = 4, 10, 20
FIGURE = kind("figure_number", 99, 0)
NEW_VALUE = amount("new_value", 65_535)
_SINGLE = ((3, "all_money", 1000, 30_000, 5), (5, "limit", 5, 40, 1))


def _single(game, number):
    """Return the line of a figure that is a cell of its own; None where it is another one."""
    for line in _SINGLE + game.own_figures:
        if line[0] == number:
            return line
    return None


def figure_range(game, number):
    """Return (lowest, highest, step) of a figure; highest 0 where there is none."""
    line = _single(game, number)
    if line:
        return line[2:]
    if number == CASH_EACH:
        return 50, 2000, 5
    train = number % 10 or 10
    if row_of(game, train)[0] == train:
        if number // 10 == 1:
            return game.discount + 5 if train in game.early else 5, 2500, 5
        if number // 10 == 2:
            return 0 if train in game.endless else 1, 14, 1
    return 0, 0, 1


def figure(game, number):
    """Return a figure as the game has it."""
    line = _single(game, number)
    if line:
        return getattr(game, line[1])
    if number == CASH_EACH:
        return game.cash[game.seats[0]]
    train = number % 10 or 10
    if number < NUMBERS:
        return game.face[train]
    return 0 if game.left[train] == NO_LIMIT else game.left[train]


def check_figure(game, number=None, value=None):
    """Refuse a figure that there is none of, or once the game has begun."""
    if game.count:
        raise Refused("figures_fixed")
    if number is None:
        return
    lowest, highest, step = figure_range(game, number)
    if not highest or (value is not None and (not lowest <= value <= highest or value % step)):
        raise Refused("bad_number")


def set_figure(game, number, value):
    """Give the game another figure, before anything has happened."""
    line = _single(game, number)
    train = number % 10 or 10
    if line:
        setattr(game, line[1], value)
    elif number == CASH_EACH:
        for pawn in game.players():
            game.cash[pawn] = value
    elif number < NUMBERS:
        game.face[train] = value
    else:
        game.left[train] = value or NO_LIMIT


ENTRIES = (act("figure", None, (FIGURE, NEW_VALUE), set_figure, check_figure, (), False),)
