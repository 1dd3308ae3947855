"""The mirror of a game of Chicago Express."""
