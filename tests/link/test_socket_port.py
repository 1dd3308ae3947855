"""Without pseudo-terminals, the virtual unit's port is a socket, and everything works through
it."""

import pytest
from banker.games import to_bytes

from host_tools.cli import main
from host_tools.link.client import Client
from host_tools.link.connect import open_wire
from host_tools.link.sim import SimUnit, SimWire
from host_tools.link.trouble import LinkTrouble, Unplugged
from host_tools.link.wire import SerialWire, open_port
from host_tools.simulator import bridge
from host_tools.simulator.live.port import running_port
from host_tools.simulator.script.unit import Options
from host_tools.simulator.socket_end import SocketEnd
from tests.support.linking import cabled
from tests.support.live import CALM, LivePlayer


@pytest.fixture(autouse=True)
def _no_terminals(monkeypatch):
    """Simulate a system other than Linux."""
    monkeypatch.setattr(bridge, "make_end", SocketEnd)


def test_a_unit_answers():
    with cabled() as (unit, client):
        assert unit.bridge.name.startswith("socket://127.0.0.1:")
        unit.tap("GO 1 CONFIRM")
        events = [event for _ in range(50) for event in client.poll()]
        assert to_bytes(events[-1].game) == to_bytes(unit.board.app.game)


def test_the_commands_work(tmp_path):
    folder = ("--sim", "--save", str(tmp_path / "unit"))
    kept = tmp_path / "kept.json"
    assert main(["backup", str(kept), *folder]) == 0
    assert kept.is_file()
    assert main(["history", *folder]) == 0


def test_a_cable_that_is_pulled_is_noticed_and_comes_back():
    unit = SimUnit(options=Options())
    try:
        wire = SimWire(unit)
        wire.read()
        unit.bridge.unplug()
        unit.bridge.plug()
        with pytest.raises(Unplugged):
            wire.read()
        again = SimWire(unit)
        Client(again).start()
        again.close()
        wire.close()
    finally:
        unit.close()


def test_a_second_program_is_refused():
    end = SocketEnd()
    first = open_port(end.name)
    assert end.is_open()
    second = SerialWire(end.name)
    assert end.is_open()
    with pytest.raises(Unplugged):
        second.read()
    first.write(b"still")
    assert end.read(100) == b"still"
    end.write(b"there" * 1000)
    assert first.read(5) == b"there"
    first.close()
    assert not end.is_open()
    third = SerialWire(end.name)
    assert end.is_open()
    end.write(b"all of it")
    assert third.read() == b"all of it"
    end.close()
    with pytest.raises(Unplugged):
        third.read()
    with pytest.raises(LinkTrouble, match="cannot be opened"):
        open_port(end.name)


def test_the_unit_that_another_program_runs_is_found(tmp_path):
    with LivePlayer(CALM, tmp_path) as player:
        assert running_port(tmp_path).startswith("socket://")
        client = Client(open_wire(None, True, str(tmp_path)))
        player.tap("GO 1 CONFIRM")
        assert to_bytes(player.heard_by(client)[-1].game) == to_bytes(player.unit.board.app.game)
        client.close()
