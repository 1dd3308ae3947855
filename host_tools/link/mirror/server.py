"""Serves the mirror's page alone. A page that sends anything is disconnected."""

import asyncio

from host_tools.apps.web.access import HostCheck
from host_tools.apps.web.site import Site
from host_tools.link.event import Source
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.room import MirrorRoom


class Mirror(Site):
    """A server of the mirror's page."""

    def __init__(
        self,
        hub: MirrorHub,
        hosts: HostCheck,
        source: Source,
    ) -> None:
        super().__init__(hosts)
        self._room = MirrorRoom(self, "", hub, source)
        self.serve_files()

    @property
    def following(self) -> asyncio.Task[None]:
        """The task that follows the events while the server runs."""
        return self._room.following
