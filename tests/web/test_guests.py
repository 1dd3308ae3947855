"""What guests may have, in figures: places, requests, tries at the PIN, files, lines of log."""

import logging
import sys
from types import SimpleNamespace

import pytest

from host_tools.live.unit import Change
from host_tools.table.command_line import FaultTeller
from host_tools.web.access import WRONG_AT_ONCE, PinCheck
from host_tools.web.allowance import Allowance
from host_tools.web.file_limit import WANTED, raise_file_limit
from host_tools.web.guests import ALL_AT_ONCE, ASKED_AT_ONCE, ASKED_PER_S, MOST_REMEMBERED, Guests
from host_tools.web.hub import without_paths
from host_tools.web.messages import BadMessage, parse
from host_tools.web.quiet import LOGGERS, Once, quiet
from tests.support.live import HandClock

PIN = "424242"


def test_an_allowance_comes_back_with_time():
    clock = HandClock()
    allowance = Allowance(2, 0.5, clock)
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    assert allowance.wait_s == 2
    clock.seconds += 2
    assert allowance.take()
    assert not allowance.take()
    clock.seconds += 100
    assert allowance.full
    assert [allowance.take() for _ in range(3)] == [True, True, False]


def test_one_address_asks_so_much_and_all_together_so_much():
    clock = HandClock()
    guests = Guests(clock=clock)
    assert sum(guests.may_ask("10.0.0.1") for _ in range(2 * ASKED_AT_ONCE)) == ASKED_AT_ONCE
    clock.seconds += 1
    assert sum(guests.may_ask("10.0.0.1") for _ in range(2 * ASKED_AT_ONCE)) == ASKED_PER_S
    clock.seconds += 100
    crowd = [f"10.1.{number // 256}.{number % 256}" for number in range(3 * MOST_REMEMBERED)]
    assert sum(guests.may_ask(one) for one in crowd for _ in range(5)) <= ALL_AT_ONCE
    assert all(guests.may_ask("127.0.0.1") for _ in range(5000))
    clock.seconds += 100
    assert guests.may_ask("10.9.9.9")


def test_wrong_pins_from_everywhere_are_slowed_down_together():
    clock = HandClock()
    pins = PinCheck(PIN, clock)
    for number in range(WRONG_AT_ONCE):
        assert not pins.check(f"10.0.0.{number}", "000000")
    assert pins.wait_s("10.0.1.1") > 0
    assert not pins.check("10.0.1.1", PIN)
    clock.seconds += pins.wait_s("10.0.1.1")
    assert pins.check("10.0.1.1", PIN)


def test_a_month_of_guessing_finds_one_pin_in_two_at_most():
    clock = HandClock()
    pins = PinCheck(PIN, clock)
    begin, tried = clock.seconds, 0
    for number in range(1000):
        address = f"10.0.0.{number % 250}"
        clock.seconds += pins.wait_s(address)
        pins.check(address, "000000")
        tried += 1
    assert 500_000 * (clock.seconds - begin) / tried > 28 * 86_400


@pytest.mark.parametrize("pin", ["\ud800", "\udfff" * 6, "12345\ud800"])
def test_a_pin_that_is_no_text_is_refused(pin):
    with pytest.raises(BadMessage, match="no such PIN"):
        parse('{"type":"pin","pin":"' + pin.encode("unicode_escape").decode() + '"}')
    assert not PinCheck(PIN, HandClock()).check("10.0.0.1", pin)


@pytest.mark.parametrize(
    ("fault", "shown"),
    [
        ('Traceback\n  File "/home/me/x.py"\nValueError: too small\n', "ValueError: too small"),
        ("FileNotFoundError: [Errno 2] No such file: '/home/me/a game/x'\n", "FileNotFoundError"),
        ("OSError: [WinError 3] 'C:\\\\Users\\\\Me Too\\\\x'", "OSError"),
        (
            "SyntaxError: invalid syntax (app.py, line 3)",
            "SyntaxError: invalid syntax (app.py, line 3)",
        ),
    ],
)
def test_a_fault_is_told_without_places_on_the_disk(fault, shown):
    assert without_paths(fault) == shown


def test_the_terminal_is_told_all_of_a_fault_once(capsys):
    unit = SimpleNamespace(fault=None)
    tell = FaultTeller(unit)
    tell(Change("power"))
    unit.fault = "Traceback\n  File '/home/me/x.py'\nValueError: 1\n"
    for kind in ("picture", "power", "power", "tone"):
        tell(Change(kind))
    assert capsys.readouterr().err == unit.fault + "\n"
    unit.fault = "another"
    tell(Change("power"))
    assert capsys.readouterr().err == "another\n"


class System:
    """The system's limit of open files."""

    RLIM_INFINITY, RLIMIT_NOFILE = -1, 7

    def __init__(self, now, most, refuses=False):
        self.limits = now, most
        self.refuses = refuses

    def getrlimit(self, _which):
        return self.limits

    def setrlimit(self, _which, limits):
        if self.refuses:
            raise ValueError("not so many")
        self.limits = limits


@pytest.mark.parametrize(
    ("system", "files", "limits"),
    [
        (System(256, -1), WANTED, (WANTED, -1)),
        (System(64, 200), 200, (200, 200)),
        (System(64, 200, refuses=True), 64, (64, 200)),
        (System(20_000, 20_000), WANTED, (20_000, 20_000)),
        (System(-1, -1), WANTED, (-1, -1)),
    ],
)
def test_more_files_are_asked_for(system, files, limits, monkeypatch):
    monkeypatch.setitem(sys.modules, "resource", system)
    assert raise_file_limit() == files
    assert system.limits == limits


def test_where_files_have_no_limit(monkeypatch):
    monkeypatch.setitem(sys.modules, "resource", None)
    assert raise_file_limit() == WANTED


def test_however_few_files_there_are_somebody_gets_in():
    guests = Guests()
    guests.fit_into(10)
    assert guests.admit("127.0.0.1")
    guests.come("127.0.0.1", SimpleNamespace(lasts=False, hang_up=lambda: None))
    assert guests.admit("127.0.0.1")
    assert guests.admit("10.0.0.1")


def test_the_same_trouble_is_told_once():
    once, name = Once(), LOGGERS[0]
    again = [
        logging.LogRecord(name, logging.ERROR, "", 0, "no room for %s", (one,), None)
        for one in range(1000)
    ]
    assert [once.filter(record) for record in again].count(True) == 1
    others = [
        logging.LogRecord(name, logging.ERROR, "", 0, f"{one} trouble", (), None)
        for one in range(1000)
    ]
    assert [once.filter(record) for record in others].count(True) < 30


def test_only_while_pages_are_served():
    logger = logging.getLogger(LOGGERS[0])
    before = list(logger.filters)
    with quiet():
        assert len(logger.filters) == len(before) + 1
    assert logger.filters == before
