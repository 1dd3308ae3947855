"""The keys of a first turn: an auction."""

KEYS = "BUY_BANK FIRST 1+1 CONFIRM CONFIRM TOTAL CONFIRM UNDO CONFIRM"
