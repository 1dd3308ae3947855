"""The sections of the bench in order: a title, and the function that measures its rows."""

from collections.abc import Callable

from host_tools.dev.benchmarks import (
    board_bus,
    board_memory,
    game_budget,
    game_bytes,
    link,
    saving,
    site,
    unit_on_vm,
    web_latency,
)
from host_tools.dev.benchmarks.rows import Row

SECTIONS: tuple[tuple[str, Callable[[], list[Row]]], ...] = (
    ("Bytes", game_bytes.measure),
    ("What a game takes of the board", game_budget.measure),
    ("Heap of the unit on MicroPython", unit_on_vm.measure_heap),
    ("The board's memory over a sample game", board_memory.measure),
    ("Time per key", unit_on_vm.measure_keys),
    ("Idle", unit_on_vm.measure_idle),
    ("Keys on the virtual board's bus at 400 kHz", board_bus.measure),
    ("What is deployed", board_bus.measure_deployed),
    ("Saving", saving.measure),
    ("Key to picture in the browser", web_latency.measure),
    ("The site on a slow phone", site.measure),
    ("The cable", link.measure),
)
