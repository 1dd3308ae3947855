"""What the cable costs: bytes per transaction, heap, and keys with nobody, and with a stalled host,
at the other end."""

from typing import NamedTuple

from banker.link.lines import seal
from banker.link.talk import Talk
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App

from host_tools.benchmarks.rows import Row
from host_tools.benchmarks.unit_on_vm import start
from host_tools.games import part
from host_tools.micropython.vm import MicroPython
from host_tools.simulator.board import VirtualBoard

TRANSACTIONS = 200
HEAP_AIM = 6_000
START_MS = 3000
STALL_MS = 60_000
_SETTLE_MS = 300
_ROUND = "2 1 BUY_BANK 1 1 3 CONFIRM GO 2 CONFIRM TOTAL CONFIRM SELL 1 1 3 2 CONFIRM UNDO CONFIRM"
_KEYS = _ROUND.split()
_TALK = "from banker.link.talk import Talk\ntalk = Talk(app)\nwhile talk.tell(): pass"
_ASK = "from banker.link.lines import seal\ntalk.hear(seal('1 %s'))\nwhile talk.tell(): pass"


class Cost(NamedTuple):
    """What a key cost: bytes on the display's bus, steps of the unit, ms to the last byte."""

    bus_bytes: int
    steps: int
    ms: float


class KeyCosts:
    """Presses keys on a board and counts what they cost."""

    def __init__(self, board: VirtualBoard) -> None:
        self._board = board
        self._steps = 0
        self._feed = board.hardware.watchdog.feed
        board.hardware.watchdog.feed = self._step  # type: ignore[method-assign]

    def _step(self) -> None:
        """The unit feeds its watchdog once in every step."""
        self._steps += 1
        self._feed()

    def press(self, key: str) -> Cost:
        """Press a key and see what it takes."""
        board, bus = self._board, self._board.hardware.bus
        began, sent, steps = board.now_ms, bus.byte_count, self._steps
        board.press(key)
        board.run(60)
        board.release(key)
        board.run(_SETTLE_MS - 60)
        last = bus.log[-1][0] - began if bus.byte_count > sent else 0.0
        return Cost(bus.byte_count - sent, self._steps - steps, last)


def keys(host: str) -> list[Cost]:
    """A round of keys with "no" host, one that is "stalled" for a minute, or one that sends
    "garbage" as fast as it can and never reads."""
    with VirtualBoard() as board:
        board.boot(START_MS)
        key_costs = KeyCosts(board)
        usb = board.hardware.usb
        if host != "no":
            usb.open()
            usb.send(seal("1 screen") + seal("2 state") + seal("3 log 0"))
        board.run(STALL_MS)
        costs = []
        for key in _KEYS:
            if host == "garbage":
                usb.send(b"\x00garbage \xff\n" * 20)
            costs.append(key_costs.press(key))
        return costs


def line_bytes() -> float:
    """Bytes on the cable per transaction of an evening."""
    app = App(Ledger(RamMedium(4096), seed=2001, settings=bytes((2, 1, 3))))
    talk = Talk(app)
    while talk.tell():
        pass
    total = 0
    for transaction in part(0, "evening").evening(TRANSACTIONS):
        app.ledger.confirm(transaction)
        while line := talk.tell():
            total += len(line)
    return total / TRANSACTIONS


def heaps() -> tuple[int, int]:
    """Heap of a conversation on MicroPython: with a mirror, and after every kind of request."""
    with MicroPython(deployed=True) as vm:
        vm.run(start())
        empty = vm.heap()
        vm.run(_TALK)
        talking = vm.heap() - empty
        for request in ("screen", "put 800"):
            vm.run(_ASK % request)
        return talking, vm.heap() - empty


def measure() -> list[Row]:
    """The rows about the cable."""
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
