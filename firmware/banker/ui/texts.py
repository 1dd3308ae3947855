"""The table of texts of the language chosen. Only the one in use stays in memory."""

from ..forget import forget

FRENCH, ENGLISH = 1, 2
TEXTS, NOTICES = "texts", "notices"


def table(language, kind=TEXTS):
    """The texts of a language by name; French, the original unit's, where none is chosen yet."""
    name = "banker.ui." + kind + ("_en" if language == ENGLISH else "_fr")
    texts = __import__(name, None, None, ("TEXTS",)).TEXTS
    forget(name)  # else the other language's would stay for good after a change
    return texts
