"""The same trouble is told once: whatever guests do, the terminal stays readable."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

LOGGERS = ("asyncio", "aiohttp.server", "aiohttp.web", "aiohttp.websocket")
MOST_KINDS = 20


class Once(logging.Filter):
    """Lets the first of each kind through. A kind is the sentence without what is filled in, and
    the error's."""

    def __init__(self) -> None:
        super().__init__()
        self._told: set[tuple[str, object]] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is news."""
        error = record.exc_info[0] if record.exc_info else None
        kind = (str(record.msg)[:20], error)
        if kind in self._told or len(self._told) >= MOST_KINDS:
            return False
        self._told.add(kind)
        return True


@contextmanager
def quiet() -> Iterator[None]:
    """While pages are served."""
    once = Once()
    for name in LOGGERS:
        logging.getLogger(name).addFilter(once)
    try:
        yield
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeFilter(once)
