"""Reports an OLED that does not answer, by the piezo, the console and the Pico's own light."""

import board
import pins
from banker import __version__
from digitalio import DigitalInOut

from drivers.selftest import record
from drivers.selftest.session import Session

_PATIENCE_MS = 60_000
_EVERY_MS = 10_000
_BLINK_MS = 250
NO_OLED = ((3951, 150), (0, 100), (3951, 150), (0, 100), (3951, 150), (0, 300), (2794, 600))
_FIRST, _LAST = 0x3C, 0x3D


def explain(session: Session) -> list:
    """Return what is known about the OLED, one line each."""
    wires = "SDA is %s, SCL is %s" % (pins.SDA, pins.SCL)
    i2c = session.display.bus
    if i2c is None:
        return [
            "Nothing pulls SDA and SCL up: the module is not connected, or has no power.",
            wires + "; VCC goes to 3V3, GND to GND.",
        ]
    found: list = []
    if i2c.try_lock():
        found = i2c.scan()
        i2c.unlock()
    for address in (_FIRST, _LAST):
        if address != pins.OLED_ADDRESS and address in found:
            return ["It answers at 0x%02x: write that as OLED_ADDRESS in pins.py." % address]
    lines = ["Check its four wires: %s; are these two exchanged?" % wires]
    if found:
        lines.append("On the same wires answers: %s" % ", ".join("0x%02x" % at for at in found))
    return lines


def wait_for_oled(session: Session) -> bool:
    """Report until the OLED answers (True), or until a key goes down or a minute has passed
    (False)."""
    lines = ["Courtier %s self-test: 1 fault" % __version__]
    lines += ["- The OLED does not answer at 0x%02x." % pins.OLED_ADDRESS] + explain(session)
    for line in lines:
        print(line)
    light = DigitalInOut(board.LED) if hasattr(board, "LED") else None
    if light:
        light.switch_to_output(False)
    try:
        for turn in range(_PATIENCE_MS // _BLINK_MS):
            if turn * _BLINK_MS % _EVERY_MS == 0:
                session.play(NO_OLED)
            if light:
                light.value = turn % 2 == 0
            if turn % 8 == 7 and session.display.connect():
                print("OLED found")
                return True
            if session.wait(_BLINK_MS) is not None:
                break
        record.keep("\n".join(lines) + "\n")
        return False
    finally:
        if light:
            light.deinit()
