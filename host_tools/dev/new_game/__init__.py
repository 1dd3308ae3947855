"""A new game: the skeleton that `courtier new-game` writes."""
