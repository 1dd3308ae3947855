"""The story of a game of 18Africa as a file."""
