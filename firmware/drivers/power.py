"""Sleep and wake.

Light sleep keeps the memory, and keeps the rows of the key matrix low, so that any key wakes the
unit at once, but it saves little more than the OLED's power. After LIGHT_SECONDS the board goes
into deep sleep: the chip almost stops, releases its pins, and only POWER wakes it; it then starts
from the saved game as at power-on. An hour of light sleep costs one or two per cent of the cells.
On USB power the unit stays in light sleep: deep sleep would save nothing, and CircuitPython only
simulates it.
"""

import time

import alarm
import alarm.pin
import alarm.time
import board
import pins
import supervisor

from drivers.keypad import Keypad

LIGHT_SECONDS = 3600


def _key_alarm(pin: str) -> alarm.pin.PinAlarm:
    """Return an alarm for a pin that a key pulls low."""
    return alarm.pin.PinAlarm(getattr(board, pin), value=False, pull=True)


def _light_sleep(keypad: Keypad) -> bool:
    """Sleep until a key goes down, or for LIGHT_SECONDS; return whether it was a key."""
    alarms: list = [_key_alarm(pin) for pin in keypad.release_pins()]
    alarms.append(alarm.time.TimeAlarm(monotonic_time=time.monotonic() + LIGHT_SECONDS))
    woken_by = alarm.light_sleep_until_alarms(*alarms)
    keypad.resume()
    return woken_by is not alarms[-1]


def sleep(keypad: Keypad) -> None:
    """Sleep until a key goes down. Deep sleep does not return: the board starts as at power-on."""
    while not _light_sleep(keypad):
        if not supervisor.runtime.usb_connected:
            keypad.release_pins()
            alarm.exit_and_deep_sleep_until_alarms(_key_alarm(pins.POWER))
