"""Words of pages, by language."""

from typing import Any


class ByLanguage(dict[str, Any]):
    """A table a language; English in one that the unit speaks and the pages do not."""

    def __missing__(self, lang: str) -> Any:
        return self["en"]
