"""The keys of a first turn: none, so that a page offers none."""

KEYS = ""
