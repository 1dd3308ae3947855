"""A text in both languages of the guide."""

from typing import NamedTuple

LANGUAGES = ("en", "fr")


class Words(NamedTuple):
    """The same in English and in French."""

    en: str
    fr: str

    def of(self, language: str) -> str:
        """Return it in a language."""
        return self.fr if language == "fr" else self.en


def same(words: str) -> Words:
    """Return what is called alike in both."""
    return Words(words, words)


def decimals(text: str, language: str) -> str:
    """Return a figure as a language writes it."""
    return text.replace(".", ",") if language == "fr" else text
