"""The words of chesapeake: those of its family."""

from ..railway.words_en import TEXTS  # noqa: F401
