"""Writes the skeleton of a game that plays at once."""

import keyword
import re
from pathlib import Path

from banker.games import GAMES, PLAYERS
from banker.ui.texts import languages

SKELETON = Path(__file__).with_name("skeleton")
LONGEST_TITLE = 15
"""The room for a game's title on screens."""
MOST_GAMES = 16
"""A save stores the game's number in four bits."""
_TAKEN = ("kit", "railway", "seating", "switch")
_LIST = "firmware/banker/games/__init__.py"


class BadName(ValueError):
    """A name that cannot be used; the text is a sentence that says why."""


def check(name: str, title: str) -> None:
    """Raise BadName for a name or title that a game cannot have."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        raise BadName(
            f"{name!r}: a name has 2 to 20 lower-case letters and digits, and begins with a letter."
        )
    if name in _TAKEN or name in (one for one, *_ in GAMES):
        raise BadName(f"{name!r}: this name is in use.")
    if not 0 < len(title) <= LONGEST_TITLE or not title.isprintable() or '"' in title:
        raise BadName(f"{title!r}: a title has 1 to {LONGEST_TITLE} characters.")
    if len(GAMES) >= MOST_GAMES:
        raise BadName(
            f"There are {len(GAMES)} games already; a save has no number for another one."
        )


def files(name: str, title: str) -> dict[str, str]:
    """Return the files of a new game by path."""
    rules = f"firmware/banker/games/{name}/"
    desktop = f"host_tools/games/{name}/"
    found = {
        f"{rules}__init__.py": f'"""{title}."""\n',
        f"{rules}rules.py": _filled("rules", name, title),
        f"{desktop}README.md": _filled("README", name, title),
        f"{desktop}LISEZMOI.md": _filled("LISEZMOI", name, title),
        f"tests/games/{name}/scenarios/first.txt": _filled("scenario", name, title),
    }
    for _, code, _ in languages():
        own = f"words_{code}" if (SKELETON / f"words_{code}.txt").exists() else "words_en"
        found[f"{rules}words_{code}.py"] = _filled(own, name, title)
    return found


def _filled(part: str, name: str, title: str) -> str:
    text = (SKELETON / f"{part}.txt").read_text("utf-8")
    return text.replace("TITLE", title).replace("NAME", name)


def listed(text: str, name: str, title: str) -> str:
    """Return the source of the list of games with the new one at its end."""
    last = f'    ("{GAMES[-1][0]}",'
    if text.count(last) != 1:
        raise BadName(f"{_LIST} has changed since this program started.")
    end = text.index("\n", text.index(last)) + 1
    line = f'    ("{name}", "{title}", {PLAYERS.upper()}, 2, 6),\n'
    return text[:end] + line + text[end:]


def write(root: Path, name: str, title: str) -> list[str]:
    """Write the game and its line in the list, and return the paths; raise BadName before anything
    is written."""
    check(name, title)
    made = files(name, title)
    for path in made:
        if (root / path).exists():
            raise BadName(f"{path} already exists.")
    text = listed((root / _LIST).read_text("utf-8"), name, title)
    for path, content in made.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(content, "utf-8")
    (root / _LIST).write_text(text, "utf-8")
    return [*made, _LIST]
