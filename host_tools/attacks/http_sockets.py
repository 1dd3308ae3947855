"""Hundreds of sockets at once, from one address or many, silent or in a hurry."""

import asyncio
from random import Random

from host_tools.attacks import Tries
from host_tools.attacks.http.besieged import besieged, guest
from host_tools.attacks.http.table import Table

WHAT = "hundreds of sockets at once to both pages"
LONG, SHORT = 60, 2


def attack(chance: Random) -> Tries:
    """As many as a loop opens."""
    return besieged(chance, _many)


async def _many(table: Table, chance: Random) -> str | None:
    one = guest(chance) if chance.random() < 0.5 else None
    sending = chance.choice((b"", table.request(), table.request() * 20))
    coming = [table.come(one or guest(chance), sending) for _ in range(chance.randrange(50, 500))]
    await asyncio.gather(*coming, return_exceptions=True)
    return None
