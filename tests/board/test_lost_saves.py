"""If the saves file is missing or truncated, the unit says so once and continues from nvm."""

import pytest
from banker.store import file_drive

from host_tools.dev.glyphs.text import screen_text
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.drive import Drive
from host_tools.simulator.script.screen_reading import read_cells

FILE = file_drive.FILE


def _played() -> VirtualBoard:
    """Return a unit that has chosen its language and begun a game."""
    unit = VirtualBoard()
    unit.boot(2500)
    unit.tap("2", 60, 1500)
    assert unit.app.ledger.game is not None
    unit.tap("MENU", 60, 300)
    unit.tap("CANCEL", 60, 300)
    unit.cut()
    return unit


def _take_away(drive: Drive) -> None:
    """Delete the saves file, as when the drive is damaged."""
    del drive.files[drive.find(FILE)]


def _nvm(unit: VirtualBoard) -> bytes:
    assert unit.hardware.nvm
    return unit.hardware.nvm.read(0, 4096)


def _screen(unit: VirtualBoard) -> list[str]:
    return [line.rstrip() for line in screen_text(read_cells(unit.picture()))]


@pytest.mark.parametrize("damage", ["missing", "short", "empty"])
def test_lost_saves_are_reported_once(damage: str) -> None:
    with _played() as unit:
        drive = unit.hardware.drive
        content = drive.content(FILE)
        game = _nvm(unit)
        if damage == "missing":
            _take_away(drive)
        else:
            drive.give(FILE, content[: file_drive.SIZE // 2] if damage == "short" else b"")
        unit.boot(3000)
        assert unit.app.ledger.notices == ["saves_lost"]
        assert "The saves file was" in _screen(unit)
        assert _nvm(unit) == game, "the game is the same"
        assert len(drive.content(FILE)) == file_drive.SIZE
        unit.tap("CONFIRM", 60, 500)
        assert "The saves file was" not in _screen(unit)
        unit.cut()
        unit.boot(2500)
        assert unit.app.ledger.notices == []


def test_nothing_is_reported_at_the_first_start() -> None:
    """The zip has no saves file, so nothing was lost."""
    with VirtualBoard() as unit:
        unit.boot(2500)
        assert unit.app.ledger.notices == []
        unit.cut()
        unit.boot(2500)
        assert unit.app.ledger.notices == []


def test_nothing_is_written_while_a_pc_has_the_drive() -> None:
    with _played() as unit:
        _take_away(unit.hardware.drive)
        unit.press("MENU")
        unit.boot(2500)
        assert "saves_lost" in unit.app.ledger.notices
        assert unit.hardware.drive.find(FILE) not in unit.hardware.drive.files
