"""A 32 KB I2C FRAM, the MB85RC256V: bytes at an address, and an identity."""

from host_tools.simulator.flash import Supply

SIZE = 32768
ADDRESS = 0x50
IDENTITY_ADDRESS = 0x7C
_IDENTITY = bytes((0x00, 0xA5, 0x10))  # Fujitsu, 256 Kbit


class Fram:
    """Writing takes a two-byte address, then bytes from there on; reading continues from the
    address. `protected`: its WP pin is high, and nothing is written."""

    present = True

    def __init__(self, supply: Supply) -> None:
        self._supply = supply
        self._at = 0
        self.protected = False
        self.memory = bytearray(SIZE)

    def write(self, data: bytes) -> None:
        """Set the address, and write the bytes that follow it."""
        self._at = int.from_bytes(data[:2], "big") % SIZE
        for byte in b"" if self.protected else data[2:]:
            if self._supply.fails_at_next_byte():
                self.memory[self._at] ^= 0x55
                self._supply.cut()
            self.memory[self._at] = byte
            self._supply.bytes_programmed += 1
            self._at = (self._at + 1) % SIZE

    def read(self, count: int) -> bytes:
        data = bytes(self.memory[(self._at + step) % SIZE] for step in range(count))
        self._at = (self._at + count) % SIZE
        return data


class Identity:
    """The address at which such chips return their identity."""

    present = True

    def write(self, data: bytes) -> None:
        """Take the address of the chip in question; there is only one."""

    def read(self, count: int) -> bytes:
        """Return maker and product."""
        return _IDENTITY[:count]
