"""Settings that a later version may have saved: unknown values count as the defaults."""

import pytest
from banker.ui.settings import CONTRASTS, DEFAULT_CONTRAST

from tests.support.linking import TalkingApp


@pytest.mark.parametrize(("saved", "sounds"), [(0, False), (1, True), (2, False), (3, True)])
def test_the_sound_is_as_it_was_saved(saved, sounds):
    unit = TalkingApp(bytes((2, saved, 3)))
    unit.press("TOTAL POWER")
    assert bool(unit.app.sound_on) is sounds
    assert bool(unit.app.tones) is sounds


@pytest.mark.parametrize("saved", [4, 6, 0x80, 0xFE, 0xFF])
def test_an_unknown_sound_setting_means_sound_on_and_no_keys_from_a_pc(saved):
    unit = TalkingApp(bytes((2, saved, 3)))
    assert unit.app.sound_on
    assert unit.app.tones
    assert unit.ask("1 key GO") == "1 no permission"
    unit.press("MENU CONFIRM")
    assert unit.app.ledger.settings == bytes((2, 1, 3)), "as MENU has shown it"


def test_an_unknown_contrast_means_the_default():
    unit = TalkingApp(bytes((2, 1, len(CONTRASTS))))
    assert unit.app.contrast == CONTRASTS[DEFAULT_CONTRAST]
    unit.press("MENU 3 CONFIRM")
    assert unit.app.ledger.settings[2] == DEFAULT_CONTRAST + 1


def test_an_unknown_language_makes_the_unit_ask():
    assert TalkingApp(bytes((3, 1, 3))).app.cells == TalkingApp(bytes((0, 1, 3))).app.cells
