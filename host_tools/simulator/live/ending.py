"""Makes a program end cleanly when the system tells it to."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_ENDING = ("SIGTERM", "SIGHUP")


def _interrupt(number: int, frame: FrameType | None) -> None:
    signal.raise_signal(signal.SIGINT)


@contextmanager
def signals_like_ctrl_c() -> Iterator[None]:
    """Treat the system's signals to end like Ctrl-C, so that everything is closed."""
    numbers = [getattr(signal, name) for name in _ENDING if hasattr(signal, name)]
    before = {number: signal.signal(number, _interrupt) for number in numbers}
    # A program that a shell starts in the background ignores Ctrl-C.
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
