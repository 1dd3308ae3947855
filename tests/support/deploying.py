"""Deploying in tests: the command itself with the real firmware, or a small one without it."""

import functools
import json
from pathlib import Path
from unittest.mock import patch

from banker.store import file_drive

from host_tools import cli
from host_tools.deploy import command_line, contents, manifest, plan, settings
from host_tools.deploy.apply import apply
from host_tools.deploy.files import Files
from tests.support.a_drive import SAVED, SETTINGS, everything

build = functools.cache(contents.build)
"""The firmware does not change between tests: it is compiled once."""


def run(*words: object) -> int:
    """Run the command."""
    with patch.object(command_line, "build", build):
        return cli.main(["deploy", *(str(word) for word in words)])


def bring(files: Files, wanted: dict[str, bytes]) -> plan.Plan:
    """Deploy a small firmware."""
    old = manifest.load(files)
    made = plan.make_plan(files, wanted, old)
    apply(made, files, wanted, old, lambda path: None)
    return made


def holds(drive: Path, wanted: dict[str, bytes]) -> None:
    """Check that the drive has these files, the player's, and nothing else of ours."""
    found = everything(drive)
    told = json.loads(found.pop(manifest.NAME))
    assert told["finished"]
    assert sorted(told["files"]) == sorted(wanted)
    del found["boot_out.txt"], found["lib/mine.mpy"]
    assert found.pop(file_drive.SELF_TEST) == b"\xff" * file_drive.SELF_TEST_SIZE, (
        "a self-test is due"
    )
    assert found.pop(settings.PATH) == settings.LINE + SETTINGS
    assert found == {**wanted, **SAVED}
