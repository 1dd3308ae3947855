"""The texts in the language chosen. Only those in use stay in memory."""

from ..unload import unload

FRENCH, ENGLISH = 1, 2
TEXTS, MORE, NOTICES, PAST = "texts", "more", "notices", "past"
UNIT = "banker.ui"
_NAME, _TEXT = "\x01", "\x02"  # before a name, and between it and its text
_END = b"\x01"
_PIECE = 600  # bytes, and a text more: what is free on a board is in small pieces


def table(language, kind=TEXTS, package=UNIT):
    """Texts by name; in French, the original unit's language, where none is chosen yet."""
    name = package + "." + kind + ("_en" if language == ENGLISH else "_fr")
    texts = __import__(name, None, None, ("TEXTS",)).TEXTS
    unload(name)  # else the other language's would stay for good after a change
    return texts


def packed(texts):
    """Texts by name as a few pieces of bytes, which take half the memory of a table."""
    pieces, piece = [], bytearray()
    for name in texts:
        piece.extend((_NAME + name + _TEXT + texts[name]).encode())
        if len(piece) > _PIECE:
            pieces.append(bytes(piece))
            piece = bytearray()
    pieces.append(bytes(piece))
    return pieces


class Texts:
    """The unit's texts and a game's by name. Those that are not needed at once, in the tables
    called MORE, come into memory with the first of them that is."""

    def __init__(self, language, package):
        self._language = language
        self._package = package
        self._complete = False
        self._pieces = []  # a game's before the unit's
        self._load(TEXTS)

    def _load(self, kind):
        own = packed(table(self._language, kind, self._package))
        self._pieces = own + self._pieces + packed(table(self._language, kind))

    def complete(self):
        """Load all of them; returns this."""
        if not self._complete:
            self._complete = True
            self._load(MORE)
        return self

    def _find(self, name):
        """A text; None if it is not there."""
        name = (_NAME + name + _TEXT).encode()
        for piece in self._pieces:
            at = piece.find(name)
            if at >= 0:
                at += len(name)
                end = piece.find(_END, at)
                return (piece[at:end] if end >= 0 else piece[at:]).decode()
        return None

    def __contains__(self, name):
        return self._find(name) is not None

    def __getitem__(self, name):
        text = self._find(name)
        if text is None and not self._complete:
            self.complete()
            text = self._find(name)
        if text is None:
            raise KeyError(name)
        return text
