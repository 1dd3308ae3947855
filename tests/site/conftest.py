"""The site is built once for all tests that a process runs, and one browser tries it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host_tools.site.build import build
from host_tools.site.host import Host, hosted
from host_tools.web.chromium import chromium


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the built site is."""
    target = tmp_path_factory.mktemp("site") / "site"
    build(target)
    return target


# For this folder alone: while a browser is open, nothing else in its process may run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    with chromium() as opened:
        yield opened


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """The site at an address of its own, with nothing kept in the browser."""
    with hosted(site) as serving:
        yield serving
