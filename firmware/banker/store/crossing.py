"""Steps from one game to the next or to the one before with an entry of the log: see `changes`.
Loaded at a start, and for going back.
"""

from banker.rules.saved import add_crc

from .changes import CRC, TIE, another_begins, plays_on, tie
from .journal import Mismatch


def forward(data, content):
    """Return the game after an entry. Raises Mismatch."""
    after = _cross(data, content)
    if tie(after) != _tie_in(content):
        raise Mismatch
    return after


def back(data, content):
    """Return the game before an entry. Raises Mismatch."""
    if tie(data) != _tie_in(content):
        raise Mismatch
    return _cross(data, content)


def _tie_in(content):
    at = 1 + content[0]
    return content[at : at + TIE]


def _cross(data, content):
    """Return the game on the other side of an entry."""
    if plays_on(content):
        return data
    at = 1 + content[0] + TIE
    size = len(data)
    place = 1
    try:
        if another_begins(content):
            size ^= content[at] | content[at + 1] << 8
            at += 2
            place = 0
        other = bytearray(max(size, len(data)))
        other[: len(data) - CRC] = data[:-CRC]
        while at < len(content):
            changed = content[at]
            at += 1
            if changed:
                other[place] ^= changed
                place += 1
            else:
                place += content[at]
                at += 1
    except IndexError:
        raise Mismatch from None
    if not CRC < size <= len(other):
        raise Mismatch
    return add_crc(other if size == len(other) else other[:size])
