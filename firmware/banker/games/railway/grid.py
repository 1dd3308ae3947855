"""The share market as a grid of spaces, written as it is printed: rows with / between them, a dot
where a row has no space, and behind a price the letter of its zone. A space is a number from 1."""

FREE_ZONES = "yob"  # shares there are no certificates
HOLD_ZONES = "ob"  # a pawn may hold more of these than the limit
SEVERAL_ZONES = "b"  # several may be bought in one turn
START_ZONE = "p"


class Grid:
    """Prices and zones by space; for each row its first space and the column of that."""

    def __init__(self, text):
        self.prices = [0]
        self.zones = " "
        self._rows = []  # (first space, first column), and an end behind the last
        for line in text.split("/"):
            words = line.split()
            skipped = words.count(".")
            self._rows.append((len(self.prices), 1 + skipped))
            for word in words[skipped:]:
                zone = word[-1] if word[-1] > "9" else " "
                self.zones += zone
                self.prices.append(int(word if zone == " " else word[:-1]))
        self._rows.append((len(self.prices), 0))
        starts = [p for p, zone in zip(self.prices, self.zones) if zone == START_ZONE]
        self.starts = sorted(starts, reverse=True)  # prices at which a company may start

    def zone(self, space):
        """Return the letter of a space's zone, or a blank."""
        zone = self.zones[space]
        return zone if zone in FREE_ZONES else " "

    def place(self, space):
        """Return the row and the column of a space, both from 1."""
        row = 1
        while self._rows[row][0] <= space:
            row += 1
        first, column = self._rows[row - 1]
        return row, column + space - first

    def at(self, row, column):
        """Return the space at a place; 0 where there is none."""
        if not 1 <= row < len(self._rows):
            return 0
        first, start = self._rows[row - 1]
        space = first + column - start
        return space if column >= start and space < self._rows[row][0] else 0

    def written(self, space):
        """Return a space as people name it: row/column."""
        return "%d/%d" % self.place(space) if space else "-"

    def right(self, space):
        """Return where paying leads: the next column, at the end of a row the space above."""
        row, column = self.place(space)
        return self.at(row, column + 1) or self.at(row - 1, column)

    def left(self, space):
        """Return where keeping leads: the column before, at the beginning of a row down."""
        row, column = self.place(space)
        return self.at(row, column - 1) or self.at(row + 1, column)

    def up(self, space):
        """Return the space above."""
        row, column = self.place(space)
        return self.at(row - 1, column)

    def down(self, space):
        """Return the space below."""
        row, column = self.place(space)
        return self.at(row + 1, column)

    def start(self, price):
        """Return the space where a company starts at this price; 0 where none does."""
        for space in range(1, len(self.prices)):
            if self.prices[space] == price and self.zones[space] == START_ZONE:
                return space
        return 0
