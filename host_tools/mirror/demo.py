"""A story told to the mirror in the place of a unit: for pictures."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from banker.games import to_bytes

from host_tools.history.story import Story
from host_tools.mirror.hub import MirrorHub
from host_tools.mirror.news import News
from host_tools.mirror.server import Mirror
from host_tools.web.access import HostCheck
from host_tools.web.serving import listen, served


async def news_of(story: Story) -> AsyncIterator[News]:
    """The game as it was before the last transaction, and then that one."""
    last = list(story.moments())[-1]
    yield News(to_bytes(last.before), story=Story(story.base, story.transactions[:-1]))
    yield News(to_bytes(last.after), last.transaction, last.outcome)


@contextmanager
def showing(story: Story, lang: str) -> Iterator[str]:
    """A mirror that shows the end of a story; gives the page's address."""
    ready, over = Event(), Event()
    found: list[str] = []

    async def serve() -> None:
        mirror = Mirror(MirrorHub(lang), HostCheck(), news_of(story))
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
