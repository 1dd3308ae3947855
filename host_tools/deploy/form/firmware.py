"""This firmware in the form in which deploy puts it on a board."""

import functools

from banker import games

from host_tools import FIRMWARE
from host_tools.deploy.form.bundles import Form, Games

FOLDERS = ("banker", "drivers")
"""The firmware's packages: on the drive, all that is in these folders is Courtier's."""
OUTSIDE = ("boot.py", "code.py", "pins.py")
"""Stay as they are, and may import from these packages."""


@functools.cache
def firmware() -> Form:
    """Made once: the sources do not change while a program runs."""
    return Form(sources(), outside(), games_by_package())


def sources() -> dict[str, str]:
    """The packages' files by path."""
    return {
        path.relative_to(FIRMWARE).as_posix(): path.read_text("utf-8")
        for folder in FOLDERS
        for path in sorted((FIRMWARE / folder).rglob("*.py"))
    }


def outside() -> list[str]:
    """The files beside the packages."""
    return [(FIRMWARE / name).read_text("utf-8") for name in OUTSIDE]


def games_by_package() -> Games:
    """The modules by which the unit knows each game."""
    packages = [games.package(number) for number in range(len(games.GAMES))]
    return {package: tuple(f"{package}.{part}" for part in games.PARTS) for package in packages}
