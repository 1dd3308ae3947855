"""How a game is written into bytes and read.

Layout, little-endian. Game and format version; count 3; stage, step and round; set 2; seats 3
(three bits each); pawns out; pawn in turn and priority; cards; passes and who acted last; source,
cards looked at, acted, touched, train of the bank; pawns that began; powers used; company in turn
and offer; spared company and end; companies drawn 3. For each pawn cash and bonds 3; spent, or
sold companies, 2. For each company drawn its money 3; space and status; shares 3; held by the
others and its place in the order 5 (a nibble each); leader, first, issued, operated; ordinary and
stations; trains. Privates 6, concessions 7, trains of the bank 4 (a nibble each), tables 24; last a
CRC-32.
"""

from ...rules.forms import PAWNS
from .data import CARDS_SALE, COMPANIES, COMPANY, DIE, TABLES, TRAIN_TYPES

_PLACES = 9  # companies in play at most
_PAWNS_AT, _PAWN = 22, 5
_COMPANIES_AT, _COMPANY = _PAWNS_AT + _PAWN * PAWNS, 15
_HELD_AT = 7  # in a company's
_OWNERS_AT = _COMPANIES_AT + _COMPANY * _PLACES
_CONCESSIONS_AT = _OWNERS_AT + 6
_TRAINS_AT = _CONCESSIONS_AT + 7
_TABLES_AT = _TRAINS_AT + (TRAIN_TYPES + 1) // 2
_END = _TABLES_AT + TABLES
SIZE = _END + 4
_MONEY_BITS = 19


def _put(data, at, size, value):
    data[at : at + size] = value.to_bytes(size, "little")


def _get(data, at, size):
    return int.from_bytes(data[at : at + size], "little")


def _put_nibble(data, at, nibble, value):
    data[at + nibble // 2] |= value << 4 * (nibble % 2)


def _get_nibble(data, at, nibble):
    return data[at + nibble // 2] >> 4 * (nibble % 2) & 15


def write(game, data):
    """Put the game's whole state between the first byte and the last four."""
    _put(data, 1, 3, game.count)
    data[4] = game.stage | game.step << 3 | game.round << 6
    _put(data, 5, 2, game.set & 0xFFFF)
    seats = 0
    for at in range(PAWNS):
        seats |= game.seats[at] << 3 * at
    _put(data, 7, 3, seats)
    data[10] = game.out
    data[11] = game.turn | game.priority << 4
    data[12] = game.cards
    data[13] = game.passes | game.last << 4
    data[14] = game.source | game.looked << 3 | game.acted << 5 | game.touched << 6
    data[14] |= game.bank_train << 7
    data[15] = game.begun
    data[16] = game.used
    data[17] = game.company | game.offer << 5
    data[18] = game.spared | game.end << 5
    _put(data, 19, 3, game.drawn)
    codes = game.codes()
    for pawn in range(PAWNS):
        at = _PAWNS_AT + _PAWN * pawn
        _put(data, at, 3, game.cash[pawn] | game.bonds[pawn] << _MONEY_BITS)
        _put(data, at + 3, 2, game.spent[pawn] or _places(codes, game.sold[pawn]))
    for place in range(len(codes)):
        _put_company(data, _COMPANIES_AT + _COMPANY * place, game, codes[place], codes)
    data[_OWNERS_AT:_CONCESSIONS_AT] = game.privates
    data[_CONCESSIONS_AT:_TRAINS_AT] = game.concessions
    for at in range(TRAIN_TYPES):
        _put_nibble(data, _TRAINS_AT, at, game.bank_trains[at])
    data[_TABLES_AT:_END] = game.tables


def _places(codes, companies):
    """A set of companies as one of their places among those drawn."""
    places = 0
    for place in range(len(codes)):
        places |= (companies >> (codes[place] - 1) & 1) << place
    return places


def _put_company(data, at, game, company, codes):
    _put(data, at, 3, game.treasuries[company])
    data[at + 3] = game.spaces[company] | game.status[company] << 6
    for pawn in range(PAWNS):
        _put_nibble(data, at + 4, pawn, game.shares_of(pawn + 1, company))
    for place in range(len(codes)):
        held = game.shares_of(COMPANY + codes[place], company)
        _put_nibble(data, at + _HELD_AT, place, held)
    _put_nibble(data, at + _HELD_AT, _PLACES, list(game.order + bytes((company,))).index(company))
    data[at + 12] = game.leaders[company] | game.firsts[company] << 3 | game.issued[company] << 6
    data[at + 12] |= (game.operated >> (company - 1) & 1) << 7
    data[at + 13] = game.ordinary[company] | game.stations[company] << 4
    trains = game.trains[2 * company : 2 * company + 2]
    data[at + 14] = trains[0] | trains[1] << 4


def read(game, data):
    """Fill a fresh game with what was written; what is wrong with it, if anything is."""
    game.count = _get(data, 1, 3)
    game.stage, game.step, game.round = data[4] & 7, data[4] >> 3 & 7, data[4] >> 6
    game.set = _get(data, 5, 2)
    seats = _get(data, 7, 3)
    game.seats = tuple([seats >> 3 * at & 7 for at in range(PAWNS)])
    game.out = data[10]
    game.turn, game.priority = data[11] & 15, data[11] >> 4
    game.cards = data[12]
    game.passes, game.last = data[13] & 15, data[13] >> 4
    game.source, game.looked = data[14] & 7, data[14] >> 3 & 3
    game.acted, game.touched = data[14] >> 5 & 1, data[14] >> 6 & 1
    game.bank_train = data[14] >> 7
    game.begun = data[15]
    game.used = data[16]
    game.company, game.offer = data[17] & 31, data[17] >> 5
    game.spared, game.end = data[18] & 31, data[18] >> 5
    game.drawn = _get(data, 19, 3)
    codes = game.codes()
    if game.drawn >> COMPANIES or len(codes) > _PLACES:
        return "drawn"
    for pawn in range(PAWNS):
        at = _PAWNS_AT + _PAWN * pawn
        money = _get(data, at, 3)
        game.cash[pawn] = money & (1 << _MONEY_BITS) - 1
        game.bonds[pawn] = money >> _MONEY_BITS
        other = _get(data, at + 3, 2)
        if game.stage in (CARDS_SALE, DIE):
            game.spent[pawn] = other
        else:
            for place in range(len(codes)):
                game.sold[pawn] |= (other >> place & 1) << codes[place] - 1
    ranks = []
    for place in range(len(codes)):
        at = _COMPANIES_AT + _COMPANY * place
        ranks.append((_get_company(data, at, game, codes[place], codes), codes[place]))
    ranks.sort()
    game.order = bytes([code for _, code in ranks if game.started(code)])
    game.privates[:] = data[_OWNERS_AT:_CONCESSIONS_AT]
    game.concessions[:] = data[_CONCESSIONS_AT:_TRAINS_AT]
    for at in range(TRAIN_TYPES):
        game.bank_trains[at] = _get_nibble(data, _TRAINS_AT, at)
    game.tables = bytes(data[_TABLES_AT:_END])
    return None


def left_over(game, data):
    """Return what is wrong if bytes have more than the game that was read from them."""
    again = bytearray(SIZE)  # what is nobody's figure must be nothing
    again[0] = data[0]
    write(game, again)
    return None if again[:_END] == data[:_END] else "bytes"


def _get_company(data, at, game, company, codes):
    """Returns its place in the order."""
    game.treasuries[company] = _get(data, at, 3)
    game.spaces[company], game.status[company] = data[at + 3] & 63, data[at + 3] >> 6
    for pawn in range(PAWNS):
        game.add_shares(pawn + 1, company, _get_nibble(data, at + 4, pawn))
    for place in range(len(codes)):
        held = _get_nibble(data, at + _HELD_AT, place)
        game.add_shares(COMPANY + codes[place], company, held)
    about = data[at + 12]
    game.leaders[company], game.firsts[company] = about & 7, about >> 3 & 7
    game.issued[company] = about >> 6 & 1
    game.operated |= (about >> 7) << company - 1
    game.ordinary[company], game.stations[company] = data[at + 13] & 15, data[at + 13] >> 4
    game.trains[2 * company] = data[at + 14] & 15
    game.trains[2 * company + 1] = data[at + 14] >> 4
    return _get_nibble(data, at + _HELD_AT, _PLACES)
