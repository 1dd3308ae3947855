"""A key press as the self-test sees it: the crossings of wires that it closed."""

ROW, COLUMN, POWER = 0, 5, 10
"""Where rows, columns and POWER begin among the wires."""
COUNT = 11


class Contact:
    """A press. `forward` has a bit for each place of the matrix whose row pulls its column, as
    it should; `reverse` for each whose column pulls its row; `power`: the POWER wire is low."""

    def __init__(self, seen: tuple, idle: tuple) -> None:
        self.forward = 0
        self.reverse = 0
        for row in range(5):
            for column in range(5):
                bit = 1 << 5 * row + column
                if _new(seen, idle, ROW + row, COLUMN + column):
                    self.forward |= bit
                if _new(seen, idle, COLUMN + column, ROW + row):
                    self.reverse |= bit
        self.power = _new(seen, idle, COUNT, POWER)

    @property
    def any(self) -> bool:
        """Return whether anything was closed."""
        return bool(self.forward or self.reverse or self.power)

    def matches(self, other) -> bool:
        """Return whether another contact closed the same."""
        return other is not None and (self.forward, self.reverse, self.power) == (
            other.forward,
            other.reverse,
            other.power,
        )

    def place(self, own: int) -> int:
        """Return the place that was closed: its own if among them, -1 if none."""
        for mask in (self.forward, self.reverse):
            if mask >> own & 1:
                return own
        for mask in (self.forward, self.reverse):
            if mask:
                return lowest(mask)
        return -1


def _new(seen: tuple, idle: tuple, driven: int, read: int) -> bool:
    """Return whether a wire pulls another that it does not pull at rest."""
    return bool((seen[driven] & ~idle[driven]) >> read & 1)


def lowest(mask: int) -> int:
    """Return the number of the lowest bit."""
    at = 0
    while not mask >> at & 1:
        at += 1
    return at
