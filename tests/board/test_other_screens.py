"""The chips of other screens: an SSD1309 on 2.42 inch modules, an SH1106 on most 1.3 inch ones."""

import pytest

from host_tools.deploy.selftest.trial import examine
from host_tools.simulator.board import VirtualBoard
from host_tools.simulator.sh1106 import LEFT, SH1106
from host_tools.simulator.ssd1306 import SSD1306, ChipRefusal
from host_tools.simulator.ssd1309 import SSD1309
from tests.support.fake_app import board, wiring


def _with(unit: VirtualBoard, chip: SSD1306) -> None:
    """Fit another chip."""
    devices = unit.hardware.bus.devices
    address = next(at for at, device in devices.items() if device is unit.hardware.oled)
    unit.hardware.oled = devices[address] = chip


@pytest.mark.parametrize(("kind", "left"), [(SSD1306, 0), (SSD1309, 0), (SH1106, LEFT)])
def test_it_shows_what_an_ssd1306_shows(kind: type[SSD1306], left: int) -> None:
    """Go from power-on through sleep and another contrast to a chip that lost its power."""
    with board() as usual, board(OLED_LEFT=left) as unit:
        _with(unit, kind())
        for each in (usual, unit):
            each.boot(500)
            for y in range(8):
                each.app.write(0, y, "".join(chr(33 + (21 * y + x) % 94) for x in range(21)))
            each.press("5")
            each.run(60)
        assert unit.picture() == usual.picture()
        assert any("#" in line for line in unit.picture())
        for each in (usual, unit):
            each.release("5")
            each.app.contrast = 77
            each.app.on = False
            each.run(200)
            assert not each.hardware.oled.lit
            each.hardware.oled.power_on()
            each.tap("6", 60, 400)
            each.tap("7")
        assert unit.picture() == usual.picture()
        assert unit.hardware.oled.contrast == usual.hardware.oled.contrast == 77
        assert unit.hardware.bus.byte_count == usual.hardware.bus.byte_count


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_self_test_fills_an_sh1106(lang: str) -> None:
    with VirtualBoard(modules={"pins": wiring(OLED_LEFT=LEFT)}) as unit:
        _with(unit, SH1106())
        maker = examine(unit, lang)
        assert [page[0] for page in maker.pages] == [maker.texts["good"]]


def test_the_ssd1306_needs_a_charge_pump_and_the_ssd1309_has_none() -> None:
    """The SSD1306 needs a pump; the SSD1309 has none and is dark only when switched off."""
    small, large = SSD1306(), SSD1309()
    for chip in (small, large):
        chip.write(b"\x00\xa1\xc8\x20\x00\xaf")
    assert (small.lit, large.lit) == (False, True)
    for chip in (small, large):
        chip.write(b"\x00\x8d\x14")
    assert (small.lit, large.lit) == (True, True)
    large.write(b"\x00\xae")
    assert not large.lit


def test_an_argument_that_the_ssd1309_would_run_is_refused() -> None:
    """What follows 0x8D is a command to it: 0xA5 would light every dot."""
    with pytest.raises(ChipRefusal):
        SSD1309().write(b"\x00\x8d\xa5")


def test_an_sh1106_shows_the_middle_of_its_132_columns() -> None:
    chip = SH1106()
    chip.write(b"\x00\xa1\xc8\xaf")
    for page in range(8):
        chip.write(bytes((0x00, 0xB0 | page, 0x02, 0x10)))
        chip.write(b"\x40" + b"\x01" + bytes(126) + b"\x80")
    picture = chip.picture()
    assert [line[0] for line in picture] == list("#.......") * 8
    assert [line[127] for line in picture] == list(".......#") * 8
    assert not any("#" in line[1:127] for line in picture)


@pytest.mark.parametrize("commands", [b"\x21\x00\x7f", b"\x22\x00\x07", b"\x20\xa5", b"\x8d\xa5"])
def test_commands_unknown_to_an_sh1106_are_refused(commands: bytes) -> None:
    """It has no windows of columns and pages, and would run some arguments as commands."""
    with pytest.raises(ChipRefusal):
        SH1106().write(b"\x00" + commands)


def test_an_sh1106_holds_no_more_than_a_page() -> None:
    chip = SH1106()
    chip.write(b"\x00\xb3\x02\x10")
    with pytest.raises(ChipRefusal):
        chip.write(b"\x40" + bytes(131))
