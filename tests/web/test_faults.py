"""What is wrong with the firmware: whole in the terminal, without places on the disk on pages."""

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
def test_a_fault_is_told_without_places_on_the_disk(fault, shown):
    assert without_paths(fault) == shown


def test_the_terminal_is_told_all_of_a_fault_once(capsys):
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
