"""Lines on the cable, both ways: printable text, a star, and its check in four hexadecimal digits.

A line that is damaged, cut or joined to another is skipped; the next one is not affected.
"""

from banker.store.checks import check16

TO_UNIT = 192  # the longest lines, without their end
TO_HOST = 1152  # a state of 512 bytes, in hexadecimal


def to_line(text):
    """Return a line for the cable."""
    return (text + "*%04x\n" % check16(text.encode())).encode()


def from_line(line):
    """Return the text of a line without its check; "" if it is not whole."""
    text = line[:-5]
    for byte in text:
        if not 32 <= byte < 127:
            return ""
    if line[-5:] != ("*%04x" % check16(text)).encode():
        return ""
    return text.decode()


class Reader:
    """Puts lines together from the pieces that arrive, and never holds much more than one."""

    def __init__(self, longest):
        self._longest = longest
        self._held = b""
        self._skipping = False  # the rest of a line that is too long

    @property
    def has_line(self):
        """Whether there is a whole line."""
        return b"\n" in self._held

    def take(self, data):
        """Add bytes that have arrived: not many more than a line's."""
        self._held += data

    def next_line(self):
        """Return the text of the next line; "" for a damaged one, None if none is complete."""
        end = self._held.find(b"\n")
        if end < 0:
            if len(self._held) > self._longest:
                self._held = b""
                self._skipping = True
            return None
        line = self._held[:end]
        self._held = self._held[end + 1 :]
        if self._skipping or len(line) > self._longest:
            self._skipping = False
            return ""
        return from_line(line)
