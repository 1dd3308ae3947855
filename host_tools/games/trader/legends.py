"""Trader's legends are those that are printed on the keys themselves."""

OVERLAY: dict[str, tuple[str, str]] = {}
"""The keys that are called otherwise, in French and in English."""
