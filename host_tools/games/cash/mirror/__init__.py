"""The mirror of a game of Cash."""
