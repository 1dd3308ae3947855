"""The figures that can be edited while nothing has happened, by their numbers. Starting cash and
numbers of trains are not kept as such: they are where they went."""

from .data import NUMBERED, train_of

LINE, END_RULE, ALL_MONEY, CASH_EACH, LIMIT = range(1, 6)
TRAIN_PRICE, TRAIN_NUMBER = 10, 20  # + the train's key
LAST_VALUE = 35


def can_be(number, value):
    """Whether a figure can have this value."""
    lowest, highest, step = figure_range(number)
    return lowest <= value <= highest and value % step == 0


def figure_range(number):
    """(lowest, highest, step) of a figure; highest 0 where there is none with this number."""
    if number in (LINE, END_RULE):
        return 0, 1, 1
    if number == ALL_MONEY:
        return 1000, 30000, 5
    if number == CASH_EACH:
        return 50, 2000, 5
    if number == LIMIT:
        return 5, 40, 1
    if number == LAST_VALUE:
        return 5, 95, 5
    if TRAIN_PRICE <= number < TRAIN_PRICE + 10 and number != TRAIN_PRICE + 1:
        return 5, 2500, 5
    if TRAIN_NUMBER <= number < TRAIN_NUMBER + 10 and number != TRAIN_NUMBER + 1:
        return int(train_of(number % 10) < NUMBERED - 1), 14, 1
    return 1, 0, 1
