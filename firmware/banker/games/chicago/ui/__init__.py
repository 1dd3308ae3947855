"""The Chicago Express game's own screens."""
