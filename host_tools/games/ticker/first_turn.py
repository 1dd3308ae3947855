"""The keys of a first turn: a purchase."""

KEYS = "BUY_BANK FIRST 6 5 CONFIRM CONFIRM TOTAL CONFIRM UNDO CONFIRM"
