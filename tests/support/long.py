"""Splits what can be tried without end between `make test` and `make test-long`."""

import pytest


def first(count, values):
    """Return values to parametrize with: `make test` tries the first few, `make test-long` the
    others."""
    values = list(values)
    return values[:count] + [pytest.param(one, marks=pytest.mark.long) for one in values[count:]]
