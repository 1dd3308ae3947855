"""`alarm.time`: wake at a moment."""


class TimeAlarm:
    """Goes off at `monotonic_time`, in seconds."""

    def __init__(
        self, *, monotonic_time: float | None = None, epoch_time: int | None = None
    ) -> None:
        if monotonic_time is None:
            raise NotImplementedError("the model knows monotonic_time only")
        self.monotonic_time = monotonic_time
