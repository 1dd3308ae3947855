"""The report on a described game."""
