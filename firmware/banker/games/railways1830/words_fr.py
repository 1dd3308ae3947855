"""The words of 1830 in French: those of its family."""

from ..railway.words_fr import TEXTS  # noqa: F401
