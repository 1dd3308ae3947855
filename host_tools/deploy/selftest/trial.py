"""Runs the self-test on the virtual board, with or without faults."""

from banker.store import file_drive

from host_tools.deploy.selftest.maker import Maker
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.faults import inject

START_MS = 2500.0


def deploy(board: VirtualBoard) -> None:
    """Put the files on the drive that `courtier deploy` makes besides the program."""
    drive = board.hardware.drive
    if drive.find(file_drive.FILE) not in drive.files:
        drive.give(file_drive.FILE, b"\xff" * file_drive.SIZE)
    drive.give(file_drive.SELF_TEST, b"\xff" * file_drive.SELF_TEST_SIZE)


def examine(board: VirtualBoard, lang: str, faults: tuple[str, ...] = ()) -> Maker:
    """Test a new unit at its first start, and return the maker with the result."""
    deploy(board)
    for fault in faults:
        inject(board, fault)
    board.boot(START_MS)
    maker = Maker(board, lang)
    if board.hardware.oled.lit:
        maker.accept()
    maker.do_all()
    return maker


def kept(content: bytes) -> str:
    """Return the text of the result in the self-test's file, or "" if there is none."""
    sector = content[file_drive.SELF_TEST_AT : file_drive.SELF_TEST_AT + file_drive.SECTOR]
    return "" if sector[:1] in (b"\xff", b"") else sector.split(b"\0")[0].decode(errors="ignore")
