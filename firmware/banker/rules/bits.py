"""Numbers of a few bits each, one behind the other in bytes: the lowest bit comes first."""


class Bits:
    """Writes into a bytearray, or reads what was written, from byte `at` on."""

    def __init__(self, data, at=0):
        self._data = data
        self._at = at
        self._rest = 0  # bits not yet in a byte, or read from one and not yet taken
        self._held = 0  # how many

    def put(self, value, bits):
        """Write a number that fits into so many bits."""
        self._rest |= value << self._held
        self._held += bits
        while self._held >= 8:
            self._data[self._at] = self._rest & 255
            self._at += 1
            self._rest >>= 8
            self._held -= 8

    def put_row(self, figures, places, bits):
        """Write the figures at these places, so many bits each."""
        data, at, rest, held = self._data, self._at, self._rest, self._held
        for place in places:
            rest |= figures[place] << held
            held += bits
            while held >= 8:
                data[at] = rest & 255
                at += 1
                rest >>= 8
                held -= 8
        self._at, self._rest, self._held = at, rest, held

    def end(self):
        """Write the last byte, if it is not full."""
        if self._held:
            self._data[self._at] = self._rest

    def take(self, bits):
        """Read a number of so many bits."""
        while self._held < bits:
            self._rest |= self._data[self._at] << self._held
            self._at += 1
            self._held += 8
        value = self._rest & (1 << bits) - 1
        self._rest >>= bits
        self._held -= bits
        return value

    def take_row(self, figures, places, bits):
        """Read a figure for each of these places, so many bits each."""
        data, at, rest, held = self._data, self._at, self._rest, self._held
        mask = (1 << bits) - 1
        for place in places:
            while held < bits:
                rest |= data[at] << held
                at += 1
                held += 8
            figures[place] = rest & mask
            rest >>= bits
            held -= bits
        self._at, self._rest, self._held = at, rest, held

    def rest(self):
        """What is left of the last byte that was read: nothing, where all was written by `end`."""
        return self._rest
