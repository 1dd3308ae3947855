"""Every sound of the unit is in the range where its piezo is loud."""

import ast

import pytest
from banker.ui.sounds import ERROR, SOUNDS

from host_tools import FIRMWARE
from host_tools.hardware.loudness import ALARM, QUIETEST, level, pure_level


def _constant(module, name):
    """Tones of a driver, which cannot be imported without a board."""
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
    """The tone itself, not only its harmonics."""
    for hertz, _ in (SOUNDS | DRIVERS)[name]:
        if hertz:
            assert level(hertz) >= QUIETEST, hertz
            assert pure_level(hertz) >= QUIETEST, hertz


@pytest.mark.parametrize("tones", [SOUNDS[ERROR], DRIVERS["no OLED"], DRIVERS["wrong key"]])
def test_alarms_are_louder(tones):
    assert min(level(hertz) for hertz, _ in tones if hertz) >= ALARM


def test_a_low_tone_is_hardly_heard():
    """What the model is for: 196 Hz, once the error's, lies far below."""
    assert pure_level(196) < -45
    assert level(196) < -18
    assert level(4000) == pytest.approx(0)
    assert pure_level(2000) < pure_level(3000) < pure_level(4000) > pure_level(8000)
