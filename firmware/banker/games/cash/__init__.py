"""Cash: a bank for any game with money."""
