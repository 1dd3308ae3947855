"""The price chart of 18Lilliput: its spaces, and how a marker moves. Where there is no such space
it stays. How shares are bought is here as well."""

from ..board import BOTTOM, COLUMNS, DIRECTORS_PART, ROW, TOP


def row_spaces(tables, first):
    """Return the spaces of the row that begins there, from the left."""
    return [space for space in range(first, first + COLUMNS) if tables[space]]


def spaces(tables, price):
    """Return the leftmost space with a price in each row that has it, the top one first."""
    found = []
    for first in (TOP, BOTTOM):
        same = [space for space in row_spaces(tables, first) if tables[space] == price]
        found += same[:1]
    return found


def in_both_rows(game, price):
    """Return whether it must be said in which row a price is meant."""
    return game.chart() and len(spaces(game.tables, price)) > 1


def space_of(game, price, row):
    """Return where a marker goes: in row 1 or 2, or the only one; 0 where no chart is in use."""
    return spaces(game.tables, price)[max(row, 1) - 1] if game.chart() else 0


def prices(game):
    """Return all prices on the chart."""
    return [game.tables[one] for row in (TOP, BOTTOM) for one in row_spaces(game.tables, row)]


def lowest_price(game, typed):
    """Return the least at which a company can be founded."""
    return min(prices(game)) if game.chart() else 1


def dearest(game, cash):
    """Return the space of the highest price at which cash founds a company; top row first."""
    best = found = 0
    for row in (TOP, BOTTOM):
        for space in row_spaces(game.tables, row):
            price = game.tables[space]
            if price > best and price * DIRECTORS_PART <= cash:
                best, found = price, space
    return found


def right(tables, space):
    """Up from the end of the bottom row; it stays at the end of the top one."""
    if tables[space + 1]:
        return space + 1
    return space - ROW if space >= BOTTOM and tables[space - ROW] else space


def left(tables, space):
    """Down from the start of the top row; it stays at the start of the bottom one."""
    if tables[space - 1]:
        return space - 1
    return space + ROW if space < BOTTOM and tables[space + ROW] else space


def sale(tables, space):
    """Down from the top row; from the bottom one up, one column to the left."""
    there = space + ROW if space < BOTTOM else space - ROW - 1
    return there if tables[there] else space


def move(game, key, how, times, typed):
    """Move a marker by the chart, or to the price that was read off the board. One that stays keeps
    its place among those there."""
    game.note("price", key)
    if game.chart():
        space = game.place[key]
        for _ in range(times):
            space = how(game.tables, space)
        if space != game.place[key]:
            put(game, key, game.tables[space], space)
    elif typed != game.price[key]:
        put(game, key, typed, 0)


def put(game, key, price, space):
    """Put a company's marker under those that are there."""
    game.price[key] = price
    game.place[key] = space
    token = bytes((key,))
    game.arrivals = game.arrivals.replace(token, b"") + token


# Shares and director's certificates, as anybody buys them.


def found(game, key, pawn, price, space):
    """A company begins: its director, its home station, its marker."""
    game.director[key] = pawn
    game.stations[key] = 1
    put(game, key, price, space if game.chart() else 0)


def buy_share(game, pawn, key):
    """A pawn buys a share of 10% of the bank."""
    game.ask(pawn, -game.price[key])
    game.cash[pawn] -= game.price[key]
    game.shares[pawn, key] += 1


def pay_founding(game, pawn, price):
    """A pawn pays a director's certificate."""
    game.outcome.act = "founds"
    game.say("founded")
    game.ask(pawn, -DIRECTORS_PART * price)
    game.cash[pawn] -= DIRECTORS_PART * price
