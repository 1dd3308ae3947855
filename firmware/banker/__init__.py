"""The banker: games, the unit's screens and keys, and saving. Pure Python, no hardware."""

__version__ = "1.0.0"
