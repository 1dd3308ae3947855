"""`alarm`: sleep until a pin or a moment."""

from host_tools.simulator.clock import NS_PER_MS, Clock
from host_tools.simulator.current import hardware
from host_tools.simulator.power import DeepSleep
from host_tools.simulator.stubs.alarm import pin as pin
from host_tools.simulator.stubs.alarm import time as time

wake_alarm = None


def _triggered(alarms: tuple[object, ...], clock: Clock) -> object:
    """Return the alarm that goes off now, or None."""
    for alarm in alarms:
        if isinstance(alarm, time.TimeAlarm):
            if clock.now_ns >= _moment_ns(alarm):
                return alarm
        elif isinstance(alarm, pin.PinAlarm) and alarm.pin.level == alarm.value:
            return alarm
    return None


def _moment_ns(alarm: time.TimeAlarm) -> int:
    return round(alarm.monotonic_time * 1000 * NS_PER_MS)


def wait_for(alarms: tuple[object, ...], clock: Clock) -> object:
    """Let time pass until one of the alarms goes off, and return it."""
    for alarm in alarms:
        if isinstance(alarm, pin.PinAlarm):
            alarm.arm()
    steps = [_moment_ns(alarm) for alarm in alarms if isinstance(alarm, time.TimeAlarm)]
    clock.wait(lambda: _triggered(alarms, clock) is not None, min(steps, default=None))
    went_off = _triggered(alarms, clock)
    for alarm in alarms:
        if isinstance(alarm, pin.PinAlarm):
            alarm.pin.release()
    return went_off


def light_sleep_until_alarms(*alarms: object) -> object:
    """Sleep in place until one of the alarms goes off, and return it."""
    return wait_for(alarms, hardware().clock)


def exit_and_deep_sleep_until_alarms(*alarms: object) -> None:
    """End the program; one of the alarms restarts the board."""
    raise DeepSleep(alarms)
