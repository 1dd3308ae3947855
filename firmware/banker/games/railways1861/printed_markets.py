"""The share markets as they are printed: the grid, and a line that a figure chooses. Each is made
once, when a game first looks at it."""

from .market import BY, CONVERSION, MINOR, PUBLIC, WALL

_STOPS = 165  # minors


def made(rows, wall_from):
    """A market of rows, each its first column and its prices, with letters behind them: r, b, v
    and y as the printed market has them. `wall_from` is the price at which a line stops minors."""
    firsts, begins, prices, marks = [], [], [], []
    for first, row in rows:
        firsts.append(first)
        begins.append(len(prices) + 1)
        for text in row.split():
            digits = text.rstrip("rbvy")
            letters = text[len(digits) :]
            mark = (
                (MINOR if "r" in letters or "b" in letters else 0)
                | (PUBLIC if "r" in letters or "v" in letters else 0)
                | (CONVERSION if "y" in letters else 0)
            )
            if (int(digits) >= wall_from) if wall_from else ("y" in letters):
                mark |= WALL
            prices.append(int(digits) // BY)
            marks.append(mark)
    return bytes(firsts), bytes(begins), bytes(prices), bytes(marks)


def grid():
    """The printed market."""
    return made(
        (
            (5, "135 150 165y 180 200v 220 245 270 300 330 360 400 440 490 540"),
            (4, "110 120 135 150y 165v 180v 200 220 245 270 300 330 360 400 440 490"),
            (3, "90 100 110 120 135yr 150v 165 180 200 220 245 270 300 330 360 400 440"),
            (2, "70 80 90 100 110r 120yr 135 150 165 180 200"),
            (1, "60 65 70 80 90r 100r 110y 120 135 150"),
            (1, "55 60 65 70r 80r 90 100y 110"),
            (1, "50 55 60b 65b 70 80"),
            (1, "45 50b 55b 60 65"),
            (1, "40 45 50 55"),
            (1, "35 40 45"),
        ),
        0,
    )


def line():
    """It: up is right and down is left."""
    return made(
        (
            (
                1,
                "35 40 45 50b 55b 60b 65b 70r 80r 90r 100ry 110ry 120ry 135ry 150vy 165vy 180v 200v"
                " 220 245 270 300 330 360 400 440 490 540",
            ),
        ),
        _STOPS,
    )
