"""Trader in keys: how it begins, how each transaction is entered, every screen, and a round."""

from typing import Any

from banker.games.trader import transactions as trader

from host_tools.games.key_words import two_digits

SEATS = "CONFIRM"
"""What NEW_GAME asks once the game is chosen."""
CHANCE = True
"""Whether each new game has a chance of its own."""
ENTRIES = {"early": 12, "late": 230}
"""How many entries have been made in a young game and in an old one."""
CARE = (trader.NEW_GAME, trader.REMOVE)
"""What is not a move of the game."""
OPENING = ""
"""Leads a new game to where a round can be played."""
ROUND = "GO 1 CONFIRM BUY_BANK 1 1 3 CONFIRM TOTAL CONFIRM SELL 1 1 3 5 CONFIRM INTEREST 2 CANCEL"
"""A player's round, which can be repeated: entries, a look at the totals, an entry given up."""
TOUR = (
    "BUY_BANK 1 1 3 CANCEL CANCEL",
    "SELL 1 1 3 CANCEL CANCEL",
    "BUY_PLAYER 1 2 1 3 CANCEL CANCEL",
    "OFFICES 1 7 CANCEL CANCEL",
    "INTEREST 1 1 3 CANCEL CANCEL",
    "GO 1 CANCEL CANCEL",
    "1 3 CONFIRM CANCEL",
    "hold:REMOVE 1 CANCEL CANCEL",
)
"""Every screen that others do not have, and back to where the unit rests. Nothing here books
anything."""
EVERYTHING = (
    "BUY_BANK 1 1 2 CONFIRM",
    "BUY_BANK 1 1 3 CONFIRM",
    "BUY_BANK 1 1 4 CONFIRM",  # a monopoly
    "OFFICES 1 3 2 2 2 CONFIRM",
    "OFFICES 1 3 5 5 5 CONFIRM",
    "INTEREST 4 1 3 CONFIRM",
    "BUY_BANK 2 1 3 1 CONFIRM",
    "BUY_PLAYER 2 1 1 3 3 CONFIRM",  # a president goes, and everything built by force
    "SELL 2 1 3 1 CONFIRM",
    "BUY_BANK 5 0 1 CONFIRM",
    "SELL 5 0 1 5 CONFIRM",  # not listed any more
    "GO 1 CONFIRM",
    "1 3 CONFIRM CONFIRM CANCEL",
    "2 2 CANCEL",
    "TOTAL 1 2 CONFIRM CONFIRM",
    "BUY_PLAYER 3 1 1 UNDO UNDO CANCEL",
    "CONFIRM CONFIRM CONFIRM CONFIRM",
    "BUY_BANK 9 CANCEL",
    "MENU 4 CONFIRM",
    "hold:REMOVE 2 CONFIRM",
)
"""All that the game can show, from its beginning, a line at a time."""


def keys_for(_: Any, entry: tuple[int, ...]) -> list[str] | None:
    """The keys that enter a transaction, up to CONFIRM; None if there is no way here."""
    kind, *fields = entry
    if kind in (trader.FLOAT, trader.BUY):
        count = [str(fields[2])] if kind == trader.BUY else []
        return ["BUY_BANK", str(fields[0]), *two_digits(fields[1]), *count]
    if kind == trader.SELL:
        return ["SELL", str(fields[0]), *two_digits(fields[1]), str(fields[2])]
    if kind == trader.TRADE:
        pawns = [str(fields[0]), str(fields[1])]
        return ["BUY_PLAYER", *pawns, *two_digits(fields[2]), str(fields[3])]
    if kind == trader.OFFICES:
        return ["OFFICES", *two_digits(fields[0]), *map(str, fields[1:])]
    if kind == trader.INTEREST:
        return ["INTEREST", str(fields[0]), *two_digits(fields[1])]
    if kind == trader.GO:
        return ["GO", str(fields[0])]
    return ["MENU", "4"] if kind == trader.MARKET else None
