"""The site is built once for all tests."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from host_tools.apps.site.build import build
from host_tools.apps.site.host import Host, serve

try:
    import fcntl
except ImportError:  # Windows has another kind of lock: there each process builds its own site
    fcntl = None


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the built site; the first process builds it for all."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if fcntl and os.environ.get("PYTEST_XDIST_WORKER") else base
    target = shared / "site"
    with (shared / "site.lock").open("w") as lock:
        if fcntl:
            fcntl.flock(lock, fcntl.LOCK_EX)
        if not (target / "service_worker.js").exists():  # which is written last
            build(target)
    return target


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    """Return the site at an address of its own, with nothing stored in the browser."""
    with serve(site) as serving:
        yield serving


@pytest.fixture
def context(browser: Any) -> Iterator[Any]:
    """Return a browser profile of its own, without a service worker."""
    opened = browser.new_context(service_workers="block", accept_downloads=True)
    yield opened
    opened.close()
