"""Style sheets and scripts of the mirror's page that follow from the list of games."""

from collections.abc import Iterator
from pathlib import Path

from host_tools.games import NAMES, NUMBERS, folder
from host_tools.history.colours import css_variables

KIT = "kit"
"""Where the page of described games is, which have none of their own."""


def game_files() -> Iterator[tuple[str, Path]]:
    """Each game's own files, by their address on the page."""
    pages = [(NAMES[number], folder(number)) for number in NUMBERS if has_page(number)]
    for name, room in (*pages, (KIT, folder(0).with_name(KIT))):
        for path in sorted((room / "mirror/page").iterdir()):
            yield f"{name}/{path.name}", path


def has_page(number: int) -> bool:
    """Whether a game has a page of its own."""
    return (folder(number) / "mirror/page/game.js").exists()


def colours() -> str:
    """colours.css"""
    return f":root {{ {css_variables(dark=True)} }}\n"


def styles() -> str:
    """games.css: the games' style sheets."""
    return "".join(f'@import "./{name}";\n' for name, _ in game_files() if name.endswith(".css"))


def games() -> str:
    """games.js: what draws each game, by its name."""
    pages = [(NAMES[number], NAMES[number] if has_page(number) else KIT) for number in NUMBERS]
    return "".join(f'export * as "{name}" from "./{page}/game.js";\n' for name, page in pages)
