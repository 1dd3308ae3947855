"""A text in both languages of the guide."""

from typing import NamedTuple

LANGUAGES = ("en", "fr")


class Words(NamedTuple):
    """The same text in English and in French."""

    en: str
    fr: str

    def of(self, language: str) -> str:
        """Return the text in a language."""
        return self.fr if language == "fr" else self.en


def same(words: str) -> Words:
    """Return words that are alike in both languages."""
    return Words(words, words)


def decimals(text: str, language: str) -> str:
    """Return a figure with a language's decimal mark."""
    return text.replace(".", ",") if language == "fr" else text
