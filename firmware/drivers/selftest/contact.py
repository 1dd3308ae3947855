"""What a finger changed on the wires, as the crossings it closed."""

ROW, COLUMN, POWER = 0, 5, 10
"""Where rows, columns and POWER begin among the wires."""
COUNT = 11


class Contact:
    """`forward` has a bit for each place of the matrix whose row pulls its column, as a key should;
    `reverse` for each whose column pulls its row; `power`: the POWER wire is low."""

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
        """Whether anything was closed at all."""
        return bool(self.forward or self.reverse or self.power)

    def same(self, other) -> bool:
        """Whether another one closed the same."""
        return other is not None and (self.forward, self.reverse, self.power) == (
            other.forward,
            other.reverse,
            other.power,
        )

    def place(self, own: int) -> int:
        """The place of the matrix that was closed, its own if that is among them; -1 if none."""
        for mask in (self.forward, self.reverse):
            if mask >> own & 1:
                return own
        for mask in (self.forward, self.reverse):
            if mask:
                return lowest(mask)
        return -1


def _new(seen: tuple, idle: tuple, driven: int, read: int) -> bool:
    """Whether a wire pulls another that it does not pull by itself."""
    return bool((seen[driven] & ~idle[driven]) >> read & 1)


def lowest(mask: int) -> int:
    """The number of the lowest bit."""
    at = 0
    while not mask >> at & 1:
        at += 1
    return at
