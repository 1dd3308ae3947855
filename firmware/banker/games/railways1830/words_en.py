"""The words of 1830 in English: those of its family."""

from ..railway.words_en import TEXTS  # noqa: F401
