"""The report on a game: what happened, in pictures, tables and words."""
