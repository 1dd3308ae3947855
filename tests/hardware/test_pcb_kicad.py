"""The PCB in KiCad, where it is installed: its rules hold, and its plots are the committed ones."""

import re
import shutil

import pytest

from host_tools.hardware.pcb import build, kicad, project

pytestmark = pytest.mark.skipif(
    not kicad.installed(),
    reason="the PCB is not checked by KiCad: version 9 with its libraries is not installed",
)


def test_erc_drc_and_parity_find_nothing():
    """There are no errors, warnings or exclusions."""
    assert kicad.rule_breaks(build.FOLDER) == []


def test_a_broken_rule_would_be_found(tmp_path):
    """Without tracks, the board is full of unconnected pads."""
    shutil.copytree(build.FOLDER, tmp_path / "pcb")
    board = tmp_path / "pcb" / project.BOARD.name
    text = board.read_text(encoding="utf-8")
    bare = re.sub(r"\n\t\(segment\n.*?\n\t\)", "", text, flags=re.DOTALL)
    assert bare != text
    board.write_text(bare, encoding="utf-8")
    assert any("unconnected" in found for found in kicad.rule_breaks(tmp_path / "pcb"))


def test_the_archive_is_what_is_plotted():
    """Compare line by line, without dates."""
    assert kicad.plotted(project.BOARD) == kicad.unzipped(build.GERBERS)
