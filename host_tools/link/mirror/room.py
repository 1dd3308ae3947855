"""Serves the mirror's page in a room of a site: its files, those of every game, and the events."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from aiohttp import web

from host_tools.apps.guides.room import GuideRoom
from host_tools.apps.web.answers import answer
from host_tools.apps.web.page_files import SHARED
from host_tools.apps.web.site import MessageHandler, Site, reject_message
from host_tools.link.event import Source
from host_tools.link.mirror import assets
from host_tools.link.mirror.hub import MirrorHub

PAGE = Path(__file__).with_name("page")


class MirrorRoom:
    """The mirror's page. `following` is the task that follows the events while the server runs."""

    following: asyncio.Task[None]

    def __init__(
        self,
        site: Site,
        room: str,
        hub: MirrorHub,
        source: Source,
        on_message: MessageHandler = reject_message,
    ) -> None:
        self._hub = hub
        self._source = source
        site.add_room(room, (*PAGE.iterdir(), *SHARED), hub, on_message)
        for name, path in assets.game_files():
            site.add_file(f"{room}{name}", path)
        site.app.router.add_get(f"/{room}colours.css", self._get_colours)
        site.app.router.add_get(f"/{room}games.css", self._get_styles)
        site.app.router.add_get(f"/{room}games.js", self._get_games)
        GuideRoom(site, room)
        site.app.cleanup_ctx.append(self._follow)

    async def _get_colours(self, request: web.Request) -> web.StreamResponse:
        return answer(assets.colours().encode(), "text/css")

    async def _get_styles(self, request: web.Request) -> web.StreamResponse:
        return answer(assets.styles().encode(), "text/css")

    async def _get_games(self, request: web.Request) -> web.StreamResponse:
        return answer(assets.games().encode(), "text/javascript")

    async def _follow(self, app: web.Application) -> AsyncIterator[None]:
        """Follow the events while the server runs."""
        self.following = asyncio.create_task(self._hub.follow(self._source))
        yield
        self.following.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.following
