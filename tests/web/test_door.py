"""Guests who send half, nothing, too much or too often: they are shown out, and nobody notices.

Nothing here waits for a time to pass, but for what must happen when it has.
"""

import asyncio
import logging

import pytest
from aiohttp import ClientSession, TCPConnector, WSMsgType

from host_tools.attacks.http.table import HOST, Table, own
from host_tools.web.answers import HEADERS
from host_tools.web.connection import Times
from host_tools.web.file_limit import RESERVE
from host_tools.web.guests import ASKED_AT_ONCE, MOST_OF_ONE, Guests
from tests.support.at_the_door import (
    GUEST,
    OTHER,
    SITES,
    at_the_door,
    ended,
    needs_addresses,
)
from tests.support.patience import PATIENCE_S

pytestmark = needs_addresses
SOON = 0.05
both_sites = pytest.mark.parametrize("kind", SITES)


@both_sites
def test_half_sent_requests_end(kind):
    async def test(table: Table) -> None:
        halves = [b"", b"G", b"GET / HTTP/1.1\r\n", table.request()[:-2], b"\r\n"]
        for reader, _ in [await table.come(GUEST, sending=half) for half in halves * 4]:
            await ended(reader)
        await table.until(lambda: not table.guests)
        assert (await table.ask(HOST))[0] == 200

    at_the_door(kind, test, Times(headers=SOON))


@both_sites
def test_headers_that_come_in_drops_end_too(kind):
    async def test(table: Table) -> None:
        reader, writer = await table.come(GUEST, sending=table.request()[:-2])
        over = asyncio.create_task(ended(reader))
        while not over.done():
            writer.write(b"X-More: 1\r\n")
            await asyncio.sleep(SOON / 10)
        await table.until(lambda: not table.guests)

    at_the_door(kind, test, Times(headers=SOON))


@both_sites
@pytest.mark.parametrize("length", ["Content-Length: 9", "Transfer-Encoding: chunked"])
def test_half_sent_bodies_end(kind, length):
    async def test(table: Table) -> None:
        half = table.request(method="POST", more=f"{length}\r\n") + b"1\r\n"
        reader, _ = await table.come(GUEST, sending=half)
        assert (await reader.readline()).split()[1] == b"405"
        await ended(reader)

    at_the_door(kind, test, Times(body=SOON))


@both_sites
def test_who_asks_and_does_not_read_is_not_waited_for(kind):
    async def test(table: Table) -> None:
        reader, writer = await table.come(GUEST, sending=table.request("/index.html") * 300)
        writer.transport.pause_reading()
        await table.until(lambda: table.guests == 1)
        await table.until(lambda: table.guests == 0)
        assert not reader.at_eof()

    at_the_door(kind, test, Times(headers=2 * PATIENCE_S, everything=4 * SOON))


@both_sites
def test_one_guest_with_many_connections_leaves_the_host_his_page(kind):
    async def test(table: Table) -> None:
        come = [await table.come(GUEST) for _ in range(MOST_OF_ONE + 20)]
        for reader, _ in come[MOST_OF_ONE:]:
            await ended(reader)
        assert table.guests == MOST_OF_ONE
        assert (await table.ask(GUEST))[0] == 0
        assert (await table.ask(OTHER))[0] == 200
        assert (await table.ask(HOST))[0] == 200
        for _, writer in come:
            writer.close()
        await table.until(lambda: not table.guests)
        assert (await table.ask(GUEST))[0] == 200

    at_the_door(kind, test)


@both_sites
def test_a_full_house_has_room_for_who_has_less_and_for_the_host(kind, monkeypatch):
    monkeypatch.setattr("host_tools.web.serving.raise_file_limit", lambda: RESERVE + 20)

    async def test(table: Table) -> None:
        readers = [(await table.come(GUEST))[0] for _ in range(30)]
        await table.until(lambda: table.guests == 10)
        assert (await table.ask(OTHER))[0] == 200
        assert sum(reader.at_eof() for reader in readers) > 20
        hosts = [await table.come(HOST) for _ in range(30)]
        assert len(hosts) == 30
        assert (await table.ask(HOST))[0] == 200

    at_the_door(kind, test)


def pages(address: str) -> ClientSession:
    """A browser at an address."""
    return ClientSession(connector=TCPConnector(local_addr=(address, 0)))


async def connect(session: ClientSession, table: Table):
    origin = f"http://{HOST}:{table.port}"
    return await session.ws_connect(f"{origin}/socket", headers={"Origin": origin})


@both_sites
def test_the_hosts_open_page_stays_when_his_room_is_full(kind, monkeypatch):
    monkeypatch.setattr("host_tools.web.serving.raise_file_limit", lambda: RESERVE + 20)

    async def test(table: Table) -> None:
        async with pages(HOST) as session:
            page = await connect(session, table)
            for _ in range(30):
                await table.come(HOST)
            await page.ping()
            assert not page.closed
            assert (await page.receive()).type in (WSMsgType.TEXT, WSMsgType.BINARY)
            assert len(table.site.audiences[0].clients) == 1
            await page.close()

    at_the_door(kind, test)


def test_a_page_lasts_longer_than_a_request_and_ends_when_it_is_over():
    async def test(table: Table) -> None:
        async with pages(GUEST) as session:
            page = await connect(session, table)
            await ended((await table.come(GUEST, sending=b"GET"))[0])
            await page.send_str('{"type":"board","on":false}')
            await page.send_str('{"type":"pin","pin":"000000"}')
            while '"type":"pin"' not in str((await page.receive()).data):
                assert not page.closed
            await page.close()
        await table.until(lambda: not table.guests)

    at_the_door("web", test, Times(headers=SOON, everything=SOON, goodbye=SOON))


UPGRADE = """Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nOrigin: http://{}:{}\r\n"""
NONSENSE = b"\x82\x81" + bytes(5)


async def page_that_does_not_read(table: Table) -> asyncio.StreamWriter:
    """It has been told more than fits on the way, so that nothing can be sent to it any more."""
    upgrade = UPGRADE.format(HOST, table.port).replace("13\n", "13\r\n")
    reader, writer = await table.come(GUEST, table.request("/socket", more=upgrade))
    assert (await reader.readline()).split()[1] == b"101"
    writer.transport.pause_reading()
    (client,) = table.site.audiences[0].clients
    sent = True
    while sent:
        client.show(bytes(100_000))
        for _ in range(100):
            await asyncio.sleep(0)
        sent = not client.waiting
    return writer


@both_sites
def test_who_does_not_read_the_goodbye_is_not_waited_for(kind):
    async def test(table: Table) -> None:
        writer = await page_that_does_not_read(table)
        writer.write(NONSENSE)
        await table.until(lambda: not table.guests)

    at_the_door(kind, test, Times(goodbye=SOON))


@both_sites
def test_a_page_that_no_longer_answers_is_given_up(kind, monkeypatch):
    monkeypatch.setattr("host_tools.web.site.PING_S", SOON)

    async def test(table: Table) -> None:
        await page_that_does_not_read(table)
        await table.until(lambda: not table.guests)

    at_the_door(kind, test, Times(goodbye=SOON))


@both_sites
def test_neither_at_the_end_of_the_program(kind):
    async def test(table: Table) -> None:
        await page_that_does_not_read(table)

    at_the_door(kind, test)


def asked_out() -> Guests:
    """Guests in a moment that lasts for ever."""
    return Guests(own, clock=lambda: 0.0)


@both_sites
def test_too_many_requests_are_refused_and_the_host_is_not(kind):
    async def test(table: Table) -> None:
        reader, writer = await table.come(GUEST)
        for _ in range(ASKED_AT_ONCE):
            writer.write(table.request("/icon.svg", "HEAD"))
            status = (await reader.readuntil(b"\r\n\r\n")).split()[1]
        assert status == b"429"
        assert (await table.ask(GUEST))[0] == 0
        assert (await table.ask(OTHER))[0] == 200
        for _ in range(5):
            assert (await table.ask(HOST))[0] == 200

    at_the_door(kind, test, guests=asked_out())


def test_a_page_that_never_stops_talking_is_hung_up_on():
    async def test(table: Table) -> None:
        async with pages(GUEST) as session:
            page = await connect(session, table)
            for _ in range(ASKED_AT_ONCE + 5):
                await page.send_str('{"type":"board","on":true}')
            async for _ in page:
                pass
            assert page.close_code == 1008

    at_the_door("web", test, guests=asked_out())


@both_sites
def test_every_answer_has_the_headers(kind):
    async def test(table: Table) -> None:
        foreign = b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"
        answers = {
            200: table.request(),
            403: foreign,
            404: table.request("/nothing"),
            405: table.request(method="POST"),
            400: b"\x16\x03\x01 not HTTP \r\n\r\n",
        }
        for wanted, sending in answers.items():
            status, head = await table.ask(GUEST, sending)
            assert status == wanted
            for name, value in HEADERS.items():
                assert f"{name}: {value}\r\n" in head, (status, name)

    at_the_door(kind, test)


@both_sites
def test_nonsense_is_no_news_on_the_terminal(kind, caplog):
    nonsense = [
        b"\0" * 50,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\n:\r\n\r\n",
        b"A" * 70_000,
    ]
    nonsense.append(b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n")
    nonsense.append(b"GET / HTTP/1.1\r\n" + b"X: 1\r\n" * 5000 + b"\r\n")

    async def test(table: Table) -> None:
        for sending in nonsense:
            assert (await table.ask(GUEST, sending))[0] in (0, 400, 431)
        assert (await table.ask(HOST))[0] == 200

    with caplog.at_level(logging.INFO):
        at_the_door(kind, test, Times(headers=SOON))
    assert not [record for record in caplog.records if record.name.startswith("aiohttp")]
