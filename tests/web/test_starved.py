"""A server that guests keep busy still serves its own machine, without printing anything."""

import asyncio
import contextlib
import json
import re
import subprocess
import sys

import pytest
from aiohttp import ClientSession, TCPConnector

from host_tools.apps.web import connection
from host_tools.apps.web.access import HostCheck
from host_tools.apps.web.serving import listen, served
from host_tools.link.mirror.hub import MirrorHub
from host_tools.link.mirror.server import Mirror
from tests.support.live import CALM, LivePlayer
from tests.support.mirroring import MadeUpUnit
from tests.support.timeouts import TIMEOUT_S
from tests.web.test_command import play

GUEST = ("127.0.0.2", 0)
FILES = 128
WITH_FEW_FILES = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
from host_tools.apps.web import access
access.is_loopback = "127.0.0.1".__eq__
from host_tools.cli import main
main()
"""
KEYS = "BUY_BANK 1 1 3 CONFIRM REVIEW CANCEL MENU CANCEL BUY_BANK 1 1 4 CONFIRM"
HALF = b"GET / HTTP/1.1\r\n"
UNREAD = b"GET /main.js HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 500
NO_HTTP = b"\x16\x03\x01 no HTTP \r\n\r\n"


async def starve(program: subprocess.Popen[str], port: int) -> None:
    """Play on the own machine while guests take all that they can get, then pull the plug."""
    origin = f"http://127.0.0.1:{port}"
    async with contextlib.AsyncExitStack() as stack:
        guests = await stack.enter_async_context(
            ClientSession(connector=TCPConnector(local_addr=GUEST))
        )
        page = await guests.ws_connect(f"{origin}/socket", headers={"Origin": origin})
        talking = asyncio.create_task(talk(page))
        for number in range(2 * FILES):
            with contextlib.suppress(ConnectionError):
                last, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=GUEST)
                stack.callback(writer.close)
                writer.write((HALF, UNREAD, NO_HTTP)[number % 3])
        with contextlib.suppress(ConnectionError):
            assert await last.read() == b""
        await play(f"{origin}/", KEYS, "13 4 ₅")
        program.kill()
        talking.cancel()


async def talk(page) -> None:
    """Be a page that never stops asking, and never gets to play."""
    with contextlib.suppress(ConnectionError):
        while True:
            await page.send_str(json.dumps({"type": "key", "key": "CANCEL", "on": True}))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there guests can have an address here")
def test_this_machine_is_served_however_busy_guests_are(tmp_path):
    words = ["web", "--no-browser", "--port", "0", "--lan", "--save", str(tmp_path)]
    program = subprocess.Popen(
        [sys.executable, "-c", WITH_FEW_FILES, *words, "--market", "calm", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert program.stdout
        found = re.search(r"http://\S+:(\d+)", program.stdout.readline())
        assert found
        asyncio.run(asyncio.wait_for(starve(program, int(found[1])), TIMEOUT_S))
    finally:
        program.kill()
        assert program.communicate()[1] == ""
    with LivePlayer(CALM, tmp_path) as player:
        assert player.unit.board.app.game.shares[1, 13] == 5


def test_a_half_sent_request_ends(monkeypatch):
    monkeypatch.setattr(connection, "IDLE_S", 0.05)

    async def test() -> None:
        site = Mirror(MirrorHub("en"), HostCheck(), MadeUpUnit().news())
        with listen(lan=False, port=0, usual=0) as listening:
            async with served(site, listening):
                port = listening.getsockname()[1]
                for half in (b"", HALF):
                    reader, writer = await asyncio.open_connection("127.0.0.1", port)
                    writer.write(half)
                    assert await reader.read() == b""

    asyncio.run(asyncio.wait_for(test(), TIMEOUT_S))
