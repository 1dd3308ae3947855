"""The Trader game's own screens."""
