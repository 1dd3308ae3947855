"""Validates a position of Chicago Express."""

from .board import CITY, DIAL, FIRST, NUMBER, REDS, RISE, WABASH, can_be


def unsound(game):
    """Return what makes a position impossible."""
    for tables in (game.tables, game.next_tables):
        if not are_tables(tables):
            return "tables"
    if not game.in_play(game.turn):
        return "turn"
    for company in range(1, WABASH + 1):
        if game.unsold(company) < 0:
            return "shares"
        if game.locos[company] > game.most_locos(company):
            return "locos"
    return _wrong_board(game) or _wrong_step(game)


def _wrong_board(game):
    """Return what of the board is beyond its end."""
    for dial in range(1, DIAL[1] + 1):
        if game.dials[dial] > game.tables[dial]:
            return "dials"
    for city in range(1, CITY[1] + 1):
        risen = game.tracks[city] - FIRST[city - 1]
        if risen < 0 or risen % RISE[city] or game.tracks[city] > game.last(city):
            return "tracks"
        if game.is_in(WABASH, city) and not game.arrived:
            return "present"
    closed = game.sold(WABASH) or game.treasury[WABASH] or game.income[WABASH]
    return "wabash" if closed and not game.arrived else None


def _wrong_step(game):
    """Return whether the step does not go with the rest."""
    reds = game.reds()
    step = game.steps[game.step]
    if step == "opening":
        key = game.on_sale()
        wrong = key >= WABASH or game.arrived or sum(game.dials) or game.out
        for company in range(1, WABASH):
            wrong = wrong or game.sold(company) != (company < key)
    elif step == "turn":
        wrong = reds >= REDS
    elif step == "wabash":
        wrong = reds > REDS or not game.arrived or game.sold(WABASH)
    else:
        wrong = reds != REDS or (step == "over" and not game.flags())
    return "step" if wrong else None


def are_tables(tables):
    """Return whether all editable numbers can be as they are."""
    return all(can_be(number, tables[number]) for number in range(1, NUMBER[1] + 1))
