"""The board's end of the cable: a finger comes first."""

from banker.link.lines import to_line

from host_tools.simulator.board import VirtualBoard


def test_nothing_is_received_while_a_key_is_down() -> None:
    with VirtualBoard() as unit:
        cable = unit.hardware.usb
        unit.boot(2500)
        cable.open()
        unit.run(500)
        assert b"- hello" in cable.fetch()
        request = to_line("1 screen")
        unit.press("1")
        unit.run(100)
        cable.send(request)
        unit.run(2000)
        assert bytes(cable.to_unit) == request
        assert b"1 screen" not in cable.fetch()
        unit.release("1")
        unit.run(200)
        assert not cable.to_unit
        assert b"1 screen" in cable.fetch()


def test_a_port_opened_while_a_key_is_down_is_greeted_afterwards() -> None:
    with VirtualBoard() as unit:
        cable = unit.hardware.usb
        unit.boot(2500)
        unit.press("1")
        unit.run(100)
        cable.open()
        unit.run(2000)
        assert cable.fetch() == b""
        unit.release("1")
        unit.run(500)
        assert b"- hello" in cable.fetch()
