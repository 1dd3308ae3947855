"""A server with a new unit, and pages of it in a browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host_tools.apps.web.pictures import DESKTOP, PHONE
from tests.support.web_page import Page, RunningServer, shown


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def desk(open_page: Any, server: RunningServer) -> Iterator[Page]:
    yield from shown(open_page(**DESKTOP), server)


@pytest.fixture
def phone(open_page: Any, server: RunningServer) -> Iterator[Page]:
    yield from shown(open_page(**PHONE), server)
