"""Measures the cost of the cable: bytes per transaction, heap, and keys with no host, or with a
stalled one."""

from typing import NamedTuple

from banker.link.lines import to_line
from banker.link.session import Session
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App

from host_tools.dev.benchmarks.rows import Row
from host_tools.dev.benchmarks.unit_on_vm import start
from host_tools.dev.board_memory.low_memory_unit import ROOM_FOR_NAMES
from host_tools.games import part
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.micropython.vm import MicroPython

TRANSACTIONS = 200
HEAP_AIM = 4_000
START_MS = 3000
STALL_MS = 60_000
_SETTLE_MS = 300
_ROUND = "2 1 BUY_BANK 1 1 3 CONFIRM GO 2 CONFIRM TOTAL CONFIRM SELL 1 1 3 2 CONFIRM UNDO CONFIRM"
_KEYS = _ROUND.split()
_TELL = "while session.next_line(): pass"
_TALK = f"from banker.link.session import Session\nsession = Session(app)\n{_TELL}"
_ASK = f"from banker.link.lines import to_line\nsession.receive(to_line('1 %s'))\n{_TELL}"


class Cost(NamedTuple):
    """The cost of a key: bytes on the display's bus, steps of the unit, ms to the last byte."""

    bus_bytes: int
    steps: int
    ms: float


class KeyCosts:
    """Presses keys on a board and measures their cost."""

    def __init__(self, board: VirtualBoard) -> None:
        self._board = board
        self._steps = 0
        self._feed = board.hardware.watchdog.feed
        board.hardware.watchdog.feed = self._step  # type: ignore[method-assign]

    def _step(self) -> None:
        """Count a step: the unit feeds its watchdog once in each."""
        self._steps += 1
        self._feed()

    def press(self, key: str) -> Cost:
        """Press a key and return its cost."""
        board, bus = self._board, self._board.hardware.bus
        began, sent, steps = board.now_ms, bus.byte_count, self._steps
        board.press(key)
        board.run(60)
        board.release(key)
        board.run(_SETTLE_MS - 60)
        last = bus.log[-1][0] - began if bus.byte_count > sent else 0.0
        return Cost(bus.byte_count - sent, self._steps - steps, last)


def keys(host: str) -> list[Cost]:
    """Return the costs of a round of keys with "no" host, one that is "stalled" for a minute, or
    one that sends "garbage" as fast as it can and never reads."""
    with VirtualBoard() as board:
        board.boot(START_MS)
        key_costs = KeyCosts(board)
        usb = board.hardware.usb
        if host != "no":
            usb.open()
            usb.send(to_line("1 screen") + to_line("2 state") + to_line("3 log 0"))
        board.run(STALL_MS)
        costs = []
        for key in _KEYS:
            if host == "garbage":
                usb.send(b"\x00garbage \xff\n" * 20)
            costs.append(key_costs.press(key))
        return costs


def line_bytes() -> float:
    """Return the bytes on the cable per transaction of a sample game."""
    app = App(Ledger(RamMedium(4096), seed=2001, settings=bytes((2, 1, 3))))
    session = Session(app)
    while session.next_line():
        pass
    total = 0
    for transaction in part(0, "sample_game").transactions(TRANSACTIONS):
        app.ledger.confirm(transaction)
        while line := session.next_line():
            total += len(line)
    return total / TRANSACTIONS


def heaps() -> tuple[int, int]:
    """Return the heap of a session on MicroPython with a mirror, and after every kind of
    request. Names get their room first, so that a growing pool does not count."""
    with MicroPython(deployed=True) as vm:
        vm.run(start() + ROOM_FOR_NAMES)
        empty = vm.heap()
        vm.run(_TALK)
        talking = vm.heap() - empty
        for request in ("screen", "put 800"):
            vm.run(_ASK % request)
        return talking, vm.heap() - empty


def measure() -> list[Row]:
    """Return the rows about the cable."""
    nobody, stalled, garbage = keys("no"), keys("stalled"), keys("garbage")
    talking, asked = heaps()
    unequal = sum(
        without != with_host
        for costs in (stalled, garbage)
        for without, with_host in zip(nobody, costs, strict=True)
    )
    mean = [sum(cost.bus_bytes for cost in costs) / len(_KEYS) for costs in (nobody, stalled)]
    return [
        Row("a transaction on the cable", line_bytes(), "bytes"),
        Row("heap of a conversation", talking, "bytes", HEAP_AIM),
        Row("the same after every kind of request", asked, "bytes"),
        Row("a key without a host: bus", mean[0], "bytes"),
        Row("with a stalled host", mean[1], "bytes"),
        Row("steps of all keys without a host", sum(cost.steps for cost in nobody), ""),
        Row("with a stalled host", sum(cost.steps for cost in stalled), ""),
        Row("keys that cost otherwise with a bad host", unequal, "", 0),
    ]
