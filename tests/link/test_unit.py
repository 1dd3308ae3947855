"""The whole path: firmware on the virtual board, a real pseudo-terminal, pyserial, the client."""

from contextlib import suppress
from random import Random

import pytest
from banker.games import to_bytes
from banker.rules.transactions import NEW_GAME

from host_tools.link.client import Client
from host_tools.link.follow import Follower
from host_tools.link.sim import SimUnit, SimWire
from host_tools.link.transfer import fetch, offer, outcome
from host_tools.link.trouble import LinkTrouble, NoAnswer, Refused, Unplugged
from tests.support.linking import CALM, cabled, kinds, polled, unit_game
from tests.support.trader import FLOAT, GO

pytestmark = pytest.mark.slow


def test_everything_that_is_confirmed_is_an_event():
    with cabled() as (unit, client):
        assert client.hello.game == "trader"
        unit.tap("BUY_BANK 1 1 3 CONFIRM")
        (event,) = polled(client)
        assert (event.kind, event.transaction, event.number) == ("transaction", (FLOAT, 1, 13), 1)
        assert to_bytes(event.game) == unit_game(unit)
        unit.tap("UNDO CONFIRM")
        (event,) = polled(client)
        assert (event.kind, event.transaction) == ("undo", (FLOAT, 1, 13))
        unit.tap("MENU 2 CONFIRM")
        (event,) = polled(client)
        assert (event.kind, event.settings) == ("settings", bytes((2, 0, 3)))
        unit.board.tap("NEW_GAME", 2200)
        unit.tap("CONFIRM")
        (event,) = polled(client)
        assert event.transaction[0] == NEW_GAME
        assert to_bytes(event.game) == unit_game(unit)


def test_an_undo_of_an_entry_that_the_client_missed():
    with cabled() as (unit, client):
        client.close()
        unit.tap("GO 1 CONFIRM GO 2 CONFIRM")
        late = Client(SimWire(unit))
        late.start()
        polled(late)
        unit.tap("UNDO CONFIRM")
        (event,) = polled(late, 2)
        assert (event.kind, event.transaction) == ("undo", None)
        assert to_bytes(event.game) == unit_game(unit)
        late.close()


def test_the_screen_and_keys():
    with cabled() as (unit, client):
        assert client.screen() == bytes(unit.board.app.cells)
        with pytest.raises(Refused, match="MENU, line 6"):
            client.press("GO")
        unit.tap("MENU 6 CONFIRM")
        unit.board.run(1500)
        for key in ("BUY_BANK", "1", "1", "3"):
            client.press(key)
        with pytest.raises(Refused, match="on the unit itself"):
            client.press("CONFIRM")
        assert unit.board.app.ledger.entries == 1, "the settings"
        unit.tap("CONFIRM")
        assert unit.board.app.game.presidents[13]


def test_a_unit_reports_that_it_sleeps_and_that_it_is_back():
    with cabled() as (unit, client):
        polled(client)
        unit.tap("POWER")
        unit.board.run(500)
        assert kinds(client) == ["off"]
        with pytest.raises(NoAnswer, match="press a key on it"):
            client.screen()
        unit.tap("1")
        assert kinds(client, 1) == ["on"]
        unit.board.run(5 * 60_000 + 1000)
        assert kinds(client) == ["off"]


def test_a_host_that_stalls_for_a_minute_gets_the_state():
    with cabled() as (unit, client):
        for pawn in range(1, 7):
            unit.tap(f"GO {pawn} CONFIRM")
        unit.board.run(60_000)
        assert unit.board.app.game.count == 6
        events = polled(client, 1)
        assert to_bytes(events[-1].game) == unit_game(unit)
        unit.tap("GO 1 CONFIRM")
        assert [event.transaction for event in polled(client)] == [(GO, 1)]


def test_the_cables_code_is_loaded_when_the_port_is_opened():
    unit = SimUnit(options=CALM)
    try:
        unit.tap("GO 1 CONFIRM")
        assert unit.board._sandbox.module("banker.link.session") is None
        client = Client(SimWire(unit))
        client.start()
        assert unit.board._sandbox.module("banker.link.session")
        assert unit.board._sandbox.module("banker.link.requests") is None
        client.close()
    finally:
        unit.close()


# Noise.


def losing(chance):
    return lambda data: bytes(byte for byte in data if chance.random() > 1 / 700)


def doubling(chance):
    return lambda data: b"".join(
        bytes((byte,)) * (2 if chance.random() < 1 / 700 else 1) for byte in data
    )


def damaging(chance):
    return lambda data: bytes(
        byte ^ (1 << chance.randrange(8)) if chance.random() < 1 / 700 else byte for byte in data
    )


def cutting(chance):
    """Drop the rest of a packet."""
    return lambda data: data[: chance.randrange(len(data))] if chance.random() < 1 / 12 else data


@pytest.mark.parametrize("noise", [losing, doubling, damaging, cutting])
@pytest.mark.parametrize("seed", range(3))
def test_noise_on_the_line_is_survived(noise, seed):
    with cabled() as (unit, client):
        unit.bridge.to_host = noise(Random(seed))
        unit.bridge.to_unit = noise(Random(100 + seed))
        for number in range(12):
            unit.tap(f"GO {1 + number % 6} CONFIRM")
            for event in polled(client, 0.1):
                assert event.kind in ("transaction", "state")
        while True:
            try:
                save = fetch(client)
                break
            except NoAnswer:
                continue
        assert save.game.count == 12
        with suppress(NoAnswer):  # whoever polls tries again
            polled(client, 3)
        unit.bridge.to_host = unit.bridge.to_unit = lambda data: data
        unit.tap("GO 1 CONFIRM")
        assert to_bytes(polled(client, 5)[-1].game) == client.game == unit_game(unit)


# The cable out and in again.


class Scissors:
    """Pulls the cable after so many bytes have gone over it."""

    def __init__(self, unit, after):
        self._unit = unit
        self._left = after

    def __call__(self, data):
        self._left -= len(data)
        if self._left <= 0:
            self._unit.bridge.to_host = lambda data: data
            self._unit.bridge.unplug()
            return b""
        return data


# Each kind of exchange, with how many bytes of it go to the host, roughly.
EXCHANGES = {
    "hello": (lambda client: client.ask("hello"), 30),
    "state": (lambda client: client.ask("state"), 300),
    "screen": (lambda client: client.screen(), 350),
    "fetch": (fetch, 700),
    "offer": (lambda client: offer(client, fetch(client)), 1000),
    "outcome": (lambda client: [outcome(client) for _ in range(9)], 150),
    "key": (lambda client: [client.ask("key", "1") for _ in range(9)], 120),
}


@pytest.mark.parametrize(("exchange", "size"), EXCHANGES.values(), ids=EXCHANGES)
def test_the_cable_may_be_pulled_in_the_middle_of_anything(exchange, size):
    unit = SimUnit(options=CALM)
    try:
        unit.tap("BUY_BANK 1 1 3 CONFIRM MENU 6 CONFIRM")
        unit.board.run(2000)
        before = unit_game(unit)
        pulled = 0
        for after in range(1, size, size // 6):
            client = Client(SimWire(unit))
            client.start()
            polled(client, 0.1)
            unit.bridge.to_host = Scissors(unit, after)
            try:
                exchange(client)
            except Unplugged:
                pulled += 1
            client.close()
            unit.bridge.to_host = lambda data: data
            unit.bridge.plug()
            unit.tap("CANCEL")
            unit.board.run(1500)
            assert unit_game(unit) == before, "nothing but CONFIRM changes a game"
        assert pulled >= 3
        again = Client(SimWire(unit))
        again.start()
        assert again.game == before
        exchange(again)
        again.close()
    finally:
        unit.close()


def test_a_follower_follows_through_cables_and_resets():
    unit = SimUnit(options=CALM)
    pauses = []

    def wire():
        if not unit.board.hardware.usb.plugged:
            raise LinkTrouble("no port")
        return SimWire(unit)

    def pause(seconds):
        pauses.append(seconds)
        unit.board.run(seconds * 1000)

    follower = Follower(wire, lambda: unit.board.now_ms / 1000, pause)

    def events(count=80):
        return [event.kind for _ in range(count) for event in follower.poll()]

    try:
        assert events() == ["state"]
        unit.tap("GO 1 CONFIRM")
        assert events() == ["transaction"]
        unit.bridge.unplug()
        assert events() == ["lost"]
        assert follower.trouble
        unit.tap("GO 2 CONFIRM")
        unit.bridge.plug()
        assert events() == ["back", "state"]
        assert follower.trouble is None
        assert follower.client.game == unit_game(unit)
        assert pauses
    finally:
        follower.close()
        unit.close()


def test_a_game_restored_from_a_backup(tmp_path):
    with cabled() as (unit, client):
        unit.tap("BUY_BANK 1 1 3 CONFIRM GO 2 CONFIRM")
        kept = unit_game(unit)
        save = fetch(client)
        unit.tap("BUY_BANK 2 2 2 CONFIRM GO 3 CONFIRM")
        offer(client, save)
        assert outcome(client) == "waiting"
        unit.board.run(1500)
        unit.tap("CONFIRM")
        assert outcome(client) == "restored"
        assert unit_game(unit) == kept
        polled(client)
        assert client.game == kept
        assert len(fetch(client).record().transactions) == 2
        unit.board.cut()
        unit.board.boot(2500)
        assert unit_game(unit) == kept
