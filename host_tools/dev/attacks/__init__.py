"""Attackers, one in each module; README.md says what a module must have."""

from collections.abc import Iterator

Tries = Iterator[str | None]
"""Something for each try: None where all held, or a sentence that says what fell."""
