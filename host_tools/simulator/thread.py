"""Runs the firmware for ever, a piece at a time.

code.py ends in a loop that never returns, and it is to run unchanged; so it has a thread of its
own, which the clock stops at a given moment and resumes later. Only one of the two threads ever
runs, each waiting for the other: as deterministic as a call.
"""

import threading
from collections.abc import Callable


class Stepper:
    """`work` runs in the thread; it is to call `pause` when it should stop for a while."""

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
        """Hand over, in the thread, and wait to be resumed or killed."""
        self._stopped.release()
        self._go.acquire()
        if self._killer is not None:
            raise self._killer

    def resume(self) -> None:
        """Outside: let the thread run until it pauses or ends; what it raised is raised here."""
        if not self.alive:
            return
        self._go.release()
        self._stopped.acquire()
        if self._failure is not None:
            failure, self._failure = self._failure, None
            raise failure

    def kill(self, killer: BaseException) -> None:
        """Outside: end the thread by raising this in it."""
        if self.alive:
            self._killer = killer
            self.resume()
            self._thread.join()
