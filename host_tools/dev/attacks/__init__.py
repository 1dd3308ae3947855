"""Attackers, one to a module; what such a module has is in README.md."""

from collections.abc import Iterator

Tries = Iterator[str | None]
"""Something for each try: None where all held, or a sentence that says what fell."""
