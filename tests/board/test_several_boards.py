"""Boards in several threads, as several pages have them, do not interfere."""

import sys
from threading import Thread

import pytest

from host_tools.dev.glyphs.text import screen_text
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.board_unit import BoardUnit
from host_tools.simulator.script.unit import Options
from tests.support.timeouts import TIMEOUT_S

OPTIONS = Options(seed=1)
KEYS = ("BUY_BANK 1 1 3 CONFIRM BUY_BANK 2 1 4 CONFIRM TOTAL", "GO 1 CONFIRM REVIEW CANCEL MENU")


@pytest.fixture
def switching():
    """Make threads take turns as often as possible."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(usual)


def test_each_board_shows_what_it_would_alone(switching):
    units = {keys: BoardUnit(OPTIONS) for keys in KEYS}
    done = []

    def play(keys):
        for key in keys.split():
            units[keys].press(key)
        done.append(keys)

    threads = [Thread(target=play, args=(keys,), daemon=True) for keys in KEYS]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(TIMEOUT_S)
    assert sorted(done) == sorted(KEYS)
    for keys, unit in units.items():
        alone = AppUnit(OPTIONS)
        for key in keys.split():
            alone.press(key)
        assert screen_text(unit.cells()) == screen_text(alone.cells())
        assert unit.game() == alone.game()
        unit.close()
