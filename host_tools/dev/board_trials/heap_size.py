"""Measures the size of the board's heap, the base for all figures of free memory."""

from host_tools.dev.board_trials.bench import Bench
from host_tools.dev.emulated_pico import flash_image
from host_tools.dev.emulated_pico.pico import Pico

_FILL = b"""import gc
kept = None
full = 0
try:
    while True:
        kept = (kept, 0)
except MemoryError:
    pass
full = gc.mem_alloc()
kept = None
print("HEAP", full)
"""


def measure_heap(bench: Bench, position: str) -> None:
    """Measure the size of the heap on the board, by filling it."""
    image = bytearray(bench.image(position).read_bytes())
    drive = flash_image.drive(image)
    drive.write("code.py", _FILL)
    bench.image("filled").write_bytes(image)
    with Pico(bench.image("filled"), bench.bootrom) as pico:
        if not pico.run_until("HEAP ", 60_000):
            raise RuntimeError(f"the heap cannot be measured: {pico.console[-300:]}")
        pico.run(200)
        bench.remember("heap", int(pico.console.split("HEAP ")[1].split()[0]))
