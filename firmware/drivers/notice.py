"""Screens for messages of the hardware, in both languages at once, since the players' language
may not be known."""

from drivers.rows import HEIGHT, WIDTH


def cells(lines: tuple) -> bytearray:
    """Return a screen with these lines of ASCII; lines that are too long are wrapped."""
    screen = bytearray(b" " * (WIDTH * HEIGHT))
    row = 0
    for line in lines:
        line = line.encode()
        while row < HEIGHT:
            part = line[:WIDTH]
            screen[row * WIDTH : row * WIDTH + len(part)] = part
            row += 1
            line = line[WIDTH:]
            if not line:
                break
    return screen
