"""An empty FAT12 drive, laid out as CircuitPython formats a Pico's: 1 MB, clusters of 512 bytes."""

import struct

from host_tools.dev.emulated_pico.flash_image import DRIVE_AT, SIZE

_SECTOR = 512
_ROOT_ENTRIES = 512
_PER_FAT = 6


def blank_flash():
    """Return a flash with such a drive and nothing else."""
    image = bytearray(b"\xff" * SIZE)
    sectors = (SIZE - DRIVE_AT) // _SECTOR
    used = 1 + _PER_FAT + _ROOT_ENTRIES * 32 // _SECTOR
    image[DRIVE_AT : DRIVE_AT + used * _SECTOR] = bytes(used * _SECTOR)
    struct.pack_into(
        "<HBHBHHBH", image, DRIVE_AT + 11, _SECTOR, 1, 1, 1, _ROOT_ENTRIES, sectors, 0xF8, _PER_FAT
    )
    image[DRIVE_AT + 510 : DRIVE_AT + 512] = b"\x55\xaa"
    image[DRIVE_AT + _SECTOR : DRIVE_AT + _SECTOR + 3] = b"\xf8\xff\xff"
    return image
