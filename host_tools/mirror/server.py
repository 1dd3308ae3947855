"""Serves the mirror's page. It only shows: whatever a page sends ends its connection."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from aiohttp import web

from host_tools.mirror import assets
from host_tools.mirror.hub import MirrorHub
from host_tools.mirror.news import Source
from host_tools.web.access import HostCheck, is_loopback
from host_tools.web.answers import answer
from host_tools.web.server import PAGE as UNIT_PAGE
from host_tools.web.site import Site

PAGE = Path(__file__).with_name("page")
# The connection and the icon are those of the unit's page.
_SHARED = ("engine.js", "icon.svg")


class Mirror(Site):
    """The page, and the news it shows. `following` is under way while the server runs."""

    following: asyncio.Task[None]

    def __init__(
        self,
        hub: MirrorHub,
        hosts: HostCheck,
        source: Source,
        own: Callable[[str], bool] = is_loopback,
    ) -> None:
        shared = (UNIT_PAGE / name for name in _SHARED)
        super().__init__((*PAGE.iterdir(), *shared), hosts, hub, own)
        self._hub = hub
        self._source = source
        for name, path in assets.game_files():
            self.add_file(name, path)
        self.app.router.add_get("/colours.css", self._get_colours)
        self.app.router.add_get("/games.css", self._get_styles)
        self.app.router.add_get("/games.js", self._get_games)
        self.serve_files()
        self.app.cleanup_ctx.append(self._follow)

    async def _get_colours(self, request: web.Request) -> web.StreamResponse:
        return answer(assets.colours().encode(), "text/css")

    async def _get_styles(self, request: web.Request) -> web.StreamResponse:
        return answer(assets.styles().encode(), "text/css")

    async def _get_games(self, request: web.Request) -> web.StreamResponse:
        return answer(assets.games().encode(), "text/javascript")

    async def _follow(self, app: web.Application) -> AsyncIterator[None]:
        """Follow the news while the server runs."""
        self.following = asyncio.create_task(self._hub.follow(self._source))
        yield
        self.following.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.following
