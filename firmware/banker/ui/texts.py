"""The texts in the language chosen, by their names.

A language is a file `words_` with its two letters in this folder, and one in each game's. On a
board they stay on the drive, in a file that deploy makes of a package's table: a text is found
there within half a millisecond, and in memory those of 1861 took 4.4 KB. Elsewhere the tables are
imported.
"""

import binascii
import sys

FRENCH, ENGLISH = 1, 2
WORDS = "words"  # the one table of the unit, and of a described game
KINDS = TEXTS, MORE, PAST = "texts", "more", "past"  # of games that are not described
APART = (PAST,)  # in a package's file their names begin with the kind
NOTICES = "notices."  # how the names of what the memory has to tell begin
UNIT = "banker.ui"
BUCKETS = 256  # a power of two: where in a file a text is, is told by its name
_AT_HAND = 16  # texts
CODES = "languages"  # in the files of a board: the letters of all languages
_known = []  # the languages there are, once they have been looked for


def languages():
    """[(number, two letters, own name)] of every language there is, by number."""
    if not _known:
        file = _open(UNIT, "_en")
        if not file:
            from .imported_texts import codes
        for code in Stored(file, WORDS)[CODES].split() if file else codes():
            words = _table("_" + code, WORDS, UNIT)
            _known.append((int(words["language_number"]), code, words["language"]))
        _known.sort()
    return _known


def code_of(language):
    """The letters of a language; French, the original unit's, where none is chosen yet."""
    for number, code, _ in languages():
        if number == (language or FRENCH):
            return code
    return "en"


def table(language, kind=WORDS, package=UNIT):
    """Texts by name. From a file, all of a package's and the unit's are one table. Games that are
    not described speak English in languages that they do not have."""
    code = code_of(language)
    if kind != WORDS and code not in ("fr", "en"):
        code = "en"
    return _table("_" + code, kind, package)


def _table(ending, kind, package):
    file = _open(package, ending)
    if file:
        return Stored(file, kind)
    from .imported_texts import imported

    return imported(package + "." + kind + ending)


def _open(package, ending):
    """A package's file of texts, None where there is none."""
    root = sys.modules["banker"].__path__
    if isinstance(root, str):  # a desktop's Python has a list
        try:
            return open(file_of(root, package, ending), "rb")
        except OSError:
            pass
    return None


def file_of(root, package, ending):
    """The path of a package's file of texts, `root` being that of the package `banker`."""
    return root + package[len("banker") :].replace(".", "/") + "/words" + ending + ".bin"


def stored_name(kind, name):
    """What a text is called in a file, as bytes; that of something past may be the number of its
    kind."""
    return (kind + "." + str(name) if kind in APART else name).encode()


def place(name):
    """In which of a file's buckets a text is, by the name it has there."""
    return binascii.crc32(name) & BUCKETS - 1


def entry(name, text=b""):
    """A text as it stands in its bucket."""
    return b"\x01" + name + b"\x02" + text


class ByName:
    """Texts that a method `get` finds by their names; None for what is not there."""

    def __contains__(self, name):
        return self.get(name) is not None

    def __getitem__(self, name):
        text = self.get(name)
        if text is None:
            raise KeyError(name)
        return text


class Stored(ByName):
    """A package's texts of a kind in a file, which begins with where each bucket begins."""

    def __init__(self, file, kind):
        self._file = file
        self._kind = kind

    def get(self, name):
        """A text."""
        name = stored_name(self._kind, name)
        file = self._file
        file.seek(2 * place(name))
        ends = file.read(4)
        start = ends[0] | ends[1] << 8
        file.seek(start)
        bucket = file.read((ends[2] | ends[3] << 8) - start)
        name = entry(name)
        at = bucket.find(name)
        if at < 0:
            return None
        at += len(name)
        end = bucket.find(b"\x01", at)
        return (bucket[at:end] if end >= 0 else bucket[at:]).decode()


class Texts(ByName):
    """A game's texts and, where it has none of its own, the unit's. The last that were wanted are
    at hand: a screen is drawn anew with every key."""

    def __init__(self, language, package):
        own = (TEXTS, MORE) if package.endswith(".ui") else (WORDS,)
        texts = table(language, own[0], package)  # a file has all of them
        if isinstance(texts, dict):
            from .imported_texts import together

            texts = together(table(language), [table(language, kind, package) for kind in own])
        self._all = texts
        self._last = {}

    def get(self, name):
        """A text."""
        text = self._last.get(name)
        if text is None:
            text = self._all.get(name)
            if text is not None:
                if len(self._last) == _AT_HAND:
                    self._last.clear()
                self._last[name] = text
        return text
