"""Words of pages by language."""

from typing import Any


class ByLanguage(dict[str, Any]):
    """A table for each language; English for a language that only the unit has."""

    def __missing__(self, lang: str) -> Any:
        return self["en"]
