"""What the hardware has to say, as a screen of cells: plain words, in both languages at once,
because whoever says it may not know which one the players chose."""

from drivers.rows import HEIGHT, WIDTH


def cells(lines: tuple) -> bytearray:
    """A screen with these lines of ASCII, a line that is too long going on in the next row."""
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
