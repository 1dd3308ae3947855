"""Reads a .uf2 file: what a Pico's boot loader would put into the flash."""

import struct
from pathlib import Path

WANTED = (
    'a CircuitPython 10 .uf2 file for "Raspberry Pi Pico", '
    "from https://circuitpython.org/board/raspberry_pi_pico"
)
FLASH_AT = 0x10000000
RP2040 = 0xE48BFF56
_BLOCK = 512
_MAGIC = (0x0A324655, 0x9E5D5157)
_END = 0x0AB16F30
_NOT_MAIN_FLASH = 0x1
_HAS_FAMILY = 0x2000
_MOST_BYTES = 476


class NotAnImage(ValueError):
    """The file is not what is wanted; the text says why."""


def read_image(path: Path, most: int) -> bytes:
    """Return the flash from its beginning, 0xFF where the file has nothing; at most so many
    bytes."""
    if path.is_dir():
        raise NotAnImage(f"{path} is a folder")
    try:
        data = path.read_bytes()
    except OSError as error:
        raise NotAnImage(f"{path} cannot be read: {error.strerror}") from None
    try:
        return image(data, most)
    except NotAnImage as problem:
        raise NotAnImage(f"{path} {problem}") from None


def image(data: bytes, most: int) -> bytes:
    """Return the same from a file's content."""
    if not data or len(data) % _BLOCK:
        raise NotAnImage("is not a .uf2 file")
    flash = bytearray()
    for at in range(0, len(data), _BLOCK):
        first, second, flags, address, size, number, count, family = struct.unpack_from(
            "<8I", data, at
        )
        (end,) = struct.unpack_from("<I", data, at + _BLOCK - 4)
        if (first, second) != _MAGIC or end != _END or size > _MOST_BYTES:
            raise NotAnImage("is not a .uf2 file" if at == 0 else "is damaged")
        if flags & _NOT_MAIN_FLASH:
            continue
        if not flags & _HAS_FAMILY or family != RP2040:
            raise NotAnImage("is for another chip than the Pico's RP2040")
        if number != at // _BLOCK or count != len(data) // _BLOCK:
            raise NotAnImage("is incomplete")
        start = address - FLASH_AT
        if start < 0 or start + size > most:
            raise NotAnImage("does not fit where the Pico's program goes")
        if len(flash) < start + size:
            flash.extend(b"\xff" * (start + size - len(flash)))
        flash[start : start + size] = data[at + 32 : at + 32 + size]
    if not flash:
        raise NotAnImage("has nothing for the flash")
    return bytes(flash)
