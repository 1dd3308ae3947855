"""The keys of Chicago Express: how it begins, all screens, and a round."""

from host_tools.games.kit.keys import rest_of

__getattr__ = rest_of("chicago")  # SEATS, ADMIN, CHANCE, keys_for
ENTRIES = {"early": 8, "late": 215}
"""How many entries have been made in a young game and in an old one."""
OPENING = (
    "BUY_BANK 1 9 CONFIRM CONFIRM BUY_BANK 2 8 CONFIRM CONFIRM "
    "BUY_BANK 3 6 CONFIRM CONFIRM BUY_BANK 4 8 CONFIRM CONFIRM"
)
"""Leads a new game to where a round can be played."""
_BUILD = "SELL 1 2 3 CONFIRM 1 CONFIRM 2 CONFIRM CONFIRM"
ROUND = f"{_BUILD} UNDO CONFIRM GO 1 CONFIRM UNDO CONFIRM TOTAL CONFIRM BUY_PLAYER OFFICES CANCEL"
"""A player's round that can be repeated: entries, a look at the totals, and an entry cancelled."""
TOUR = (
    "BUY_BANK 1 CANCEL CANCEL CANCEL",
    "SELL CANCEL",
    "SELL 1 1 1 CONFIRM 1 CONFIRM CONFIRM CANCEL CANCEL CANCEL",
    "OFFICES 1 CANCEL CANCEL",
    "OFFICES 2 CANCEL CANCEL",
    "GO 1 CANCEL CANCEL",
    "INTEREST CONFIRM CANCEL",
    "BUY_PLAYER CONFIRM",
    "MENU 4 CANCEL CANCEL",
    "MENU 4 7 CANCEL CANCEL CANCEL",
)
"""Keys that open each screen of this game and leave it; they book nothing but due payments."""
EVERYTHING = (
    "hold:NEW_GAME 2 CONFIRM 1 2 3 CONFIRM",
    "MENU 4 7 1 2 CONFIRM CONFIRM",
    "BUY_BANK 1 7 CONFIRM CONFIRM",
    "BUY_BANK 2 6 CONFIRM CONFIRM",
    "BUY_BANK 3 5 CONFIRM CONFIRM",
    "BUY_BANK 1 8 CONFIRM CONFIRM",
    "BUY_BANK 4 1 4 CONFIRM CONFIRM",
    "SELL 2 1 2 CONFIRM 3 CONFIRM CONFIRM CONFIRM",
    "OFFICES 3 3 CONFIRM",
    "OFFICES 2 3 2 CONFIRM",
    "OFFICES 1 1 1 CONFIRM CANCEL CANCEL",
    "GO 3 CONFIRM",
    "INTEREST CONFIRM",  # as it would be now
    "BUY_PLAYER CONFIRM CONFIRM",
    "MENU 4 1 2 4 5 CONFIRM CONFIRM",
    "MENU 4 2 1 1 2 CONFIRM CONFIRM",
    "MENU 4 3 1 2 2 CONFIRM CONFIRM",
    "MENU 4 4 1 1 2 CONFIRM CONFIRM",
    "MENU 4 5 9 CONFIRM CONFIRM",
    "MENU 4 6 2 1 3 CONFIRM CONFIRM",
    "MENU 4 7 4 9 CONFIRM CONFIRM",
    "MENU 4 8 2 1 1 CONFIRM",
    "UNDO CONFIRM",
    "CONFIRM CONFIRM CONFIRM CONFIRM CONFIRM",
    "OFFICES 4 CONFIRM",
    "SELL 3 1 2 CONFIRM 3 CONFIRM 4 CONFIRM 1 CONFIRM",  # into Chicago
    "BUY_BANK 3 3 CONFIRM CONFIRM",
    "GO 1 CONFIRM",
    "INTEREST CONFIRM",  # two dials are red
    "hold:REMOVE 2 CONFIRM",
)
"""All that the game can show, from its start, one line at a time."""
