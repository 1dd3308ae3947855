"""The I2C bus of the OLED and of a FRAM, if there is one."""

import board
import busio
import displayio
import microcontroller
import pins


def open_bus() -> busio.I2C | None:
    """Return the I2C bus, or None if nothing pulls its wires up (no module connected)."""
    # A display outlives the program that made it, and holds the bus.
    displayio.release_displays()
    try:
        return busio.I2C(getattr(board, pins.SCL), getattr(board, pins.SDA), frequency=pins.I2C_HZ)
    except RuntimeError:
        return None
    except ValueError:
        # An earlier program left the bus running; only a reset frees it.
        microcontroller.reset()
        raise


def send(
    i2c: busio.I2C | None,
    address: int,
    data: bytes | bytearray,
    start: int = 0,
    end: int | None = None,
) -> bool:
    """Write to a device and return whether it answered; empty data only tests whether it is
    there."""
    if i2c is None or not i2c.try_lock():
        return False
    try:
        i2c.writeto(address, data, start=start, end=len(data) if end is None else end)
        return True
    except OSError:
        return False
    finally:
        i2c.unlock()
