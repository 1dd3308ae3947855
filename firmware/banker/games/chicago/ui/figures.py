"""Companies, dials and flags as every screen writes them."""

from ..data import NAMES

DIAL_NAMES = ("", "auction", "build", "develop")


_SHORT = [name[:3].upper() for name in NAMES]


def short(company):
    """A company's name in three letters."""
    return _SHORT[company]


def flags_words(texts, flags):
    """What ends the game on its next payday, in words; how many where they are too long."""
    words = texts["flags"].split()
    found = [words[at] for at in range(len(words)) if flags >> at & 1]
    text = texts["end_signs"] + " "
    if len(found) > 2:
        return text + str(len(found))
    return text + (", ".join(found) or texts["none"])
