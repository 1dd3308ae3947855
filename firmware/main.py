"""Shows on the OLED what must be installed again, with nothing but what CircuitPython has built in.

CircuitPython runs this file by itself where there is no code.py.
"""

import json
import os
import time

import board
import busio
import displayio
import microcontroller
import terminalio

try:
    from pins import OLED_ADDRESS, OLED_LEFT, SCL, SDA
except Exception:  # pins.py may be what is missing: the reference board's, then
    SDA, SCL, OLED_ADDRESS, OLED_LEFT = "GP4", "GP5", 0x3C, 0

MANIFEST = "courtier.json"
_LENGTH = 21  # characters in a line
# Off, page by page, upright, charge pump; the rest is as it is at power-on.
_SET_UP = b"\x00\xae\x20\x02\xa1\xc8\xa4\xa6\x8d\x14"
_LIT = b"\x00\xaf"


def damaged():
    """Return the first file that is missing or not as long as deploy has written it, or None. A
    maker may change source files, but not leave them empty."""
    try:
        with open("/" + MANIFEST, "rb") as file:
            text = file.read()
    except OSError:
        return None  # the files were copied by hand, without a list
    path = MANIFEST
    try:
        for path, mark in json.loads(text)["files"].items():
            length = os.stat("/" + path)[6]
            if length != int(mark.split()[0]) and not (length and path.endswith(".py")):
                return path
    except (OSError, ValueError, KeyError):
        return path
    return None


def _columns(text):
    """Return the 128 columns of a line as numbers: their bits are the dots, from the top on."""
    columns = [0] * 128
    x = 1
    for character in text:
        glyph = terminalio.FONT.get_glyph(ord(character))
        if glyph:
            left = glyph.tile_index * glyph.width
            for column in range(glyph.width):
                for row in range(glyph.height):
                    if glyph.bitmap[left + column, row]:
                        columns[x + column] |= 1 << row
        x += 6
    return columns


def show(what, i2c=None):
    """Show the name of a file, or what is wrong, under words in both languages; `i2c` is the bus if
    somebody has it already. Of what is too long the end is shown: a path begins with what many have
    in common."""
    what = what[-2 * _LENGTH :]
    lines = ("Reinstaller :", "Install again:", what[:_LENGTH], what[_LENGTH:])
    if i2c is None:
        displayio.release_displays()  # one outlives the program that made it, and holds the bus
        i2c = busio.I2C(getattr(board, SCL), getattr(board, SDA))
    while not i2c.try_lock():
        pass
    i2c.writeto(OLED_ADDRESS, _SET_UP)
    page = 0
    for line in lines:
        columns = _columns(line)
        for half in (0, 8):
            i2c.writeto(OLED_ADDRESS, bytes((0, 0xB0 | page, OLED_LEFT, 0x10)))
            dots = bytes([column >> half & 255 for column in columns])
            i2c.writeto(OLED_ADDRESS, b"\x40" + dots)
            page += 1
    i2c.writeto(OLED_ADDRESS, _LIT)
    i2c.unlock()


def stop(what):
    """Show what must be installed again until the power goes or a PC has written files."""
    microcontroller.watchdog.mode = None
    print("Install again:", what)
    show(what)
    while True:
        time.sleep(1)


def check():
    """Stop if a file is missing or cut short."""
    path = damaged()
    if path:
        stop(path)


def report(error):
    """Stop because of an error, in place of drivers/crash.py."""
    stop(damaged() or str(error))


if __name__ == "__main__":
    stop(damaged() or "code.py")
