"""The self-test's words in the language chosen, and a fault put into them."""

import pins
from banker.ui.texts import ENGLISH

from drivers.selftest.contact import COLUMN, POWER

_PINS = pins.ROWS + pins.COLUMNS + (pins.POWER,)


def texts_in(language: int) -> dict:
    """The table of a language; French, the original unit's, unless it is English."""
    if language == ENGLISH:
        from drivers.selftest.words_en import TEXTS
    else:
        from drivers.selftest.words_fr import TEXTS
    return TEXTS


def legend(texts: dict, key: str) -> str:
    """What is printed on a key."""
    return texts.get(key, key)


def explain(texts: dict, fault: tuple) -> str:
    """A fault in words, in lines that fit the screen."""
    about: list = []
    for item in fault[1:]:
        if isinstance(item, int):
            about.append(1 + (item - COLUMN if COLUMN <= item < POWER else item))
            about.append(_PINS[item])
        else:
            about.append(legend(texts, item))
    return texts[fault[0]].format(*about)
