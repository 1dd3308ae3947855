"""An evening's game played on the MicroPython VM, a few transactions at a time."""

from collections.abc import Sequence

from banker.games.trader.transactions import pack

from host_tools.games.trader.evening import SEED
from host_tools.micropython.vm import MicroPython

# The package as the unit uses it: the codec imports all the rest.
IMPORT = "from banker.games.trader.codec import to_bytes"
# The transactions are read from a file, so that they do not count as the game's own heap.
PLAYER = """
from binascii import unhexlify
from banker.games.trader.transactions import unpack
def go_on(count):
    for _ in range(count):
        game.apply(unpack(unhexlify(evening.readline().strip())))
"""
BEGIN = f"""
from banker.games.trader.game import Game
game = Game({SEED}, True)
evening = open("/evening.txt")
"""


def prepare(vm: MicroPython, transactions: Sequence[tuple[int, ...]]) -> None:
    """Lay the transactions out as a file of the VM, one to a line."""
    vm.put("/evening.txt", "".join(pack(one).hex() + "\n" for one in transactions))


def play(vm: MicroPython, count: int, at_once: int = 10) -> None:
    """Carry out the next transactions; the VM collects its garbage in between."""
    for _ in range(count // at_once):
        vm.run(f"go_on({at_once})")
