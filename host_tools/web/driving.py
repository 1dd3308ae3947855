"""Plays on the page in a browser, for the pictures, the bench and the tests."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

_CENTRES = """keys => Object.fromEntries(keys.map(key => {
  const box = key.getBoundingClientRect();
  return [key.dataset.key, [box.x + box.width / 2, box.y + box.height / 2]];
}))"""
_READS = "pattern => new RegExp(pattern).test(document.getElementById('text').textContent)"


@contextmanager
def running(lang: str = "en") -> Iterator[str]:
    """The program with a new unit and a calm market; gives the page's address."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "host_tools.cli", "web", "--no-browser", "--port", "0"]
        command += ["--save", folder, "--market", "calm", "--lang", lang]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
            try:
                assert program.stdout
                found = re.search(r"http://\S+", program.stdout.readline())
                if not found:
                    raise RuntimeError("courtier web does not say where it is")
                yield found[0]
            finally:
                program.kill()


def places(page: "Page") -> dict[str, tuple[float, float]]:
    """Where the middle of each key is."""
    found = page.eval_on_selector_all("[data-key]", _CENTRES)
    return {key: (x, y) for key, (x, y) in found.items()}


def click(page: "Page", keys: str) -> None:
    """Click keys with the mouse, where they are."""
    centres = places(page)
    for key in keys.split():
        page.mouse.click(*centres[key])


def wait_for_text(page: "Page", text: str) -> None:
    """Wait until this can be read on the screen, however it is spaced."""
    pattern = r"\s+".join(map(re.escape, text.split()))
    page.wait_for_function(_READS, arg=pattern)
