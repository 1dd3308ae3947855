"""`courtier new-game`: the new game plays at once, and a bad name changes nothing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools import FIRMWARE
from host_tools.dev.new_game.command_line import run as run_command
from host_tools.dev.new_game.writing import BadName, write

NAME = "shares"


@pytest.fixture
def root(tmp_path):
    """Return a project with the firmware in it."""
    shutil.copytree(FIRMWARE, tmp_path / "firmware", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def courtier(root: Path, *arguments: str) -> str:
    """Return a function that runs the command with this project's firmware and returns its
    output."""
    places = os.pathsep.join((str(root / "firmware"), *filter(None, sys.path)))
    done = subprocess.run(
        [sys.executable, "-m", "host_tools.cli", *arguments],
        env=os.environ | {"PYTHONPATH": places},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_what_it_writes_plays_at_once(root):
    write(root, NAME, "Shares")
    script = root / f"tests/games/{NAME}/scenarios/first.txt"
    courtier(root, "script", str(script))
    assert "Nothing is wrong" in courtier(root, "new-game", "--check", NAME)
    assert courtier(root, "history", "--help")


def test_it_writes_few_files(root):
    made = write(root, NAME, "Shares")
    assert len(made) == 8
    assert all((root / path).read_text("utf-8") for path in made)


@pytest.mark.parametrize(
    ("name", "title", "fault"),
    [
        ("Shares", "Shares", "lower-case letters"),
        ("x", "X", "lower-case letters"),
        ("../up", "Up", "lower-case letters"),
        ("class", "Class", "lower-case letters"),
        ("cash", "Cash", "in use"),
        ("kit", "Kit", "in use"),
        (NAME, "A title that is too long", "1 to 15 characters"),
        (NAME, 'Quo"te', "1 to 15 characters"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_written(root, name, title, fault):
    before = sorted(root.rglob("*"))
    with pytest.raises(BadName, match=fault):
        write(root, name, title)
    assert sorted(root.rglob("*")) == before


def test_a_file_that_is_in_the_way_is_kept(root):
    there = root / f"firmware/banker/games/{NAME}/rules.py"
    there.parent.mkdir()
    there.write_text("mine")
    with pytest.raises(BadName, match="already exists"):
        write(root, NAME, "Shares")
    assert there.read_text() == "mine"


def test_what_is_no_game_cannot_be_checked(capsys):
    class Asked:
        """As typed."""

        name, check, title = "nothing", True, None

    assert run_command(Asked()) == 1
    assert "no game is called 'nothing'" in capsys.readouterr().err
