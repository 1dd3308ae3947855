"""The drive in one file: each save has a place; size and directory entry never change."""

import pytest
from banker.rules.saved import MOST_BYTES
from banker.store import shelf
from banker.store.checks import check32
from banker.store.file_drive import (
    COPY,
    FILE,
    PLACES,
    SECTOR,
    SHELF,
    SIZE,
    FileDrive,
    place_of,
)

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.drive import Drive
from host_tools.simulator.flash import SECTOR as ERASED_AT_ONCE
from host_tools.simulator.flash import Supply
from host_tools.simulator.power import PowerCut
from host_tools.simulator.script.media import SavesFile

EVEN, ODD, STORY = PLACES


def whole(data):
    """Return bytes as a size and blocks."""
    return len(data), (data[:100], data[100:])


@pytest.fixture
def drive():
    return Drive(Supply())


def test_nothing_is_there_at_first(drive):
    saves = FileDrive(SavesFile(drive))
    assert [saves.read(name) for name in PLACES] == [None] * 3
    assert saves.part(STORY, 0, 10) == b""


def test_what_is_written_is_read_and_replaced(drive):
    saves = FileDrive(SavesFile(drive))
    saves.write(EVEN, *whole(b"first"))
    saves.write(ODD, *whole(bytes(range(256)) * 20))
    saves.write(EVEN, *whole(b""))
    assert saves.read(EVEN) == b""
    assert FileDrive(SavesFile(drive)).read(ODD) == bytes(range(256)) * 20


def test_appending_continues_at_the_end(drive):
    saves = FileDrive(SavesFile(drive))
    told = b""
    for number in range(40):
        piece = bytes([number]) * (37 * number % 700)
        saves.append(STORY, *whole(piece))
        told += piece
        assert saves.read(STORY) == told
    assert saves.part(STORY, 500, 600) == told[500:1100]
    assert saves.part(STORY, len(told) - 3, 10) == told[-3:]


def test_a_full_place_is_refused_and_not_changed(drive):
    saves = FileDrive(SavesFile(drive))
    room = PLACES[EVEN][1]
    saves.write(EVEN, *whole(b"kept"))
    with pytest.raises(OSError, match="28"):
        saves.write(EVEN, *whole(bytes(room - 3)))
    assert saves.read(EVEN) == b"kept"
    saves.write(EVEN, *whole(bytes(room - 4)))
    assert saves.read(EVEN) == bytes(room - 4)


def test_no_two_places_share_an_erase_sector():
    """Wherever the file is on the flash, a whole erase fits between places and at the ends."""
    shelved = [(place_of(f"{SHELF}{place}a")[0], 2 * COPY) for place in range(shelf.ROOM + 1)]
    ends = sorted((start, start + room) for start, room in (*PLACES.values(), *shelved))
    edges = [0, *(edge for pair in ends for edge in pair), SIZE]
    gaps = [after - before for before, after in zip(edges[::2], edges[1::2], strict=True)]
    assert min(gaps) >= ERASED_AT_ONCE
    assert all(edge % SECTOR == 0 for edge in edges)


def test_a_place_on_the_shelf_has_room_for_the_largest_game(drive):
    saves = FileDrive(SavesFile(drive))
    for place in range(shelf.ROOM + 1):
        for copy in "ab":
            content = bytes([place]) * (5 + MOST_BYTES)
            saves.write(f"{SHELF}{place}{copy}", *whole(content + check32(content)))
    for place in range(shelf.ROOM + 1):
        assert shelf._read_place(saves, place) == bytes([place]) * (5 + MOST_BYTES)


@pytest.mark.slow
def test_a_cut_spoils_no_other_place_and_no_other_file(drive):
    drive.give("pins.py", b"wiring")
    saves = FileDrive(SavesFile(drive))
    saves.write(EVEN, *whole(b"even" * 300))
    for at in range(1, 2 * 2 * ERASED_AT_ONCE, 97):
        drive._supply.cut_after(at)
        with pytest.raises(PowerCut):
            saves.write(ODD, *whole(b"odd!" * 1200))
        drive._supply.restore()
        drive.drop_unsynced()
        assert saves.read(EVEN) == b"even" * 300
        assert len(drive.files[drive.find(FILE)]) == SIZE
        assert drive.files["/pins.py"] == b"wiring"


def test_the_unit_makes_the_saves_file_if_missing_and_then_only_writes_in_place():
    with VirtualBoard() as board:
        board.boot(3000)
        assert len(board.hardware.drive.files["/" + FILE]) == SIZE
        board.tap("2")
        directory = []
        board.hardware.drive._update_directory = lambda: directory.append(1)  # type: ignore[method-assign]
        erased = board.hardware.supply.sectors_erased
        board._sandbox.module("drivers.flash")._listen = lambda: None  # nobody is at the keys
        for _ in range(400):
            board.app.ledger.confirm((7, 1))
        assert board.hardware.supply.sectors_erased > erased
        assert directory == []
        board.cut()
        board.boot(3000)
        assert board.app.game.count == 400
