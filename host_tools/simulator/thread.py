"""Runs the firmware's endless loop in pieces.

code.py never returns and must run unchanged. So it has a thread of its own, which the clock stops
at a given moment and resumes later. Only one of the two threads runs at a time, each waiting for
the other: as deterministic as a call.
"""

import threading
from collections.abc import Callable


class Stepper:
    """Runs `work` in a thread; `work` calls `pause` when it should stop for a while."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._go = threading.Semaphore(0)
        self._stopped = threading.Semaphore(0)
        self._killer: BaseException | None = None
        self._failure: BaseException | None = None
        self._work = work
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.alive = True
        self._thread.start()

    def _run(self) -> None:
        self._go.acquire()
        try:
            if self._killer is None:
                self._work()
        except BaseException as failure:
            if failure is not self._killer:
                self._failure = failure
        self.alive = False
        self._stopped.release()

    def pause(self) -> None:
        """Hand over to the other side and wait to be resumed or killed; call it in the thread."""
        self._stopped.release()
        self._go.acquire()
        if self._killer is not None:
            raise self._killer

    def resume(self) -> None:
        """Let the thread run until it pauses or ends, and raise what it raised; call it from
        outside."""
        if not self.alive:
            return
        self._go.release()
        self._stopped.acquire()
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure

    def kill(self, killer: BaseException) -> None:
        """End the thread by raising this in it; call it from outside."""
        if self.alive:
            self._killer = killer
            self.resume()
            self._thread.join()
