"""What `make` does to set itself up: once, with what there is, and told in a sentence if it fails.

Python and pip are stand-ins that write down what they are asked for: nothing is fetched here. With
a real network, without a compiler and with a slow line it was tried by hand.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    sys.platform == "win32" or not shutil.which("make"), reason="needs make and a Unix shell"
)
FAKE = """#!/bin/sh
echo "$@" >> "{log}"
case "$1 $2" in
  "-c "*) [ ! -e "{folder}/old" ];;
  "-m venv") mkdir -p .venv/bin && cp "{folder}/fake" .venv/bin/python;;
  "-m pip") [ ! -e "{folder}/offline" ] || {{ echo "no network" >&2; exit 1; }};;
  --version*) echo "Python 3.9";;
esac
"""


@pytest.fixture
def make(tmp_path):
    """Return a function that runs make in a copy of its inputs, and returns its status, output
    and requests."""
    project, folder, log = tmp_path / "project", tmp_path, tmp_path / "log"
    project.mkdir()
    for name in ("Makefile", "requirements.lock", "pyproject.toml"):
        shutil.copy(ROOT / name, project)
    (folder / "fake").write_text(FAKE.format(log=log, folder=folder))
    (folder / "fake").chmod(0o755)

    def run(*goals):
        log.write_text("")
        done = subprocess.run(
            ["make", f"PYTHON={folder / 'fake'}", *goals],
            cwd=project,
            env={key: value for key, value in os.environ.items() if key != "MAKEFLAGS"},
            capture_output=True,
            text=True,
            check=False,
        )
        asked = [line for line in log.read_text().splitlines() if not line.startswith("-c")]
        return done.returncode, done.stdout + done.stderr, asked

    run.project, run.folder = project, folder
    return run


def test_the_second_time_nothing_is_asked_for(make):
    status, output, asked = make("setup")
    assert status == 0
    assert "only this time" in output
    assert [line.split()[1] for line in asked] == ["venv", "pip", "pip"]
    assert all("--no-deps" in line for line in asked[1:])
    assert "--require-hashes" in asked[1]
    (make.folder / "offline").touch()
    status, output, asked = make("setup")
    assert (status, asked) == (0, [])


def test_an_environment_that_works_is_kept_when_the_project_changes(make):
    make("setup")
    os.utime(make.project / "pyproject.toml", (2_000_000_000, 2_000_000_000))
    status, _, asked = make("setup")
    assert status == 0
    assert [line.split()[1] for line in asked] == ["pip", "pip"]


def test_without_a_network_it_is_said_and_tried_again_later(make):
    (make.folder / "offline").touch()
    status, output, _ = make("setup")
    assert status != 0
    assert "try again with a network" in output
    assert not (make.project / ".venv" / ".ready").exists()
    (make.folder / "offline").unlink()
    status, _, asked = make("setup")
    assert status == 0
    assert asked[0].startswith("-m pip"), "what is there is used"


def test_an_old_python_is_named(make):
    (make.folder / "old").touch()
    status, output, asked = make("setup")
    assert status != 0
    assert "needs Python 3.11 or newer; this is Python 3.9" in output
    assert asked == ["--version"]
