"""Who is connected, and who may be: guests on the network have their share, and the people at this
machine have a room of their own that no guest can fill."""

import time
from collections.abc import Callable
from typing import Protocol

from host_tools.web.access import is_loopback
from host_tools.web.allowance import Allowance
from host_tools.web.file_limit import RESERVE, WANTED

MOST_GUESTS = 256
MOST_OWN = 256
MOST_OF_ONE = 48
"""Connections of one address: a phone has seven while it loads the page, and one afterwards; a
table of phones may share an address."""
ASKED_AT_ONCE, ASKED_PER_S = 400, 50
"""Connections, requests and messages of one address: a page takes about twenty to load."""
ALL_AT_ONCE, ALL_PER_S = 2000, 250
"""And of all guests together: what they cost leaves the unit most of a slow computer."""
MOST_REMEMBERED = 1000
FORGET_EVERY_S = 1.0


class Connected(Protocol):
    """A connection; one that `lasts` is a page's."""

    lasts: bool

    def hang_up(self) -> None:
        """End it at once."""


class Guests:
    """`own` says which addresses are this machine's."""

    def __init__(
        self,
        own: Callable[[str], bool] = is_loopback,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.own = own
        self._clock = clock
        self._open: dict[str, list[Connected]] = {}
        self._asked: dict[str, Allowance] = {}
        self._asked_by_all = Allowance(ALL_AT_ONCE, ALL_PER_S, clock)
        self._forgot_at = clock()
        self.fit_into(WANTED)

    def fit_into(self, files: int) -> None:
        """Leave the unit its files, where a process may not open many."""
        half = max(1, (files - RESERVE) // 2)
        self._most_guests = min(MOST_GUESTS, half)
        self._most_own = min(MOST_OWN, half)

    def count(self, own: bool) -> int:
        """How many connections there are, of this machine or of guests."""
        return sum(len(some) for address, some in self._open.items() if self.own(address) == own)

    def admit(self, address: str) -> bool:
        """Whether one more from this address may come in. Where all places are taken, somebody
        who has several gives up the latest for somebody who has fewer. Who is at this machine
        always comes in; there the earliest has to go that is no page's."""
        if self.own(address):
            if self.count(own=True) >= self._most_own:
                ours = [
                    one for other, some in self._open.items() if self.own(other) for one in some
                ]
                min(ours, key=lambda one: one.lasts).hang_up()
            return True
        here = len(self._open.get(address, ()))
        if not self.may_ask(address) or here >= MOST_OF_ONE:
            return False
        if self.count(own=False) < self._most_guests:
            return True
        others = [some for other, some in self._open.items() if not self.own(other)]
        most = max(others, key=len)
        if len(most) <= here + 1:
            return False
        most[-1].hang_up()
        return True

    def come(self, address: str, connection: Connected) -> None:
        """A connection has begun."""
        self._open.setdefault(address, []).append(connection)

    def leave(self, address: str, connection: Connected) -> None:
        """It has ended."""
        here = self._open.get(address, [])
        if connection in here:
            here.remove(connection)
        if not here:
            self._open.pop(address, None)

    def may_ask(self, address: str) -> bool:
        """Whether this address may have one more thing done; who is at this machine always may."""
        if self.own(address):
            return True
        return self._allowance(address).take() and self._asked_by_all.take()

    def _allowance(self, address: str) -> Allowance:
        if address not in self._asked:
            self._forget()
            if len(self._asked) >= MOST_REMEMBERED:
                return self._asked_by_all
            self._asked[address] = Allowance(ASKED_AT_ONCE, ASKED_PER_S, self._clock)
        return self._asked[address]

    def _forget(self) -> None:
        """Who has not asked for a while is forgotten; seldom, as it takes a while itself."""
        now = self._clock()
        if len(self._asked) >= MOST_REMEMBERED and now >= self._forgot_at + FORGET_EVERY_S:
            self._forgot_at = now
            self._asked = {one: left for one, left in self._asked.items() if not left.full}
