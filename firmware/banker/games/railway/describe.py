"""What a railway game is described with: its market, as it is printed, and its trains.

Deploy evaluates it: the board gets bytes. `grid` reads them.
"""

from ...kit.layout import BOARD_ROW

# None, a start; what a game has besides, by the colours: yellow, orange, brown; red, violet, blue;
# red and violet with yellow.
ZONES = " pyobrvuRV"


def market(text, starts="p"):
    """Return a market: rows with / between them, a dot where a row has no space, behind a price the
    letter of its zone. A space is known by its row, BOARD_ROW times, and its column, both from 1.
    Of each that there is, from 1 on: the lower byte of its price; the upper one and four times the
    zone. Of each row, the one in front of the first included: where these begin, and its first
    column; then where they end. At last the spaces whose zone is one of `starts`, where companies
    start, the dearest first."""
    prices, zones, rows = bytearray(1), bytearray(1), bytearray((1, 1))
    starting = []
    for row, line in enumerate(text.split("/"), 1):
        words = line.split()
        skipped = words.count(".")
        rows += bytes((len(prices), 1 + skipped))
        for column, word in enumerate(words[skipped:], 1 + skipped):
            zone = word[-1] if word[-1] > "9" else " "
            price = int(word.rstrip(ZONES))
            if zone in starts:
                starting.append((-price, row * BOARD_ROW + column))
            prices.append(price & 255)
            zones.append(price >> 8 | ZONES.index(zone) << 2)
    rows.append(len(prices))
    return bytes(prices), bytes(zones), bytes(rows), bytes([one for _, one in sorted(starting)])


def depot(numbers, costs):
    """Return the table of trains 2 to 6 and D: how many of each there are, 0 for no limit, and what
    they cost. What the first of each changes is the same in the whole family."""
    changes = (
        (0, 4, 1, 0),
        (0, 4, 2, 1),
        (2, 3, 2, 1),
        (0, 2, 3, 0),
        (3, 2, 3, 0),
        (4, 2, 3, 0),
    )
    keys = (2, 3, 4, 5, 6, 9)
    return tuple([row[:3] + row[3] for row in zip(keys, costs, numbers, changes)])
