"""A printable guide to each game, in both languages, from its documents."""

from pathlib import Path

from banker.games import title

from host_tools.games import NAMES, NUMBERS, folder
from host_tools.site.build_guide import BUILD
from host_tools.site.documents import Document, Shelf
from host_tools.site.frame import framed, tools

LANGUAGES = ("fr", "en")
_FILES = {"fr": "LISEZMOI.md", "en": "README.md"}
_WORDS = {
    "fr": {
        "play": "Jouer",
        "only": "Ce mode d’emploi n’existe qu’en anglais.",
        "before": "## Son `state`",
    },
    "en": {"play": "Play", "only": "", "before": "## Its `state`"},
}
_SHORT = 80
_LONG = 3850
"""Letters that fit a sheet in the size in which most guides are printed."""
_PICTURES = (".png", ".svg")


def source(number: int, lang: str) -> tuple[Path, str]:
    """The document of a game in a language, and the language it really is in."""
    own = folder(number) / _FILES[lang]
    return (own, lang) if own.is_file() else (folder(number) / _FILES["en"], "en")


def write_guides(target: Path) -> None:
    """NAME.LANGUAGE.html for every game in the list."""
    target.mkdir(parents=True)
    shelf = Shelf(target / "pictures", "pictures/")
    pages = {
        (folder(number) / name).resolve(): NAMES[number]
        for number in NUMBERS
        for name in _FILES.values()
    }
    for number in NUMBERS:
        for lang in LANGUAGES:

            def find(path: Path, lang: str = lang) -> str | None:
                if path in pages:
                    return f"{pages[path]}.{lang}.html"
                if path in BUILD:
                    return f"../build/{BUILD[path]}"
                return shelf.address(path) if path.suffix in _PICTURES else None

            path, really = source(number, lang)
            words = _WORDS[lang]
            document = Document(path, find, until=_WORDS[really]["before"])
            other = next(one for one in LANGUAGES if one != lang)
            note = f'<p class="small">{words["only"]}</p>' if really != lang else ""
            play = f'<a class="call" href="../play/">{words["play"]}</a>'
            body = (
                f"{tools(lang, f'{NAMES[number]}.{other}.html', play)}{note}"
                f'<article lang="{really}"{_size(document.text)}>{document.html()}</article>'
            )
            page = framed(f"{document.title} – Courtier", body, "../", lang)
            (target / f"{NAMES[number]}.{lang}.html").write_text(page, encoding="utf-8")


def _size(text: str) -> str:
    """A long guide prints smaller, so that it too is one sheet."""
    return ' class="long"' if len(text) > _LONG else ""


def game_cards(lang: str, shelf: Shelf) -> str:
    """The games for the front page: a picture, a name, what the unit does, the guide."""
    cards = []
    for number in NUMBERS:
        path, really = source(number, lang)
        text = path.read_text("utf-8")
        picture = text.split('src="')[1].split('"')[0]
        about = _about(text)
        guide = "Mode d’emploi" if lang == "fr" else "How to play"
        cards.append(
            f'<article class="game"><img src="{shelf.address((path.parent / picture).resolve())}" '
            f'alt="" width="512" height="256" loading="lazy"><h3>{title(number)}</h3>'
            f'<p lang="{really}">{about}</p>'
            f'<a href="guides/{NAMES[number]}.{lang}.html">{guide}</a></article>'
        )
    return "".join(cards)


def _about(text: str) -> str:
    """What a document begins with: a sentence, or two short ones."""
    paragraph = text.split("\n\n")[1].replace("\n", " ").replace("*", "")
    sentences = paragraph.split(". ")
    count = 1 if len(sentences[0]) > _SHORT else 2
    return ". ".join(sentences[:count]).rstrip(".") + "."
