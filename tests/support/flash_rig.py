"""The flash that the store's tests save on: the simulator's nvm and drive, small, and an FRAM.

A rig can be set back to what its flash held at an earlier moment, so that one operation can be cut
at every byte that it programs or erases.
"""

from banker.games import to_bytes
from banker.store import image, ledger, opening, shelf
from banker.store.notices import NOTICES

from host_tools.simulator.drive import Drive
from host_tools.simulator.flash import HALF_DONE, Supply
from host_tools.simulator.power import PowerCut
from tests.support.saving_anywhere import Nvm

REAL = 4096  # bytes of nvm
SMALL = 640  # with what `shrink` does, two logs are full after some 40 entries


def shrink(monkeypatch):
    """Let logs be small and states frequent, so that a short game goes through all of it."""
    monkeypatch.setattr(image, "KEPT", 8)
    monkeypatch.setattr(ledger, "STATE_EVERY", 2)  # and 8 more, since nobody tidies here
    monkeypatch.setattr(opening, "SMALLEST", SMALL)


class Witness(Supply):
    """A supply that, while it is watched, shows what a cut would leave at every byte, and goes on.

    `watch` is called with each byte half done; the drive's are told apart by `on_drive`.
    """

    def __init__(self):
        super().__init__()
        self.watch = None
        self.on_drive = False

    def fails_at_next_byte(self):
        return self.watch is not None or super().fails_at_next_byte()

    def count_before_cut(self, count):
        return 0 if self.watch is not None else super().count_before_cut(count)

    def cut(self):
        if self.watch is None:
            super().cut()
        self.watch(self.on_drive)


class AnyNvm(Nvm):
    """An nvm whose erasing begins at either end."""

    def __init__(self, supply, size, backwards=False):
        super().__init__(size, supply)
        self._backwards = backwards

    def _places(self):
        places = range(self.size)
        return places[::-1] if self._backwards else places


class FramMedium:
    """An FRAM: bytes written one by one, over whatever was there."""

    rewritable = True

    def __init__(self, supply, size):
        self._supply = supply
        self.size = size
        self.memory = bytearray(b"\xff" * size)

    def read(self, start, count):
        return bytes(self.memory[start : start + count])

    def program(self, start, data):
        count = self._supply.count_before_cut(len(data))
        self.memory[start : start + count] = data[:count]
        self._supply.bytes_programmed += count
        for at, byte in enumerate(data[count:], start + count):
            if self._supply.fails_at_next_byte():
                self.memory[at] = self.memory[at] & HALF_DONE | byte & ~HALF_DONE & 0xFF
                self._supply.cut()
            self.memory[at] = byte
            self._supply.bytes_programmed += 1


class DriveFiles:
    """The model of the drive with a file for each save, which is harsher than one file for all."""

    def __init__(self, drive):
        self._drive = drive

    @property
    def read_only(self):
        """Return whether a PC has it."""
        return self._drive.read_only

    def read(self, name):
        """Return a whole file, or None."""
        return self._drive.files.get(self._drive.find(name))

    def part(self, name, start, count):
        """Return some bytes of a file."""
        return (self.read(name) or b"")[start : start + count]

    def append(self, name, size, blocks):
        """Append bytes to a file."""
        known = self.read(name) or b""
        self.write(name, len(known) + size, (known, *blocks))

    def write(self, name, size, blocks):
        """Write a whole file, making its folder if necessary."""
        data = b"".join(blocks)
        assert len(data) == size
        folder = self._drive.find(name.rpartition("/")[0])
        if folder not in self._drive.folders:
            self._drive.mkdir(folder)
        self._drive.store(name, data)


class WatchedDrive(DriveFiles):
    """The drive, telling a witness when it is the one that works."""

    def __init__(self, drive, supply):
        super().__init__(drive)
        self._supply = supply

    def write(self, name, size, blocks):
        assert "/" in name, "never in the root"
        self._supply.on_drive = True
        try:
            super().write(name, size, blocks)
        finally:
            self._supply.on_drive = False


class Rig:
    """A unit's flash. `kind` is "nvm", "fram" or "drive" (no nvm)."""

    def __init__(self, kind="nvm", size=REAL, backwards=False):
        self.supply = Witness()
        self.drive = Drive(self.supply)
        self.files = WatchedDrive(self.drive, self.supply)
        self.log = None
        if kind == "nvm":
            self.log = AnyNvm(self.supply, size, backwards)
        elif kind == "fram":
            self.log = FramMedium(self.supply, 2 * size)

    @property
    def memory(self):
        """Return the bytes of nvm or FRAM."""
        return bytearray() if self.log is None else self.log.memory

    def boot(self, **defaults):
        """Start, with whatever the power supply is going to do."""
        unit = ledger.Ledger(self.log, self.files, **defaults)
        assert set(unit.notices) <= set(NOTICES)
        return unit

    def open(self, **defaults):
        """Start, and be sure of the power."""
        self.supply.restore()
        return self.boot(**defaults)

    def work(self):
        """Return the bytes programmed and erased so far."""
        return self.supply.bytes_programmed + self.supply.bytes_erased

    def image(self):
        """Return all that the flash holds."""
        return bytes(self.memory), dict(self.drive.files), frozenset(self.drive.folders)

    def set_back(self, image):
        """Make the flash hold what it held."""
        self.supply.restore()
        self.memory[:] = image[0]
        self.drive.files = dict(image[1])
        self.drive.folders = set(image[2])

    def cuts(self, action):
        """Return what each possible cut in an action leaves, by the number of the byte; None on the
        drive.

        The action is carried out.
        """
        left = []
        self.supply.watch = lambda on_drive: left.append(None if on_drive else self.image())
        action()
        self.supply.watch = None
        return left

    def cut_during(self, action, at):
        """Return whether the power failed at the given byte of an action; False if it ended
        before."""
        self.supply.cut_after(at)
        try:
            action()
        except PowerCut:
            return True
        finally:
            self.supply.restore()
        return False


def seen(unit):
    """Return everything of a ledger that has to survive."""
    last = unit.last and tuple(vars(unit.last).values())
    return to_bytes(unit.game), unit.settings, last, unit.history().back(), shelved(unit)


def shelved(unit):
    """Return what is on its shelf, in order; None for what cannot be read."""
    return [shelf.read(unit.drive, item) for item in shelf.items(unit)]


def undoable(unit):
    """Return the transaction that UNDO would take back, or None."""
    return unit.last and unit.last.transaction
