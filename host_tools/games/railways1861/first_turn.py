"""The keys of a first turn: the first private is sold."""

KEYS = "INTEREST FIRST 2+5 CONFIRM CONFIRM TOTAL CONFIRM UNDO CONFIRM"
