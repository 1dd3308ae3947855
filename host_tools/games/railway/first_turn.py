"""The keys of a first turn: the first private is sold at its price."""

KEYS = "INTEREST FIRST CONFIRM CONFIRM TOTAL CONFIRM UNDO CONFIRM"
