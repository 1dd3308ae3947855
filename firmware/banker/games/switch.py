"""Transactions with which another game begins: (SWITCH, its number, the fields of its NEW_GAME, the
bytes of its tables, if it was ever left with other ones than it comes with).

A game that goes to the shelf, comes from it or is thrown away: (SWITCH, SHELF, which of these, its
place in the list, its number, its item in the list)."""

from ..rules.transactions import MALFORMED, NEW_GAME, SHELF, SWITCH, Refused
from . import create, listed, rules


def other(transaction):
    """Return the number of the game that begins. Refused."""
    number = transaction[1] if len(transaction) > 1 else None
    if not listed(number):
        raise Refused(MALFORMED)
    return number


def pack(transaction):
    """Return a transaction as bytes. Refused."""
    number = other(transaction)
    new_game, tables = _beginning(transaction)
    packed = _forms(number).pack(new_game)
    value = int.from_bytes(packed, "little") >> 4 << 8 | number << 4 | SWITCH
    return value.to_bytes(_size(number), "little") + tables


def unpack(packed):
    """Return the transaction that `pack` turned into these bytes; refuse any others."""
    number = packed[0] >> 4
    if number == SHELF:
        return (SWITCH, SHELF) + tuple(packed[1:])
    forms = _forms(number)
    end = _size(number)
    value = int.from_bytes(packed[:end], "little") >> 8 << 4 | NEW_GAME
    size = (forms.bits(NEW_GAME) + 7) // 8
    if value >> 8 * size:
        raise Refused(MALFORMED)
    transaction = (SWITCH, number) + forms.unpack(value.to_bytes(size, "little"))[1:]
    transaction += tuple(packed[end:])
    if pack(transaction) != packed:
        raise Refused(MALFORMED)
    return transaction


def begin(transaction):
    """Return (the game that begins, outcome)."""
    new_game, tables = _beginning(transaction)
    begun = create(transaction[1], tables=tables)
    return begun, begun.apply(new_game)


def _forms(number):
    """Return the schema of a game's transactions."""
    return rules(number).FORMS


def _beginning(transaction):
    """Return (the NEW_GAME, the tables) in a transaction."""
    new_game = (NEW_GAME,) + transaction[2:]
    end = _forms(other(transaction)).length(new_game)
    try:
        return new_game[:end], bytes(new_game[end:])
    except (TypeError, ValueError) as error:
        raise Refused(MALFORMED) from error


def _size(number):
    """Return how many bytes come before the tables: four bits more than NEW_GAME has."""
    return (_forms(number).bits(NEW_GAME) + 4 + 7) // 8
