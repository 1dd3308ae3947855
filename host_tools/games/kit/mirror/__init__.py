"""The mirror of a described game."""
