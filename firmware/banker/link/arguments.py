"""Numbers and bytes in requests and answers, and whether the unit is idle."""

from binascii import hexlify

_QUIET_MS = 1000  # since a finger's last key, before the cable may change the screen


def to_hex(data):
    """Return bytes in hexadecimal; a dash where there are none, so that no field is empty."""
    return hexlify(data).decode() or "-"


def number(words, at):
    """Return the whole number at a place among the words; -1 if there is none."""
    if at < len(words) and words[at].isdigit() and len(words[at]) < 9:
        return int(words[at])
    return -1


def is_idle(app):
    """Return whether the unit is on and nobody is typing on it."""
    return app.on and app.now - app.last_key >= _QUIET_MS
