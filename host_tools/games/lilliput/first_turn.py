"""The keys of a first turn: a company is chosen."""

KEYS = "BUY_BANK FIRST 1 1 CONFIRM TOTAL CONFIRM UNDO CONFIRM"
