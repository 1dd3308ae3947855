"""Runs the parts of trials on all cores, and prints each on standard error as it ends."""

import multiprocessing
import os
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from host_tools.dev.board_trials.bench import Bench, Outcome, Part


def _prepare() -> None:
    """Let a worker end silently at Ctrl-C."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))


def _run(part: Part, bench: Bench) -> Outcome:
    """Run a part in a worker; an exception counts as a trouble."""
    outcome = Outcome()
    before = sum(os.times()[:4])
    try:
        part.run(bench, outcome)
    except Exception:
        outcome.troubles.append(f"{part.name}: {traceback.format_exc(limit=-3)}")
    outcome.work = sum(os.times()[:4]) - before
    return outcome


def run_parts(parts: Sequence[Part], bench: Bench, cores: int | None = None) -> dict[str, Outcome]:
    """Return every part's outcome by name; the longest parts start first."""
    # Workers start with a new interpreter on every system.
    context = multiprocessing.get_context("spawn")
    began = time.monotonic()
    outcomes: dict[str, Outcome] = {}
    with ProcessPoolExecutor(cores or os.cpu_count(), context, _prepare) as pool:
        ordered = sorted(parts, key=lambda part: -part.weight)
        waiting = {pool.submit(_run, part, bench): part.name for part in ordered}
        try:
            for future in as_completed(waiting):
                name = waiting[future]
                outcomes[name] = outcome = future.result()
                minutes, seconds = divmod(int(time.monotonic() - began), 60)
                count = f"{minutes}:{seconds:02d} [{len(outcomes)}/{len(parts)}]"
                troubles = f"; {len(outcome.troubles)} troubles" if outcome.troubles else ""
                print(f"{count} {name}: done{troubles}", file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(cancel_futures=True, wait=False)
            raise
    return outcomes
