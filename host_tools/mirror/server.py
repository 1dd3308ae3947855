"""Serves the mirror's page alone. It only shows: whatever a page sends ends its connection."""

import asyncio
from collections.abc import Callable

from host_tools.mirror.hub import MirrorHub
from host_tools.mirror.news import Source
from host_tools.mirror.room import MirrorRoom
from host_tools.web.access import HostCheck, is_loopback
from host_tools.web.site import Site


class Mirror(Site):
    """The page, and the news it shows."""

    def __init__(
        self,
        hub: MirrorHub,
        hosts: HostCheck,
        source: Source,
        own: Callable[[str], bool] = is_loopback,
    ) -> None:
        super().__init__(hosts, own)
        self._room = MirrorRoom(self, "", hub, source)
        self.serve_files()

    @property
    def following(self) -> asyncio.Task[None]:
        """Under way while the server runs."""
        return self._room.following
