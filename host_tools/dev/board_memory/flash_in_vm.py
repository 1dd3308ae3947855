"""The flash of a unit inside MicroPython, as files of the VM, so outside its heap as on the
board."""

SECTOR = 4096
PAGE = b"\xff" * 256


class Nvm:
    """The log's sector."""

    rewritable = False
    size = SECTOR
    broken = False

    def __init__(self, path):
        self._file = open(path, "r+b")  # noqa: SIM115  open for as long as the unit is

    def read(self, start, count):
        self._file.seek(start)
        return self._file.read(count)

    def program(self, start, data):
        """Write, unless the flash has worn out."""
        if self.broken:
            raise OSError(5)
        self._file.seek(start)
        self._file.write(data)

    def erase(self):
        for start in range(0, SECTOR, len(PAGE)):
            self.program(start, PAGE)


class SavesFile(Nvm):
    """The file of the saves."""

    read_only = False
    write = Nvm.program

    def sync(self):
        """Do nothing: writes are final."""
