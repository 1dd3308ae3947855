"""18Africa in keys: how it begins, every screen, and a round."""

from host_tools.games.kit.keys import rest_of

__getattr__ = rest_of("africa")  # SEATS, ADMIN, CHANCE, keys_for
ENTRIES = {"early": 40, "late": 700}
"""How many entries have been made in a young game and in an old one."""
_DRAW = "BUY_BANK 0 1 0 2 0 3 0 4 0 5 0 8 0 9 1 0 1 7 CONFIRM"
_CARD = "INTEREST 4 5 CONFIRM CONFIRM "
OPENING = f"{_DRAW} {_CARD * 24}"
"""Leads a new game to where a round can be played."""
ROUND = (
    "BUY_BANK 1 0 8 1 CONFIRM UNDO CONFIRM BUY_BANK 5 CONFIRM UNDO CONFIRM "
    "GO CONFIRM UNDO CONFIRM TOTAL CONFIRM BUY_BANK CANCEL CONFIRM CONFIRM"
)
"""A player's round, which can be repeated: entries, a look at the totals, an entry given up."""
TOUR = (
    "BUY_BANK 1 CANCEL CANCEL",
    "BUY_BANK 1 0 8 CANCEL CANCEL",
    "GO CANCEL",
    "0 8 CONFIRM",
    "CONFIRM CONFIRM CONFIRM CONFIRM",
    "MENU 4 1 1 CANCEL CANCEL",
    "MENU 4 2 CANCEL CANCEL",
)
"""Every screen that others do not have, and back to where the unit rests. Nothing here books
anything, but what is due."""
EVERYTHING = (
    "hold:NEW_GAME 5 CONFIRM 1 2 3 CONFIRM",
    "MENU 4 7 0 8 1 9 0 CONFIRM CONFIRM",
    _DRAW,
    *("INTEREST 2 5 CONFIRM CONFIRM",) * 21,
    "BUY_BANK 1 0 8 2 CONFIRM",  # a director's certificate
    "BUY_BANK 1 0 8 1 CONFIRM",
    "SELL CANCEL",  # not yet
    "GO CONFIRM",
    "BUY_BANK 1 0 5 2 CONFIRM",
    "BUY_BANK 1 2 4 CONFIRM",
    "GO CONFIRM",
    "BUY_BANK 5 CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "CONFIRM CONFIRM CONFIRM CONFIRM CONFIRM",
    "0 8",
    "CONFIRM",
    "MENU 4 2 0 5 9 0 0 CONFIRM CONFIRM",
    "MENU 4 2 0 8 9 0 0 CONFIRM CONFIRM",
    "OFFICES 1 2 0 CONFIRM 5 0 CONFIRM CONFIRM",
    "OFFICES 2 CONFIRM",
    "BUY_PLAYER CANCEL CANCEL",
    "GO CONFIRM",
    "BUY_BANK 1 CONFIRM",
    "BUY_PLAYER CANCEL CANCEL",
    "GO CONFIRM",
    "GO CONFIRM",
    "BUY_BANK CANCEL CANCEL",
    "BUY_PLAYER 1 0 5 1 CONFIRM CANCEL CANCEL CANCEL CANCEL",
    "SELL CANCEL CANCEL",
    "GO CONFIRM",
    "GO 1 2 0 CONFIRM 1 CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    *("INTEREST 1 3 CONFIRM 3 1 CONFIRM",),
    "INTEREST 2 3 CONFIRM 3 2 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 3 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 4 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 5 CONFIRM",
    "INTEREST 2 3 CONFIRM 3 6 CONFIRM",
    "SELL CANCEL",
    "BUY_PLAYER CANCEL",  # nobody has that private
    "CONFIRM CONFIRM CONFIRM CONFIRM CONFIRM",
    "hold:REMOVE 3 CONFIRM",
    "MENU 4 3 0 8 4 2 0 CONFIRM CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO 0 CONFIRM CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "GO CONFIRM",
    "CONFIRM CONFIRM CONFIRM",
)
"""All that the game can show, from its beginning, a line at a time."""
