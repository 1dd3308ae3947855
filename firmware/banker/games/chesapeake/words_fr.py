"""The words of chesapeake: those of its family."""

from ..railway.words_fr import TEXTS  # noqa: F401
