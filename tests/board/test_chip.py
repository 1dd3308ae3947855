"""The SSD1306 model draws what it receives and rejects what the chip would not understand."""

import pytest

from host_tools.simulator.clock import Clock
from host_tools.simulator.i2c import Bus
from host_tools.simulator.ssd1306 import SSD1306, ChipRefusal

_HORIZONTAL = b"\x00\x20\x00"


def _ready() -> SSD1306:
    """Return a chip in horizontal mode, lit, the right way up, with empty memory."""
    chip = SSD1306()
    chip.write(b"\x00\x8d\x14\xa1\xc8\x20\x00\xaf")
    chip.write(b"\x00\x21\x00\x7f\x22\x00\x07")
    chip.write(b"\x40" + bytes(1024))
    return chip


def test_pixels_land_in_the_window() -> None:
    chip = _ready()
    chip.write(b"\x80\x21\x80\x0a\x80\x0b")
    chip.write(b"\x80\x22\x80\x01\x80\x02")
    chip.write(b"\x40\x01\x80\xff\x00")
    lit = {
        (x, y) for y, line in enumerate(chip.picture()) for x, dot in enumerate(line) if dot == "#"
    }
    assert lit == {(10, 8), (11, 15)} | {(10, y) for y in range(16, 24)}


def test_vertical_mode_goes_down_first() -> None:
    chip = _ready()
    chip.write(b"\x00\x20\x01\x21\x05\x06\x22\x00\x01")
    chip.write(b"\x40\x01\x02\x04\x08")
    assert chip.ram[5] == 1
    assert chip.ram[128 + 5] == 2
    assert chip.ram[6] == 4
    assert chip.ram[128 + 6] == 8


def test_nothing_is_seen_before_it_is_switched_on() -> None:
    chip = SSD1306()
    assert any(chip.ram), "the memory holds noise at power-on"
    assert set("".join(chip.picture())) == {"."}


def test_inverse_contrast_and_all_on() -> None:
    chip = _ready()
    chip.write(b"\x00\x81\x42\xa7")
    assert chip.contrast == 0x42
    assert chip.picture()[0][0] == "#"
    chip.write(b"\x00\xa6\xa5")
    assert chip.picture()[5][5] == "#"
    chip.write(b"\x00\xa4\xae")
    assert not chip.lit


@pytest.mark.parametrize(
    ("transfers", "reason"),
    [
        ([b"\x00\xf0"], "unknown command"),
        ([b"\x00\x2f"], "unknown command"),
        ([b"\x80\x81"], "lacks an argument"),
        ([_HORIZONTAL, b"\x80\x21\x80\x05"], "lacks an argument"),
        ([b"\x00\x20\x03"], "addressing mode"),
        ([b"\x00\x21\x00\x7f"], "page addressing mode"),
        ([_HORIZONTAL, b"\x00\xb3"], "outside page addressing"),
        ([_HORIZONTAL, b"\x00\x21\x0a\x09"], "range 10..9"),
        ([_HORIZONTAL, b"\x00\x21\x00\x80"], "range 0..128"),
        ([_HORIZONTAL, b"\x00\x22\x07\x08"], "range 7..8"),
        ([_HORIZONTAL, b"\x00\x21\x00\x03\x22\x00\x00", b"\x40" + bytes(5)], "5 bytes of pixels"),
        ([_HORIZONTAL, b"\x00\x21\x00\x00\x22\x00\x00", b"\x40\x00", b"\x40\x00"], "where 0 fit"),
        ([b"\x40\x00"], "where 0 fit"),
        ([b"\x01\xae"], "control byte"),
        ([b"\x40"], "nothing after"),
        ([b"\x00\xa8\x05"], "multiplex ratio"),
    ],
)
def test_refusals(transfers: list[bytes], reason: str) -> None:
    chip = SSD1306()
    for transfer in transfers[:-1]:
        chip.write(transfer)
    with pytest.raises(ChipRefusal, match=reason):
        chip.write(transfers[-1])


def test_the_bus_counts_bytes_and_time() -> None:
    clock = Clock()
    bus = Bus(clock)
    bus.devices[0x3C] = SSD1306()
    bus.write(0x3C, b"\x00\xae")
    ((end, address, count),) = bus.log
    assert (address, count) == (0x3C, 3)
    assert end == pytest.approx(3 * 9 / 400)
    bus.devices[0x3C].present = False
    with pytest.raises(OSError, match="No such device"):
        bus.write(0x3C, b"\x00\xae")
    assert bus.byte_count == 4, "only the address byte when nobody answers"
    assert bus.scan() == []
