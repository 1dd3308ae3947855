"""Draws contact sheets: all screens that a game's keys lead to, side by side.

`python -m host_tools.dev.contact_sheets` draws build/contact-GAME-LANGUAGE.png for every game and
language.
"""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from host_tools import ROOT
from host_tools.dev.glyphs.picture import HEIGHT, WIDTH, picture, pixels
from host_tools.games import NAMES, NUMBERS, part
from host_tools.games.key_words import EVERY_GAME, chosen_game
from host_tools.simulator.script.app_unit import AppUnit
from host_tools.simulator.script.unit import ALL, Options

FOLDER = ROOT / "build"
HOLD_MS = 2100
_PER_ROW, _SCALE, _GAP, _CAPTION = 6, 2, 8, 12


def screens(number: int, lang: str) -> Iterator[tuple[str, bytes]]:
    """Yield (the last keys, the picture) of every screen that differs from all before it."""
    unit = AppUnit(Options(game=ALL, lang=lang))
    keys = part(number, "keys")
    begin = f"hold:NEW_GAME {chosen_game(number)} CONFIRM {keys.SEATS}"
    seen = set()
    for line in (begin, *keys.EVERYTHING, *keys.TOUR, *EVERY_GAME[:6]):
        typed = ""
        for key in line.split():
            typed += " " + key
            if key.startswith("hold:"):
                unit.hold(key.removeprefix("hold:"), HOLD_MS)
            else:
                unit.press(key)
            if unit.cells() not in seen:
                seen.add(unit.cells())
                yield typed.strip(), unit.cells()
        unit.wait(5000)  # until the message on the last line disappears


def sheet(number: int, lang: str) -> Image.Image:
    """Return one picture of all screens, each above its keys."""
    found = list(screens(number, lang))
    wide, high = WIDTH * _SCALE + _GAP, HEIGHT * _SCALE + _GAP + _CAPTION
    rows = -(-len(found) // _PER_ROW)
    image = Image.new("RGB", (_PER_ROW * wide, rows * high), "#444")
    pen = ImageDraw.Draw(image)
    for at, (typed, cells) in enumerate(found):
        x, y = at % _PER_ROW * wide, at // _PER_ROW * high
        pen.text((x + 2, y), typed[-40:], fill="white")
        image.paste(picture(pixels(cells), _SCALE).convert("RGB"), (x + 2, y + _CAPTION))
    return image


def main() -> None:
    """Draw all sheets."""
    FOLDER.mkdir(exist_ok=True)
    for number in NUMBERS:
        for lang in ("en", "fr"):
            path = FOLDER / f"contact-{NAMES[number]}-{lang}.png"
            sheet(number, lang).save(path)
            print(path)


if __name__ == "__main__":
    main()
