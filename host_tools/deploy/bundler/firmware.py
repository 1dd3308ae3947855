"""This firmware as the bundles that deploy puts on a board."""

import functools
import re

from banker import games
from banker.ui.texts import WORDS

from host_tools import FIRMWARE
from host_tools.deploy.bundler.bundles import Bundler, Games
from host_tools.deploy.bundler.descriptions import DESCRIBE
from host_tools.deploy.bundler.late import LATE

FOLDERS = ("banker", "drivers")
"""The firmware's packages: on the drive, everything in these folders is Courtier's."""
OUTSIDE = ("boot.py", "code.py", "main.py", "pins.py")
"""Files that are not bundled, and may import from these packages."""
_EVALUATED = [f"banker/{one.replace('.', '/')}.py" for one in (DESCRIBE, LATE)]
_TABLE = re.compile(rf"banker/(.+/)?{WORDS}_[a-z]{{2}}\.py")


@functools.cache
def firmware() -> Bundler:
    """Return the bundler, made once: the sources do not change while a program runs."""
    return Bundler(sources(), outside(), games_by_package())


def sources() -> dict[str, str]:
    """Return the packages' files by path, without tables of texts, which become other files, and
    without the module that describes games, which is evaluated before."""
    found = (path for folder in FOLDERS for path in sorted((FIRMWARE / folder).rglob("*.py")))
    by_path = {path.relative_to(FIRMWARE).as_posix(): path for path in found}
    for one in _EVALUATED:
        del by_path[one]
    return {path: by_path[path].read_text("utf-8") for path in by_path if not is_table(path)}


def is_table(path: str) -> bool:
    """Return whether a file of the firmware is a table of texts."""
    return bool(_TABLE.fullmatch(path))


def outside() -> list[str]:
    """Return the text of the files beside the packages."""
    return [(FIRMWARE / name).read_text("utf-8") for name in OUTSIDE]


def games_by_package() -> Games:
    """Return the modules by which the unit knows each game."""
    packages = map(games.package, range(len(games.GAMES)))
    return {package: (f"{package}.{games.RULES}",) for package in packages}
