"""What games are saved on: the little that the store asks of a memory and of a drive.

A medium (nvm, FRAM, RAM) has
  size                  in bytes
  rewritable            True if bytes can be written over at any time, as in FRAM
  read(start, count)    bytes
  program(start, data)  write; unless rewritable only where every byte is 0xFF
  erase()               every byte becomes 0xFF
A drive has
  read(name)            the whole file as bytes, or None if there is none
  write(name, size, blocks)  the whole file, from blocks of bytes that have so many in all, on flash
                        on return; names are in a folder, never in the root
  append(name, size, blocks)  the same behind what the file holds already
  part(name, start, count)  some bytes of a file, fewer or none at its end; b"" if there is none
  read_only             True while a PC has it
Both raise OSError where that fails; a drive's says EROFS or ENOSPC where it is that.
"""

PAGE = 256
BLANK = b"\xff" * PAGE


class RamMedium:
    """A medium that forgets everything when the power goes; a log may be there in memory already,
    perhaps with something behind it."""

    rewritable = True

    def __init__(self, size=2048, memory=None):
        self.size = size
        self.memory = memory
        if memory is None:
            self.memory = bytearray(size)
            self.erase()

    def read(self, start, count):
        """A copy of some bytes."""
        return bytes(self.memory[start : start + count])

    def program(self, start, data):
        """Write over some bytes."""
        self.memory[start : start + len(data)] = data

    def erase(self):
        """Forget everything."""
        for start in range(0, self.size, PAGE):
            self.program(start, BLANK[: min(PAGE, self.size - start)])


class Part:
    """A part of a rewritable medium, as a medium of its own."""

    rewritable = True

    def __init__(self, medium, start, size):
        self._medium = medium
        self._start = start
        self.size = size

    def read(self, start, count):
        """Some bytes of this part."""
        return self._medium.read(self._start + start, count)

    def program(self, start, data):
        """Write over some bytes of this part."""
        self._medium.program(self._start + start, data)

    def erase(self):
        """Fill this part with 0xFF, a page at a time to keep the buffer small."""
        for start in range(0, self.size, PAGE):
            self.program(start, BLANK[: min(PAGE, self.size - start)])
