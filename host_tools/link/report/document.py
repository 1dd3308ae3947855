"""The report as one self-contained HTML file. A small script lets players type their names;
everything else works without it."""

import json
from collections.abc import Mapping
from datetime import date
from html import escape
from pathlib import Path

from host_tools.apps.web.page_files import NAMES
from host_tools.link.history.colours import css_variables
from host_tools.link.history.pawns import capital, pawn_name
from host_tools.link.report.svg import pawn_svg
from host_tools.link.report.words import WORDS

_STYLE = Path(__file__).with_name("report.css")
_SCRIPT = Path(__file__).with_name("names.js")
_PAWNS = range(1, 7)


def document(lang: str, words: Mapping[str, str], parts: list[str]) -> str:
    """Return the whole page."""
    common = WORDS[lang]
    pawns = ",".join(pawn_name(pawn, lang) for pawn in _PAWNS)
    return (
        f'<!doctype html>\n<html lang="{lang}" data-pawns="{escape(pawns)}" '
        f'data-names="{escape(common["names"])}" data-why="{escape(common["names_why"])}">\n'
        '<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Courtier – {escape(words['title'])}</title>\n<style>\n{style()}</style>\n"
        f"</head>\n<body>\n<main>\n{chr(10).join(parts)}\n</main>\n"
        f"<script>{script()}</script>\n</body>\n</html>\n"
    )


def with_names(page: str, names: list[str]) -> str:
    """Add the players' names that are known when the file is written."""
    known = escape(json.dumps(names, ensure_ascii=False))
    return page.replace("<html ", f'<html data-known="{known}" ', 1) if any(names) else page


def with_guide(page: str, name: str, lang: str) -> str:
    """Add a link to the guide of the game, which a server has beside the report."""
    link = f'<a href="../guides/{name}">{escape(WORDS[lang]["guide"])}</a>'
    return page.replace("</p>", f" · {link}</p>", 1)


def script() -> str:
    """Return the script: the module of the players' names that pages share, and what puts names
    into a report."""
    known = NAMES.read_text(encoding="utf-8").replace("export ", "")
    return f'"use strict";\n{{\n{known}\n{_SCRIPT.read_text(encoding="utf-8")}}}\n'


def header(
    words: Mapping[str, str],
    facts: str,
    players: list[int],
    lang: str,
    known: tuple[int, str | None],
) -> list[str]:
    """Return the title, the date, the players and the facts, then what is missing: the transactions
    before the record begins, and what is wrong with it."""
    first, problem = known
    who = "".join(
        f"<li>{pawn_svg(pawn)} {escape(capital(pawn_name(pawn, lang)))}</li>" for pawn in players
    )
    parts = [
        f"<header><h1>{escape(words['title'])}</h1>"
        f'<p class="by">{escape(words["by"])} · {escape(day(lang))}</p>'
        f'<ul class="players">{who}</ul>{facts}</header>'
    ]
    if first:
        parts.append(_warning(words["shortened"].format(first)))
    if problem:
        parts.append(_warning(problem))
    return parts


def day(lang: str) -> str:
    """Return today's date in words."""
    today = date.today()
    months = WORDS[lang]["months"].split()
    return f"{today.day} {months[today.month - 1]} {today.year}"


def style() -> str:
    """Return the style sheet with the colours for light and dark. Print uses the light ones."""
    return (
        f":root {{ {css_variables()} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {css_variables(True)} }} }}\n"
        f"{_STYLE.read_text(encoding='utf-8')}"
    )


def section(name: str, content: str, words: Mapping[str, str]) -> str:
    """Return a section of the report with its title."""
    return (
        f"<section><h2>{escape(words[name])}</h2>"
        f'<p class="note">{escape(words[f"{name}_note"])}</p>{content}</section>'
    )


def empty_section(words: Mapping[str, str]) -> str:
    """Return the section of a game in which nothing has happened."""
    return f"<section><p>{escape(words['nothing'])}</p></section>"


def scroll(svg: str) -> str:
    """Let a wide chart keep its size on a phone and scroll."""
    return f'<div class="scroll" tabindex="0">{svg}</div>'


def _warning(text: str) -> str:
    return f'<p class="warning">{escape(text)}</p>'
