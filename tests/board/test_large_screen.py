"""A 2.42 inch screen, whose chip is an SSD1309: the firmware drives it as it is."""

import pytest

from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.ssd1306 import SSD1306, ChipRefusal
from host_tools.simulator.ssd1309 import SSD1309
from tests.support.fake_app import board


def _with(unit: VirtualBoard, chip: SSD1306) -> None:
    """Fit another chip."""
    devices = unit.hardware.bus.devices
    address = next(at for at, device in devices.items() if device is unit.hardware.oled)
    unit.hardware.oled = devices[address] = chip


@pytest.mark.parametrize("kind", [SSD1306, SSD1309])
def test_it_shows_what_the_small_one_shows(kind: type[SSD1306]) -> None:
    """From power-on, through sleep and another contrast, to a chip that lost its power."""
    with board() as usual, board() as unit:
        _with(unit, kind())
        for each in (usual, unit):
            each.boot(500)
            each.press("5")
            each.run(40)
        assert unit.picture() == usual.picture()
        assert any("#" in line for line in unit.picture())
        assert unit.hardware.oled.contrast == usual.hardware.oled.contrast
        assert unit.hardware.bus.byte_count == usual.hardware.bus.byte_count


def test_what_differs_is_the_pump() -> None:
    """The one needs it, the other has none and is dark only when it is switched off."""
    small, large = SSD1306(), SSD1309()
    for chip in (small, large):
        chip.write(b"\x00\xa1\xc8\x20\x00\xaf")
    assert (small.lit, large.lit) == (False, True)
    for chip in (small, large):
        chip.write(b"\x00\x8d\x14")
    assert (small.lit, large.lit) == (True, True)
    large.write(b"\x00\xae")
    assert not large.lit


def test_an_argument_that_the_large_one_would_obey_is_refused() -> None:
    """What follows 0x8D is a command to it: 0xA5 would light every dot."""
    with pytest.raises(ChipRefusal):
        SSD1309().write(b"\x00\x8d\xa5")
