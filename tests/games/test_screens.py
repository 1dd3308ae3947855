"""The golden pictures are what the keys lead to; `make screens` draws them again."""

import pytest
from PIL import Image

from host_tools.dev import golden_screens as screens
from host_tools.dev.glyphs.picture import picture, pixels


@pytest.mark.parametrize("name", screens.NAMES)
def test_screen_is_as_committed(name):
    drawn = picture(pixels(screens.cells(name)), 4).convert("RGB")
    with Image.open(screens.FOLDER / f"{name}.png") as committed:
        assert committed.size == drawn.size == (512, 256)
        assert committed.convert("RGB").tobytes() == drawn.tobytes(), "run make screens, and look"


def test_no_picture_is_left_over():
    found = screens.FOLDER.rglob("screens/*.png")
    names = {path.relative_to(screens.FOLDER).with_suffix("").as_posix() for path in found}
    assert names == set(screens.NAMES)
