"""How the firmware's run can end from outside: power lost, a reset, deep sleep.

These pass through the firmware's `except Exception`, as the real events would.
"""


class PowerCut(BaseException):
    """The power is gone in the middle of whatever was being done."""


POWER_ON, RELOAD, SOFTWARE, WATCHDOG = "power on", "reload", "software", "watchdog"
"""Why a program runs: the power came, code.py asked to be run again or for a reset, or hung."""


class Reset(BaseException):
    """The board restarts: a reset asked for, or the watchdog's."""


class DeepSleep(BaseException):
    """The program ended in deep sleep, until one of these alarms."""

    def __init__(self, alarms: tuple[object, ...]) -> None:
        super().__init__("deep sleep")
        self.alarms = alarms
