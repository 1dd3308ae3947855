"""Style sheets and scripts of the mirror's page that follow from the list of games."""

from collections.abc import Iterator
from pathlib import Path

from host_tools.games import NAMES, NUMBERS, folder
from host_tools.history.colours import css_variables


def game_files() -> Iterator[tuple[str, Path]]:
    """Each game's own files, by their address on the page."""
    for number in NUMBERS:
        for path in sorted((folder(number) / "mirror/page").iterdir()):
            yield f"{NAMES[number]}/{path.name}", path


def colours() -> str:
    """colours.css"""
    return f":root {{ {css_variables(dark=True)} }}\n"


def styles() -> str:
    """games.css: the games' style sheets."""
    return "".join(f'@import "./{name}";\n' for name, _ in game_files() if name.endswith(".css"))


def games() -> str:
    """games.js: what draws each game, by its name."""
    return "".join(f'export * as "{name}" from "./{name}/game.js";\n' for name in NAMES)
