"""The flash as a power cut leaves it, made of recorded operations."""

import base64
from collections.abc import Callable
from typing import Any

from host_tools.games.kit.chance import Chance

SHARES = 1000
"""A share of the bits is told in thousandths."""


def torn(before: bytes, operations: list[dict[str, Any]], share: int, chance: Chance) -> bytes:
    """Return the flash after these operations, of which the last has changed this share of its
    bits."""
    flash = bytearray(before)
    for number, operation in enumerate(operations, 1):
        old = base64.b64decode(operation["before"])
        new = base64.b64decode(operation["after"])
        start = operation["address"]
        if flash[start : start + len(old)] != old:
            raise ValueError("the operations do not follow from the flash")
        if number == len(operations):
            new = bytes(map(_mixed(share, chance), old, new))
        flash[start : start + len(new)] = new
    return bytes(flash)


def _mixed(share: int, chance: Chance) -> Callable[[int, int], int]:
    """Return two bytes mixed: each differing bit is new with this probability."""

    def mix(old: int, new: int) -> int:
        if old == new:
            return old
        done = sum((chance.below(SHARES) < share) << bit for bit in range(8))
        return new & done | old & ~done & 0xFF

    return mix
