"""The keys of a first turn: a payment to the bank."""

KEYS = "BUY_BANK FIRST 5+0 CONFIRM CONFIRM TOTAL CONFIRM UNDO CONFIRM"
