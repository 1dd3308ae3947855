"""The attackers of the pages find what they look for, where it is, and nothing where it is not."""

import asyncio

import pytest

from host_tools import attack
from host_tools.attacks import Attacker, all_attackers
from host_tools.web.access import PinCheck
from host_tools.web.guests import Guests
from host_tools.web.site import Site
from tests.support.at_the_door import needs_addresses

pytestmark = needs_addresses
HTTP = {one.name: one for one in all_attackers() if one.name.startswith("http_")}
A_FEW = 6


def fell(attacker: Attacker, tries: int = A_FEW) -> str:
    """What fell first."""
    return next(iter(attack.run(attacker, 1, tries).fell.values()), "nothing")


@pytest.mark.parametrize("attacker", HTTP.values(), ids=HTTP)
def test_nothing_falls(attacker):
    tries = min(attacker.short, A_FEW)
    result = attack.run(attacker, 2, tries)
    assert (result.tries, result.fell) == (tries, {})


def test_a_door_that_lets_everybody_in_falls(monkeypatch):
    monkeypatch.setattr(Guests, "admit", lambda self, address: True)
    assert "guests are let in" in fell(HTTP["http_sockets"])


def test_a_door_that_shuts_the_host_out_falls(monkeypatch):
    monkeypatch.setattr(Guests, "admit", lambda self, address: self.count(own=False) == 0)
    assert "the host's page answers 0" in fell(HTTP["http_half_sent"])


def test_an_answer_without_headers_falls(monkeypatch):
    monkeypatch.setattr("host_tools.web.connection.HEADERS", {})
    assert "without Content-Security-Policy" in fell(HTTP["http_nonsense"], 60)


def test_a_pin_that_does_not_matter_falls(monkeypatch):
    monkeypatch.setattr(PinCheck, "check", lambda self, address, pin: True)
    assert "a guest plays without the PIN" in fell(HTTP["http_websockets"], 30)


def test_a_page_without_its_files_falls(monkeypatch):
    async def clumsy(self, request):
        raise OSError("no more files")

    monkeypatch.setattr(Site, "_get_file", clumsy)
    assert "the host's page answers 500" in fell(HTTP["http_half_sent"])


def test_what_is_said_on_the_terminal_falls(monkeypatch):
    def flustered(self, address):
        asyncio.get_running_loop().call_exception_handler({"message": "no room"})
        return True

    monkeypatch.setattr(Guests, "admit", flustered)
    assert "said on the terminal: no room" in fell(HTTP["http_half_sent"])
