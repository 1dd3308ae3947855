"""One browser for all tests of a process, and pages in it that go from test to test.

To start a browser takes longer than most tests in it, and so does a new page: it is a process of
its own. While the browser is awake, its loop is the one that runs in this thread, and no other
could: so it is put aside after each test.
"""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from host_tools.apps.web.chromium import chromium

_FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Pages:
    """Pages that nobody looks at, by the kind of window they are in."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self._idle: dict[str, list[Any]] = {}
        self._taken: list[tuple[str, Any]] = []
        self.contexts: list[Any] = []

    def take(self, viewport: dict[str, int], **options: Any) -> Any:
        """Return a page that shows nothing and knows nothing."""
        kind = json.dumps(options, sort_keys=True)
        idle = self._idle.setdefault(kind, [])
        if idle:
            page = idle.pop()
        else:
            self.contexts.append(self._browser.new_context(viewport=viewport, **options))
            page = self.contexts[-1].new_page()
        page.set_viewport_size(viewport)
        self._taken.append((kind, page))
        return page

    def put_back(self, broken: bool) -> None:
        """Make the pages that were taken as new; those of a test that failed are closed."""
        for kind, page in self._taken:
            if broken or not _emptied(page):
                self.contexts.remove(page.context)
                page.context.close()
            else:
                self._idle[kind].append(page)
        self._taken.clear()


def _emptied(page: Any) -> bool:
    """Leave nothing of what a page has shown; whether that was possible."""
    from playwright.sync_api import Error

    if page.context.pages != [page]:
        return False
    try:
        page.mouse.up()
        page.emulate_media(color_scheme="null", reduced_motion="null")
        page.evaluate(_FORGET)
        page.goto("about:blank")
        page.context.clear_cookies()
    except Error:  # it shows nothing that has a storage
        return False
    return True


class Sleeper:
    """A browser, and how it is woken."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self.pages = Pages(browser)
        self._loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)

    @contextmanager
    def awake(self) -> Iterator[Any]:
        """Yield the browser, awake inside this context."""
        asyncio._set_running_loop(self._loop)
        try:
            yield self._browser
        finally:
            asyncio._set_running_loop(None)

    def wake_for_good(self) -> None:
        """Wake the browser to close it."""
        asyncio._set_running_loop(self._loop)


@pytest.fixture(scope="session")
def sleeping_browser() -> Iterator[Sleeper]:
    with chromium() as opened:
        sleeper = Sleeper(opened)
        yield sleeper
        sleeper.wake_for_good()


@pytest.fixture
def browser(sleeping_browser: Sleeper) -> Iterator[Any]:
    """Yield a browser; a test that opens a context closes it."""
    with sleeping_browser.awake() as opened:
        yield opened
        for context in opened.contexts:  # of a test that failed
            if context not in sleeping_browser.pages.contexts:
                context.close()


@pytest.fixture
def open_page(
    browser: Any, sleeping_browser: Sleeper, request: pytest.FixtureRequest
) -> Iterator[Callable[..., Any]]:
    """Return a function that opens a page in a window of some kind, with the arguments of
    `new_context`. Scripts that run before the page's own, routes and service workers outlast a
    test: a test with those opens a context."""
    failures = request.session.testsfailed
    yield sleeping_browser.pages.take
    sleeping_browser.pages.put_back(broken=request.session.testsfailed > failures)
