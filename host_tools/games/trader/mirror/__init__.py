"""The mirror of a game of Trader."""
