"""The emulated Pico's flash: a .uf2 file, the places in the flash, and the drive's files."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from host_tools.dev.emulated_pico import flash_image
from host_tools.dev.emulated_pico.fat import DriveFull
from host_tools.dev.emulated_pico.uf2 import RP2040, NotAnImage, image, read_image
from tests.support.blank_drive import blank_flash

MOST = flash_image.NVM_AT


def block(number, count, content, at=0x10000000, family=RP2040, flags=0x2000):
    """Return one block of a .uf2 file."""
    head = struct.pack(
        "<8I", 0x0A324655, 0x9E5D5157, flags, at, len(content), number, count, family
    )
    return head + content.ljust(476, b"\0") + struct.pack("<I", 0x0AB16F30)


def test_blocks_become_one_image():
    """Blocks may go anywhere, with 0xFF between them."""
    data = block(0, 2, b"a" * 256) + block(1, 2, b"b" * 256, 0x10000400)
    assert image(data, MOST) == b"a" * 256 + b"\xff" * 768 + b"b" * 256


def test_a_block_that_is_not_for_flash_is_ignored():
    """A flag says that it is not for the flash."""
    data = block(0, 2, b"a" * 256) + block(1, 2, b"x" * 256, 0x20000000, flags=0x2001)
    assert image(data, MOST) == b"a" * 256


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "is not a .uf2 file"),
        (b"print('hello')\n", "is not a .uf2 file"),
        (b"\0" * 512, "is not a .uf2 file"),
        (block(0, 2, b"a" * 256) + b"\0" * 512, "is damaged"),
        (block(0, 2, b"a" * 256), "is incomplete"),
        (block(0, 1, b"a" * 256, family=0xE48BFF59), "another chip"),
        (block(0, 1, b"a" * 256, 0x10200000), "does not fit"),
        (block(0, 1, b"a" * 256, 0x0), "does not fit"),
        (block(0, 1, b"a" * 256, flags=0x2001), "nothing for the flash"),
    ],
)
def test_a_file_that_is_not_an_image_is_refused(data, why):
    """The error is a sentence."""
    with pytest.raises(NotAnImage, match=why):
        image(data, MOST)


def test_a_folder_and_a_missing_file_are_refused(tmp_path):
    """The error names them."""
    with pytest.raises(NotAnImage, match="is a folder"):
        read_image(tmp_path, MOST)
    with pytest.raises(NotAnImage, match=r"none\.uf2 cannot be read: No such file"):
        read_image(tmp_path / "none.uf2", MOST)


def test_the_places_of_firmware_nvm_and_drive():
    """The firmware is at the start, nvm just before the drive."""
    flash = bytearray(flash_image.new_flash(b"firmware"))
    assert len(flash) == 2 * 1024 * 1024
    flash_image.set_nvm(flash, b"saved")
    assert flash_image.nvm(flash) == b"saved".ljust(4096, b"\xff")
    assert flash[flash_image.NVM_AT + 4096 - 1] == 0xFF
    assert flash_image.NVM_AT + flash_image.NVM_SIZE == flash_image.DRIVE_AT


def test_files_are_read_as_they_were_written():
    """Files may be in folders, have long names, replace others, and be removed."""
    flash = blank_flash()
    drive = flash_image.drive(flash)
    free = drive.free
    written = {
        "saves/box.bin": bytes(range(256)) * 256,
        "code.py": b"print(1)\n",
        "banker/ui/screens/a_rather_long_name_for_a_module.mpy": b"C" * 513,
        "README": b"",
        ".Trashes": b"x",
        "name_of_13.py": b"thirteen",
    }
    written |= {f"banker/module_number_{n}.mpy": b"%d" % n * 300 for n in range(60)}
    for path, content in written.items():
        drive.write(path, content)
    assert flash_image.drive(flash).files() == written
    drive.write("code.py", b"print(2)\n" * 100)
    assert drive.read("CODE.PY") == b"print(2)\n" * 100
    for path in written:
        drive.remove(path)
    assert drive.files() == {}
    assert free - drive.free < 20 * 512  # the folders stay


def test_a_file_made_first_lies_in_one_piece():
    """Then its bytes can be changed in place, and nothing else changes."""
    flash = blank_flash()
    drive = flash_image.drive(flash)
    drive.write("saves/box.bin", b"\xff" * 65536)
    drive.write("code.py", b"x")
    start, size = drive.where("saves/box.bin")
    before = flash_image.without(flash, "saves/box.bin")
    flash[start : start + size] = b"\x01" * size
    flash_image.set_nvm(flash, b"\x02")
    assert drive.read("saves/box.bin") == b"\x01" * 65536
    assert flash_image.without(flash, "saves/box.bin") == before
    flash[start - 1] ^= 1
    assert flash_image.without(flash, "saves/box.bin") != before


def test_a_full_drive_is_an_error():
    """A missing file is an error too."""
    drive = flash_image.drive(blank_flash())
    with pytest.raises(DriveFull):
        drive.write("large.bin", bytes(2 * 1024 * 1024))
    assert drive.read("none.txt") is None
    with pytest.raises(FileNotFoundError):
        drive.where("none.txt")


NAMES = st.text("abcXYZ019_-. ", min_size=1, max_size=30).filter(
    lambda name: name.strip(". ") == name and ".." not in name
)


@pytest.mark.slow
@given(st.dictionaries(NAMES.map(str.lower), st.binary(max_size=1500), max_size=12))
def test_any_names_and_contents(files):
    """Any names and contents survive."""
    drive = flash_image.drive(blank_flash())
    for name, content in files.items():
        drive.write(f"folder/{name}", content)
    assert drive.files() == {f"folder/{name}": content for name, content in files.items()}
