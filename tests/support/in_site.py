"""The site in a real browser: built once, and a player at its keys."""

import re
from pathlib import Path
from typing import Any

import pytest

from host_tools.apps.site.host import serve
from host_tools.apps.site.host_page_files import is_installed as has_pyodide
from host_tools.apps.web.chromium import NoBrowser, find_chromium
from host_tools.games.legends import LEGENDS
from host_tools.link import backup_form
from host_tools.link.save import Save
from host_tools.simulator.micropython.install import is_installed
from tests.support.timeouts import TIMEOUT_MS

_PRESS = """keys => {
  for (const key of keys) {
    for (const kind of ["keydown", "keyup"]) {
      dispatchEvent.call(document.body, new KeyboardEvent(kind, { key, code: key, bubbles: true }));
    }
  }
}"""
_READS = "pattern => new RegExp(pattern).test(document.getElementById('text').textContent)"
_HEARS = _READS.replace("'text'", "'spoken'")


def missing() -> str:
    """Return why the site cannot be tested here, or ""."""
    try:
        find_chromium()
    except NoBrowser as reason:
        return str(reason)
    return "" if is_installed() and has_pyodide() else "MicroPython or Pyodide is not installed"


needs_browser = pytest.mark.skipif(bool(missing()), reason=f"no site in a browser: {missing()}")


class Player:
    """Somebody with the unit's page open."""

    def __init__(self, page: Any, address: str, query: str = "?market=calm&seed=1&lang=en") -> None:
        self.page = page
        self.problems: list[str] = []
        page.set_default_timeout(TIMEOUT_MS)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._listen)
        page.goto(f"{address}play/{query}")

    def at_rest(self) -> "Player":
        """Wait for the market; what the unit has to say first is read and left."""
        while True:
            self.page.wait_for_function(_READS, arg="€ M|Please note")
            if "Please note" not in str(self.page.text_content("#text")):
                return self
            self.press("CONFIRM")

    def _listen(self, message: Any) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    def press(self, keys: str) -> None:
        """Type keys, each down and up at once."""
        typed = [LEGENDS[key].keyboard for key in keys.split()]
        self.page.evaluate(_PRESS, typed)

    def hold(self, key: str, until: str) -> None:
        """Keep a key down until this can be read."""
        typed = LEGENDS[key].keyboard
        self.page.keyboard.down(typed)
        self.reads(until)
        self.page.keyboard.up(typed)

    def reads(self, text: str) -> None:
        """Wait until this can be read on the screen, however it is spaced."""
        pattern = r"\s+".join(map(re.escape, text.split()))
        self.page.wait_for_function(_READS, arg=pattern)

    def hears(self, pattern: str) -> None:
        """Wait until a screen reader is told this."""
        self.page.wait_for_function(_HEARS, arg=pattern)

    def shows(self, lines: list[str]) -> None:
        """Wait until the screen reads exactly so."""
        self.page.wait_for_function(
            "lines => document.getElementById('text').textContent === lines", arg="\n".join(lines)
        )

    def save(self, folder: Path) -> Save:
        """Return the game, as a backup gives it."""
        with self.page.expect_download() as coming:
            self.page.click("#backup")
        path = folder / coming.value.suggested_filename
        coming.value.save_as(path)
        return Save(*backup_form.from_text(path.read_text("utf-8")))


def played_offline(context: Any, site: Path, folder: Path) -> Player:
    """Play with a network and then without one; the game is that of both."""
    with serve(site) as host:
        page = context.new_page()
        player = Player(page, host.address).at_rest()
        player.press("GO 1 CONFIRM")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        address = host.address
    page.close()
    player = Player(context.new_page(), address)  # nobody is there any more
    player.reads("€ M")
    player.press("GO 2 CONFIRM")
    assert player.save(folder).game.count == 2
    return player
