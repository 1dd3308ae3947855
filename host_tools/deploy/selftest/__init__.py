"""`courtier selftest`: the unit's self-test on the virtual board, or the result a unit has kept."""
