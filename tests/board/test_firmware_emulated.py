"""A short look at the deployed firmware on an emulated Pico; COURTIER_UF2 names the image it needs.

Figures are not judged here, `make board` does that: it must start, play as the desktop does, keep
what it saved, and never crash.
"""

import os
from pathlib import Path

import pytest

from host_tools.dev.board import prepared
from host_tools.dev.board_trials.desktop import apart
from host_tools.dev.board_trials.entries import next_entry, player
from host_tools.dev.emulated_pico import flash_image, install
from host_tools.dev.emulated_pico.uf2 import read_image
from host_tools.games import NAMES

IMAGE = os.environ.get("COURTIER_UF2", "")
pytestmark = pytest.mark.skipif(not IMAGE, reason="COURTIER_UF2 names no CircuitPython image")


@pytest.fixture(scope="module")
def bench(tmp_path_factory):
    """Return a bench with the firmware deployed, and a few games."""
    firmware = read_image(Path(IMAGE), flash_image.NVM_AT)
    if not install.is_installed():
        install.install()
    return prepared(firmware, tmp_path_factory.mktemp("board"), quick=True)


@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_it_plays_as_the_desktop_does(bench, number):
    """Make some entries and cut the power: the game is still there."""
    position = f"{NAMES[number]}_early"
    desktop = bench.desktop(position, "smoke")
    play = player(number, 3)
    with bench.unit(position) as unit:
        unit.start()
        for _ in range(4):
            keys = next_entry(desktop.played, play)
            unit.type_keys(keys)
            desktop.type_keys(keys)
            assert apart(unit, desktop) is None
        unit.run(600)
        assert unit.trouble() is None
        unit.off()
        unit.on()
        unit.start()
        assert apart(unit, desktop) is None
        assert unit.trouble() is None
