"""The report as one HTML file that needs nothing else: no network, no other file, no script."""

from html import escape
from pathlib import Path

from host_tools.history.colours import css_variables
from host_tools.report import tables
from host_tools.report.charts import Charts
from host_tools.report.figures import Figures
from host_tools.report.svg import as_svg
from host_tools.report.words import WORDS

_STYLE = Path(__file__).with_name("report.css")


def as_html(figures: Figures, charts: Charts, lang: str) -> str:
    """The whole file."""
    words = WORDS[lang]
    parts = [
        f"<header><h1>{escape(words['title'])}</h1>"
        f'<p class="by">{escape(words["by"])}</p>{tables.facts(figures, lang)}</header>'
    ]
    if figures.numbers[0]:
        parts.append(_warning(words["shortened"].format(figures.numbers[0])))
    if figures.problem:
        parts.append(_warning(figures.problem))
    if figures.played():
        parts += _sections(figures, charts, lang)
    else:
        parts.append(f"<section><p>{escape(words['nothing'])}</p></section>")
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Courtier – {escape(words['title'])}</title>\n<style>\n{style()}</style>\n"
        f"</head>\n<body>\n<main>\n{chr(10).join(parts)}\n</main>\n</body>\n</html>\n"
    )


def style() -> str:
    """The style sheet with the colours for light and dark; paper gets the light ones."""
    return (
        f":root {{ {css_variables()} }}\n"
        f"@media screen and (prefers-color-scheme: dark) {{ :root {{ {css_variables(True)} }} }}\n"
        f"{_STYLE.read_text(encoding='utf-8')}"
    )


def _sections(figures: Figures, charts: Charts, lang: str) -> list[str]:
    prices = "".join(as_svg(chart) for chart in charts.prices)
    return [
        _section("standings", tables.standings(figures, lang), lang),
        _section("worth", _scroll(as_svg(charts.worth)), lang),
        _section("prices", f'<div class="prices">{prices}</div>', lang),
        _section(
            "presidencies",
            _scroll(as_svg(charts.presidencies)) + tables.presidency_table(figures, lang),
            lang,
        ),
        _section("biggest", tables.biggest(figures, lang), lang),
        _section("interest", as_svg(charts.interest), lang),
        tables.everything(figures, lang),
    ]


def _section(name: str, content: str, lang: str) -> str:
    words = WORDS[lang]
    return (
        f"<section><h2>{escape(words[name])}</h2>"
        f'<p class="note">{escape(words[f"{name}_note"])}</p>{content}</section>'
    )


def _scroll(svg: str) -> str:
    """A wide chart keeps its size on a phone and slides."""
    return f'<div class="scroll">{svg}</div>'


def _warning(words: str) -> str:
    return f'<p class="warning">{escape(words)}</p>'
