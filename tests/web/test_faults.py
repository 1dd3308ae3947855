"""Faults of the firmware: complete in the terminal, without paths on pages."""

from types import SimpleNamespace

import pytest

from host_tools.apps.server.command_line import FaultPrinter
from host_tools.apps.web.hub import without_paths
from host_tools.simulator.live.unit import Change


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
def test_a_fault_is_shown_without_paths(fault, shown):
    assert without_paths(fault) == shown


def test_the_terminal_shows_a_fault_in_full_once(capsys):
    unit = SimpleNamespace(fault=None)
    tell = FaultPrinter(unit)
    tell(Change("power"))
    unit.fault = "Traceback\n  File '/home/me/x.py'\nValueError: 1\n"
    for kind in ("picture", "power", "power", "tone"):
        tell(Change(kind))
    assert capsys.readouterr().err == unit.fault + "\n"
    unit.fault = "another"
    tell(Change("power"))
    assert capsys.readouterr().err == "another\n"
