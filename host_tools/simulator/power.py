"""The ways in which the firmware's run ends from outside: power cut, reset, deep sleep.

They pass through the firmware's `except Exception`, as the real events would.
"""


class PowerCut(BaseException):
    """The power fails, whatever is being done."""


POWER_ON, RELOAD, SOFTWARE, WATCHDOG = "power on", "reload", "software", "watchdog"
"""Reasons why a program runs: the power came, code.py asked for a reload or a reset, or hung."""


class Reset(BaseException):
    """The board restarts, by request or by the watchdog."""


class DeepSleep(BaseException):
    """The program ends in deep sleep until one of these alarms."""

    def __init__(self, alarms: tuple[object, ...]) -> None:
        super().__init__("deep sleep")
        self.alarms = alarms
