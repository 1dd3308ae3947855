"""Serves the guides as pages of a local server."""

from functools import cache
from html import escape
from pathlib import Path

from aiohttp import web

from host_tools.apps.guides.guides import LANGUAGES, address, guide
from host_tools.apps.web.answers import answer
from host_tools.apps.web.site import Site
from host_tools.games import NUMBERS

_STYLE = Path(__file__).parents[1] / "site" / "home" / "home.css"


class GuideRoom:
    """Serves every game's guide in each language under `room`, as `guides/NAME.LANG.html`."""

    def __init__(self, site: Site, room: str) -> None:
        self._pages = {address(one, lang): (one, lang) for one in NUMBERS for lang in LANGUAGES}
        site.add_file(f"{room}guides/home.css", _STYLE)
        site.app.router.add_get(f"/{room}guides/{{name}}.html", self._get)

    async def _get(self, request: web.Request) -> web.StreamResponse:
        found = self._pages.get(f"{request.match_info['name']}.html")
        if not found:
            raise web.HTTPNotFound
        return answer(_written(*found).encode(), "text/html")


@cache
def _written(number: int, lang: str) -> str:
    """Return a guide's page, without pictures: only a checkout of the project has those."""
    title, body = guide(number, lang, lambda path: None)
    other, name = ("en", "English") if lang == "fr" else ("fr", "Français")
    return f"""<!doctype html>
<html lang="{lang}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{escape(title)} – Courtier</title>
  <link rel="stylesheet" href="home.css">
</head>
<body>
<main class="document">
<p class="tools"><a href="{address(number, other)}" hreflang="{other}">{name}</a></p>
{body}
</main>
</body>
</html>
"""
