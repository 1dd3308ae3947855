"""The mirror of railway games."""
