"""The report as one HTML file that needs nothing else: no network, no other file, no script."""

from collections.abc import Mapping
from html import escape
from pathlib import Path

from host_tools.history.colours import css_variables

_STYLE = Path(__file__).with_name("report.css")


def document(lang: str, words: Mapping[str, str], parts: list[str]) -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Courtier – {escape(words['title'])}</title>\n<style>\n{style()}</style>\n"
        f"</head>\n<body>\n<main>\n{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


def header(words: Mapping[str, str], facts: str, first: int, problem: str | None) -> list[str]:
    """The title and the facts; then what is not known of the game, `first` being the transactions
    before its story begins."""
    parts = [
        f"<header><h1>{escape(words['title'])}</h1>"
        f'<p class="by">{escape(words["by"])}</p>{facts}</header>'
    ]
    if first:
        parts.append(_warning(words["shortened"].format(first)))
    if problem:
        parts.append(_warning(problem))
    return parts


def style() -> str:
    """The style sheet with the colours for light and dark; paper gets the light ones."""
    return (
        f":root {{ {css_variables()} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {css_variables(True)} }} }}\n"
        f"{_STYLE.read_text(encoding='utf-8')}"
    )


def section(name: str, content: str, words: Mapping[str, str]) -> str:
    """A part of the report under its title."""
    return (
        f"<section><h2>{escape(words[name])}</h2>"
        f'<p class="note">{escape(words[f"{name}_note"])}</p>{content}</section>'
    )


def nothing(words: Mapping[str, str]) -> str:
    """What is said of a game in which nobody has done anything."""
    return f"<section><p>{escape(words['nothing'])}</p></section>"


def scroll(svg: str) -> str:
    """A wide chart keeps its size on a phone and slides."""
    return f'<div class="scroll">{svg}</div>'


def _warning(text: str) -> str:
    return f'<p class="warning">{escape(text)}</p>'
