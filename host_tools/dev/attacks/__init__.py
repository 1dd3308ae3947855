"""Attackers, one in each module; README.md says what a module must have."""

from collections.abc import Iterator

Tries = Iterator[str | None]
"""The result of each try: None if it held, or a sentence that says what failed."""
