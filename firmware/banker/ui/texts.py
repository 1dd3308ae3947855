"""The texts in the language chosen, by their names.

A language is a file `words_` with its two letters in this folder, and one in each game's folder. On
a board they stay on the drive, in a file that deploy makes of a package's table: a text is found
there within half a millisecond, while those of 1861 would take 4.4 KB of memory. Elsewhere the
tables are imported.
"""

import binascii
import sys

FRENCH, ENGLISH = 1, 2
WORDS = "words"  # how the files of the tables begin
NOTICES = "notices."  # how the names of the ledger's notices begin
UNIT = "banker.ui"
BUCKETS = 256  # a power of two: a hash of its name says in which one a text is
_AT_HAND = 12  # texts
CODES = "languages"  # in the files of a board: the letters of all languages
_languages = []  # the languages there are, once they have been looked for


def languages():
    """Return [(number, two letters, own name)] of every language there is, by number."""
    if not _languages:
        file = _open(UNIT, "_en")
        if not file:
            from .imported_texts import codes
        for code in Stored(file)[CODES].split() if file else codes():
            words = _table("_" + code, UNIT)
            _languages.append((int(words["language_number"]), code, words["language"]))
        _languages.sort()
    return _languages


def code_of(language):
    """Return the letters of a language; of French, the original unit's, where none is chosen
    yet."""
    for number, code, _ in languages():
        if number == (language or FRENCH):
            return code
    return "en"


def table(language, package=UNIT):
    """Return texts by name. From a file, all of a package's and the unit's are one table."""
    return _table("_" + code_of(language), package)


def _table(ending, package):
    file = _open(package, ending)
    if file:
        return Stored(file)
    from .imported_texts import imported

    return imported(package + "." + WORDS + ending)


def _open(package, ending):
    """Open a package's file of texts; return None where there is none."""
    root = sys.modules["banker"].__path__
    if isinstance(root, str):  # a desktop's Python has a list
        try:
            return open(file_of(root, package, ending), "rb")
        except OSError:
            pass
    return None


def file_of(root, package, ending):
    """Return the path of a package's file of texts, `root` being that of the package `banker`."""
    return root + package[len("banker") :].replace(".", "/") + "/words" + ending + ".bin"


def place(name):
    """Return in which of a file's buckets a text is, by the name it has there."""
    return binascii.crc32(name) & BUCKETS - 1


def entry(name, text=b""):
    """Return a text as it stands in its bucket."""
    return b"\x01" + name + b"\x02" + text


class ByName:
    """Texts that a method `get` finds by their names; it returns None for an unknown one."""

    def __contains__(self, name):
        return self.get(name) is not None

    def __getitem__(self, name):
        text = self.get(name)
        if text is None:
            raise KeyError(name)
        return text


class Stored(ByName):
    """A package's texts in a file, which begins with where each bucket begins."""

    def __init__(self, file):
        self._file = file

    def get(self, name):
        """Return a text by its name; None if there is none."""
        name = name.encode()
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
    """A game's texts and, where it has none of its own, the unit's. The last ones used are cached,
    as a screen is drawn again with every key."""

    def __init__(self, language, package):
        texts = table(language, package)
        if isinstance(texts, dict):
            own, texts = texts, dict(table(language))
            texts.update(own)
        self._all = texts
        self._last = {}

    def get(self, name):
        """Return a text by its name; None if there is none."""
        text = self._last.get(name)
        if text is None:
            text = self._all.get(name)
            if text is not None:
                if len(self._last) == _AT_HAND:
                    self._last.clear()
                self._last[name] = text
        return text
