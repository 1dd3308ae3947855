"""The figures that can be edited while nothing has happened, by their numbers. Starting cash and
numbers of trains are not kept as such: they are where they went."""

from ...kit.describe import act, amount, kind
from ...rules.forms import BAD_NUMBER, Refused
from .tables import (
    LAST_FIGURE,
    LOANS_STEP,
    MOST_CORRECTED,
    MOST_LOANS_CORRECTED,
    NO_LIMIT,
    NUMBERED,
    OVER,
    RSR,
    STEPS,
    train_of,
)

LINE, END_RULE, MONEY, CASH_EACH, LIMIT = range(1, 6)
TRAIN_PRICE, TRAIN_NUMBER = 10, 20  # + the train's key
LAST_VALUE = LAST_FIGURE
FIGURE = kind("figure", LAST_FIGURE)
NEW_VALUE = amount("new_value_typed", 30000)


def figure_range(number):
    """Return (lowest, highest, step) of a figure; highest 0 where there is none."""
    if number in (LINE, END_RULE):
        return 0, 1, 1
    if number == MONEY:
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


def figure_value(game, number):
    """Return a figure as the game has it."""
    if number == CASH_EACH:
        return game.cash[game.seats[0]]
    if number == LAST_VALUE:
        return game.last_value
    if number >= TRAIN_NUMBER:
        left = game.left[train_of(number % 10)]
        return 0 if left == NO_LIMIT else left
    if number >= TRAIN_PRICE:
        return game.face[train_of(number % 10)]
    return (0, game.line, game.end_rule, game.all_money, 0, game.limit)[number]


def check_figure(game, number=0, value=None):
    """Refuse a figure that there is none of, or once the game has begun."""
    if game.count:
        raise Refused("figures_fixed")
    lowest, highest, step = figure_range(number) if number else (0, 1, 1)
    if not highest or (value is not None and (not lowest <= value <= highest or value % step)):
        raise Refused(BAD_NUMBER)


def figure(game, number, value):
    """Give the game another figure, before anything has happened."""
    if number == LINE:
        game.line = value
    elif number == END_RULE:
        game.end_rule = value
    elif number == MONEY:
        game.all_money = value
    elif number == CASH_EACH:
        for pawn in game.players():
            game.cash[pawn] = value
    elif number == LIMIT:
        game.limit = value
    elif number == LAST_VALUE:
        game.last_value = value
    elif number >= TRAIN_NUMBER:
        train = train_of(number % 10)
        game.left[train] = value if value or train < NUMBERED - 1 else NO_LIMIT
    else:
        game.face[train_of(number % 10)] = value


ENTRIES = (act("figure", None, (FIGURE, NEW_VALUE), figure, check_figure, STEPS[:OVER], False),)


# Corrections.


def check_correction(game, name, where, value):
    """Refuse what a company does not have, or more than there can be."""
    if name != "cash" and where and where[0] != RSR and not game.running(where[0]):
        raise Refused("not_running")
    if value is not None:
        if name == "space":
            wrong = not value
        else:
            wrong = value > (MOST_LOANS_CORRECTED if name == "loans" else MOST_CORRECTED)
        if wrong:
            raise Refused(BAD_NUMBER)


def corrected(game, name, where, was):
    """Put a token under those on its space; have interest follow loans that are still due."""
    if name == "space":
        token = bytes((where,))
        game.arrivals = game.arrivals.replace(token, b"") + token
    elif name == "loans" and where == game.acting and game.step <= LOANS_STEP:
        game.owed = max(game.owed + game.loans[where] - was, 0)
