"""The licences, with their texts, of other people's work that the project's files include.

The texts are those that the installed packages bring. MicroPython and Pyodide come without theirs:
MicroPython's is the project's own with another name in it, Pyodide's and CPython's are in packages
under the same licences.
"""

import importlib.metadata
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from host_tools import ROOT


class Notice(NamedTuple):
    """`what` by whom, `where` it is found, under which licence, in its own words."""

    what: str
    where: str
    licence: str
    text: str


def libraries(names: Iterable[str]) -> list[Notice]:
    """Return the notices of libraries on the drive, by their modules."""
    packages = importlib.metadata.packages_distributions()
    return [_installed(packages[name][0], f"lib/{name}.mpy on the drive") for name in names]


def site() -> list[Notice]:
    """Return the notices of the interpreters that the site includes."""
    site = ROOT / "host_tools/apps/site"
    lock = json.loads((site / "node_modules/pyodide/pyodide-lock.json").read_text("utf-8"))
    micropython = _npm_version(ROOT / "host_tools/simulator/micropython", "@micropython/")
    pyodide = _npm_version(site, "pyodide")
    source = f"https://github.com/pyodide/pyodide/tree/{pyodide}"
    return [
        Notice(
            f"MicroPython {micropython} <https://micropython.org>",
            "play/micropython.mjs and play/micropython.wasm.pack in the site",
            "MIT",
            _mit("Copyright (c) 2013-2025 Damien P. George"),
        ),
        Notice(
            f"Pyodide {pyodide} <https://pyodide.org>, unchanged; its source is at <{source}>",
            "worker/python in the site",
            "MPL-2.0",
            _text("pathspec"),
        ),
        Notice(
            f"CPython {lock['info']['python']} <https://www.python.org>, inside Pyodide, with what "
            "<https://docs.python.org/3/license.html> lists. Pyodide's build adds libffi and "
            "Emscripten's libraries (MIT), zlib (Zlib), bzip2 (bzip2-1.0.6) and SQLite (public "
            "domain)",
            "worker/python in the site",
            "PSF-2.0",
            _text("typing_extensions"),
        ),
    ]


def as_text(notices: Iterable[Notice]) -> str:
    """Return the project's licence and the notices as one text."""
    rule = "\n" + "=" * 78 + "\n\n"
    parts = [f"Courtier: MIT\n\n{_text('courtier')}"]
    parts += [f"{one.what}: {one.licence}\n{one.where}\n\n{one.text}" for one in notices]
    return rule.join(part.rstrip() + "\n" for part in parts)


def _installed(name: str, where: str) -> Notice:
    known = importlib.metadata.metadata(name)
    (licence,) = known.get_all("License-Expression") or known.get_all("License") or ["see below"]
    return Notice(f"{name} {known['Version']}", where, licence, _text(name))


def _text(name: str) -> str:
    """Return the licence of an installed package."""
    files = importlib.metadata.files(name) or []
    found = next(one for one in files if re.search(r"dist-info/(licenses/)?LICENSE", str(one)))
    return found.read_text("utf-8")


def _mit(whose: str) -> str:
    return re.sub(r"^Copyright .*$", whose, _text("courtier"), flags=re.M)


def _npm_version(folder: Path, name: str) -> str:
    lock = json.loads((folder / "package-lock.json").read_text("utf-8"))
    found = (
        facts for path, facts in lock["packages"].items() if path.startswith(f"node_modules/{name}")
    )
    return str(next(found)["version"])
