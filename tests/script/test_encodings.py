"""Output to files and pipes is UTF-8, even on a system with another encoding."""

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "utf-8"])
def test_a_script_reads_and_prints_pawns(encoding):
    done = subprocess.run(
        [sys.executable, "-m", "host_tools.cli", "script"],
        input="press BUY_BANK 1 1 3 CONFIRM\nexpect 13 4 ₅\nshow\n".encode(),
        env=os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "13 4 ₅" in done.stdout.decode()
