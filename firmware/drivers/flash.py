"""What games are saved on: the chip's nvm and the CIRCUITPY drive, or a FRAM where there is one.

See `banker.store.media` for what it asks of them.
"""

import errno
import os

import microcontroller
import pins
import storage


class Nvm:
    """One flash sector outside the file system: programmed where it is 0xFF, else erased whole."""

    rewritable = False

    def __init__(self, nvm) -> None:
        self._nvm = nvm
        self.size = len(nvm)

    def read(self, start: int, count: int) -> bytes:
        """Some bytes."""
        return bytes(self._nvm[start : start + count])

    def program(self, start: int, data: bytes) -> None:
        """Write where every byte is 0xFF."""
        self._nvm[start : start + len(data)] = data

    def erase(self) -> None:
        """Make every byte 0xFF."""
        self._nvm[0 : self.size] = b"\xff" * self.size


class Drive:
    """Whole files in folders of the drive."""

    @property
    def read_only(self) -> bool:
        """Whether the PC has it."""
        return storage.getmount("/").readonly

    def read(self, name: str) -> bytes | None:
        """A whole file, or None if there is none."""
        try:
            with open("/" + name, "rb") as file:
                return file.read()
        except OSError as error:
            if error.errno == errno.ENOENT:
                return None
            raise

    def write(self, name: str, data: bytes) -> None:
        """A whole file, in a folder that is made if need be; closing it puts it on flash."""
        folder = "/" + name.split("/")[0]
        try:
            os.stat(folder)
        except OSError:
            os.mkdir(folder)
        with open("/" + name, "wb") as file:
            file.write(data)


def answers(bus, address: int) -> bool:
    """Whether a device on the I2C bus acknowledges its address."""
    if bus is None or not bus.try_lock():
        return False
    try:
        bus.writeto(address, b"")
        return True
    except OSError:
        return False
    finally:
        bus.unlock()


def find_media(bus) -> tuple:
    """The medium for the log, or None, and the drive, or None where it is not needed."""
    if answers(bus, pins.FRAM_ADDRESS):
        # Imported only where it is fitted: its library takes memory.
        from drivers.fram import Fram

        try:
            return Fram(bus), None
        except (OSError, ValueError):
            print("Not a FRAM at its address: saving to flash")
    nvm = microcontroller.nvm
    return (None if nvm is None else Nvm(nvm)), Drive()
