"""Runs the parts of trials on all cores at once, and says on standard error how far they are."""

import multiprocessing
import os
import queue
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, TextIO

from host_tools.board_trials.bench import Bench, Outcome, Part

_LOOK_S = 0.3
_SAY_S = 15.0
"""How often a log that is no terminal hears what is going on."""


class Progress:
    """What is running and how far it is: a line that changes, or a line now and then."""

    def __init__(self, total: int, out: TextIO | None = None) -> None:
        self._out = out or sys.stderr
        self._live = self._out.isatty()
        self._total = total
        self._done = 0
        self._now: dict[str, str] = {}
        self._began = self._said = time.monotonic()

    def doing(self, name: str, what: str) -> None:
        """A part tells what it does."""
        self._now[name] = what

    def show(self) -> None:
        """Say how things stand, if it is time to."""
        if self._live:
            self._line()
        elif time.monotonic() - self._said >= _SAY_S:
            self._said = time.monotonic()
            print(self._words(), file=self._out, flush=True)

    def done(self, name: str, troubles: int) -> None:
        """A part has ended."""
        self._done += 1
        self._now.pop(name, None)
        if self._live:
            print("\r\033[K", end="", file=self._out)
        trouble = f"; {troubles} troubles" if troubles else ""
        print(f"{self._words(False)} {name}: done{trouble}", file=self._out, flush=True)

    def end(self) -> None:
        """Leave a clean line."""
        if self._live:
            print("\r\033[K", end="", file=self._out, flush=True)

    def _line(self) -> None:
        width = os.get_terminal_size(self._out.fileno()).columns - 1
        print(f"\r\033[K{self._words()[:width]}", end="", file=self._out, flush=True)

    def _words(self, running: bool = True) -> str:
        minutes, seconds = divmod(int(time.monotonic() - self._began), 60)
        text = f"{minutes}:{seconds:02d} [{self._done}/{self._total}]"
        if running:
            text += " " + " | ".join(f"{name}: {what}" for name, what in self._now.items())
        return text


_messages: Any = None  # in a worker: the queue to the main process


def _prepare(messages: Any) -> None:
    """In a worker: remember the queue; ctrl-C ends it without a word."""
    global _messages
    _messages = messages
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))


def _run(part: Part, bench: Bench) -> Outcome:
    """In a worker: a part; what it raises is a trouble like any other."""
    outcome = Outcome()
    before = sum(os.times()[:4])
    _messages.put((part.name, "begins"))
    try:
        part.run(bench, lambda what: _messages.put((part.name, what)), outcome)
    except Exception:
        outcome.troubles.append(f"{part.name}: {traceback.format_exc(limit=-3)}")
    outcome.work = sum(os.times()[:4]) - before
    return outcome


def run_parts(parts: Sequence[Part], bench: Bench, cores: int | None = None) -> dict[str, Outcome]:
    """Every part's outcome by its name; the longest begin first."""
    # Workers begin anew everywhere, whatever the system's habit is.
    context = multiprocessing.get_context("spawn")
    messages: Any = context.Queue()
    progress = Progress(len(parts))
    outcomes: dict[str, Outcome] = {}
    workers = cores or os.cpu_count() or 1
    with ProcessPoolExecutor(workers, context, _prepare, (messages,)) as pool:
        waiting: dict[Future[Outcome], Part] = {
            pool.submit(_run, part, bench): part
            for part in sorted(parts, key=lambda part: -part.weight)
        }
        try:
            while waiting:
                _hear(messages, progress)
                for future in [one for one in waiting if one.done()]:
                    part = waiting.pop(future)
                    outcomes[part.name] = outcome = future.result()
                    progress.done(part.name, len(outcome.troubles))
                progress.show()
        except BaseException:
            pool.shutdown(cancel_futures=True, wait=False)
            raise
    progress.end()
    return outcomes


def _hear(messages: Any, progress: Progress) -> None:
    """Take in what the workers tell."""
    try:
        progress.doing(*messages.get(timeout=_LOOK_S))
        while True:
            progress.doing(*messages.get_nowait())
    except queue.Empty:
        pass
