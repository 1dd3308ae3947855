"""From one game to the next or the one before, by what an entry of the log holds: see `changes`;
and from the last whole game of a log to the live one. Loaded at a start, and for going back.
"""

from banker.rules.saved import add_crc

from .changes import CRC, TIE, Mismatch, another_begins, tie


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


def recover(journal):
    """Return the bytes of the game at the top of the stack, or as far up as can be followed; None
    if nothing can. The rest is given up."""
    while journal.stack:
        top = len(journal.stack)
        base = top - 1
        while base and journal.stack[base] >= 0:
            base -= 1
        data, reached = _follow(journal, base)
        if reached == top:
            return data
        journal.give_up(reached)
    return None


def _follow(journal, base):
    """Return the game after the entries from a state on, and how far up the stack that leads."""
    from .states import read_game  # at a start only

    data = read_game(journal.medium, ~journal.stack[base])
    if data is None:
        return None, base
    for at in range(base + 1, len(journal.stack)):
        content = journal.entry(journal.stack[at])
        try:
            if content is None:
                return data, at
            data = forward(data, content)
        except Mismatch:
            return data, at
    return data, len(journal.stack)
