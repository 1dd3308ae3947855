"""The report on a game of Chicago Express."""
