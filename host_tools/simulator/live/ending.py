"""How a program ends that is told to by the system rather than by a person."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ENDING = ("SIGTERM", "SIGHUP")


def _interrupt(number: int, frame: FrameType | None) -> None:
    signal.raise_signal(signal.SIGINT)


@contextmanager
def ends_as_by_ctrl_c() -> Iterator[None]:
    """Meanwhile the system's signals to end do what Ctrl-C does, so that all is closed."""
    numbers = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]
    before = {number: signal.signal(number, _interrupt) for number in numbers}
    # A shell that starts a program in the background lets it ignore Ctrl-C.
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
