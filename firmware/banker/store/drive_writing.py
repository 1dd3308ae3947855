"""Writing to the saves file, in whole sectors. Loaded when a log is renewed or archived."""

from .file_drive import LENGTH, SECTOR, place_of
from .media import ENOSPC


def append(file, name, length, size, blocks):
    """Write blocks of so many bytes in all behind the `length` bytes that are kept under a name.
    The new length comes last."""
    start = place_of(name)[0]
    end = LENGTH + length
    sector = end - end % SECTOR
    put(file, name, sector, file.read(start + sector, end - sector), size, blocks)
    first = bytearray(file.read(start, SECTOR))
    first[:LENGTH] = (length + size).to_bytes(LENGTH, "little")
    put(file, name, 0, first, 0, ())


def put(file, name, at, head, size, blocks):
    """Write whole sectors of a place, from a sector's beginning on: some bytes, then blocks of so
    many in all. A sector is filled before the next one is begun, to take little memory."""
    start, room = place_of(name)
    if at + len(head) + size > room:
        raise OSError(ENOSPC)
    sector = bytearray(b"\xff" * SECTOR)
    at += start
    sector[: len(head)] = head
    filled = len(head)
    for block in blocks:
        done = 0
        while done < len(block):
            if filled == SECTOR:
                file.write(at, sector)
                at += SECTOR
                sector[:] = b"\xff" * SECTOR
                filled = 0
            some = min(len(block) - done, SECTOR - filled)
            sector[filled : filled + some] = block[done : done + some]
            filled += some
            done += some
    file.write(at, sector)
    file.sync()
