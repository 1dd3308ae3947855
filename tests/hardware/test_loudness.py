"""Every sound of the unit is in the range where its piezo is loud."""

import ast

import pytest
from banker.ui.sounds import ERROR, SOUNDS

from host_tools import FIRMWARE

LOWEST, ALARMS = 2_610, range(3_010, 8_470)
"""Hertz. A small piezo such as PKM13EPYH4000 or PS1240P02 resonates at 4 kHz; below that what one
hears of a tone falls by 12 dB with every octave, and above it by half as much."""


def _constant(module, name):
    """Return the tones of a driver, which cannot be imported without a board."""
    tree = ast.parse((FIRMWARE / "drivers" / module).read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.literal_eval(node.value)
    raise KeyError(name)


DRIVERS = {
    "no OLED": _constant("unit.py", "_NO_OLED"),
    "no OLED, self-test": _constant("selftest/mute.py", "NO_OLED"),
    "key seen": _constant("selftest/session.py", "SEEN"),
    "wrong key": _constant("selftest/session.py", "WRONG"),
}


@pytest.mark.parametrize("name", [*SOUNDS, *DRIVERS])
def test_every_tone_is_heard(name):
    """Across a table, a tone is at most 15 dB quieter than at the resonance."""
    for hertz, _ in (SOUNDS | DRIVERS)[name]:
        assert not hertz or hertz >= LOWEST


@pytest.mark.parametrize("tones", [SOUNDS[ERROR], DRIVERS["no OLED"], DRIVERS["wrong key"]])
def test_alarms_are_louder(tones):
    """They are at most 10 dB quieter."""
    assert all(hertz in ALARMS for hertz, _ in tones if hertz)
