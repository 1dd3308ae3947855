"""`courtier selftest`, and its part in deploy."""

from pathlib import Path

import pytest
from banker.store import file_drive

from host_tools import cli
from tests.support.a_drive import make_drive, put
from tests.support.deploying import run

pytestmark = pytest.mark.slow


def test_a_fault_is_shown_and_printed(capsys) -> None:
    assert cli.main(["selftest", "--fault", "dead-column-3"]) == 1
    told = capsys.readouterr().out
    assert "| Column 3, GP13:       |" in told
    assert "1 fault" in told


def test_a_healthy_board_passes(capsys) -> None:
    assert cli.main(["selftest", "--lang", "fr"]) == 0
    assert "| TOUT VA BIEN          |" in capsys.readouterr().out


def test_an_unknown_fault_lists_the_known_ones(capsys) -> None:
    assert cli.main(["selftest", "--fault", "gremlins"]) == 2
    assert "dead-column-{column}" in capsys.readouterr().err


def test_the_result_on_a_drive(tmp_path: Path, capsys) -> None:
    drive = make_drive(tmp_path / "CIRCUITPY")
    assert cli.main(["selftest", str(drive)]) == 2
    assert run(drive) == 0
    assert "offers its self-test" in capsys.readouterr().out
    assert cli.main(["selftest", str(drive)]) == 2
    assert "no self-test" in capsys.readouterr().err
    content = bytearray((drive / file_drive.SELF_TEST).read_bytes())
    for text, status in (("no fault\n", 0), ("1 fault\n- Row 1\n", 1), ("skipped\n", 1)):
        told = f"Courtier 1 self-test: {text}".encode() + b"\0"
        content[file_drive.SELF_TEST_AT : file_drive.SELF_TEST_AT + len(told)] = told
        put(drive, {file_drive.SELF_TEST: bytes(content)})
        assert cli.main(["selftest", str(drive)]) == status
        assert text in capsys.readouterr().out
    assert run(drive) == 0
    assert (drive / file_drive.SELF_TEST).read_bytes() == bytes(content), "nothing new, nothing due"
