"""A printable guide to each game, in both languages, and the build guide, from the documents."""

from pathlib import Path

from banker.games import title

from host_tools.games import NAMES, NUMBERS, folder
from host_tools.site.documents import ROOT, Document, Shelf
from host_tools.site.frame import framed

LANGUAGES = ("fr", "en")
_FILES = {"fr": "LISEZMOI.md", "en": "README.md"}
_WORDS = {
    "fr": {
        "play": "Jouer",
        "print": "Imprimer",
        "only": "Ce mode d’emploi n’existe qu’en anglais.",
        "before": "## Son `state`",
    },
    "en": {"play": "Play", "print": "Print", "only": "", "before": "## Its `state`"},
}
_SHORT = 80
_PICTURES = (".png", ".svg")
_OFFERED = (".pdf", ".stl", ".step", ".csv")


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
                return shelf.address(path) if path.suffix in _PICTURES else None

            path, really = source(number, lang)
            words = _WORDS[lang]
            document = Document(path, find, until=_WORDS[really]["before"])
            other = next(one for one in LANGUAGES if one != lang)
            note = f'<p class="small">{words["only"]}</p>' if really != lang else ""
            body = (
                f'<p class="tools"><a class="call" href="../play/">{words["play"]}</a>'
                f'<button class="button" data-do="print">{words["print"]}</button>'
                f'<a href="{NAMES[number]}.{other}.html" hreflang="{other}">'
                f"{'English' if other == 'en' else 'Français'}</a></p>{note}"
                f'<article lang="{really}">{document.html()}</article>'
            )
            page = framed(f"{document.title} – Courtier", body, "../", lang)
            (target / f"{NAMES[number]}.{lang}.html").write_text(page, encoding="utf-8")


def write_build_guide(target: Path) -> None:
    """How to build one, with all that it links to in its room."""
    target.mkdir(parents=True)
    hardware = ROOT / "hardware"
    shelf = Shelf(target / "files", "files/")
    pages = {hardware / "README.md": "./", hardware / "case" / "README.md": "case.html"}

    def find(path: Path) -> str | None:
        if path in pages:
            return pages[path]
        if path == ROOT / "host_tools" / "deploy" / "README.md":
            return "../install/"
        if path == hardware / "legends":
            return None
        inside = path.is_relative_to(hardware) and path.suffix in (*_PICTURES, *_OFFERED)
        return shelf.address(path) if inside and path.is_file() else None

    for path, name in pages.items():
        document = Document(path, find)
        body = f'<article lang="en">{document.html()}</article>'
        page = framed(f"{document.title} – Courtier", body, "../", "en")
        (target / ("index.html" if name == "./" else name)).write_text(page, encoding="utf-8")


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
