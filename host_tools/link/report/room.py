"""Serves the report on the game being played, as a page of the unit's own server."""

import asyncio
import base64
import hashlib
from collections.abc import Callable

from aiohttp import web

from host_tools.apps.guides.guides import address
from host_tools.apps.web.answers import answer
from host_tools.apps.web.site import Site
from host_tools.link.record import GameRecord
from host_tools.link.report.document import script, with_guide, with_names
from host_tools.link.report.games import report_on

_NOT_YET = "The unit has no game to report on now.\n"


def policy() -> str:
    """Return the report's content security policy: it may run and load only what it contains."""
    digest = base64.b64encode(hashlib.sha256(script().encode()).digest()).decode()
    return (
        f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    )


class ReportRoom:
    """The report's page. `data` returns the record, its language and the players' names; `version`
    changes when these do. Each version is written once, however many ask for it."""

    def __init__(
        self,
        site: Site,
        room: str,
        data: Callable[[], tuple[GameRecord | None, str, list[str]]],
        version: Callable[[], object],
    ) -> None:
        self._data = data
        self._version = version
        self._written: object = None
        self._page = b""
        self._writing = asyncio.Lock()
        site.app.router.add_get(f"/{room}", self._get)

    async def _get(self, request: web.Request) -> web.StreamResponse:
        async with self._writing:
            version = self._version()
            if version != self._written:
                record, lang, names = self._data()
                if record is None:
                    raise web.HTTPServiceUnavailable(text=_NOT_YET)
                self._page = await asyncio.to_thread(_write, record, lang, names)
                self._written = version
        page = answer(self._page, "text/html")
        page.headers["Content-Security-Policy"] = policy()
        return page


def _write(record: GameRecord, lang: str, names: list[str]) -> bytes:
    page = with_names(report_on(record.last_game(), lang), names)
    return with_guide(page, address(record.end.number, lang), lang).encode()
