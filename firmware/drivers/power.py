"""Sleep and wake.

Light sleep keeps the memory, and the rows of the key matrix low, so any key wakes the unit at once,
but it saves little more than the OLED's share. After LIGHT_SECONDS the board goes into deep sleep:
the chip all but stops, its pins let go, only POWER wakes it, and it starts from the saved game as
at power-on. An hour of light sleep costs one or two hundredths of the cells. On USB power nothing
is gained by deep sleep, and CircuitPython would only pretend: there the unit stays in light sleep.
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
    """An alarm for a pin that a key pulls low."""
    return alarm.pin.PinAlarm(getattr(board, pin), value=False, pull=True)


def _light_sleep(keypad: Keypad) -> bool:
    """Sleep until a key goes down: True; or for LIGHT_SECONDS: False."""
    alarms: list = [_key_alarm(pin) for pin in keypad.release_pins()]
    alarms.append(alarm.time.TimeAlarm(monotonic_time=time.monotonic() + LIGHT_SECONDS))
    woken_by = alarm.light_sleep_until_alarms(*alarms)
    keypad.resume()
    return woken_by is not alarms[-1]


def sleep(keypad: Keypad) -> None:
    """Sleep until a key goes down. Does not return from deep sleep: the board then starts as at
    power-on."""
    while not _light_sleep(keypad):
        if not supervisor.runtime.usb_connected:
            keypad.release_pins()
            alarm.exit_and_deep_sleep_until_alarms(_key_alarm(pins.POWER))
