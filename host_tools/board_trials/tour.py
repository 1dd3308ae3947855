"""Every screen of each game, as the keys that open it and lead back to where the unit rests."""

LANGUAGE = "MENU 1 CONFIRM CANCEL"
"""Turns to the other language at its digit already."""
TRADER = (
    "BUY_BANK 1 1 3 CANCEL CANCEL",
    "SELL 1 1 3 CANCEL CANCEL",
    "BUY_PLAYER 1 2 1 3 CANCEL CANCEL",
    "OFFICES 1 7 CANCEL CANCEL",
    "INTEREST 1 1 3 CANCEL CANCEL",
    "GO 1 CANCEL CANCEL",
    "TOTAL CONFIRM",
    "REVIEW CONFIRM",
    "UNDO CANCEL",
    "1 3 CONFIRM CANCEL",
    "hold:REMOVE 1 CANCEL CANCEL",
    "hold:NEW_GAME CANCEL CANCEL",
    "MENU 5 CONFIRM CANCEL",
    LANGUAGE,  # French
    "TOTAL CONFIRM",
    "REVIEW CONFIRM",
    LANGUAGE,  # and English again
)
CHICAGO = (
    "BUY_BANK 1 CANCEL CANCEL CANCEL",
    "SELL CANCEL",
    "SELL 1 1 1 CONFIRM 1 CONFIRM CONFIRM CANCEL CANCEL CANCEL",
    "OFFICES 1 CANCEL CANCEL",
    "OFFICES 2 CANCEL CANCEL",
    "GO 1 CANCEL CANCEL",
    "INTEREST CONFIRM CANCEL",
    "BUY_PLAYER CONFIRM",
    "TOTAL CONFIRM",
    "REVIEW CONFIRM",
    "UNDO CANCEL",
    "MENU 4 CANCEL CANCEL",
    "MENU 4 7 CANCEL CANCEL CANCEL",
    "hold:REMOVE CANCEL CANCEL",
    "hold:NEW_GAME CANCEL CANCEL",
    "MENU 5 CONFIRM CANCEL",
    LANGUAGE,
    "TOTAL CONFIRM",
    "REVIEW CONFIRM",
    LANGUAGE,
)
SCREENS = (TRADER, CHICAGO)
"""By the game's number. Nothing here books anything, but what is due (Chicago's dividends)."""
