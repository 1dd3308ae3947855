"""Cash: a bank for any game with money. Knows nothing of screens."""
