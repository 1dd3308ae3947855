"""A game saved in memory that replaces nvm and a drive, to compare one Python with another.

Runs on both.
"""

import binascii

from banker import games
from banker.games import to_bytes
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium

from host_tools.simulator import flash

FORMS = games.rules(0).FORMS


class Nvm(flash.Nvm):
    """An nvm of any size that the store may never make erase itself."""

    def __init__(self, size, supply=None):
        super().__init__(supply or flash.Supply(), size=size)

    def program(self, start, data):
        """Write, but never over anything."""
        if self.read(start, len(data)).strip(b"\xff"):
            raise ValueError("written over")
        super().program(start, data)


class Drive:
    """Files in memory."""

    read_only = False

    def __init__(self):
        self.files = {}

    def read(self, name):
        """Return a whole file, or None."""
        return self.files.get(name)

    def part(self, name, start, count):
        """Return some bytes of a file."""
        return self.files.get(name, b"")[start : start + count]

    def write(self, name, size, blocks):
        """Write a whole file."""
        self.files[name] = b"".join(bytes(block) for block in blocks)

    def append(self, name, size, blocks):
        """Append to a file."""
        added = b"".join(bytes(block) for block in blocks)
        self.files[name] = self.files.get(name, b"") + added


class Saving:
    """A unit that can be asked to go on, and is restarted every time."""

    def __init__(self, kind, size):
        self.log = {"nvm": Nvm, "fram": RamMedium}[kind](size) if kind != "drive" else None
        self.drive = Drive()

    def steps(self, entries):
        """Apply packed transactions in hex, "undo" or "set" and hex; return what is saved."""
        unit = Ledger(self.log, self.drive, seed=4)
        for entry in entries:
            if entry == "undo":
                unit.undo()
            elif entry.startswith("set"):
                unit.save_settings(binascii.unhexlify(entry[3:]))
            else:
                unit.confirm(FORMS.unpack(binascii.unhexlify(entry)))
        told = [binascii.hexlify(to_bytes(unit.game)).decode(), unit.notices, unit.fault]
        memory = self.log.memory if self.log else b""
        files = [binascii.crc32(self.drive.files[name]) for name in sorted(self.drive.files)]
        return told + [repr(unit.last and unit.last.transaction), binascii.crc32(memory), files]
