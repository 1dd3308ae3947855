"""The share market: where a token can stand, what a share is worth there, and how tokens move.

A market is (first column of each row, number of each row's first space, prices by BY, marks), with
spaces numbered from 1 along the rows. Nothing here knows this game's figures: those are in
`printed_markets`.
"""

BY = 5  # prices are kept in fives
MINOR, PUBLIC, CONVERSION, WALL = 1, 2, 4, 8
"""What a space is marked as: a minor may start there, a public may, a minor may convert there, and
a minor goes up instead of right."""


def spaces(market):
    """How many there are."""
    return len(market[2])


def price(market, space):
    """What a share is worth on a space."""
    return market[2][space - 1] * BY


def marked(market, space, mark):
    """Whether a space has a mark."""
    return market[3][space - 1] & mark != 0


def place(market, space):
    """(row, column) of a space, both from 1."""
    row = len(market[1])
    while market[1][row - 1] > space:
        row -= 1
    return row, market[0][row - 1] + space - market[1][row - 1]


def written(market, space):
    """Return a space as people name it: row/column."""
    return "%d/%d" % place(market, space) if space else "-"


def at(market, row, column):
    """The space in a row and a column; 0 where there is none."""
    if not 1 <= row <= len(market[1]) or column < market[0][row - 1]:
        return 0
    space = market[1][row - 1] + column - market[0][row - 1]
    end = market[1][row] if row < len(market[1]) else spaces(market) + 1
    return space if space < end else 0


def right(market, space, walled):
    """The next column, at the end of a row the space above; `walled` heeds the minors' wall."""
    row, column = place(market, space)
    beside = 0
    if not (walled and marked(market, space, WALL)):
        beside = at(market, row, column + 1)
    return beside or at(market, row - 1, column) or space


def left(market, space, times):
    """The previous column, at the beginning of a row the space below; so many times."""
    for _ in range(times):
        row, column = place(market, space)
        space = at(market, row, column - 1) or at(market, row + 1, column) or space
    return space


def up(market, space):
    """The space above; if there is none, one column right and one row down. A line goes right."""
    row, column = place(market, space)
    if len(market[1]) == 1:
        return at(market, row, column + 1) or space
    return at(market, row - 1, column) or at(market, row + 1, column + 1) or space


def down(market, space):
    """The space below. A line goes left."""
    row, column = place(market, space)
    if len(market[1]) == 1:
        return at(market, row, column - 1) or space
    return at(market, row + 1, column) or space


def start(market, mark, most):
    """The dearest space with a mark that costs no more than `most`; 0 if there is none."""
    best = dearest = 0
    for space in range(1, spaces(market) + 1):
        if marked(market, space, mark) and dearest < price(market, space) <= most:
            best, dearest = space, price(market, space)
    return best
