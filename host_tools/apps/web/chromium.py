"""Finds a browser to test the page in: the Chromium that the system has, never a download."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser

_NAMES = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome-stable", "google-chrome"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
)
"""On the path, or where it is on macOS and Windows."""
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
    "--mute-audio",
)


class NoBrowser(Exception):
    """Raised where there is no browser to test with."""


def find_chromium() -> str:
    """Return the path of the browser. NoBrowser tells what is missing."""
    try:
        import playwright.sync_api  # noqa: F401
    except ImportError:
        raise NoBrowser("playwright is not installed: make setup-dev") from None
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        raise NoBrowser("no Chromium is installed")
    return found


@contextmanager
def chromium() -> "Iterator[Browser]":
    """Start an empty browser, which leaves nothing behind."""
    path = find_chromium()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(_FLAGS))
        try:
            yield browser
        finally:
            browser.close()
