"""`micropython`: `const`, which the Adafruit libraries use."""

from typing import TypeVar

T = TypeVar("T")


def const(value: T) -> T:
    """Return the value itself."""
    return value
