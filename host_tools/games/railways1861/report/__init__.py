"""The story of a game of 1861 as a file."""
