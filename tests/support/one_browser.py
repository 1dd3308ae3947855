"""One browser for all tests of a process, which sleeps while none of them needs it.

To start one takes longer than most tests in it. While it is awake, its loop is the one that runs in
this thread, and no other could: so it is put aside after each test.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from host_tools.web.chromium import chromium


class Sleeper:
    """A browser, and how it is woken."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    @contextmanager
    def awake(self) -> Iterator[Any]:
        """The browser, for a while."""
        asyncio._set_running_loop(self._loop)
        try:
            yield self._browser
        finally:
            asyncio._set_running_loop(None)

    def wake_for_good(self) -> None:
        """So that it can be closed."""
        asyncio._set_running_loop(self._loop)


@pytest.fixture(scope="session")
def sleeping_browser() -> Iterator[Sleeper]:
    with chromium() as opened:
        sleeper = Sleeper(opened)
        yield sleeper
        sleeper.wake_for_good()


@pytest.fixture
def browser(sleeping_browser: Sleeper) -> Iterator[Any]:
    """A browser; who opens a context in it closes it too."""
    with sleeping_browser.awake() as opened:
        yield opened
        for context in opened.contexts:  # of a test that failed
            context.close()
