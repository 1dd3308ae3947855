"""What runs on the code host only calls make, and takes nothing from others that could change."""

import re
from pathlib import Path

import pytest

PYTHONS = (11, 12, 13, 14)
ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PUBLISHING = ("test -f ", ">")
"""After `make release`: the tag is looked at, and a draft is made of what is in dist."""


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_only_calls_make(path):
    text = path.read_text("utf-8")
    commands = re.findall(r"^ +(?:- )?run: (.+)$", text, re.M)
    assert any(command.startswith("make ") for command in commands)
    others = [command for command in commands if not command.startswith("make ")]
    assert path.stem == "release" or not others
    assert all(command.startswith(PUBLISHING) for command in others)
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M)
    for command in set(commands) - set(others):
        assert command.split()[1] in targets


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_actions_are_pinned_to_a_commit(path):
    for action in re.findall(r"uses: (\S+)", path.read_text("utf-8")):
        assert action.startswith("./") or re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action), action


def test_every_python_that_the_locks_are_for_is_tested():
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    versions = ", ".join(f'"3.{one}"' for one in PYTHONS)
    assert f"python: [{versions}]" in text
