"""The report on a game: what happened, in charts, tables and words."""
