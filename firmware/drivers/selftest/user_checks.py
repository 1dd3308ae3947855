"""Tests that need a person: whether every pixel is right, and whether the tones are heard."""

import pins
from banker.ui.sounds import SOUNDS

from drivers.selftest import panel
from drivers.selftest.keys import key_code, key_name
from drivers.selftest.session import WRONG, Session
from drivers.selftest.words import legend

_ANSWER_MS = 15_000
_PAUSE_MS = 250
_FAULTS = ("pixels_lit", "pixels_dark", "pixels_checks", "pixels_checks")
YES, NO, NOTHING = 1, 0, -1
_CONFIRM, _CANCEL = key_code("CONFIRM"), key_code("CANCEL")


class Answers:
    """Two keys that work, recognised by what they closed in the test: CONFIRM and CANCEL if
    possible. `yes` and `no` are their legends."""

    def __init__(self, session: Session, contacts: list) -> None:
        self._session = session
        yes = _working(contacts, "CONFIRM", None)
        no = _working(contacts, "CANCEL", yes)
        self._yes = None if yes is None else contacts[yes]
        self._no = None if no is None else contacts[no]
        self.yes = legend(session.texts, key_name(_CONFIRM if yes is None else yes))
        self.no = legend(session.texts, key_name(_CANCEL if no is None else no))

    def wait(self) -> int:
        """Return YES or NO, or NOTHING after a while."""
        session = self._session
        while True:
            contact = session.wait(_ANSWER_MS)
            if contact is None:
                return NOTHING
            session.release()
            if contact.matches(self._yes):
                return YES
            if contact.matches(self._no):
                return NO
            session.play(WRONG)


def _working(contacts: list, wanted: str, used: int | None) -> int | None:
    """Return the place of a key, or of the first digit that can replace it, or None if none
    answers."""
    for name in (wanted,) + tuple("0123456789"):
        code = key_code(name)
        contact = contacts[code]
        if contact is not None and not (used is not None and contact.matches(contacts[used])):
            return code
    return None


def test_pixels(session: Session, answers: Answers) -> None:
    """Show four pictures, and ask after each one."""
    texts = session.texts
    session.page(texts["pixels"], texts["look"].format(answers.yes, answers.no), texts["any_key"])
    if session.wait(_ANSWER_MS) is not None:
        session.release()
    spotted = False
    for picture in (panel.LIT, panel.DARK, panel.CHECKS, panel.OTHER_CHECKS):
        if not panel.paint(session.display, picture):
            session.add_fault(("oled_mute",))
            break
        answer = answers.wait()
        if answer == NO and not spotted:
            spotted = True  # later pictures have the same fault
            session.add_fault((_FAULTS[picture],))
        elif answer == NOTHING:
            session.add_fault(("pixels_unanswered",))
            break
    session.display.connect()


def test_tones(session: Session, answers: Answers) -> None:
    """Play every sound of the unit, and ask whether they were heard."""
    texts = session.texts
    for at, tones in enumerate(SOUNDS.values()):
        session.page(texts["tones"].format(at + 1, len(SOUNDS)))
        session.play(tones)
        session.wait_for_silence()
        session.wait(_PAUSE_MS)
    heard = texts["heard"].format(len(SOUNDS))
    session.page(heard, texts["yes_or_no"].format(answers.yes, answers.no))
    answer = answers.wait()
    if answer == NO:
        session.add_fault(("silent", pins.BUZZER))
    elif answer == NOTHING:
        session.add_fault(("tones_unanswered",))
