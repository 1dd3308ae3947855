"""Runs the self-test from its first page to the result, then restarts the unit, which continues
the saved game."""

import gc

import microcontroller
from banker import __version__

from drivers.selftest import record
from drivers.selftest.mute import wait_for_oled
from drivers.selftest.session import Session

ASK = 0
"""Instead of a language: offer the test first, in both languages."""


def run(display, keypad, buzzer, battery, language: int = ASK) -> None:
    """Test everything, report the result, and restart. Does not return."""
    session = Session(display, keypad, buzzer)
    if display.present or wait_for_oled(session):
        if language == ASK:
            language = _offer(session)
        if language != ASK:
            _test(session, language, battery)
    session.wait_for_silence()
    microcontroller.reset()


def _offer(session: Session) -> int:
    """Ask whether to test. The answer is saved at once: nobody is asked twice, even if the test
    is not finished."""
    from drivers.selftest.offer import NO, offer

    language = offer(session)
    what = "skipped" if language == NO else "not finished"
    record.keep("Courtier %s self-test: %s\n" % (__version__, what))
    return language


def _test(session: Session, language: int, battery) -> None:
    from drivers.selftest.words import texts_in

    session.texts = texts = texts_in(language)
    from drivers.selftest.keys import test_keys
    from drivers.selftest.user_checks import Answers, test_pixels, test_tones

    gc.collect()
    answers = Answers(session, test_keys(session))
    test_pixels(session, answers)
    test_tones(session, answers)
    session.page(texts["measuring"], texts["patience"])
    from drivers.selftest.memory import test_batteries, test_memory

    millivolts = battery.millivolts()
    test_batteries(session, millivolts)
    test_memory(session)
    from drivers.selftest.verdict import report

    report(session, millivolts)
