"""The keys of a guided first turn: none, so pages do not offer one."""

KEYS = ""
