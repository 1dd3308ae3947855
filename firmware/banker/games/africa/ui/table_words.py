"""What the numbers of the tables are called."""

from ..data import FIRST_TRAIN, LIMITS_AT, TRAIN_TYPES
from .names import choice_word, train_name


def table_words(texts, number):
    """A number of the tables: a train's price, what is paid back for it, how many; a limit."""
    if number > LIMITS_AT:
        return "%s %d" % (choice_word(texts, "table", 4), number - LIMITS_AT - 1)
    sort, train = divmod(number - 1, TRAIN_TYPES)
    return "%s %s" % (choice_word(texts, "table", sort + 1), train_name(train + FIRST_TRAIN))
