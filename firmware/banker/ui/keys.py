"""The names of the unit's 25 keys."""

DIGITS = "0123456789"
BUY_BANK = "BUY_BANK"
SELL = "SELL"
BUY_PLAYER = "BUY_PLAYER"
OFFICES = "OFFICES"
INTEREST = "INTEREST"
GO = "GO"
TOTAL = "TOTAL"
REVIEW = "REVIEW"
REMOVE = "REMOVE"
NEW_GAME = "NEW_GAME"
CONFIRM = "CONFIRM"
CANCEL = "CANCEL"
UNDO = "UNDO"
MENU = "MENU"
POWER = "POWER"

ENTRIES = (BUY_BANK, SELL, BUY_PLAYER, OFFICES, INTEREST, GO)  # the game's own
FUNCTIONS = ENTRIES + (TOTAL, REVIEW, REMOVE, NEW_GAME, UNDO, MENU)
KEYS = tuple(DIGITS) + FUNCTIONS + (CONFIRM, CANCEL, POWER)


def digit(key):
    """Return the number on a digit key, or None for any other key."""
    return int(key) if key in DIGITS else None
