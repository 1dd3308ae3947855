"""Splits tests that could run without end between `make test` and `make test-long`."""

import pytest
from banker import games
from banker.kit.game import Game

from host_tools.games import NAMES, NUMBERS


def _of_its_own_kind(number):
    """Return whether no game before this one has the same base, beside that of every game."""
    bases = [games.rules(one).__mro__[1] for one in range(number + 1)]
    return bases[-1] is Game or bases[-1] not in bases[:-1]


LONG = pytest.mark.long
KINDS_OF_GAMES = [
    pytest.param(one, id=NAMES[one], marks=() if _of_its_own_kind(one) else LONG) for one in NUMBERS
]
"""The numbers of all games. Those that are another one with other tables have `make test-long`."""
every_kind_of_game = pytest.mark.parametrize("number", KINDS_OF_GAMES)


def first(count, values):
    """Return values to parametrize with: `make test` tries the first few, `make test-long` the
    others."""
    values = list(values)
    return values[:count] + [pytest.param(one, marks=LONG) for one in values[count:]]
