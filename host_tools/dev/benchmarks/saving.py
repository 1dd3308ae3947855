"""Measures the cost of saving: room in the log, wear, flash time, and the time to restore a
game."""

from time import perf_counter

from banker import games
from banker.games import GAMES
from banker.rules.transactions import NEW_GAME, PAWNS
from banker.store.ledger import Ledger

from host_tools.dev.benchmarks.rows import Row
from host_tools.games import NUMBERS, part
from host_tools.simulator.flash import Nvm, Supply
from host_tools.simulator.micropython.vm import FLASH, MicroPython
from host_tools.simulator.script.media import Flash

MEASURED = 5_000  # transactions
LENGTH = 500  # of them in a sample game
MEASURED_OF_OTHERS = 2_000
ERASES = 100_000  # that a sector of flash endures
DAYS = 365.25
_RESTORE = """
from binascii import unhexlify
from banker.store.ledger import Ledger
from host_tools.simulator.flash import Nvm, Supply
medium = Nvm(Supply(), unhexlify("%s"))
"""


class Wear:
    """A long run of sample games on the flash model, with the cost of each CONFIRM."""

    def __init__(self) -> None:
        flash = Flash(None)
        ledger = Ledger(flash.nvm, flash.drive, seed=1, lively=True)
        began = self._counts(flash, ledger)
        self.times: list[float] = []
        self.tidying: list[float] = []
        self.programmed: list[int] = []
        self.longest, self.replayed = b"", 0
        entries = part(0, "sample_game").transactions(LENGTH)
        for number in range(MEASURED):
            if number % LENGTH == 0 and number:
                ledger.confirm((NEW_GAME, number, 1))
            ms, programmed = flash.supply.flash_ms, flash.supply.bytes_programmed
            ledger.confirm(entries[number % LENGTH])
            self.times.append(flash.supply.flash_ms - ms)
            ledger.tidy()  # as the unit does between two keys
            self.tidying.append(flash.supply.flash_ms - ms - self.times[-1])
            self.programmed.append(flash.supply.bytes_programmed - programmed)
            self._look(ledger, flash)
        renewals, sectors = self._counts(flash, ledger)
        self.nvm_erases = renewals - began[0]
        self.drive_erases = sectors - began[1] - self.nvm_erases

    def _counts(self, flash: Flash, ledger: Ledger) -> tuple[int, int]:
        """Return the number of logs so far, each of which erased nvm once, and of all erased
        sectors."""
        return ledger.storage.generation, flash.supply.sectors_erased

    def _look(self, ledger: Ledger, flash: Flash) -> None:
        """Keep the log with the most entries to follow at a start."""
        assert ledger.journal
        since = ledger.journal.since_state
        if since >= self.replayed:
            self.replayed = since
            self.longest = flash.nvm.read(0, flash.nvm.size)


def erases(number: int) -> float:
    """Return the erases of nvm per 1,000 transactions of a game, over several sample games."""
    flash = Flash(None)
    sample = part(number, "sample_game")
    begun, entries = sample.begun(), sample.transactions()
    ledger = Ledger(flash.nvm, flash.drive, number=number, tables=begun.kept_tables)
    began = ledger.storage.generation
    seats = tuple(pawn for pawn in range(1, PAWNS + 1) if begun.in_play(pawn))
    count = 0
    while count < MEASURED_OF_OTHERS:
        new_game = games.rules(number).new_game(ledger.game, count, seats)
        for transaction in (new_game, *entries):
            ledger.confirm(transaction)
            ledger.tidy()
            count += 1
    return (ledger.storage.generation - began) / count * 1000


def measure() -> list[Row]:
    """Return the rows about saving."""
    wear = Wear()
    thousands = MEASURED / 1000
    plain = sorted(wear.times)
    log_bytes = [count for count in wear.programmed if count < 1000]  # renewals aside
    a_day = LENGTH / MEASURED
    # A renewal of the log writes at most twice into one sector of the file, where the story begins.
    busiest = 2 * wear.nvm_erases * a_day
    return [
        Row("an entry in the log", min(wear.programmed), "bytes"),
        Row("the same with states in between", sum(log_bytes) / len(log_bytes), "bytes"),
        Row("erases of nvm per 1,000 transactions", wear.nvm_erases / thousands, "", 15),
        *(Row(f"the same for {GAMES[number][1]}", erases(number), "") for number in NUMBERS[1:]),
        Row("erases of drive sectors per 1,000", wear.drive_erases / thousands, ""),
        Row(
            f"nvm endures {LENGTH} transactions a day for",
            ERASES / (wear.nvm_erases * a_day) / DAYS,
            "years",
        ),
        Row("the drive's busiest sector", ERASES / busiest / DAYS, "years"),
        Row("flash time of a CONFIRM", plain[len(plain) // 2], "ms"),
        Row("at most", plain[-1], "ms"),
        Row("flash time between two keys, at most", max(wear.tidying), "ms"),
        Row("transactions carried out again at a start", wear.replayed, ""),
        *restore_times(wear.longest),
    ]


def restore_times(log: bytes) -> list[Row]:
    """Return how long the slowest log takes to restore, here and on MicroPython."""
    medium = Nvm(Supply(), log)
    began = perf_counter()
    Ledger(medium)
    here = perf_counter() - began
    with MicroPython(deployed=True) as vm:
        for name in FLASH:
            vm.put_module(name)
        vm.run(_RESTORE % log.hex())
        vm.run("Ledger(medium)")
        began = perf_counter()
        vm.run("Ledger(medium)")
        there = perf_counter() - began
    return [
        Row("restoring the slowest log on CPython", here * 1000, "ms"),
        Row("the same on MicroPython (in node)", there * 1000, "ms", 1000),
    ]
