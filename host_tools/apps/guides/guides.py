"""Turns a game's README into its guide."""

from collections.abc import Callable
from pathlib import Path

from host_tools.apps.guides.documents import Document
from host_tools.games import NAMES, NUMBERS, folder

LANGUAGES = ("fr", "en")
_FILES = {"fr": "LISEZMOI.md", "en": "README.md"}
_ENDS = {"fr": "## Son `state`", "en": "## Its `state`"}
_SHORT = 80
_LONG = 3700
"""Letters that fit a sheet of paper in the usual size."""
_ONLY = "Ce mode d’emploi n’existe qu’en anglais."
Elsewhere = Callable[[Path], str | None]
"""The address of another file of the project; None if it has none."""


def address(number: int, lang: str) -> str:
    """Return the file name of a guide's page."""
    return f"{NAMES[number]}.{lang}.html"


def source(number: int, lang: str) -> tuple[Path, str]:
    """Return a game's document and its language: English where there is no translation."""
    own = folder(number) / _FILES[lang]
    return (own, lang) if own.is_file() else (folder(number) / _FILES["en"], "en")


def guide(number: int, lang: str, elsewhere: Elsewhere) -> tuple[str, str]:
    """Return the title and the body of a guide."""
    pages = {
        (folder(other) / name).resolve(): address(other, lang)
        for other in NUMBERS
        for name in _FILES.values()
    }

    def find(path: Path) -> str | None:
        return pages.get(path) or elsewhere(path)

    path, actual = source(number, lang)
    document = Document(path, find, until=_ENDS[actual])
    note = f'<p class="small">{_ONLY}</p>' if actual != lang else ""
    size = (
        ' class="long"' if len(document.text) > _LONG else ""
    )  # printed smaller, to fit one sheet
    return document.title, f'{note}<article lang="{actual}"{size}>{document.html()}</article>'


def about(number: int, lang: str) -> tuple[str, str]:
    """Return the first one or two sentences of a guide, and their language."""
    path, actual = source(number, lang)
    paragraph = path.read_text("utf-8").split("\n\n")[1].replace("\n", " ").replace("*", "")
    sentences = paragraph.split(". ")
    count = 1 if len(sentences[0]) > _SHORT else 2
    return ". ".join(sentences[:count]).rstrip(".") + ".", actual
