"""Figures of the game, which MENU changes before anything has happened."""

from ...kit.describe import act, amount, kind
from ...rules.forms import Refused
from .rolling_stock import NO_LIMIT
from .sale import row_of

ALL_MONEY, CASH_EACH, LIMIT, BROWN, PRICES, NUMBERS = 3, 4, 5, 6, 10, 20
FIGURE = kind("figure_number", 99, 0)
NEW_VALUE = amount("new_value", 65_535)


def figure_range(game, number):
    """Return (lowest, highest, step) of a figure; highest 0 where there is none."""
    if number == ALL_MONEY:
        return 1000, 30_000, 5
    if number == CASH_EACH:
        return 50, 2000, 5
    if number == LIMIT:
        return 5, 40, 1
    if number == BROWN:
        return 0, 1, 1
    train = number % 10
    if row_of(game, train)[0] == train:
        free = game.early == train
        if number // 10 == 1:
            return game.discount + 5 if free else 5, 2500, 5
        if number // 10 == 2:
            return 0 if free else 1, 14, 1
    return 0, 0, 1


def figure(game, number):
    """Return a figure as the game has it."""
    train = number % 10
    if number >= NUMBERS:
        return 0 if game.left[train] == NO_LIMIT else game.left[train]
    if number >= PRICES:
        return game.face[train]
    return (0, 0, 0, game.all_money, game.cash[game.seats[0]], game.limit, game.brown)[number]


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
    if number == ALL_MONEY:
        game.all_money = value
    elif number == CASH_EACH:
        for pawn in game.players():
            game.cash[pawn] = value
    elif number == LIMIT:
        game.limit = value
    elif number == BROWN:
        game.brown = value
    elif number >= NUMBERS:
        game.left[number % 10] = value or NO_LIMIT
    else:
        game.face[number % 10] = value


ENTRIES = (act("figure", None, (FIGURE, NEW_VALUE), set_figure, check_figure, (), False),)
