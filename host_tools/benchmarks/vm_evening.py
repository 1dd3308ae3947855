"""An evening of any game played on the MicroPython VM, a few transactions at a time."""

from importlib import import_module
from pathlib import Path

from banker import games

from host_tools.games import ROOMS, part
from host_tools.micropython.vm import MicroPython

AT_ONCE = 10
NOT_RULES = ("__init__", "game_ui")


class VmEvening:
    """`length` counts the transactions that can be played; one more is left to look at."""

    def __init__(self, number: int) -> None:
        sample = part(number, "evening")
        self.number = number
        self.transactions = sample.evening()
        self.length = (len(self.transactions) - 1) // AT_ONCE * AT_ONCE
        package = f"banker.games.{ROOMS[number]}"
        self.imports = "from banker import games"
        # What a game loads when it is wanted, too: else it would look as if the game grew.
        folder = Path(import_module(package).__path__[0])
        rules = sorted(path.stem for path in folder.glob("*.py") if path.stem not in NOT_RULES)
        self.imports += "".join(f"\nimport {package}.{name}" for name in rules)
        # The transactions are read from a file, so that they do not count as the game's own heap.
        self.player = f"""
from binascii import unhexlify
def following():
    return games.unpack({number}, unhexlify(evening.readline().strip()))
def go_on(count):
    for _ in range(count):
        game.apply(following())
"""
        self.begin = """
evening = open("/evening.txt")
game = games.from_bytes(unhexlify(evening.readline().strip()))
"""
        self._state = games.to_bytes(sample.begun())

    def prepare(self, vm: MicroPython) -> None:
        """Lay the game and its transactions out as a file of the VM, one to a line."""
        packed = [games.pack(self.number, one) for one in self.transactions]
        vm.put("/evening.txt", "".join(one.hex() + "\n" for one in (self._state, *packed)))

    def play(self, vm: MicroPython, count: int, at_once: int = AT_ONCE) -> None:
        """Carry out the next transactions; the VM collects its garbage in between."""
        for done in range(0, count, at_once):
            vm.run(f"go_on({min(at_once, count - done)})")
