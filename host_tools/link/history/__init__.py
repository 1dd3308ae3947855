"""The story of a game: what was confirmed, one moment after the other, and in words."""
