"""The I2C bus that the OLED and perhaps a FRAM are on."""

import board
import busio
import microcontroller
import pins


def open_bus() -> busio.I2C | None:
    """The I2C bus, or None where nothing pulls its wires up (no module connected)."""
    try:
        return busio.I2C(getattr(board, pins.SCL), getattr(board, pins.SDA), frequency=pins.I2C_HZ)
    except RuntimeError:
        return None
    except ValueError:
        # An earlier program has left the bus running; only a reset frees it.
        microcontroller.reset()
        raise


def send(
    i2c: busio.I2C | None,
    address: int,
    data: bytes | bytearray,
    start: int = 0,
    end: int | None = None,
) -> bool:
    """Write to a device, nothing at all to see whether it is there; False if it does not answer."""
    if i2c is None or not i2c.try_lock():
        return False
    try:
        i2c.writeto(address, data, start=start, end=len(data) if end is None else end)
        return True
    except OSError:
        return False
    finally:
        i2c.unlock()
