"""What a railway game is described with: its market, as it is printed.

Deploy evaluates it: the board gets bytes. `grid` reads them.
"""

ZONES = " pyob"  # none, start, yellow, orange, brown


def market(text):
    """Return a market: rows with / between them, a dot where a row has no space, behind a price the
    letter of its zone. Of each space, from 1 on: the lower byte of its price; the upper one and
    four times the zone. Of each row, the first space and its column; in the end the number of
    spaces. Then the spaces where companies start, the dearest first."""
    prices, zones, rows = bytearray(1), bytearray(1), bytearray()
    starts = []
    for line in text.split("/"):
        words = line.split()
        skipped = words.count(".")
        rows += bytes((len(prices), 1 + skipped))
        for word in words[skipped:]:
            zone = word[-1] if word[-1] > "9" else " "
            price = int(word.rstrip(ZONES))
            if zone == "p":
                starts.append((-price, len(prices)))
            prices.append(price & 255)
            zones.append(price >> 8 | ZONES.index(zone) << 2)
    rows.append(len(prices))
    return bytes(prices), bytes(zones), bytes(rows), bytes([one for _, one in sorted(starts)])
