"""Plays on the page in a browser, for pictures, benchmarks and tests."""

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
def process(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a command that serves a page; yield its process and the page's address."""
    command = [sys.executable, "-m", "host_tools.cli", *arguments, "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running_program:
        try:
            assert running_program.stdout
            for line in running_program.stdout:
                if found := re.search(r"http://\S+", line):
                    yield running_program, found[0]
                    return
            raise RuntimeError(f"courtier {arguments[0]} does not say where it is")
        finally:
            running_program.kill()


@contextmanager
def program(*arguments: str) -> Iterator[str]:
    """Run a command that serves a page; yield the page's address."""
    with process(*arguments) as (_, address):
        yield address


@contextmanager
def running(lang: str = "en") -> Iterator[str]:
    """Run `courtier web` with a new unit and a calm market; yield the page's address."""
    with (
        TemporaryDirectory() as folder,
        program("web", "--save", folder, "--market", "calm", "--lang", lang) as address,
    ):
        yield address


def key_centres(page: "Page") -> dict[str, tuple[float, float]]:
    """Return the centre of each key."""
    found = page.eval_on_selector_all("[data-key]", _CENTRES)
    return {key: (x, y) for key, (x, y) in found.items()}


def click(page: "Page", keys: str) -> None:
    """Click these keys with the mouse."""
    centres = key_centres(page)
    for key in keys.split():
        page.mouse.click(*centres[key])


def wait_for_text(page: "Page", text: str) -> None:
    """Wait until this text is on the screen, whatever its spacing."""
    pattern = r"\s+".join(map(re.escape, text.split()))
    page.wait_for_function(_READS, arg=pattern)
