"""Reads a lock file of Python packages: exact versions, with the hashes of the files that may be
installed."""

import re
from typing import NamedTuple

LOCKS = (
    "requirements.lock",
    "requirements-dev.lock",
    "hardware/requirements.lock",
    "host_tools/dev/emulated_pico/requirements.lock",
    "host_tools/dev/mutants/requirements.lock",
    "host_tools/dev/dependencies/requirements.lock",
)
"""All of them, from the project's folder."""

_PIN = re.compile(r"([A-Za-z0-9][\w.-]*)==([\w.+!-]+)")
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")


class BadLock(ValueError):
    """A lock file that cannot be read."""


class Pin(NamedTuple):
    """One package. `name` is as indexes write it."""

    name: str
    version: str
    hashes: tuple[str, ...] = ()


def read_lock(text: str) -> list[Pin]:
    """Return the packages in the order of the file; raise BadLock for an invalid line."""
    joined = "\n".join(line for line in text.splitlines() if not line.startswith("#"))
    pins = []
    for line in filter(str.strip, joined.replace("\\\n", " ").splitlines()):
        first, *rest = line.split()
        pin, hashes = _PIN.fullmatch(first), [_HASH.fullmatch(word) for word in rest]
        if not pin or not all(hashes):
            raise BadLock(f"not a pinned package: {line[:80]}")
        pins.append(Pin(pin[1], pin[2], tuple(found[1] for found in hashes if found)))
    return pins
