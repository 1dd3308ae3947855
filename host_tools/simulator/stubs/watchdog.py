"""`watchdog`: the modes of the watchdog timer."""


class WatchDogMode:
    """What happens if it is not fed; the RP2040 can only reset."""

    RAISE = "raise"
    RESET = "reset"
