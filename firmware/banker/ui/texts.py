"""The texts in the language chosen. Only those in use stay in memory."""

from ..unload import unload

FRENCH, ENGLISH = 1, 2
TEXTS, MORE, NOTICES, PAST = "texts", "more", "notices", "past"
UNIT = "banker.ui"


def table(language, kind=TEXTS, package=UNIT):
    """Texts by name; in French, the original unit's language, where none is chosen yet."""
    name = package + "." + kind + ("_en" if language == ENGLISH else "_fr")
    texts = __import__(name, None, None, ("TEXTS",)).TEXTS
    unload(name)  # else the other language's would stay for good after a change
    return texts


class Texts:
    """The unit's texts and a game's by name. Those that are not needed at once, in the tables
    called MORE, come into memory with the first of them that is."""

    def __init__(self, language, package):
        self._language = language
        self._package = package
        self._complete = False
        # Two tables: one with all of them would be too large a piece of the board's memory.
        self._units = {}
        self._games = {}
        self._load(TEXTS)

    def _load(self, kind):
        self._units.update(table(self._language, kind))
        self._games.update(table(self._language, kind, self._package))

    def complete(self):
        """Load all of them; returns this."""
        if not self._complete:
            self._complete = True
            self._load(MORE)
        return self

    def __contains__(self, name):
        return name in self._games or name in self._units

    def __getitem__(self, name):
        if name not in self:
            self.complete()
        return self._games[name] if name in self._games else self._units[name]
