"""The flash model: when it erases, what a power cut leaves, and what a drive may do."""

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.drive import AFTER_CUT, Drive
from host_tools.simulator.durable_files import nvm_in
from host_tools.simulator.files import opener, os_module
from host_tools.simulator.flash import SECTOR, Nvm, Supply
from host_tools.simulator.power import PowerCut


def test_assigning_to_blank_bytes_only_programs() -> None:
    supply = Supply()
    nvm = Nvm(supply)
    nvm.program(250, b"courtier")
    assert nvm.read(248, 12) == b"\xff\xffcourtier\xff\xff"
    assert (supply.sectors_erased, supply.pages_programmed) == (0, 2), "two pages were touched"
    assert supply.flash_ms == pytest.approx(0.8)


def test_assigning_to_anything_else_rewrites_the_sector() -> None:
    supply = Supply()
    nvm = Nvm(supply)
    nvm.program(0, b"a")
    nvm.program(0, b"b")
    assert nvm.read(0, 2) == b"b\xff"
    assert supply.sectors_erased == 1
    assert supply.bytes_programmed == 1 + SECTOR
    assert supply.flash_ms == pytest.approx(45 + 17 * 0.4)


def test_a_cut_leaves_a_byte_half_programmed() -> None:
    supply = Supply()
    nvm = Nvm(supply)
    supply.cut_after(3)
    with pytest.raises(PowerCut):
        nvm.program(10, bytes(6))
    assert nvm.read(10, 6) == b"\x00\x00\x55\xff\xff\xff"
    with pytest.raises(PowerCut):
        nvm.program(100, b"x")
    supply.restore()
    nvm.program(100, b"x")


def test_a_cut_in_an_erase_leaves_part_of_the_old() -> None:
    supply = Supply()
    nvm = Nvm(supply)
    nvm.program(0, bytes(8))
    supply.cut_after(5)
    with pytest.raises(PowerCut):
        nvm.program(0, b"\x12")
    assert nvm.read(0, 8) == b"\xff\xff\xff\xff\x55\x00\x00\x00"


def test_nvm_and_drive_are_kept_in_a_folder(tmp_path: Path) -> None:
    supply = Supply()
    nvm_in(tmp_path / "nvm.bin", supply).program(7, b"seven")
    drive = Drive(supply, tmp_path / "drive")
    drive.mkdir("/saves")
    drive.store("/saves/a", b"one")
    drive.rename("/saves/a", "/saves/b")
    assert nvm_in(tmp_path / "nvm.bin", supply).read(7, 5) == b"seven"
    assert Drive(supply, tmp_path / "drive").content("/saves/b") == b"one"


def test_files_as_the_firmware_sees_them() -> None:
    drive = Drive(Supply())
    open_file, os = opener(drive), os_module(drive)
    os.mkdir("/saves")
    with open_file("/saves/a", "wb") as file:
        file.write(b"one")
    with open_file("/saves/a", "ab") as file:
        file.write(b" two")
    with open_file("/saves/a", "rb") as file:
        assert file.read() == b"one two"
    assert os.listdir("/saves") == ["a"]
    assert os.stat("/saves/a")[6] == 7
    os.rename("/saves/a", "/saves/b")
    os.remove("/saves/b")
    for path in ("/saves/b", "/nowhere/c"):
        with pytest.raises(OSError, match="No such file"):
            open_file(path, "rb")
    free = os.statvfs("/")[3]
    drive.store("/x", bytes(SECTOR + 1))
    assert os.statvfs("/")[3] == free - 2


def test_read_only_and_full() -> None:
    drive = Drive(Supply())
    drive.capacity = 2 * SECTOR
    with pytest.raises(OSError, match="No space") as full:
        drive.store("/big", bytes(3 * SECTOR))
    assert full.value.errno == errno.ENOSPC
    drive.read_only = True
    attempts: list[Callable[[], None]] = [
        lambda: drive.store("/x", b""),
        lambda: drive.mkdir("/y"),
        lambda: opener(drive)("/x", "wb"),
    ]
    for attempt in attempts:
        with pytest.raises(OSError, match="Read-only") as refusal:
            attempt()
        assert refusal.value.errno == errno.EROFS


@pytest.mark.parametrize("after_cut", AFTER_CUT)
def test_every_byte_of_a_file_write_can_be_the_last(after_cut: str) -> None:
    expected = {
        "torn": {b"new"[:n] for n in range(4)},
        "empty": {b""},
        "old": {b"old"},
        "gone": {None},
    }
    found = set()
    for count in range(1, 32 + 3 + 32 + 1):
        supply = Supply()
        drive = Drive(supply)
        drive.store("/f", b"old")
        drive.after_cut = after_cut
        supply.cut_after(count)
        with pytest.raises(PowerCut):
            drive.store("/f", b"new")
        found.add(drive.files.get("/f"))
    assert found == expected[after_cut]


def test_a_cut_leaves_the_same_whether_bytes_are_done_at_once_or_one_by_one() -> None:
    """Bytes before the cut are written at once, the one that is cut alone."""

    class OneByOne(Supply):
        def sure(self, count: int) -> int:
            return 0

    def left(supply: Supply, at: int) -> tuple[bytes, int, int, int]:
        nvm = Nvm(supply, b"\x0f" * 300, size=600)
        supply.cut_after(at)
        with pytest.raises(PowerCut):
            nvm.program(250, b"courtier" * 40)
        return nvm.read(0, 600), supply.bytes_erased, supply.bytes_programmed, int(supply.flash_ms)

    for at in (1, 2, 299, 600, 601, 602, 856, 857, 1100, 1200):
        assert left(Supply(), at) == left(OneByOne(), at)


class _Scarce(bytearray):
    """An nvm whose unit has no memory for more than a piece."""

    erases = 0

    def __setitem__(self, where: Any, data: Any) -> None:
        if len(data) > 600:
            raise MemoryError
        self.erases += 1
        super().__setitem__(where, data)


def test_nvm_is_erased_in_pieces_where_memory_is_short() -> None:
    with VirtualBoard() as board:
        board.boot()
        flash = board._sandbox.module("drivers.flash")
        flash._listen = lambda: None  # nobody is at the keys
        scarce = _Scarce(b"log!" * (SECTOR // 4))
        flash.Nvm(scarce).erase()
    assert scarce == b"\xff" * SECTOR
    assert scarce.erases == 8
