"""A recorded game shown by the mirror in place of a unit's, for pictures."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event as Signal
from threading import Thread

from host_tools.apps.web.access import HostCheck
from host_tools.apps.web.serving import listen, served
from host_tools.link.event import Event, Source
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.server import Mirror
from host_tools.link.record import GameRecord


async def news_of(record: GameRecord) -> Source:
    """Yield the game before the last transaction, then that transaction."""
    last = list(record.steps())[-1]
    yield Event("state", last.before, record=GameRecord(record.base, record.transactions[:-1]))
    yield Event("transaction", last.after, last.transaction, last.outcome)


@contextmanager
def serve_record(record: GameRecord, lang: str) -> Iterator[str]:
    """Run a mirror that shows the end of a record; yield the page's address."""
    ready, over = Signal(), Signal()
    found: list[str] = []

    async def serve() -> None:
        mirror = Mirror(MirrorHub(lang), HostCheck(), news_of(record))
        async with served(mirror, listen(False, 0, 0)) as address:
            found.append(address)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        ready.wait()
        yield found[0]
    finally:
        over.set()
        thread.join()
