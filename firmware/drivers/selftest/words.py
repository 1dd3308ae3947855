"""The self-test's words in the chosen language, and its faults in words."""

import pins
from banker.ui.texts import ENGLISH

from drivers.selftest.contact import COLUMN, POWER

_PINS = pins.ROWS + pins.COLUMNS + (pins.POWER,)


def texts_in(language: int) -> dict:
    """Return the texts of a language: English, or French, which was the original unit's."""
    if language == ENGLISH:
        from drivers.selftest.words_en import TEXTS
    else:
        from drivers.selftest.words_fr import TEXTS
    return TEXTS


def legend(texts: dict, key: str) -> str:
    """Return the legend of a key."""
    return texts.get(key, key)


def explain(texts: dict, fault: tuple) -> str:
    """Return a fault in words, in lines that fit the screen."""
    about: list = []
    for item in fault[1:]:
        if isinstance(item, int):
            about.append(1 + (item - COLUMN if COLUMN <= item < POWER else item))
            about.append(_PINS[item])
        else:
            about.append(legend(texts, item))
    return texts[fault[0]].format(*about)
