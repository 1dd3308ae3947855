"""Serves both pages while they are attacked, and looks after each try whether the host could still
play and nothing was said on the terminal."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random

from aiohttp import ClientSession, WSMsgType

from host_tools.attacks import Tries
from host_tools.attacks.http.table import HOST, Table, has_addresses, own
from host_tools.live.unit import LiveUnit
from host_tools.mirror.hub import MirrorHub
from host_tools.mirror.news import AWAY, News
from host_tools.mirror.server import Mirror
from host_tools.script.unit import Options
from host_tools.table.server import Server
from host_tools.web.access import HostCheck, PinCheck
from host_tools.web.connection import Times
from host_tools.web.guests import MOST_GUESTS
from host_tools.web.hub import Hub
from host_tools.web.quiet import LOGGERS
from host_tools.web.serving import listen, served

PATIENCE_S = 30
"""Within this the host must have his page, on a slow computer too."""
TIMES = Times(headers=0.5, body=0.5, everything=1.0, goodbye=0.5)
"""Shorter than usual, so that an attack of minutes meets them often."""
PIN = "424242"
Try = Callable[[Table, Random], Awaitable[str | None]]


def guest(chance: Random) -> str:
    """The address of one of some guests."""
    return f"127.0.0.{chance.randrange(2, 40)}"


def besieged(chance: Random, one_try: Try) -> Tries:
    """Try at one page and the other. Nothing, where all addresses are this machine's."""
    if not has_addresses():
        return
    unit = LiveUnit(options=Options())
    sites = (
        Server(Hub(unit), HostCheck(), PinCheck(PIN, unit.clock), own),
        Mirror(MirrorHub("en"), HostCheck(), _no_news(), own),
    )
    with asyncio.Runner() as runner, _overheard() as said:
        stack = AsyncExitStack()
        tables = []
        try:
            for site in sites:
                listening = stack.enter_context(listen(lan=False, port=0, usual=0))
                runner.run(_enter(stack, served(site, listening, TIMES)))
                tables.append(Table(site, listening.getsockname()[1]))
            unit.boot()
            while True:
                table = chance.choice(tables)
                yield runner.run(_tried(table, chance, one_try, unit, said))
        finally:
            for table in tables:
                table.go()
            runner.run(stack.aclose())
            unit.close()


async def _enter(stack: AsyncExitStack, serving: object) -> None:
    await stack.enter_async_context(serving)  # type: ignore[arg-type]


async def _no_news() -> AsyncIterator[News]:
    yield AWAY
    await asyncio.Event().wait()


@contextmanager
def _overheard() -> Iterator[list[str]]:
    """What the server would say on the terminal meanwhile; the attackers are clients here too."""
    said: list[str] = []
    ear = logging.Handler(logging.WARNING)
    ear.emit = lambda record: said.append(record.getMessage())  # type: ignore[method-assign]
    for name in LOGGERS:
        logging.getLogger(name).addHandler(ear)
    try:
        yield said
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(ear)


async def _tried(
    table: Table, chance: Random, one_try: Try, unit: LiveUnit, said: list[str]
) -> str | None:
    """Try once, then look; what one try leaves open the next may find."""
    try:
        found = await asyncio.wait_for(one_try(table, chance), PATIENCE_S)
        await asyncio.wait_for(_host_looks(table), PATIENCE_S)
    except TimeoutError:
        return "it takes too long: a guest is waited for, or the host"
    except NoPage as problem:
        return str(problem)
    if chance.random() < 0.1:
        table.go()
    if found is None and unit.fault:
        found = f"the unit stops: {unit.fault.splitlines()[-1]}"
    if found is None and table.guests > MOST_GUESTS + 1:
        found = f"{table.guests} guests are let in"
    if found is None and said:
        found = f"said on the terminal: {said[0]}"
    said.clear()
    return found


class NoPage(Exception):
    """The host cannot play."""


async def _host_looks(table: Table) -> None:
    """Open the page on this machine, and hear something there."""
    status, _ = await table.ask(HOST)
    if status != 200:
        raise NoPage(f"the host's page answers {status}")
    origin = f"http://{HOST}:{table.port}"
    async with (
        ClientSession() as session,
        session.ws_connect(f"{origin}/socket", headers={"Origin": origin}) as page,
    ):
        heard = await page.receive()
        if heard.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            raise NoPage("the host's page is hung up on")
