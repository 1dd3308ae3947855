"""`courtier selftest`: the unit's self-test on the virtual board, or a real unit's last result."""
