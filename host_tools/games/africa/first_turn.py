"""The keys of a first turn: the draw of companies, given up."""

KEYS = "BUY_BANK 0+1 0+5 UNDO CANCEL TOTAL CONFIRM"
