"""Cash in keys: how it begins, how each transaction is entered, every screen, and a round."""

from typing import Any

from banker.games.cash import transactions as cash
from banker.ui import keys

from host_tools.games.cash.evening import CARE as CARE
from host_tools.games.key_words import amount

SEATS = "1 2 3 4 CONFIRM"
"""What NEW_GAME asks once the game is chosen."""
CHANCE = False
"""Whether each new game has a chance of its own."""
ENTRIES = {"early": 12, "late": 230}
"""How many entries have been made in a young game and in an old one."""
OPENING = ""
"""Leads a new game to where a round can be played."""
ROUND = (
    "GO 1 CONFIRM BUY_BANK 1 1 5 0 CONFIRM CONFIRM BUY_PLAYER 1 2 5 0 CONFIRM CONFIRM "
    "UNDO CONFIRM TOTAL CONFIRM SELL 2 CANCEL"
)
"""A player's round, which can be repeated: entries, a look at the totals, an entry given up."""
TOUR = (
    "BUY_BANK 1 5 CONFIRM CANCEL",
    "SELL 1 5 CONFIRM CANCEL",
    "BUY_PLAYER 1 2 5 CONFIRM CANCEL",
    "OFFICES 1 5 CONFIRM CANCEL",
    "INTEREST 1 5 CONFIRM CANCEL",
    "GO 1 CANCEL",
    "MENU 4 1 1 5 CONFIRM CANCEL",
    "MENU 4 4 1 CANCEL",
)
"""Every screen that others do not have, and back to where the unit rests. Nothing here books
anything."""
EVERYTHING = (
    "hold:NEW_GAME 3 CONFIRM 1 2 3 4 5 6 CONFIRM",
    "MENU 4 2 2 0 0 0 CONFIRM CONFIRM",
    "MENU 4 3 1 5 0 CONFIRM CONFIRM",
    "MENU 4 4 1 CONFIRM",
    "MENU 4 5 2 0 CONFIRM CONFIRM",
    "BUY_BANK 1 2 5 0 0 CONFIRM CONFIRM",  # into debt
    "GO 1 CONFIRM",  # with interest
    "SELL 2 4 0 CONFIRM CONFIRM",
    "BUY_PLAYER 3 4 6 0 CONFIRM CONFIRM",
    "OFFICES 5 1 0 CONFIRM CONFIRM",
    "INTEREST 6 2 5 CONFIRM CONFIRM",
    "MENU 4 4 0 CANCEL",  # refused while somebody owes
    "MENU 4 1 1 9 9 CONFIRM CONFIRM",
    "1 CONFIRM CANCEL",
    "hold:REMOVE 2 CONFIRM",
)
"""All that the game can show, from its beginning, a line at a time."""
_KEYS = {
    cash.PAY: keys.BUY_BANK,
    cash.COLLECT: keys.SELL,
    cash.TRANSFER: keys.BUY_PLAYER,
    cash.ALL_PAY: keys.OFFICES,
    cash.PAY_ALL: keys.INTEREST,
}


def keys_for(_: Any, entry: tuple[int, ...]) -> list[str] | None:
    """The keys that enter a transaction, up to CONFIRM; None if there is no way here."""
    kind, *fields = entry
    if kind in _KEYS:
        return [_KEYS[kind], *map(str, fields[:-1]), *amount(fields[-1])]
    return ["GO", str(fields[0])] if kind == cash.GO else None
