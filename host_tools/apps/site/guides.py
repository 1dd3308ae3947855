"""Writes a printable guide to each game in both languages, and the games on the front page."""

from pathlib import Path

from banker.games import title

from host_tools.apps.guides.documents import Shelf
from host_tools.apps.guides.guides import LANGUAGES, about, address, guide, source
from host_tools.apps.site.build_guide import BUILD
from host_tools.apps.site.frame import render_page, toolbar
from host_tools.games import NUMBERS

_PLAY = {"fr": "Jouer", "en": "Play"}
_PICTURES = (".png", ".svg")


def write_guides(target: Path) -> None:
    """Write NAME.LANGUAGE.html for every game in the list."""
    target.mkdir(parents=True)
    shelf = Shelf(target / "pictures", "pictures/")

    def elsewhere(path: Path) -> str | None:
        if path in BUILD:
            return f"../build/{BUILD[path]}"
        return shelf.address(path) if path.suffix in _PICTURES else None

    for number in NUMBERS:
        for lang in LANGUAGES:
            heading, body = guide(number, lang, elsewhere)
            other = next(one for one in LANGUAGES if one != lang)
            play = f'<a class="call" href="../play/">{_PLAY[lang]}</a>'
            row = toolbar(lang, address(number, other), play)
            page = render_page(f"{heading} – Courtier", row + body, "../", lang)
            (target / address(number, lang)).write_text(page, encoding="utf-8")


def game_cards(lang: str, shelf: Shelf) -> str:
    """Return the games for the front page: picture, name, what the unit does, link to the guide."""
    cards = []
    for number in NUMBERS:
        path, _ = source(number, lang)
        picture = path.read_text("utf-8").split('src="')[1].split('"')[0]
        text, actual = about(number, lang)
        link = "Mode d’emploi" if lang == "fr" else "How to play"
        cards.append(
            f'<article class="game"><img src="{shelf.address((path.parent / picture).resolve())}" '
            f'alt="" width="512" height="256" loading="lazy"><h3>{title(number)}</h3>'
            f'<p lang="{actual}">{text}</p>'
            f'<a href="guides/{address(number, lang)}">{link}</a></article>'
        )
    return "".join(cards)
