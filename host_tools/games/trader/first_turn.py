"""The keys of a first turn: founding a company."""

KEYS = "BUY_BANK FIRST 1+3 CONFIRM TOTAL CONFIRM UNDO CONFIRM"
