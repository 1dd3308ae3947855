"""Keeps the virtual board in step with a clock, and lets it answer a key at once."""

import traceback
from collections.abc import Callable

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.ssd1306 import ChipRefusal

SLICE_MS = 5.0
QUIET_MS = 10.0
"""After this silence, longer than a transfer takes, the bus carries no picture any more."""
SETTLE_MS = 40.0
"""The longest time to wait for a picture on the bus, so that half a one is not shown."""
MOST_APART_MS = 250.0
"""The most by which board and clock may differ: more, after the computer slept or many keys came at
once, is skipped."""


class Pace:
    """`fault` is the traceback of firmware too broken to report it, after which the board has no
    power."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._anchor_ms = 0.0
        self.fault: str | None = None

    def step_in(self, board: VirtualBoard) -> None:
        """Let this board's time follow the clock from now on."""
        self._anchor_ms = self._clock() * 1000 - board.now_ms

    def _behind_ms(self, board: VirtualBoard) -> float:
        """Return how far the board is behind the clock, negative if it is ahead."""
        behind = self._clock() * 1000 - self._anchor_ms - board.now_ms
        close = max(-MOST_APART_MS, min(MOST_APART_MS, behind))
        self._anchor_ms += behind - close
        return close

    def catch_up(self, board: VirtualBoard) -> None:
        """Bring the board to the present."""
        behind = self._behind_ms(board)
        if behind > 0:
            self.run(board, behind)

    def run(self, board: VirtualBoard, ms: float) -> None:
        """Let virtual time pass, until a picture on its way has arrived."""
        bus = board.hardware.bus
        sent = bus.byte_count
        self._guarded(board, board.run, ms)
        end = board.now_ms
        quiet_at = 0.0
        while True:
            if bus.byte_count != sent:
                sent = bus.byte_count
                quiet_at = board.now_ms + QUIET_MS
            if board.now_ms >= min(quiet_at, end + SETTLE_MS):
                return
            self._guarded(board, board.run, SLICE_MS)

    def boot(self, board: VirtualBoard) -> None:
        """Switch the board on now."""
        self.fault = None
        self._guarded(board, board.boot, 0)
        self.step_in(board)

    def _guarded(self, board: VirtualBoard, run: Callable[[float], None], ms: float) -> None:
        try:
            run(ms)
        except (Exception, ChipRefusal):
            self.fault = traceback.format_exc()
            board.cut()
