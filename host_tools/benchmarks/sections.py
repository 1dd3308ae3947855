"""The sections of the bench, in the order they are shown: a title, and what measures its rows."""

from collections.abc import Callable

from host_tools.benchmarks import (
    attacks,
    board_bus,
    board_memory,
    game_budget,
    game_bytes,
    game_heap,
    game_speed,
    link,
    mirror,
    saving,
    site,
    unit_on_vm,
    web_idle,
    web_latency,
)
from host_tools.benchmarks.rows import Row

SECTIONS: tuple[tuple[str, Callable[[], list[Row]]], ...] = (
    ("Transactions", game_speed.measure),
    ("Bytes", game_bytes.measure),
    ("What a game takes of the board", game_budget.measure),
    ("Heap of the game on MicroPython", game_heap.measure),
    ("Heap of the unit on MicroPython", unit_on_vm.measure_heap),
    ("The board's memory over an evening", board_memory.measure),
    ("Time per key", unit_on_vm.measure_keys),
    ("Idle", unit_on_vm.measure_idle),
    ("Keys on the virtual board's bus at 400 kHz", board_bus.measure),
    ("What is deployed", board_bus.measure_deployed),
    ("Saving", saving.measure),
    ("Key to picture in the browser", web_latency.measure),
    ("The page at rest", web_idle.measure),
    ("The site on a slow phone", site.measure),
    ("The cable", link.measure),
    ("CONFIRM to the mirror", mirror.measure),
    ("What fell under attack", attacks.measure),
)
