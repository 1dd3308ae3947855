"""Decides who may connect, and who may press keys."""

import hmac
import ipaddress
import secrets
from collections.abc import Callable, Iterable

FIRST_WAIT_S = 1.0
LONGEST_WAIT_S = 60.0

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")


def new_pin() -> str:
    """Return six random digits."""
    return f"{secrets.randbelow(1_000_000):06}"


def is_loopback(address: str) -> bool:
    """Return whether an address is on this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class HostCheck:
    """Accepts only requests to the names of this server, and connections only from its own page.
    Another site's page has another origin; a page that gives this machine a foreign name (DNS
    rebinding) is recognised by that name."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {*LOOPBACK_NAMES, *(name.lower() for name in names)}

    def is_known(self, host: str | None) -> bool:
        """Return whether a Host header names this server."""
        name, _, port = (host or "").lower().rpartition(":")
        if not port.isdigit():
            name = (host or "").lower()
        return name in self._names

    def is_own_page(self, origin: str | None, host: str | None) -> bool:
        """Return whether an Origin header is that of the page served under this Host."""
        return (
            self.is_known(host)
            and origin is not None
            and origin.lower() == f"http://{host}".lower()
        )


class PinCheck:
    """Checks the PIN. After a wrong one an address must wait, twice as long each time."""

    def __init__(self, pin: str, clock: Callable[[], float]) -> None:
        self._pin = pin
        self._clock = clock
        self._wrong: dict[str, tuple[int, float]] = {}

    def wait_s(self, address: str) -> float:
        """Return how long an address must wait until its next try counts."""
        return max(0.0, self._wrong.get(address, (0, 0.0))[1] - self._clock())

    def check(self, address: str, pin: str) -> bool:
        """Return whether the PIN is right. A try that comes too early is wrong in any case."""
        if self.wait_s(address) > 0:
            return False
        if hmac.compare_digest(pin.encode(errors="replace"), self._pin.encode()):
            self._wrong.pop(address, None)
            return True
        count = self._wrong.get(address, (0, 0.0))[0] + 1
        wait = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** (count - 1))
        self._wrong[address] = (count, self._clock() + wait)
        return False
