"""A Pico's 2 MB of flash, as CircuitPython divides it."""

from host_tools.dev.emulated_pico.fat import Fat

SIZE = 2 * 1024 * 1024
NVM_AT = 0xFF000
NVM_SIZE = 4096
DRIVE_AT = 0x100000
"""The CIRCUITPY drive begins here and ends with the flash; nvm is the sector before it."""


def new_flash(firmware: bytes) -> bytes:
    """Return a flash that has only the firmware on it."""
    return firmware.ljust(SIZE, b"\xff")


def drive(image: bytearray) -> Fat:
    """Return the CIRCUITPY drive, to be read and changed in place."""
    return Fat(image, DRIVE_AT)


def nvm(image: bytes) -> bytes:
    """Return the content of microcontroller.nvm."""
    return bytes(image[NVM_AT : NVM_AT + NVM_SIZE])


def set_nvm(image: bytearray, content: bytes) -> None:
    """Replace the content of nvm."""
    image[NVM_AT : NVM_AT + NVM_SIZE] = content.ljust(NVM_SIZE, b"\xff")


def without(image: bytes, *files: str) -> bytes:
    """Return the flash with nvm and these files replaced by zeros: the part that a game must not
    change."""
    rest = bytearray(image)
    places = [drive(rest).where(path) for path in files]
    for start, size in [(NVM_AT, NVM_SIZE), *places]:
        rest[start : start + size] = bytes(size)
    return bytes(rest)
