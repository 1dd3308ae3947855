"""Asks for every key once, and records what each closes."""

import pins
from banker.ui.glyphs import FILLED, encode

from drivers.selftest.contact import Contact
from drivers.selftest.diagnosis import diagnose
from drivers.selftest.session import SEEN, WRONG, Session
from drivers.selftest.shorts import find_shorts, silenced
from drivers.selftest.words import legend

ASK_MS = 8000
COUNT = 25
_NOBODY = 10
"""After so many keys without an answer at the start, the test asks for no more."""
_GRID_ROW = 3
_MARKS = encode("·✓x")
_REST_MS = 1500


def test_keys(session: Session) -> list:
    """Ask for all keys and record the faults; return what each key closed, None without an
    answer."""
    session.page(session.texts["keys"], session.texts["hands_off"])
    session.wait(_REST_MS)
    session.idle = session.lines.probe()
    shorts = find_shorts(session.idle, pins.KEYS)
    contacts: list = [None] * COUNT
    good: list = [None] * COUNT
    for code in range(COUNT):
        contacts[code] = _ask(session, code, good)
        good[code] = _expected(contacts[code], code)
        if code + 1 == _NOBODY and contacts.count(None) == COUNT:
            break
    wired = [fault for fault in shorts if fault[0] != "stuck"]
    explained = [("dead_key", name) for name in silenced(shorts, pins.KEYS)]
    for fault in shorts + diagnose(contacts, pins.KEYS, bool(wired)):
        if fault not in explained:
            session.add_fault(fault)
    return contacts


def _expected(contact: Contact | None, code: int) -> bool:
    """Return whether a key closed its own place, in the right direction only."""
    if contact is None:
        return False
    if code == COUNT - 1:
        return contact.power
    return contact.forward == 1 << code and not contact.reverse


def _ask(session: Session, code: int, good: list) -> Contact | None:
    """Ask for a key, a second time if it was seen as another: fingers slip too."""
    texts = session.texts
    text = texts["press"]
    contact = None
    for _ in range(2):
        _draw(session, code, good, text)
        contact = session.wait(ASK_MS, session.count_down)
        if contact is None:
            break
        right = _expected(contact, code)
        session.play(SEEN if right else WRONG)
        if not session.release():
            session.add_fault(("stuck", key_name(code)))
        if right or contact.place(code) == code:
            break
        text = texts["seen"].format(legend(texts, _name_seen(contact, code))[:7])
    return contact


def key_name(code: int) -> str:
    """Return the name of the key at a place of the matrix."""
    return pins.KEYS[code // 5][code % 5]


def key_code(name: str) -> int:
    """Return the place of a key in the matrix."""
    code = 0
    while key_name(code) != name:
        code += 1
    return code


def _name_seen(contact: Contact, code: int) -> str:
    """Return the name of the key that a contact looks like."""
    place = contact.place(code)
    return key_name(COUNT - 1 if place < 0 else place)


def _draw(session: Session, code: int, good: list, text: str) -> None:
    """Show which key is asked for, and the results so far."""
    canvas = session.canvas
    canvas.clear()
    canvas.text(0, 0, session.texts["keys"])
    canvas.right(0, 21, "%d/%d" % (code + 1, COUNT))
    canvas.text(1, 0, text)
    canvas.text(2, 0, "> " + legend(session.texts, key_name(code)))
    for at in range(COUNT):
        if at == code:
            mark = FILLED
        elif good[at] is None:
            mark = _MARKS[0]
        else:
            mark = _MARKS[1 if good[at] else 2]
        canvas.code(_GRID_ROW + at // 5, 1 + 2 * (at % 5), mark)
    session.show()
