"""Replaces sleep where CircuitPython has no `alarm` (on an RP2350, so a Pico 2): the unit is
dark and looks at its keys. Only the OLED's power is saved."""

import time

import board
from digitalio import DigitalInOut, Pull

from drivers.keypad import Keypad

_LOOK_S = 0.01  # a tap is longer


def sleep(keypad: Keypad) -> None:
    """Wait until a key goes down."""
    lines = [DigitalInOut(getattr(board, pin)) for pin in keypad.release_pins()]
    for line in lines:
        line.switch_to_input(Pull.UP)
    while all(line.value for line in lines):
        time.sleep(_LOOK_S)
    for line in lines:
        line.deinit()
    keypad.resume()
