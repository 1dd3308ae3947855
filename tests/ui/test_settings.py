"""Settings that a later version may have saved: what is not known here counts as the default."""

import pytest
from banker.ui.settings import CONTRASTS, DEFAULT_CONTRAST

from tests.support.linking import Desk


@pytest.mark.parametrize(("saved", "sounds"), [(0, False), (1, True), (2, False), (3, True)])
def test_the_sound_is_as_it_was_saved(saved, sounds):
    desk = Desk(bytes((2, saved, 3)))
    desk.press("TOTAL POWER")
    assert bool(desk.app.sound_on) is sounds
    assert bool(desk.app.tones) is sounds


@pytest.mark.parametrize("saved", [4, 6, 0x80, 0xFE, 0xFF])
def test_a_sound_that_is_not_known_is_on_and_lets_no_pc_press_keys(saved):
    desk = Desk(bytes((2, saved, 3)))
    assert desk.app.sound_on
    assert desk.app.tones
    assert desk.ask("1 key GO") == "1 no permission"
    desk.press("MENU CONFIRM")
    assert desk.app.ledger.settings == bytes((2, 1, 3)), "as MENU has shown it"


def test_a_contrast_that_is_not_known_is_the_usual_one():
    desk = Desk(bytes((2, 1, len(CONTRASTS))))
    assert desk.app.contrast == CONTRASTS[DEFAULT_CONTRAST]
    desk.press("MENU 3 CONFIRM")
    assert desk.app.ledger.settings[2] == DEFAULT_CONTRAST + 1


def test_a_language_that_is_not_known_is_asked_for():
    assert Desk(bytes((3, 1, 3))).app.cells == Desk(bytes((0, 1, 3))).app.cells
