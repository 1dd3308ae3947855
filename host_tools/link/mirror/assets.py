"""The style sheets and scripts of the mirror's page that depend on the list of games."""

from collections.abc import Iterator
from pathlib import Path

from host_tools.games import NAMES, NUMBERS, bases, folder
from host_tools.link.history.colours import css_variables

KIT = "kit"
"""The folder of the page for games that have no other."""


def game_files() -> Iterator[tuple[str, Path]]:
    """Yield the pages' files of each game and those that games share, with their addresses."""
    folders = {page_of(number): folder(number) for number in NUMBERS if has_page(number)}
    shared = {page_of(number) for number in NUMBERS if not has_page(number)} | {KIT}
    folders |= {name: folder(0).with_name(name) for name in sorted(shared)}
    for name, place in folders.items():
        for path in sorted((place / "mirror/page").iterdir()):
            yield f"{name}/{path.name}", path


def page_of(number: int) -> str:
    """Return the name of the page that draws a game: its own, its family's, or the kit's."""
    if has_page(number):
        return NAMES[number]
    return next((one for one in bases(number) if _has_page(folder(0).with_name(one))), KIT)


def has_page(number: int) -> bool:
    """Return whether a game has a page of its own."""
    return _has_page(folder(number))


def _has_page(place: Path) -> bool:
    return (place / "mirror/page/game.js").exists()


def colours() -> str:
    """Return the content of colours.css."""
    return f":root {{ {css_variables(dark=True)} }}\n"


def styles() -> str:
    """Return the content of games.css, which imports the games' style sheets."""
    return "".join(f'@import "./{name}";\n' for name, _ in game_files() if name.endswith(".css"))


def games() -> str:
    """Return the content of games.js, which exports each game's page by the game's name."""
    pages = [(NAMES[number], page_of(number)) for number in NUMBERS]
    return "".join(f'export * as "{name}" from "./{page}/game.js";\n' for name, page in pages)
