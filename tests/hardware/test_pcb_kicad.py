"""The PCB in KiCad, where it is installed: its rules hold, and it plots what is committed."""

import shutil

import pytest

from host_tools.hardware.pcb import board_file, build, kicad, reading

pytestmark = pytest.mark.skipif(
    not kicad.installed(), reason="the PCB is not checked by KiCad: version 9 is not installed"
)


def test_erc_drc_and_parity_find_nothing():
    """No error, no warning, no exclusion."""
    assert kicad.rule_breaks(build.FOLDER) == []


def test_a_broken_rule_would_be_found(tmp_path):
    """Without its tracks the board is full of what is not joined."""
    shutil.copytree(build.FOLDER, tmp_path / "pcb")
    tree = reading.load(build.FOLDER / build.BOARD)
    bare = board_file.board([], [], reading.fills(tree))
    (tmp_path / "pcb" / build.BOARD).write_text(bare, encoding="utf-8")
    assert any("unconnected" in found for found in kicad.rule_breaks(tmp_path / "pcb"))


def test_the_archive_is_what_is_plotted():
    """Line by line; dates were left out."""
    assert kicad.plotted(build.FOLDER / build.BOARD) == kicad.unzipped(build.FOLDER / build.GERBERS)
