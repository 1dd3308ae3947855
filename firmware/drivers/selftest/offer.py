"""Offers the self-test at the first start after a deploy. It asks in one language after the
other, since none may be chosen yet, and any key but CANCEL starts it, since some may be dead."""

import pins
from banker.ui.texts import ENGLISH, FRENCH

from drivers.selftest.session import Session
from drivers.selftest.words import texts_in

_TURN_MS = 3000
_TURNS = 10
_POWER = 24
NO = 0


def offer(session: Session) -> int:
    """Return the language shown when a key went down, or NO. Without any answer the test begins:
    perhaps no key works."""
    for turn in range(_TURNS):
        language = ENGLISH if turn % 2 else FRENCH
        texts = texts_in(language)
        session.page(texts["offer"], texts["offer_more"], texts["offer_no"])
        contact = session.wait(_TURN_MS)
        if contact is not None:
            session.release()
            return NO if _is_cancel(contact) else language
    return FRENCH


def _is_cancel(contact) -> bool:
    """Return whether a contact looks like CANCEL."""
    place = contact.place(_POWER)
    return place >= 0 and pins.KEYS[place // 5][place % 5] == "CANCEL"
