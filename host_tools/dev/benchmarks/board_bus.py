"""Measures the cost of keys on the virtual board: bytes on the I2C bus, and the time to the last
one."""

from host_tools.deploy.contents import build
from host_tools.dev.benchmarks.rows import Row
from host_tools.simulator.board import VirtualBoard

START_MS = 3000
DIGIT_MS, SCREEN_MS = 60, 150
DIGIT_BYTES, SCREEN_BYTES, BLINK_BYTES = 200, 1100, 100
_SETTLE_MS = 300  # long enough for any screen, too short for a blink to follow

# Keys pressed one after the other; a name where its cost is of interest.
_KEYS = (
    ("2", ""),  # English
    ("CANCEL", ""),  # the game that is offered
    ("1", "digit on a market screen"),
    ("3", "digit that turns to another side"),
    ("BUY_BANK", "function key: a new screen"),
    ("1", "digit in an entry"),
    ("1", "half a company code"),
    ("3", "last digit: the amount"),
    ("CONFIRM", "CONFIRM, saved, back to the market"),
    ("TOTAL", "totals"),
    ("CONFIRM", ""),
    ("MENU", "menu"),
    ("CANCEL", "CANCEL, back to the market"),
)
_SAME_SCREEN = ("digit on a market screen", "digit in an entry", "half a company code")


def cost(board: VirtualBoard, key: str) -> tuple[int, float]:
    """Return the bytes on the bus for a key, and the virtual ms from contact to the last of
    them."""
    bus = board.hardware.bus
    began, bytes_before = board.now_ms, bus.byte_count
    board.press(key)
    board.run(60)
    board.release(key)
    board.run(_SETTLE_MS - 60)
    return bus.byte_count - bytes_before, bus.log[-1][0] - began


def measure() -> list[Row]:
    """Measure a short round of keys on a board just switched on."""
    rows = []
    with VirtualBoard() as board:
        board.boot(START_MS)
        for key, name in _KEYS:
            count, ms = cost(board, key)
            if not name:
                continue
            digit = name in _SAME_SCREEN
            rows.append(Row(name, count, "bytes", DIGIT_BYTES if digit else SCREEN_BYTES))
            rows.append(Row(f"{name}: to last byte", ms, "ms", DIGIT_MS if digit else SCREEN_MS))
        cost(board, "GO")
        before = board.hardware.bus.byte_count
        board.run(500)
        rows.append(Row("a blink", board.hardware.bus.byte_count - before, "bytes", BLINK_BYTES))
        cost(board, "CANCEL")
        before = board.hardware.bus.byte_count
        board.run(4000)
        silence = board.hardware.bus.byte_count - before
        rows.append(Row("four seconds in which nothing changes", silence, "bytes", 0))
    return rows


def measure_deployed() -> list[Row]:
    """Return the size of what `courtier deploy` puts on the drive."""
    compiled, source = build(True), build(False)
    return [
        Row("files", len(compiled), ""),
        Row("compiled", sum(map(len, compiled.values())), "bytes"),
        Row("as source", sum(map(len, source.values())), "bytes"),
    ]
