"""What `courtier web` takes of the processor while nobody plays, with no page open and with one."""

import asyncio
import os
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from aiohttp import ClientSession, ClientWebSocketResponse

from host_tools.benchmarks.rows import Row
from host_tools.web.driving import process

AIM_PERCENT = 2
SETTLE_S = 4.0
"""The start is over then, and so is a unit's attention after the last key."""
WATCHED_S = 12.0
"""Long enough for the resting screens to turn twice."""


def measure() -> list[Row]:
    """Both, in hundredths of one core; nothing where the system does not tell."""
    if not Path("/proc/self/stat").exists():
        print("What courtier web takes at rest: not measured, this system has no /proc.")
        return []
    begin = ("web", "--market", "calm", "--lang", "en")
    with TemporaryDirectory() as folder, process(*begin, "--save", folder) as (web, address):
        time.sleep(SETTLE_S)
        alone = _taken_percent(web.pid)
        looked_at = asyncio.run(_with_a_page(web.pid, address))
    return [
        Row("courtier web at rest, no page open", alone, "% of a core", AIM_PERCENT),
        Row("courtier web at rest, one page open", looked_at, "% of a core", AIM_PERCENT),
    ]


async def _with_a_page(pid: int, address: str) -> float:
    """The same while a page looks on."""
    origin = address.rstrip("/")
    async with ClientSession() as session:
        page = await session.ws_connect(f"{address}socket", headers={"Origin": origin})
        reading = asyncio.create_task(_read(page))
        await asyncio.sleep(SETTLE_S)
        taken = await asyncio.to_thread(_taken_percent, pid)
        reading.cancel()
    return taken


async def _read(page: ClientWebSocketResponse) -> None:
    async for _ in page:
        pass


def _taken_percent(pid: int) -> float:
    """How much of one core a process takes over the next seconds."""
    began, before = time.monotonic(), _seconds(pid)
    time.sleep(WATCHED_S)
    return 100 * (_seconds(pid) - before) / (time.monotonic() - began)


def _seconds(pid: int) -> float:
    """Processor time that a process has taken, its own and the system's for it."""
    after_name = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")
