"""The virtual board that most tests of the drivers use."""

from collections.abc import Iterator

import pytest

from host_tools.simulator.board import VirtualBoard
from tests.support.fake_app import board


@pytest.fixture
def unit() -> Iterator[VirtualBoard]:
    """Return a board with the fake app, half a second after power-on."""
    with board() as started:
        started.boot(500)
        yield started
